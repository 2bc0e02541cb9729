import { CircleCheck, FileSearch } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../ui/Button';
import { TitledCard } from '../ui/Card';
import { InlineError } from '../ui/InlineError';
import { useFileDrop } from '../upload/use-file-drop';
import { FileRows } from './ConstanciaRow';
import { PictureRows } from './PictureRows';
import { type FailedFile, useConstancias } from './use-constancias';

const told = ({ filename, text }: FailedFile): string => `${filename}: ${text}`;

const Failures = ({ of }: { of: readonly string[] }) => (
  <div className="deposit-notes">
    {of.map((text, at) => (
      <InlineError key={at} text={text} />
    ))}
  </div>
);

/** SUNAT's answer file, and pictures of constancias: what of them belongs to which document, looked at, then recorded. */
export function Constancias() {
  const input = useRef<HTMLInputElement>(null);
  const { file, found, pictures, failed, left, look, add, record } = useConstancias();
  const ready = found?.rows.filter(({ state }) => state === 'lista').length ?? 0;
  const take = (files: File[]): void => {
    record.clearError();
    add(files);
  };
  const { isOver, handlers } = useFileDrop(take);
  const isEmpty = !found && pictures.length === 0;
  return (
    <TitledCard
      title="Constancias"
      className="constancias"
      data-over={isOver || undefined}
      {...handlers}
      beside={
        <>
          <Button
            icon={FileSearch}
            disabled={look.isPending || record.isPending}
            onClick={() => input.current?.click()}
          >
            {look.isPending ? 'Leyendo...' : 'Cargar constancias'}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            accept=".txt,.csv,.xlsx,.pdf,.jpg,.jpeg,.png"
            aria-label="Archivo de constancias"
            onChange={(event) => {
              const files = [...(event.target.files ?? [])];
              // The same file can be chosen again.
              event.target.value = '';
              take(files);
            }}
          />
          {ready > 0 && file && (
            <Button
              look="primary"
              icon={CircleCheck}
              disabled={record.isPending}
              onClick={() => void record.run(file)}
            >
              {record.isPending ? 'Registrando...' : `Registrar ${ready}`}
            </Button>
          )}
        </>
      }
    >
      <Failures
        of={[...failed.map(told), ...(record.errorText === null ? [] : [record.errorText])]}
      />
      {look.isPending && (
        <p className="p12 pb16 md t2" role="status">
          Leyendo {left === 1 ? 'el archivo' : `${left} archivos`}... Una foto tarda unos segundos.
        </p>
      )}
      {found && <FileRows rows={found.rows} />}
      {pictures.length > 0 && <PictureRows pictures={pictures} />}
      {isEmpty && !look.isPending && (
        <p className="p12 pb16 md t2">
          Descargue de SUNAT la consulta de constancias (TXT, CSV o Excel) y cárguela o arrástrela
          aquí: cada número vuelve a su documento y lo pasa al paso 7. ¿Solo tiene el PDF o la foto
          de una constancia? Cárguelos también: Foliado lee el número y usted lo confirma.
        </p>
      )}
    </TitledCard>
  );
}
