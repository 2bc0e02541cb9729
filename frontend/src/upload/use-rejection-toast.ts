import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import type { NoticeOptions } from '../ui/Notification';
import type { Rejection } from './check-files';

const TITLES = ['Tipo de archivo no válido', 'Archivo demasiado grande'] as const;

/** One toast for each kind of refusal of one gesture: the second waits for the first. */
export function useRejectionToast(): (
  rejections: readonly Rejection[],
  action: NoticeOptions['action'],
) => void {
  const notify = useNotify();
  return useCallback(
    (rejections, action) => {
      let isNext = false;
      for (const title of TITLES) {
        const lines = rejections.filter((one) => one.title === title).map(({ text }) => text);
        if (lines.length === 0) continue;
        const offered = title === TITLES[0] ? { action } : {};
        notify(title, { type: 'error', description: lines.join('\n'), isNext, ...offered });
        isNext = true;
      }
    },
    [notify],
  );
}
