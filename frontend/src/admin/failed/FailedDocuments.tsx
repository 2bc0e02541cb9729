import type { FailedDocument } from '@contracts/admin';
import type { ProcessEnd } from '@contracts/document';
import { PROCESSOR_CATALOGUE } from '@contracts/processors';
import { CircleCheck } from 'lucide-react';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { ErrorCard } from '../../layout/ErrorCard';
import { relativeTime, timeInPeru } from '../../ui/format-time';
import { Pager } from '../../ui/Pager';
import { Skeleton } from '../../ui/Skeleton';
import { useNow } from '../../ui/use-now';
import { RetryButton } from './RetryButton';
import { FAILED_PER_PAGE, type useFailedDocuments } from './use-failed-documents';

const SET_ASIDE: Readonly<Record<ProcessEnd, string>> = {
  tiempo: 'Apartada: se cortó dos veces, la última porque no terminaba.',
  memoria: 'Apartada: se cortó dos veces, la última por falta de memoria.',
  cierre: 'Apartada: se cortó dos veces, la última porque el proceso que leía se cayó.',
  servidor: 'Apartada: se cortó dos veces, la última porque el servidor se cayó.',
};

function FailedRow({ document, now }: { document: FailedDocument; now: number }) {
  const { companyName, uploadedByName, processor, model, attempt, createdAt, message } = document;
  return (
    <li className="failed-row">
      <div className="failed-cause">
        <span>{message || 'La lectura falló.'}</span>
        <span className="mono sm t3">{document.code}</span>
        {document.setAside && <span className="sm t2">{SET_ASIDE[document.setAside]}</span>}
      </div>
      <div className="failed-who">
        <span className="m ell">{companyName ?? 'Sin empresa'}</span>
        <span className="sm t3 ell">{uploadedByName}</span>
      </div>
      <div className="failed-engine">
        <span>{PROCESSOR_CATALOGUE[processor].label}</span>
        <span className="sm t3 ell">
          {model} · intento {attempt}
        </span>
      </div>
      <time className="t2 nw" dateTime={createdAt} title={timeInPeru(createdAt)}>
        {relativeTime(createdAt, now)}
      </time>
      <RetryButton document={document} />
    </li>
  );
}

interface FailedDocumentsProps {
  query: ReturnType<typeof useFailedDocuments>;
  page: number;
  onPage(page: number): void;
}

/** Readings of all companies that failed for good: why and whose, never what the document says. */
export function FailedDocuments({ query, page, onPage }: FailedDocumentsProps) {
  const now = useNow();
  const { data, total = 0, error } = query;
  if (error) {
    return (
      <ErrorCard
        title="Error al cargar las lecturas fallidas"
        error={error}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <Card aria-label="Lecturas fallidas">
      {!data && <Skeleton text="Cargando lecturas fallidas..." />}
      {data && total === 0 && (
        <EmptyState icon={CircleCheck} title="Ninguna lectura ha fallado">
          Las que terminen en error aparecerán aquí con su causa.
        </EmptyState>
      )}
      {data && total > 0 && (
        <>
          <ul className="failed-list md">
            {data.map((document) => (
              <FailedRow key={document.id} document={document} now={now} />
            ))}
          </ul>
          <Pager
            page={page}
            perPage={FAILED_PER_PAGE}
            total={total}
            what="lecturas fallidas"
            onPage={onPage}
          />
        </>
      )}
    </Card>
  );
}
