import {
  CONSTANCIA_PICTURE_MAX_BYTES,
  CONSTANCIAS_MAX_BYTES,
  type ConstanciaPreview,
} from '@contracts/detraction-deposits';
import { announcedTypeOf } from '@rules/file-signature';
import { useRef, useState } from 'react';
import { useRefresh } from 'react-admin';
import { errorText } from '../api/api-error';
import type { AppDataProvider } from '../api/data-provider';
import { useAction } from '../api/use-action';

export interface FailedFile {
  filename: string;
  text: string;
}

/** Why a file is not even sent; null for one that is. */
function tooLarge({ name, size }: File): string | null {
  if (announcedTypeOf(name) === '') {
    const isTooLarge = size > CONSTANCIAS_MAX_BYTES;
    return isTooLarge ? 'El archivo pesa más de 5 MB. Descárguelo de SUNAT por meses.' : null;
  }
  const isTooLarge = size > CONSTANCIA_PICTURE_MAX_BYTES;
  return isTooLarge ? 'La imagen pesa más de 15 MB. Redúzcala o tómela otra vez.' : null;
}

/** The chosen files, what was found in them, and what of SUNAT's file has been recorded. */
export function useConstancias() {
  const refresh = useRefresh();
  const [file, setFile] = useState<File | null>(null);
  const [found, setFound] = useState<ConstanciaPreview | null>(null);
  const [pictures, setPictures] = useState<ConstanciaPreview[]>([]);
  const [failed, setFailed] = useState<FailedFile[]>([]);
  const [left, setLeft] = useState(0);
  const waiting = useRef<File[]>([]);

  const lookAt = async (provider: AppDataProvider, one: File): Promise<void> => {
    const preview = await provider.previewConstancias(one);
    if (preview.pages) setPictures((earlier) => [...earlier, preview]);
    else {
      setFile(one);
      setFound(preview);
    }
  };
  // One after another: the server reads one picture of a company at a time. What comes meanwhile waits with the others.
  const look = useAction(async (provider) => {
    setFailed([]);
    for (let one = waiting.current.shift(); one; one = waiting.current.shift()) {
      const { name: filename } = one;
      setLeft(waiting.current.length + 1);
      const text = tooLarge(one) ?? (await lookAt(provider, one).catch(errorText));
      if (text) setFailed((earlier) => [...earlier, { filename, text }]);
    }
  });
  const add = (files: readonly File[]): void => {
    if (files.length === 0) return;
    waiting.current.push(...files);
    void look.run();
  };
  const record = useAction((provider, chosen: File) => provider.recordConstancias(chosen), {
    done: ({ recorded }) => ({
      title: 'Constancias registradas',
      description: `${recorded} pasaron al paso 7`,
    }),
    onDone: (answer) => {
      setFound(answer);
      refresh();
    },
  });
  return { file, found, pictures, failed, left, look, add, record };
}
