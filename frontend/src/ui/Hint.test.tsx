import { TOOLTIP_OPEN_MS } from '@contracts/limits';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Hint } from './Hint';

const pass = (milliseconds: number): void => act(() => jest.advanceTimersByTime(milliseconds));

const renderHint = (): HTMLElement => {
  render(
    <Hint text="Mediana de las lecturas">
      <button type="button">≈ 3 s</button>
    </Hint>,
  );
  return screen.getByRole('button');
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a tooltip', () => {
  it('waits for a pointer that stays', () => {
    fireEvent.pointerEnter(renderHint());
    pass(TOOLTIP_OPEN_MS - 1);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    pass(1);
    expect(screen.getByRole('tooltip')).toHaveTextContent('Mediana de las lecturas');
  });

  it('does not open when the pointer only passes', () => {
    const button = renderHint();
    fireEvent.pointerEnter(button);
    pass(TOOLTIP_OPEN_MS - 100);
    fireEvent.pointerLeave(button);
    pass(TOOLTIP_OPEN_MS);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('opens at once for the keyboard and closes on Escape', () => {
    const button = renderHint();
    fireEvent.focus(button);
    pass(0);
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    fireEvent.keyDown(button, { key: 'Escape' });
    pass(500);
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });
});
