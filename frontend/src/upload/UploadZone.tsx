import { FileCode, Upload } from 'lucide-react';
import { type ChangeEvent, type RefObject, useCallback, useRef } from 'react';
import { useNotify } from 'react-admin';
import { Button } from '../ui/Button';
import { Icon } from '../ui/Icon';
import type { NoticeOptions } from '../ui/Notification';
import { ALLOWED_TYPES, type Rejection, checkFiles, notAllowed } from './check-files';
import { isSource } from './upload-request';
import { useFileDrop } from './use-file-drop';

interface UploadZoneProps {
  onFiles(files: File[]): void;
  /** The hidden input, so that another button can open the same dialog. */
  inputRef: RefObject<HTMLInputElement | null>;
}

const TITLES = ['Tipo de archivo no válido', 'Archivo demasiado grande'] as const;

/** One toast for each kind of refusal of one gesture: the second waits for the first. */
function useRejectionToast(): (
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
        className="upload-zone"
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
      <AddSources onFiles={onFiles} />
    </>
  );
}

/** What suppliers send beside the PDF, or with it in one archive: in the XML every value is certain, and signed. */
function AddSources({ onFiles }: Pick<UploadZoneProps, 'onFiles'>) {
  const input = useRef<HTMLInputElement>(null);
  const tellRejections = useRejectionToast();
  const take = (event: ChangeEvent<HTMLInputElement>): void => {
    const files = [...(event.target.files ?? [])];
    tellRejections(files.filter((file) => !isSource(file)).map(notAllowed), undefined);
    const sources = files.filter(isSource);
    if (sources.length > 0) onFiles(sources);
    event.target.value = '';
  };
  return (
    <>
      <Button look="ghost" size="s" icon={FileCode} onClick={() => input.current?.click()}>
        Agregar XML o ZIP
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept=".xml,.zip,application/xml,text/xml,application/zip"
        aria-label="XML o ZIP"
        onChange={take}
      />
    </>
  );
}

function ZoneWords() {
  return (
    <>
      <svg className="upload-zone-stitch" aria-hidden="true">
        <rect x="1" y="1" rx="10" />
      </svg>
      <span className="upload-zone-icon">
        <Icon of={Upload} size={20} />
      </span>
      <span className="b hide-s">Arrastre sus archivos aquí</span>
      <span className="b only-s">Tome una foto o elija un archivo</span>
      <span className="upload-zone-how t2 hide-s">
        o <span className="upload-zone-link">elija desde su equipo</span> · varios a la vez
      </span>
      <span className="sm t3">PDF, JPG o PNG · hasta 50&nbsp;MB cada uno</span>
    </>
  );
}
