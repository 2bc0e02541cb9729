import type { DocumentDetail } from '@contracts/document';
import { PROCESSOR_CATALOGUE } from '@contracts/processors';
import type { ReviewLockAnswer } from '@contracts/review';
import { ArrowLeft, Cpu, ListChecks, UserRoundPen } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useOwnBar } from '../../layout/own-bar';
import { Brand } from '../../ui/Brand';
import { Button } from '../../ui/Button';
import { Chip } from '../../ui/Chip';
import { Hint } from '../../ui/Hint';
import { LinkButton } from '../../ui/LinkButton';
import { DocumentStatusChip } from '../../ui/state-chips';
import { partyName } from '../current-document';
import { LockChip } from '../LockChip';
import { DetailActions, type Editing } from './DetailActions';
import { QueueNav } from './QueueNav';
import type { QueuePlace } from './use-review-queue';

interface DetailHeaderProps {
  document: DocumentDetail;
  place: QueuePlace;
  pendingCount: number;
  /** Fields that something contradicts, those kept by the person among them. */
  contradictions?: number;
  lock: ReviewLockAnswer | null;
  onTakeLock(): void;
  editing: Editing | null;
  onHelp?(): void;
}

function LockBadges({
  document,
  lock,
  onTakeLock,
}: Pick<DetailHeaderProps, 'document' | 'lock' | 'onTakeLock'>) {
  if (document.isLocked) return <LockChip document={document} />;
  if (!lock?.holder || lock.isMine) return null;
  return (
    <span className="row detail-lock">
      <Chip tone="warn" icon={UserRoundPen} word={`En revisión por ${lock.holder.name}`} />
      <Button size="s" onClick={onTakeLock}>
        Tomar
      </Button>
    </span>
  );
}

/** What is left to look at; a page on which nothing was read says so instead of being all right. */
function PendingChip({
  document,
  count,
  kept,
}: {
  document: DocumentDetail;
  count: number;
  kept: number;
}) {
  const isEmpty = Object.values(document.fields).every(
    ({ state, value }) => state === 'vacio' || (state === 'dudoso' && value === null),
  );
  const [text, rest] = pendingText(count, kept, isEmpty);
  return (
    <span className="detail-pending" aria-live="polite">
      <Chip tone={toneOf(count, kept, isEmpty)} icon={ListChecks}>
        <span>
          {text}
          <span className="hide-s">{rest}</span>
        </span>
      </Chip>
    </span>
  );
}

function toneOf(count: number, kept: number, isEmpty: boolean): 'warn' | 'bad' | 'ok' {
  if (count > 0 || isEmpty) return 'warn';
  return kept > 0 ? 'bad' : 'ok';
}

/** @param kept contradictions that the person has seen and let stand */
function pendingText(count: number, kept: number, isEmpty: boolean): [text: string, rest: string] {
  if (isEmpty) return ['Sin datos', ': complételos a mano'];
  if (count === 0 && kept > 0) {
    return [kept === 1 ? '1 aceptada' : `${kept} aceptadas`, ' con contradicción'];
  }
  if (count === 0) return ['Nada', ' por verificar'];
  return [count === 1 ? 'Queda 1' : `Quedan ${count}`, ' por verificar'];
}

/** The bar of one document: the way back, the queue, who it is from, its state, and what can be done. */
export function DetailHeader(props: DetailHeaderProps) {
  const {
    document,
    place,
    pendingCount,
    contradictions = 0,
    lock,
    onTakeLock,
    editing,
    onHelp,
  } = props;
  useOwnBar();
  const title = partyName(document) ?? 'Documento';
  return (
    <header
      className="under row g10 detail-header px16 ground"
      data-editing={editing?.state.isEditing || undefined}
    >
      <Hint text="Volver">
        <LinkButton look="ghost" size="s" icon={ArrowLeft} to="/historial" aria-label="Volver" />
      </Hint>
      <Link className="hide-s flex" to="/" aria-label="Foliado, inicio">
        <Brand isCompact />
      </Link>
      {place.total > 0 && <QueueNav place={place} />}
      <div className="col detail-names">
        <h1 className="ell" title={title}>
          {title}
        </h1>
        <span className="sm t3 ell mono" title={document.filename}>
          {document.filename}
        </span>
      </div>
      <span className="detail-chips g6 firm row">
        <span className="hide-s">
          <DocumentStatusChip status={document.status} />
        </span>
        <LockBadges document={document} lock={lock} onTakeLock={onTakeLock} />
      </span>
      <span className="detail-spare sp g6 wraps cut row hide-s">
        {!document.isLocked && lock?.isMine && (
          <Chip tone="mute" icon={UserRoundPen} word="En revisión por usted" />
        )}
        <Chip tone="mute" icon={Cpu} word={PROCESSOR_CATALOGUE[document.processor].label} />
      </span>
      {editing?.canEdit && (
        <PendingChip document={document} count={pendingCount} kept={contradictions} />
      )}
      <DetailActions
        document={document}
        editing={editing?.canEdit ? editing : null}
        onHelp={onHelp}
      />
    </header>
  );
}
