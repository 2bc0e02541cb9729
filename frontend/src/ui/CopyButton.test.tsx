import { COPY_ICON_MS } from '@contracts/limits';
import { act, render, screen } from '@testing-library/react';
import { WithNotices } from '../test/render-app';
import { CopyButton } from './CopyButton';

const success = { title: 'Copiado', description: 'Texto copiado al portapapeles' };

const clipboard = (writeText: (text: string) => Promise<void>): void => {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
};

const press = async (): Promise<void> => {
  render(<CopyButton label="Copiar" text={() => 'RUC\t20608471937'} success={success} />, {
    wrapper: WithNotices,
  });
  await act(async () => {
    screen.getByRole('button', { name: 'Copiar' }).click();
    await Promise.resolve();
  });
};

const hasCheck = (): boolean =>
  screen.getByRole('button', { name: 'Copiar' }).querySelector('.lucide-check') !== null;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the copy button', () => {
  it('copies, says so, and shows a check for two seconds', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    clipboard(writeText);
    await press();
    expect(writeText).toHaveBeenCalledWith('RUC\t20608471937');
    expect(screen.getByText('Texto copiado al portapapeles')).toBeInTheDocument();
    expect(hasCheck()).toBe(true);
    act(() => jest.advanceTimersByTime(COPY_ICON_MS));
    expect(hasCheck()).toBe(false);
  });

  it('says when the browser refuses', async () => {
    clipboard(jest.fn().mockRejectedValue(new Error('denied')));
    await press();
    expect(screen.getByText('No se pudo copiar al portapapeles')).toBeInTheDocument();
    expect(hasCheck()).toBe(false);
  });

  it('says the same where there is no clipboard at all', async () => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    await press();
    expect(screen.getByText('No se pudo copiar al portapapeles')).toBeInTheDocument();
  });
});
