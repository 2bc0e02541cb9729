import type { PaymentBatch } from '@contracts/exports';
import { FileClock } from 'lucide-react';
import { RecordsIterator } from 'react-admin';
import { List } from '../../list/List';
import { ListRows } from '../../list/ListRows';
import { Dialog } from '../../ui/Dialog';
import { EmptyState } from '../../ui/EmptyState';
import { EarlierFileRow } from './EarlierFileRow';
import './earlier-files.css';

const NEWEST = { field: 'createdAt', order: 'DESC' } as const;

/** The payment files that the company has made, to be told apart and downloaded again. */
export const EarlierFilesDialog = ({ onClose }: { onClose(): void }) => (
  <Dialog title="Archivos de pago anteriores" onClose={onClose} confirmLabel="Cerrar">
    <div className="col g12 roomy">
      <List resource="payment-files" sort={NEWEST} isPart>
        <ListRows
          of="los archivos de pago"
          empty={
            <EmptyState icon={FileClock} title="Todavía no hay archivos de pago">
              Elija documentos en el historial y use «Generar TXT de pago». Cada archivo quedará
              aquí.
            </EmptyState>
          }
        >
          <ul
            className="lined earlier-list rolls framed r2 t1"
            aria-label="Archivos de pago"
            tabIndex={0}
          >
            <RecordsIterator<PaymentBatch & { id: string }>
              render={(batch) => <EarlierFileRow batch={batch} />}
            />
          </ul>
        </ListRows>
      </List>
    </div>
  </Dialog>
);
