import { READING_STAGES } from '@contracts/document';
import { fileSizeText } from '@rules/file-size';
import { Ban, Camera, FileText, Image, Upload, X } from 'lucide-react';
import { adviceLine } from '../documents/picture-advice';
import { CancelReadingButton } from '../documents/runs/CancelReadingButton';
import { isCancelled } from '../documents/runs/failure-kind';
import { canBeReadAgain, CORRECT_THE_FILE } from '../documents/unreadable';
import { Button } from '../ui/Button';
import { Chip } from '../ui/Chip';
import { Hint } from '../ui/Hint';
import { Icon } from '../ui/Icon';
import '../ui/sign-tile.css';
import { ProgressBar } from '../ui/ProgressBar';
import { Stitches } from '../ui/Stitches';
import { DocumentStatusChip } from '../ui/state-chips';
import { STAGE_DOING } from './reading-stages';
import type { SessionFile } from './session-files';

const percentOf = ({ progress }: SessionFile): number => Math.floor(progress * 100);

const wasCancelled = ({ document }: SessionFile): boolean => isCancelled(document?.failure);

function StatusChip({ file }: { file: SessionFile }) {
  if (file.status === 'error' && wasCancelled(file)) {
    return (
      <Chip tone="mute" icon={Ban}>
        Cancelada
      </Chip>
    );
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
    if (document?.stage) return STAGE_DOING[document.stage];
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
    <p className="session-file-advice sm">
      <Icon of={Camera} size={14} />
      {line}
    </p>
  );
}

interface SessionFileRowProps {
  file: SessionFile;
  isPaused: boolean;
  onCancel(): void;
  onRetry(): void;
}

export function SessionFileRow({ file, isPaused, onCancel, onRetry }: SessionFileRowProps) {
  const isCancellable = file.status === 'uploading' || file.status === 'pending';
  return (
    <li className="session-file">
      <span className="sign-tile">
        <Icon of={file.isImage ? Image : FileText} size={20} strokeWidth={1.5} />
      </span>
      <div className="session-file-words">
        <div className="row">
          <Hint text={file.name} className="sp">
            <span className="session-file-name ell">{file.name}</span>
          </Hint>
          <StatusChip file={file} />
          {isCancellable && (
            <Button
              look="ghost"
              size="s"
              square
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
          <p className="session-file-failure sm" data-quiet={wasCancelled(file) || undefined}>
            {file.failure ?? 'No se pudo leer el documento.'}{' '}
            {canBeReadAgain(file.document?.failure) ? (
              <button type="button" className="link" onClick={onRetry}>
                Reintentar<span className="visually-hidden"> con {file.name}</span>
              </button>
            ) : (
              CORRECT_THE_FILE
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
