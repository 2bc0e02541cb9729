import { TOAST_MS, TOAST_REMOVE_MS } from '@contracts/limits';
import { ToastStore } from './toast-store';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('toasts', () => {
  it('are one at a time: a new one takes the place of the last', () => {
    const store = new ToastStore();
    store.show({ title: 'Copiado' });
    store.show({ title: 'Exportado' });
    expect(store.snapshot()).toMatchObject({ title: 'Exportado', isOpen: true });
  });

  it('wait for the one before when they are given together', () => {
    const store = new ToastStore();
    store.show({ title: 'Primero' }, { title: 'Segundo' });
    expect(store.snapshot()).toMatchObject({ title: 'Primero', isOpen: true });
    jest.advanceTimersByTime(TOAST_MS);
    expect(store.snapshot()).toMatchObject({ title: 'Segundo', isOpen: true });
    store.show({ title: 'Copiado' }, { title: 'Tercero' });
    store.dismiss();
    expect(store.snapshot()).toMatchObject({ title: 'Tercero', isOpen: true });
    store.dismiss();
    expect(store.snapshot()?.isOpen).toBe(false);
  });

  it('close after five seconds and are forgotten long after', () => {
    const store = new ToastStore();
    store.show({ title: 'Copiado' });
    jest.advanceTimersByTime(TOAST_MS - 1);
    expect(store.snapshot()?.isOpen).toBe(true);
    jest.advanceTimersByTime(1);
    expect(store.snapshot()?.isOpen).toBe(false);
    jest.advanceTimersByTime(TOAST_REMOVE_MS - 1);
    expect(store.snapshot()).not.toBeNull();
    jest.advanceTimersByTime(1);
    expect(store.snapshot()).toBeNull();
  });

  it('get their five seconds anew when they replace another', () => {
    const store = new ToastStore();
    store.show({ title: 'Copiado' });
    jest.advanceTimersByTime(TOAST_MS - 1000);
    store.show({ title: 'Exportado' });
    jest.advanceTimersByTime(TOAST_MS - 1);
    expect(store.snapshot()?.isOpen).toBe(true);
  });

  it('stay while they are looked at', () => {
    const store = new ToastStore();
    store.show({ title: 'Copiado' });
    store.pause();
    jest.advanceTimersByTime(TOAST_MS * 3);
    expect(store.snapshot()?.isOpen).toBe(true);
    store.resume();
    jest.advanceTimersByTime(TOAST_MS);
    expect(store.snapshot()?.isOpen).toBe(false);
  });

  it('give way to none while the last of all is open, which closes all the same', () => {
    const store = new ToastStore();
    store.show({ title: 'Sesión expirada', isLast: true }, { title: 'Aviso' });
    store.show({ title: 'Error' });
    expect(store.snapshot()?.title).toBe('Sesión expirada');
    store.dismiss();
    expect(store.snapshot()).toMatchObject({ title: 'Aviso', isOpen: true });
    store.show({ title: 'Error' });
    expect(store.snapshot()?.title).toBe('Error');
  });

  it('tell their listeners until they leave', () => {
    const store = new ToastStore();
    const listener = jest.fn();
    const leave = store.subscribe(listener);
    store.show({ title: 'Copiado' });
    leave();
    store.dismiss();
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
