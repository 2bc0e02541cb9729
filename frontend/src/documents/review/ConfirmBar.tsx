import type { DocumentDetail } from '@contracts/document';
import { AUTHENTICITY_LABEL, authenticityLevel } from '@rules/authenticity-label';
import { Check, Clock3, CloudCheck, EqualNot, MessageSquare, ShieldX } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { Icon } from '../../ui/Icon';
import { ConfirmedSummary } from './ConfirmedSummary';
import type { ReviewSession } from './review-session';
import type { ReviewState } from './review-state';

interface ConfirmBarProps {
  session: ReviewSession;
  state: ReviewState;
  /** Fields of those on the screen that something contradicts. */
  contradictions: number;
  /** "Sesión: 6 docs · mediana 21 s"; empty when nothing was confirmed yet. */
  tally: string;
  /** There is another document to review after this one. */
  hasNext: boolean;
  isBusy: boolean;
  /** The document has just come by itself: nothing is taken yet. */
  isHeld?: boolean;
  onConfirm(): void;
  /** Absent where documents are not reviewed one after the other. */
  onPostpone?(): void;
}

const contradictionText = (count: number): string =>
  count === 1 ? '1 contradicción' : `${count} contradicciones`;

/** What the comment's place says: contradictions are told, never forbidden. */
function commentHint(contradictions: number): string {
  if (contradictions === 0) return 'Comentario (opcional)';
  return `Comentario (opcional) · hay ${contradictionText(contradictions)}`;
}

const nameOf = ({ extractedData, filename }: DocumentDetail): string =>
  extractedData?.documento?.numero || filename;

/** What speaks against confirming, beside the button: told, never forbidden. */
function ConfirmWarning({
  document: { authenticity },
  contradictions,
}: {
  document: DocumentDetail;
  contradictions: number;
}) {
  const isForged = authenticity !== null && authenticityLevel(authenticity) === 'falsificacion';
  if (!isForged && contradictions === 0) return null;
  return (
    <Chip
      tone="bad"
      icon={isForged ? ShieldX : EqualNot}
      word={isForged ? AUTHENTICITY_LABEL.falsificacion : contradictionText(contradictions)}
    />
  );
}

/** Confirmation (spec section 4): the form while the document is open, what was said once it is confirmed. */
export function ConfirmBar(props: ConfirmBarProps) {
  const {
    session,
    state,
    contradictions,
    tally,
    hasNext,
    isBusy,
    isHeld = false,
    onConfirm,
    onPostpone,
  } = props;
  const { document } = state;
  const [hasTyped, setHasTyped] = useState(false);
  if (document.isConfirmed) {
    return <ConfirmedSummary document={document} onReopen={session.reopen} />;
  }
  const hasDraft = session.hasUnsaved || state.comment !== '';
  return (
    <footer className="firm over p10 row g10 confirm-bar ground">
      <label className="field-box confirm-comment">
        <Icon of={MessageSquare} className="t3" />
        <input
          value={state.comment}
          maxLength={2000}
          placeholder={commentHint(contradictions)}
          aria-label="Comentario de la confirmación"
          onChange={(event) => {
            setHasTyped(true);
            session.setComment(event.currentTarget.value);
          }}
        />
      </label>
      {(hasDraft || hasTyped) && (
        <span className="sm t2 hide-s nw g5 row" role="status">
          <Icon of={CloudCheck} size={14} />
          {hasDraft ? 'Borrador sin guardar' : 'Todo guardado'}
        </span>
      )}
      <span className="sp" />
      <ConfirmWarning document={document} contradictions={contradictions} />
      {tally && <span className="sm t3 hide-m">{tally}</span>}
      {onPostpone && (
        <Button icon={Clock3} onClick={onPostpone} disabled={isBusy} aria-keyshortcuts="P">
          Posponer <kbd className="hide-s">P</kbd>
        </Button>
      )}
      <Button
        look="primary"
        icon={Check}
        id="confirmar"
        onClick={onConfirm}
        disabled={isBusy || !document.extractedData}
        aria-disabled={isHeld || undefined}
        aria-keyshortcuts="Control+Enter"
      >
        {isHeld
          ? `Siguiente: ${nameOf(document)}`
          : hasNext
            ? 'Confirmar y siguiente'
            : 'Confirmar'}{' '}
        <kbd className="hide-s">Ctrl ↵</kbd>
      </Button>
    </footer>
  );
}
