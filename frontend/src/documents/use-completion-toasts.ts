import type { DocumentSummary } from '@contracts/document';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { useRefreshCredits } from '../account/credits/use-credits';
import { HISTORY_STATS_KEY } from '../history/use-history-stats';
import { isCancelled } from './runs/failure-kind';
import { type KnownStatuses, completionNews, statusesOf } from './completion-news';

export const PROCESSING_FAILED = {
  title: 'Error en el procesamiento',
  text: 'El procesamiento falló. Intenta subir el archivo nuevamente.',
} as const;

const named = (documents: readonly DocumentSummary[]): string => {
  const [first] = documents;
  return documents.length === 1 && first ? first.filename : `${documents.length} documentos`;
};

/** Says when a document becomes completed, or fails, while the screen is open. */
export function useCompletionToasts(
  documents: readonly DocumentSummary[] | null | undefined,
  ownIds: ReadonlySet<string>,
): void {
  const notify = useNotify();
  const refreshCredits = useRefreshCredits();
  const queryClient = useQueryClient();
  const known = useRef<KnownStatuses>(null);
  useEffect(() => {
    if (!documents) return;
    const { completed, failed } = completionNews(known.current, documents, ownIds);
    known.current = statusesOf(documents);
    // A reading that ends settles its credit, or gives it back.
    if (completed.length + failed.length > 0) {
      refreshCredits();
      void queryClient.invalidateQueries({ queryKey: HISTORY_STATS_KEY });
    }
    if (completed.length > 0) {
      notify('Procesamiento completado', { description: named(completed) });
    }
    if (failed.some(({ failure }) => !isCancelled(failure))) {
      notify(PROCESSING_FAILED.title, { description: PROCESSING_FAILED.text, type: 'error' });
    }
  }, [documents, ownIds, notify, refreshCredits, queryClient]);
}
