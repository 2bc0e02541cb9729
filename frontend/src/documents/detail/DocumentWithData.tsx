import { documentScreen } from '@contracts/routes';
import type { DocumentDetail } from '@contracts/document';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useNotify } from 'react-admin';
import { useHeld } from '../../ui/use-held';
import { LockNote } from '../LockChip';
import { ConfirmBar } from '../review/ConfirmBar';
import { ReviewPane } from '../review/ReviewPane';
import { ShortcutHelp } from '../review/ShortcutHelp';
import type { ReviewState } from '../review/review-state';
import { useReviewSession } from '../review/use-review-session';
import { useReviewView } from '../review/use-review-view';
import { DetailHeader } from './DetailHeader';
import { DocumentSheet } from './DocumentSheet';
import { useDetailShortcuts } from './use-detail-shortcuts';
import { useReviewLock } from './use-review-lock';
import { useReviewQueue } from './use-review-queue';
import { useSessionTally } from './use-session-tally';
import { documentTitle } from '../current-document';

const SPLIT = { name: 'documento', share: 57 };

/** Told to the next document: the one before led here, not the person. */
const BY_ITSELF = { byItself: true };
const isByItself = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'byItself' in state;

/** Who cancels before anything was typed in is back at the document that could not be read. */
function useLeaveBlank({ document, isEditing }: ReviewState): void {
  const navigate = useNavigate();
  const { id, status } = document;
  useEffect(() => {
    if (status === 'error' && !isEditing) void navigate(documentScreen(id), { replace: true });
  }, [id, status, isEditing, navigate]);
}

/** Review of one document, and below it all that is known of it. */
export function DocumentWithData({ document }: { document: DocumentDetail }) {
  const { session, state } = useReviewSession(document);
  const view = useReviewView(session, state);
  const place = useReviewQueue(document.id);
  const { lock, take } = useReviewLock(document.id, !state.document.isLocked);
  const { tally, count } = useSessionTally();
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const navigate = useNavigate();
  const isBlank = state.document.status === 'error';
  useLeaveBlank(state);
  const notify = useNotify();

  const goTo = (id: string | null): void => {
    if (id) void navigate(documentScreen(id));
  };
  const showNext = async (): Promise<void> => {
    if (place.nextId)
      await navigate(documentScreen(place.nextId), { flushSync: true, state: BY_ITSELF });
  };
  /** Runs an act on the document, which goes on to the next one. */
  const finish = (act: Promise<boolean>, title: string, isCounted: boolean): void => {
    setIsBusy(true);
    void act.then((isDone) => {
      setIsBusy(false);
      if (!isDone) return;
      if (isCounted) count();
      notify(title);
      place.leave();
    });
  };
  const isHeld = useHeld(document.id, isByItself(useLocation().state));
  /** Something is under way, or there is nothing yet that could be confirmed. */
  const isWaiting = isBusy || (isBlank && !session.hasUnsaved);
  const canPostpone = !isBlank && !state.document.isConfirmed;
  const confirm = (): void => {
    if (!isHeld) finish(session.confirm(showNext), 'Documento confirmado', true);
  };
  const postpone = (): void => {
    if (!isHeld) finish(session.postpone(showNext), 'Pospuesto hasta mañana', false);
  };
  useDetailShortcuts({
    view,
    place,
    goTo,
    confirm,
    postpone: canPostpone ? postpone : undefined,
    isBusy: isWaiting,
    onHelp: () => setIsHelpOpen(true),
  });

  return (
    <>
      <title>{`${documentTitle(state.document)} · Foliado`}</title>
      <DetailHeader
        document={state.document}
        place={place}
        pendingCount={view.pending.length}
        contradictions={view.contradictions}
        lock={lock}
        onTakeLock={() => void take()}
        editing={{ session, state, canEdit: view.canEdit }}
        onHelp={() => setIsHelpOpen(true)}
      />
      <main id="contenido" className="detail" tabIndex={-1}>
        <LockNote document={state.document} />
        <div className="detail-review">
          <ReviewPane view={view} split={SPLIT} />
        </div>
        <ConfirmBar
          session={session}
          state={state}
          contradictions={view.contradictions}
          tally={tally}
          hasNext={place.nextId !== null}
          isBusy={isWaiting}
          isHeld={isHeld}
          onConfirm={confirm}
          onPostpone={canPostpone ? postpone : undefined}
        />
        {!isBlank && <DocumentSheet document={state.document} onField={view.goTo} />}
      </main>
      {isHelpOpen && <ShortcutHelp onClose={() => setIsHelpOpen(false)} />}
    </>
  );
}
