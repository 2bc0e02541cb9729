import type { FailedDocument } from '@contracts/admin';
import type { ProcessEnd } from '@contracts/document';
import { PROCESSOR_CATALOGUE } from '@contracts/processors';
import { CircleCheck } from 'lucide-react';
import { RecordsIterator } from 'react-admin';
import { List } from '../../list/List';
import { ListRows } from '../../list/ListRows';
import { Ago } from '../../ui/Ago';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { FAILED_DOCUMENTS } from '../admin-api';
import { RetryButton } from './RetryButton';

const SET_ASIDE: Readonly<Record<ProcessEnd, string>> = {
  tiempo: 'Apartada: se cortó dos veces, la última porque no terminaba.',
  memoria: 'Apartada: se cortó dos veces, la última por falta de memoria.',
  cierre: 'Apartada: se cortó dos veces, la última porque el proceso que leía se cayó.',
  servidor: 'Apartada: se cortó dos veces, la última porque el servidor se cayó.',
};

function FailedRow({ document }: { document: FailedDocument }) {
  const { companyName, uploadedByName, processor, model, attempt, createdAt, message } = document;
  return (
    <li className="p10 failed-row in-grid mid g16">
      <div className="col fit failed-cause">
        <span>{message || 'La lectura falló.'}</span>
        <span className="mono sm t3">{document.code}</span>
        {document.setAside && <span className="sm t2">{SET_ASIDE[document.setAside]}</span>}
      </div>
      <div className="col fit">
        <span className="m ell">{companyName ?? 'Sin empresa'}</span>
        <span className="sm t3 ell">{uploadedByName}</span>
      </div>
      <div className="col fit failed-engine">
        <span>{PROCESSOR_CATALOGUE[processor].label}</span>
        <span className="sm t3 ell">
          {model} · intento {attempt}
        </span>
      </div>
      <Ago className="t2 nw" at={createdAt} />
      <RetryButton document={document} />
    </li>
  );
}

const NEWEST = { field: 'createdAt', order: 'DESC' } as const;

/** Readings of all companies that failed for good: why and whose, never what the document says. */
export const FailedList = () => (
  <List<FailedDocument> resource={FAILED_DOCUMENTS} sort={NEWEST}>
    <Card aria-label="Lecturas fallidas">
      <ListRows
        of="las lecturas fallidas"
        empty={
          <EmptyState icon={CircleCheck} title="Ninguna lectura ha fallado">
            Las que terminen en error aparecerán aquí con su causa.
          </EmptyState>
        }
      >
        <ul className="lined md">
          <RecordsIterator<FailedDocument> render={(one) => <FailedRow document={one} />} />
        </ul>
      </ListRows>
    </Card>
  </List>
);
