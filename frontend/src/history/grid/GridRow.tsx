import type { DocumentSummary } from '@contracts/document';
import { documentScreen } from '@contracts/routes';
import { type ReactNode, memo } from 'react';
import { Link } from 'react-router-dom';
import { toneOf } from '../../admin/person';
import { initialsOfName } from '../../audit/entry-words';
import { Avatar } from '../../ui/Avatar';
import { ConfidenceMeter } from '../../ui/ConfidenceMeter';
import { relativeTime, timeInPeru } from '../../ui/format-time';
import { DocumentStatusChip, PaymentStatusChip } from '../../ui/state-chips';
import { type HistoryRow, historyRow } from '../history-row';
import { Money } from '../Money';
import type { Column, ColumnId } from './columns';

interface CellProps {
  document: DocumentSummary;
  row: HistoryRow;
  now: number;
}

const dash = <span className="t3">—</span>;

const CELLS: Readonly<Record<ColumnId, (props: CellProps) => ReactNode>> = {
  // For the mouse: the keyboard has the row itself, and "Ver".
  razonSocial: ({ row, document }) => (
    <Link
      className={`history-name ${row.isRead ? 'm' : 't2'}`}
      to={documentScreen(document.id)}
      tabIndex={-1}
      title={row.isRead ? `${row.title} · ${document.filename}` : row.title}
    >
      {row.title}
    </Link>
  ),
  ruc: ({ row }) => row.ruc && <span className="t2">{row.ruc}</span>,
  numero: ({ row }) =>
    row.number ? (
      <span className="mono t2" title={row.number}>
        {row.number}
      </span>
    ) : (
      dash
    ),
  emision: ({ row }) => row.issued || dash,
  vencimiento: ({ row }) => row.due || dash,
  total: ({ row }) => (
    <span className="b">
      <Money money={row.money} />
    </span>
  ),
  estado: ({ document }) => <DocumentStatusChip status={document.status} />,
  pago: ({ document }) =>
    document.status === 'completed' ? <PaymentStatusChip status={document.paymentStatus} /> : dash,
  detraccion: ({ row }) => (row.detraction ? <span className="t2">{row.detraction}</span> : dash),
  confianza: ({ document }) => <ConfidenceMeter confidence={document.confidence} />,
  asignado: ({ document: { uploadedBy, uploadedByName } }) => (
    <span role="img" aria-label={uploadedByName} title={uploadedByName}>
      <Avatar initials={initialsOfName(uploadedByName)} size="s" tone={toneOf(uploadedBy)} />
    </span>
  ),
  creado: ({ document: { createdAt }, now }) => (
    <time className="t2" dateTime={createdAt} title={timeInPeru(createdAt)}>
      {relativeTime(createdAt, now)}
    </time>
  ),
};

interface GridRowProps {
  document: DocumentSummary;
  columns: readonly Column[];
  now: number;
  isChosen: boolean;
  /** The one row that the keyboard comes to. */
  isCurrent: boolean;
}

/** One document. What its keys and clicks do is the table's: a row draws, and only when it changes. */
export const GridRow = memo(function GridRow(props: GridRowProps) {
  const { document, columns, now, isChosen, isCurrent } = props;
  const row = historyRow(document);
  return (
    <tr
      aria-selected={isChosen}
      tabIndex={isCurrent ? 0 : -1}
      data-chosen={isChosen || undefined}
      data-document={document.id}
    >
      <td data-check>
        <span className="choice checkbox">
          <input
            type="checkbox"
            checked={isChosen}
            readOnly
            tabIndex={-1}
            aria-label={`Seleccionar ${row.title} ${row.number}`.trim()}
          />
        </span>
      </td>
      {columns.map(({ id, isNumber }) => (
        <td key={id} className={isNumber ? 'num' : 'ell'} data-column={id}>
          {CELLS[id]({ document, row, now })}
        </td>
      ))}
      <td>
        <Link
          className="link"
          to={documentScreen(document.id)}
          tabIndex={isCurrent ? 0 : -1}
          aria-label={`Ver ${row.title} ${row.number}`.trim()}
        >
          Ver
        </Link>
      </td>
    </tr>
  );
});
