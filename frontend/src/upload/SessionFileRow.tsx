import { READING_STAGES } from '@contracts/document';
import type { ReviewQueueDocument } from '@contracts/review';
import { documentScreen } from '@contracts/routes';
import { fileSizeText } from '@rules/file-size';
import {
  Ban,
  Camera,
  CircleQuestionMark,
  EqualNot,
  FileText,
  Image,
  Upload,
  X,
} from 'lucide-react';
import { Link } from 'react-router-dom';
import { adviceLine } from '../documents/picture-advice';
import { doingOf } from '../documents/reading-doing';
import { CancelReadingButton } from '../documents/runs/CancelReadingButton';
import { isCancelled } from '../documents/runs/failure-kind';
import { correctionOf } from '../documents/unreadable';
import { Button } from '../ui/Button';
import { Chip } from '../ui/Chip';
import { Hint } from '../ui/Hint';
import { Icon } from '../ui/Icon';
import '../ui/sign-tile.css';
import { ProgressBar } from '../ui/ProgressBar';
import { Stitches } from '../ui/Stitches';
import { DocumentStatusChip } from '../ui/state-chips';
import type { SessionFile } from './session-files';

const percentOf = ({ progress }: SessionFile): number => Math.floor(progress * 100);

const wasCancelled = ({ document }: SessionFile): boolean => isCancelled(document?.failure);

function StatusChip({ file }: { file: SessionFile }) {
  if (file.status === 'error' && wasCancelled(file)) {
    return <Chip tone="mute" icon={Ban} word="Cancelada" />;
  }
  if (file.status !== 'uploading') return <DocumentStatusChip status={file.status} />;
  return (
    <Chip tone="info" icon={Upload}>
      {percentOf(file)}&nbsp;%
    </Chip>
  );
}

/** What goes on, in one line. */
function detailOf(file: SessionFile, isPaused: boolean): string {
  const { status, size, progress, document } = file;
  const sizeText = size === null ? null : fileSizeText(size);
  if (status === 'uploading') {
    return sizeText && size !== null
      ? `Subiendo · ${fileSizeText(size * progress)} de ${sizeText}`
      : 'Preparando el documento';
  }
  if (status === 'pending')
    return isPaused ? 'El servidor pidió una pausa; continúa solo' : 'En cola';
  if (status === 'processing') {
    const doing = document && doingOf(document);
    if (doing) return doing;
    return file.waiting ?? 'Esperando turno de lectura';
  }
  const time = document?.processingTime;
  return [sizeText, typeof time === 'number' ? `leído en ${time.toFixed(1)}\u00a0s` : null]
    .filter(Boolean)
    .join(' · ');
}

function Progress({ file }: { file: SessionFile }) {
  if (file.status === 'uploading') {
    return <ProgressBar fraction={file.progress} label={`Subida de ${file.name}`} />;
  }
  if (file.status !== 'processing') return null;
  const stage = file.document?.stage ?? null;
  const done = stage ? READING_STAGES.indexOf(stage) : 0;
  return (
    <Stitches
      total={READING_STAGES.length}
      done={stage ? done : -1}
      label={stage ? `Paso ${done + 1} de ${READING_STAGES.length}: ${stage}` : 'Por empezar'}
    />
  );
}

/** It was read, and would read better from a better picture. */
function Advice({ file: { document } }: { file: SessionFile }) {
  const line = document && adviceLine(document);
  if (!line) return null;
  return (
    <p className="mt6 breaks lead g6 soft tone-warn session-file-advice r1 sm">
      <Icon of={Camera} size={14} />
      {line}
    </p>
  );
}

/** Once the file is a document, its name leads there. */
function Name({ file: { name, document } }: { file: SessionFile }) {
  if (!document) return <span className="m session-file-name ell f13">{name}</span>;
  return (
    <Link className="m session-file-name ell f13" to={documentScreen(document.id)}>
      {name}
    </Link>
  );
}

/** What the review will have to look at; nothing where all is clear. */
function Doubts({ review }: { review: ReviewQueueDocument | undefined }) {
  if (!review) return null;
  const { contradictions, doubtful } = review;
  if (contradictions > 0) {
    return (
      <Chip tone="bad" icon={EqualNot}>
        {contradictions === 1 ? '1 contradicción' : `${contradictions} contradicciones`}
      </Chip>
    );
  }
  if (doubtful === 0) return null;
  return (
    <Chip tone="warn" icon={CircleQuestionMark}>
      {doubtful === 1 ? '1 duda' : `${doubtful} dudas`}
    </Chip>
  );
}

interface SessionFileRowProps {
  file: SessionFile;
  /** What the queue of review says of it, once the batch is read. */
  review: ReviewQueueDocument | undefined;
  isPaused: boolean;
  onCancel(): void;
  onRetry(): void;
}

export function SessionFileRow({ file, review, isPaused, onCancel, onRetry }: SessionFileRowProps) {
  const failure = file.failure ?? 'No se pudo leer el documento.';
  const isCancellable = file.status === 'uploading' || file.status === 'pending';
  return (
    <li className="session-file p9-14 g10 flex">
      <span className="centred sign-tile firm toned">
        <Icon of={file.isImage ? Image : FileText} size={20} strokeWidth={1.5} />
      </span>
      <div className="col sp fit">
        <div className="row wraps session-file-head">
          <Hint text={file.name} className="sp">
            <Name file={file} />
          </Hint>
          <Doubts review={review} />
          <StatusChip file={file} />
          {isCancellable && (
            <Button
              look="ghost"
              size="s"
              icon={X}
              className="session-file-cancel"
              aria-label={`Cancelar la subida de ${file.name}`}
              onClick={onCancel}
            />
          )}
          {file.status === 'processing' && file.document && (
            <CancelReadingButton
              document={file.document}
              isCompact
              className="session-file-cancel"
            />
          )}
        </div>
        {file.status === 'error' ? (
          <p
            className="breaks session-file-failure sm"
            data-quiet={wasCancelled(file) || undefined}
          >
            {failure}{' '}
            {file.canRetry ? (
              <button type="button" className="link" onClick={onRetry}>
                Reintentar<span className="visually-hidden"> con {file.name}</span>
              </button>
            ) : (
              !file.isUnpacked && correctionOf(failure)
            )}
          </p>
        ) : (
          <span className="sm t3">{detailOf(file, isPaused)}</span>
        )}
        <Advice file={file} />
        <Progress file={file} />
      </div>
    </li>
  );
}
