import type { DocumentSummary } from '@contracts/document';
import { documentScreen, historyOfSupplier } from '@contracts/routes';
import { Files } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Money } from '../history/Money';
import { historyRow, moneyOf } from '../history/history-row';
import { type Column, DataTable } from '../list/DataTable';
import { List } from '../list/List';
import { ListRows } from '../list/ListRows';
import { TitledCard } from '../ui/Card';
import { EmptyState } from '../ui/EmptyState';
import { PaymentStatusChip } from '../ui/state-chips';

const NEWEST = { field: 'createdAt', order: 'DESC' } as const;
const PER_PAGE = 10;

const COLUMNS: readonly Column<DocumentSummary>[] = [
  {
    source: 'number',
    label: 'Documento',
    isHead: true,
    className: 'supplier-name',
    cell: (document) => (
      <Link className="link mono" data-row={document.id} to={documentScreen(document.id)}>
        {historyRow(document).number || document.filename}
      </Link>
    ),
  },
  { source: 'issued', label: 'Emisión', className: 'nw', cell: (row) => historyRow(row).issued },
  { source: 'due', label: 'Vencimiento', className: 'nw', cell: (row) => historyRow(row).due },
  {
    source: 'total',
    label: 'Total',
    className: 'num b nw',
    cell: (document) => <Money money={moneyOf(document)} />,
  },
  {
    source: 'paymentStatus',
    label: 'Pago',
    className: 'nw',
    cell: ({ status, paymentStatus }) =>
      status === 'completed' && <PaymentStatusChip status={paymentStatus} isQuiet />,
  },
];

/** Its documents, the newest first. */
export const SupplierDocuments = ({ ruc }: { ruc: string }) => (
  <TitledCard
    title="Documentos"
    beside={
      <Link className="link sm" to={historyOfSupplier(ruc)}>
        Ver en el historial
      </Link>
    }
  >
    <List<DocumentSummary>
      resource="documents"
      sort={NEWEST}
      perPage={PER_PAGE}
      filter={{ ruc }}
      isPart
    >
      <ListRows
        of="los documentos"
        empty={<EmptyState icon={Files} title="No hay documentos en esta página" />}
      >
        <DataTable<DocumentSummary>
          caption="Documentos del proveedor"
          className="suppliers cards-s"
          columns={COLUMNS}
        />
      </ListRows>
    </List>
  </TitledCard>
);
