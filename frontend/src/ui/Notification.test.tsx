import { TOAST_MS, TOAST_REMOVE_MS } from '@contracts/limits';
import { act, fireEvent, renderHook, screen } from '@testing-library/react';
import { AdminContext, useNotificationContext, useNotify } from 'react-admin';
import { i18nProvider } from '../i18n/i18n-provider';
import { Notification, type NoticeOptions } from './Notification';

type Options = NoticeOptions & { type?: 'error'; messageArgs?: object };

let held: () => number;
let notify: (title: string, options?: Options) => void;

const shown = (): string => screen.getByRole('status').textContent ?? '';
const wait = (ms: number): void => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  const { result } = renderHook(() => [useNotify(), useNotificationContext()] as const, {
    wrapper: ({ children }) => (
      <AdminContext i18nProvider={i18nProvider}>
        {children}
        <Notification />
      </AdminContext>
    ),
  });
  notify = (title, options) => act(() => result.current[0](title, options));
  held = () => result.current[1].notifications.length;
});
afterEach(() => jest.useRealTimers());

describe('the notice on screen', () => {
  it('appears in a polite live region that was there before', () => {
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
    notify('Copiado', { description: 'Texto copiado al portapapeles' });
    expect(shown()).toBe('CopiadoTexto copiado al portapapeles');
  });

  it("tells react-admin's own words in Spanish, and what failed as an error", () => {
    notify('ra.message.select_all_limit_reached', { messageArgs: { max: 250 } });
    expect(shown()).toBe(
      'Hay demasiados elementos para seleccionarlos todos. Se seleccionaron los primeros 250.',
    );
    notify('ra.notification.http_error', { type: 'error' });
    const words = screen.getByText('Error de comunicación con el servidor');
    expect(words.closest('.toast')).toHaveClass('toast-destructive');
  });

  it('takes the place of the one before, and closes after its own five seconds', () => {
    notify('Copiado');
    wait(TOAST_MS - 1000);
    notify('Exportado');
    expect(shown()).toBe('Exportado');
    wait(TOAST_MS - 1);
    expect(shown()).toBe('Exportado');
    wait(1);
    expect(shown()).toBe('');
  });

  it('is removed long after it was closed', () => {
    notify('Copiado');
    wait(TOAST_MS);
    expect([shown(), held()]).toEqual(['', 1]);
    wait(TOAST_REMOVE_MS - 1);
    expect(held()).toBe(1);
    wait(1);
    expect(held()).toBe(0);
  });

  it('waits for the one before where it is told to', () => {
    notify('Primero');
    notify('Segundo', { isNext: true });
    notify('Tercero', { isNext: true });
    expect(shown()).toBe('Primero');
    wait(TOAST_MS);
    expect(shown()).toBe('Segundo');
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
    expect(shown()).toBe('Tercero');
    wait(TOAST_MS);
    expect(shown()).toBe('');
  });

  it('stays while it is looked at', () => {
    notify('Copiado');
    const close = screen.getByRole('button', { name: 'Cerrar aviso' });
    act(() => close.focus());
    wait(TOAST_MS * 3);
    expect(shown()).toBe('Copiado');
    act(() => close.blur());
    wait(TOAST_MS);
    expect(shown()).toBe('');
  });

  it('gives way to none while the last of all is open, which closes all the same', () => {
    notify('Sesión expirada', { isLast: true });
    notify('Aviso', { isNext: true });
    notify('Error');
    expect(shown()).toBe('Sesión expirada');
    fireEvent.click(screen.getByRole('button', { name: 'Cerrar aviso' }));
    expect(shown()).toBe('Aviso');
    notify('Error');
    expect(shown()).toBe('Error');
  });

  it('offers its action and closes when it is taken', () => {
    const run = jest.fn();
    notify('Error', { type: 'error', action: { label: 'Reintentar', run } });
    fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(run).toHaveBeenCalledTimes(1);
    expect(shown()).toBe('');
  });
});
