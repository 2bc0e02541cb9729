import type { DocumentSummary } from '@contracts/document';
import { documentScreen } from '@contracts/routes';
import { Link } from 'react-router-dom';
import { toneOf } from '../api/display-name';
import { initialsOfName } from '../audit/entry-words';
import type { Column } from '../list/DataTable';
import { Ago } from '../ui/Ago';
import { Avatar } from '../ui/Avatar';
import { ConfidenceMeter } from '../ui/ConfidenceMeter';
import { PaymentStatusChip, ReviewStateChip } from '../ui/state-chips';
import { historyRow, moneyOf } from './history-row';
import { Money } from './Money';
import { XmlMark } from './XmlMark';

/** A column of the history, in the order in which they stand. */
export interface DocumentColumn extends Column<DocumentSummary> {
  label: string;
  second?: Column<DocumentSummary>['second'] & { label: string };
  /** Under which it is remembered. */
  id: string;
  /** Cannot be taken away. */
  isFixed?: boolean;
  /** Pixels: on a screen with less it is not there, unless somebody chooses it. */
  from?: number;
  /** Not worth its room, unless somebody chooses it, while no document on the page has anything there. */
  isWanted?(documents: readonly DocumentSummary[]): boolean;
}

const dash = <span className="t3">—</span>;

/** Names a document among others. */
export function nameOfDocument(document: DocumentSummary): string {
  const { title, number } = historyRow(document);
  return `${title} ${number}`.trim();
}

function NameCell({ document }: { document: DocumentSummary }) {
  const { title, isRead, ruc } = historyRow(document);
  // For the mouse: the keyboard has the row itself, and "Ver".
  return (
    <>
      <Link
        className={`history-name block ell ${isRead ? 'm' : 't2'}`}
        to={documentScreen(document.id)}
        tabIndex={-1}
        title={isRead ? `${title} · ${document.filename}` : title}
      >
        {title}
      </Link>
      {ruc && <span className="history-ruc block sm t3">{ruc}</span>}
    </>
  );
}

const text = (key: 'issued' | 'due' | 'detraction', className?: string) =>
  function TextCell(document: DocumentSummary) {
    const shown = historyRow(document)[key];
    return shown ? <span className={className}>{shown}</span> : dash;
  };

export const COLUMNS: readonly DocumentColumn[] = [
  {
    ...{ id: 'razonSocial', source: 'razonSocial', label: 'Razón social', first: 'ASC' },
    second: { source: 'ruc', label: 'RUC', first: 'ASC' },
    isFixed: true,
    cell: (document) => <NameCell document={document} />,
  },
  {
    ...{ id: 'numero', source: 'numero', label: 'Documento' },
    width: 115,
    className: 'ell',
    cell: (document) => {
      const { number } = historyRow(document);
      if (!number) return dash;
      return (
        <span className="mono t2" title={number}>
          {number} <XmlMark match={document.sourceMatch} />
        </span>
      );
    },
  },
  {
    ...{ id: 'emision', source: 'fechaEmision', label: 'Emisión', first: 'ASC' },
    from: 1280,
    width: 98,
    cell: text('issued'),
  },
  {
    ...{ id: 'vencimiento', source: 'fechaVencimiento', label: 'Vencimiento', first: 'ASC' },
    width: 96,
    cell: text('due'),
  },
  {
    ...{ id: 'total', source: 'total', label: 'Total', first: 'ASC' },
    isFixed: true,
    width: 112,
    className: 'num b',
    cell: (document) => <Money money={moneyOf(document)} />,
  },
  {
    ...{ id: 'estado', source: 'estado', label: 'Estado' },
    width: 112,
    cell: (document) => <ReviewStateChip document={document} />,
  },
  {
    ...{ id: 'pago', source: 'estadoPago', label: 'Pago', first: 'ASC' },
    width: 126,
    cell: ({ status, paymentStatus }) =>
      status === 'completed' ? <PaymentStatusChip status={paymentStatus} isQuiet /> : dash,
  },
  {
    ...{ id: 'detraccion', source: 'detraccion', label: 'Detracción' },
    from: 1280,
    isWanted: (documents) => documents.some((document) => historyRow(document).detraction !== ''),
    width: 80,
    className: 'num',
    cell: text('detraction', 't2'),
  },
  {
    ...{ id: 'confianza', source: 'confianza', label: 'Confianza' },
    width: 95,
    className: 'num',
    cell: ({ confidence }) => <ConfidenceMeter confidence={confidence} />,
  },
  {
    ...{ id: 'asignado', source: 'asignado', label: 'Asignado a' },
    from: 1280,
    isWanted: (documents) => new Set(documents.map(({ uploadedBy }) => uploadedBy)).size > 1,
    width: 42,
    className: 'history-person',
    cell: ({ uploadedBy, uploadedByName }) => (
      <span role="img" aria-label={uploadedByName} title={uploadedByName}>
        <Avatar initials={initialsOfName(uploadedByName)} size="s" tone={toneOf(uploadedBy)} />
      </span>
    ),
  },
  {
    ...{ id: 'creado', source: 'createdAt', label: 'Creado', first: 'ASC' },
    from: 1400,
    width: 116,
    cell: ({ createdAt }) => <Ago className="t2" at={createdAt} />,
  },
];

/** The way to the document for the keyboard, and to another tab. */
export const SEE: Column<DocumentSummary> = {
  source: 'ver',
  label: <span className="visually-hidden">Ver</span>,
  width: 50,
  cell: (document, { isCurrent }) => (
    <Link
      className="link"
      to={documentScreen(document.id)}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={`Ver ${nameOfDocument(document)}`}
    >
      Ver
    </Link>
  ),
};

const NAME_MIN = 220;
const CHECK = 44;

/** Below this the table moves sideways in its card. */
export const widthOf = (columns: readonly Column<DocumentSummary>[]): number =>
  columns.reduce((sum, { width = NAME_MIN }) => sum + width, CHECK);

/** Chosen columns by their ids as stored; null when nobody has chosen. */
export function parseColumns(stored: unknown): readonly string[] | null {
  if (!Array.isArray(stored)) return null;
  return COLUMNS.map(({ id }) => id).filter((id) => stored.includes(id));
}

/** What is shown: what somebody chose, else what fits and says something. */
export const shownColumns = (
  chosen: readonly string[] | null,
  screen: number,
  documents: readonly DocumentSummary[],
): DocumentColumn[] =>
  COLUMNS.filter(({ id, isFixed, from = 0, isWanted }) => {
    if (isFixed || chosen) return isFixed || chosen?.includes(id);
    return screen >= from && (isWanted?.(documents) ?? true);
  });
