import { type ReactNode, createContext, useContext, useEffect, useState } from 'react';
import { ToastStore } from './toast-store';
import { ToastViewport } from './ToastViewport';

const ToastContext = createContext<ToastStore | null>(null);

export function ToastProvider({ children }: { children: ReactNode }) {
  const [store] = useState(() => new ToastStore());
  useEffect(() => store.stopTimers, [store]);
  return (
    <ToastContext value={store}>
      {children}
      <ToastViewport store={store} />
    </ToastContext>
  );
}

/** Shows a toast; the function stays the same for the life of the app. */
export function useToast(): ToastStore['show'] {
  const store = useContext(ToastContext);
  if (!store) throw new Error('useToast needs a ToastProvider above it');
  return store.show;
}
