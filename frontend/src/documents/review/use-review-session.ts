import type { DocumentDetail } from '@contracts/document';
import { SESSION_EXPIRED_RELOAD_MS } from '@contracts/limits';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { AppDataProvider } from '../../api/data-provider';
import { reloadPage } from '../../api/open-page';
import { useDrafts } from '../../drafts/use-draft';
import { useLeavePageWarning } from '../../layout/UnsavedGuard';
import { documentKey } from '../document-key';
import { readDraft, writeDraft } from './draft-store';
import { ReviewSession } from './review-session';
import type { ReviewState } from './review-state';

const saved = (count: number, areKept: boolean): string => {
  if (areKept) return count === 1 ? 'Valor aceptado' : 'Valores aceptados';
  return count === 1 ? 'Campo actualizado' : 'Cambios guardados';
};

/** A person's work on a document, with its toasts, its draft and its place in the cache. */
export function useReviewSession(document: DocumentDetail): {
  session: ReviewSession;
  state: ReviewState;
} {
  const dataProvider = useDataProvider<AppDataProvider>();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const drafts = useDrafts();
  const [session] = useState(
    () =>
      new ReviewSession(document, readDraft(drafts, document.id), dataProvider, {
        onDocument: (next) => queryClient.setQueryData(documentKey(next.id), next),
        onDraft: (draft) => writeDraft(drafts, document.id, draft),
        onSaved: (count, areKept) => notify(saved(count, areKept)),
        onNothingChanged: () => notify('Sin cambios'),
        onProblem: (description, title = 'Error al guardar') =>
          notify(title, { description, type: 'error' }),
        // Which all screens say (spec section 6); this one is loaded again.
        onSessionOver: () => setTimeout(reloadPage, SESSION_EXPIRED_RELOAD_MS),
      }),
  );
  useEffect(() => session.receive(document), [session, document]);
  const state = useSyncExternalStore(session.subscribe, session.snapshot);
  // Inside the product the next document may come while a value is on its way; closing the page would lose it.
  useLeavePageWarning(session.hasUnsaved);
  return { session, state };
}
