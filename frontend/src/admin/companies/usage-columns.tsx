import type { CompanyUsage } from '@contracts/company-usage';
import type { Column } from '../../list/DataTable';
import { timeInPeru } from '../../ui/format-time';
import { formatCount, formatDisk } from '../format';
import { CompanyActions } from './CompanyActions';

type Figure = Pick<Column<CompanyUsage>, 'source' | 'label' | 'cell'>;

const FIGURES: readonly Figure[] = [
  { source: 'documents', label: 'Documentos', cell: (row) => formatCount(row.documents) },
  { source: 'pages', label: 'Páginas', cell: (row) => formatCount(row.pages) },
  { source: 'creditsUsed', label: 'Créditos', cell: (row) => formatCount(row.creditsUsed) },
  { source: 'costUsd', label: 'Motores', cell: (row) => `US$ ${row.costUsd.toFixed(2)}` },
  { source: 'people', label: 'Personas activas', cell: (row) => formatCount(row.people) },
  {
    source: 'storageBytes',
    label: 'Originales',
    cell: ({ storageBytes: bytes }) => (bytes === null ? '—' : formatDisk(bytes)),
  },
  {
    source: 'lastUseAt',
    label: 'Último uso',
    cell: ({ lastUseAt }) => (lastUseAt === null ? '—' : timeInPeru(lastUseAt)),
  },
];

/** A new head sorts the largest first; names from A. */
export const USAGE_COLUMNS: readonly Column<CompanyUsage>[] = [
  {
    source: 'companyName',
    label: 'Empresa',
    first: 'ASC',
    className: 'm',
    isHead: true,
    cell: ({ companyName }) => companyName ?? 'Sin empresa',
  },
  ...FIGURES.map((figure) => ({ ...figure, first: 'DESC', className: 'num' }) as const),
  {
    source: 'actions',
    label: <span className="visually-hidden">Acciones</span>,
    cell: ({ companyId, companyName }) =>
      companyName && <CompanyActions id={companyId} name={companyName} />,
  },
];
