import { FileClock } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorCard } from '../../layout/ErrorCard';
import { Pager } from '../../ui/Pager';
import { Skeleton } from '../../ui/Skeleton';
import { EarlierFileRow } from './EarlierFileRow';
import { FILES_PER_PAGE, useEarlierFiles } from './use-earlier-files';
import './earlier-files.css';

/** The payment files that the company has made, to be told apart and downloaded again. */
export function EarlierFilesDialog({ onClose }: { onClose(): void }) {
  const [page, setPage] = useState(1);
  const { data, error, refetch, isPlaceholderData } = useEarlierFiles(page);
  return (
    <Dialog
      title="Archivos de pago anteriores"
      onClose={onClose}
      onSubmit={onClose}
      actions={
        <Button type="submit" look="primary">
          Cerrar
        </Button>
      }
    >
      <div className="earlier-files" aria-busy={isPlaceholderData || undefined}>
        {error && (
          <ErrorCard
            title="Error al cargar los archivos anteriores"
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && <Skeleton text="Cargando archivos anteriores..." />}
        {data?.total === 0 && (
          <EmptyState icon={FileClock} title="Todavía no hay archivos de pago">
            Elija documentos en el historial y use «Generar TXT de pago». Cada archivo quedará aquí.
          </EmptyState>
        )}
        {data && data.total > 0 && (
          <>
            <ul className="earlier-list" aria-label="Archivos de pago" tabIndex={0}>
              {data.rows.map((batch) => (
                <EarlierFileRow key={batch.batchId} batch={batch} />
              ))}
            </ul>
            <Pager
              page={page}
              perPage={FILES_PER_PAGE}
              total={data.total}
              what="archivos de pago"
              onPage={setPage}
            />
          </>
        )}
      </div>
    </Dialog>
  );
}
