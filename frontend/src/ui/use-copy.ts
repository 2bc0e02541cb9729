import { COPY_ICON_MS } from '@contracts/limits';
import { useEffect, useRef, useState } from 'react';
import { useToast } from './toast/ToastProvider';
import type { ToastContent } from './toast/toast-store';

const FAILED: ToastContent = {
  title: 'Error',
  description: 'No se pudo copiar al portapapeles',
  variant: 'destructive',
};

/** Copies a text and says so; `isCopied` is true for two seconds, for the icon of the button. */
export function useCopy(success: ToastContent) {
  const toast = useToast();
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async (text: string): Promise<void> => {
    try {
      // Absent on pages that are not served securely.
      if (!navigator.clipboard) throw new Error('No hay portapapeles');
      await navigator.clipboard.writeText(text);
    } catch {
      toast(FAILED);
      return;
    }
    toast(success);
    setIsCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsCopied(false), COPY_ICON_MS);
  };

  return { copy, isCopied };
}
