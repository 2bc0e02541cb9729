import { Upload } from 'lucide-react';
import type { ChangeEvent, RefObject } from 'react';
import { Icon } from '../ui/Icon';
import type { NoticeOptions } from '../ui/Notification';
import { AddSources } from './AddSources';
import { ALLOWED_TYPES, checkFiles } from './check-files';
import { isSource } from './upload-request';
import { useFileDrop } from './use-file-drop';
import { useRejectionToast } from './use-rejection-toast';

interface UploadZoneProps {
  onFiles(files: File[]): void;
  /** The hidden input, so that another button can open the same dialog. */
  inputRef: RefObject<HTMLInputElement | null>;
}

/** An XML, or an archive, that is dropped among pages has a door of its own. */
function sourceAction(files: File[], onFiles: UploadZoneProps['onFiles']): NoticeOptions['action'] {
  if (files.length === 0) return undefined;
  const label = files.length === 1 ? 'Agregarlo como XML' : 'Agregarlos como XML';
  return { label, run: () => onFiles(files) };
}

/** Files by drag, click or keyboard; several at a time. */
export function UploadZone({ onFiles, inputRef }: UploadZoneProps) {
  const tellRejections = useRejectionToast();
  const take = (files: File[]): void => {
    const { accepted, rejections } = checkFiles(files);
    tellRejections(rejections, sourceAction(files.filter(isSource), onFiles));
    if (accepted.length > 0) onFiles(accepted);
  };
  const { isOver, handlers } = useFileDrop(take);
  const takeChosen = (event: ChangeEvent<HTMLInputElement>): void => {
    take([...(event.target.files ?? [])]);
    // The same file can be chosen again.
    event.target.value = '';
  };
  return (
    <>
      <button
        type="button"
        className="wide col g4 upload-zone holds mid r3 ground middle"
        data-over={isOver || undefined}
        onClick={() => inputRef.current?.click()}
        {...handlers}
      >
        <ZoneWords />
      </button>
      <input
        ref={inputRef}
        type="file"
        multiple
        hidden
        accept={ALLOWED_TYPES.join(',')}
        aria-label="Archivos"
        onChange={takeChosen}
      />
      <AddSources look="ghost" onFiles={onFiles} />
    </>
  );
}

const ZoneWords = () => (
  <>
    <svg className="wide upload-zone-stitch" aria-hidden="true">
      <rect x="1" y="1" rx="10" />
    </svg>
    <span className="centred upload-zone-icon">
      <Icon of={Upload} size={20} />
    </span>
    <span className="b hide-s">Arrastre sus archivos aquí</span>
    <span className="b only-s">Tome una foto o elija un archivo</span>
    <span className="t2 hide-s f13">
      o <span className="m accent">elija desde su equipo</span> · varios a la vez
    </span>
    <span className="sm t3">PDF, JPG o PNG · hasta 50&nbsp;MB cada uno</span>
  </>
);
