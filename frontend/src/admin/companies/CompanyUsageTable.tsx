import type { CompanyUsage, CompanyUsageSortKey } from '@contracts/company-usage';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Icon } from '../../ui/Icon';
import { timeInPeru } from '../../ui/format-time';
import { formatCount, formatDisk } from '../format';
import { CompanyActions } from './CompanyActions';
import type { UsageChoice } from './use-company-usage';

type Change = (part: Partial<UsageChoice>) => void;

interface Column {
  by: CompanyUsageSortKey;
  label: string;
  cell(row: CompanyUsage): string;
}

const COLUMNS: readonly Column[] = [
  { by: 'documents', label: 'Documentos', cell: (row) => formatCount(row.documents) },
  { by: 'pages', label: 'Páginas', cell: (row) => formatCount(row.pages) },
  { by: 'creditsUsed', label: 'Créditos', cell: (row) => formatCount(row.creditsUsed) },
  { by: 'costUsd', label: 'Motores', cell: (row) => `US$ ${row.costUsd.toFixed(2)}` },
  { by: 'people', label: 'Personas', cell: (row) => formatCount(row.people) },
  {
    by: 'storageBytes',
    label: 'Originales',
    cell: ({ storageBytes: bytes }) => (bytes === null ? '—' : formatDisk(bytes)),
  },
  {
    by: 'lastUseAt',
    label: 'Último uso',
    cell: ({ lastUseAt }) => (lastUseAt === null ? '—' : timeInPeru(lastUseAt)),
  },
];

interface HeadProps {
  by: CompanyUsageSortKey;
  label: string;
  choice: UsageChoice;
  change: Change;
}

/** A new head sorts the largest first; names from A. */
function Head({ by, label, choice, change }: HeadProps) {
  const isActive = choice.sort === by;
  const isUp = choice.order === 'ASC';
  const first = by === 'companyName' ? 'ASC' : 'DESC';
  const order = isActive ? (isUp ? 'DESC' : 'ASC') : first;
  return (
    <th
      scope="col"
      className={by === 'companyName' ? undefined : 'num'}
      aria-sort={isActive ? (isUp ? 'ascending' : 'descending') : undefined}
    >
      <button
        type="button"
        className="sort-head"
        onClick={() => change({ sort: by, order, page: 1 })}
      >
        {label}
        {isActive && <Icon of={isUp ? ArrowUp : ArrowDown} size={12} />}
      </button>
    </th>
  );
}

interface CompanyUsageTableProps {
  rows: readonly CompanyUsage[];
  choice: UsageChoice;
  change: Change;
}

/** Companies with what they used; wide, so it scrolls by itself. */
export function CompanyUsageTable({ rows, choice, change }: CompanyUsageTableProps) {
  return (
    <div className="costs-scroll" tabIndex={0} role="region" aria-label="Uso por empresa">
      <table className="admin-table">
        <thead>
          <tr>
            <Head by="companyName" label="Empresa" choice={choice} change={change} />
            {COLUMNS.map(({ by, label }) => (
              <Head key={by} by={by} label={label} choice={choice} change={change} />
            ))}
            <th scope="col">
              <span className="visually-hidden">Acciones</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" className="m">
                {row.companyName ?? 'Sin empresa'}
              </th>
              {COLUMNS.map(({ by, cell }) => (
                <td key={by} className="num">
                  {cell(row)}
                </td>
              ))}
              <td>{row.companyName && <CompanyActions id={row.id} name={row.companyName} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
