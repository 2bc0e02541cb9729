import { COPY_ICON_MS } from '@contracts/limits';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import type { Notice } from './Notification';

const REFUSED = 'No se pudo copiar al portapapeles';

/** Copies a text and says so; `isCopied` is true for two seconds, for the icon of the button. */
export function useCopy({ title, description }: Notice) {
  const notify = useNotify();
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async (text: string): Promise<void> => {
    try {
      // Absent on pages that are not served securely.
      if (!navigator.clipboard) throw new Error('No hay portapapeles');
      await navigator.clipboard.writeText(text);
    } catch {
      notify('Error', { type: 'error', description: REFUSED });
      return;
    }
    notify(title, { description });
    setIsCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsCopied(false), COPY_ICON_MS);
  };

  return { copy, isCopied };
}
