import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, memo } from 'react';
import {
  DataTableBase,
  type RaRecord,
  useDataTableCallbacksContext,
  useDataTableDataContext,
  useDataTableSortContext,
} from 'react-admin';
import { Icon } from '../ui/Icon';
import '../ui/table.css';

export interface Column<Row> {
  /** Names the column; what the server sorts by where `first` is given. */
  source: string;
  label: ReactNode;
  /** The direction of the first click on its head. */
  first?: 'ASC' | 'DESC';
  /** Of its head and its cells. */
  className?: string;
  /** The cell names the row. */
  isHead?: boolean;
  cell(row: Row): ReactNode;
}

interface RowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  isOpen: boolean;
  onOpen?(row: Row): void;
}

const TableRow = memo(function TableRow<Row>({ row, columns, isOpen, onOpen }: RowProps<Row>) {
  return (
    <tr data-open={isOpen || undefined} onClick={onOpen && (() => onOpen(row))}>
      {columns.map(({ source, className, isHead, cell }) =>
        isHead ? (
          <th key={source} scope="row" className={className}>
            {cell(row)}
          </th>
        ) : (
          <td key={source} className={className}>
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}) as <Row>(props: RowProps<Row>) => ReactNode;

/** A click sorts, another the other way round; the arrow stands only on the head in use. */
function Head({ source, label, first }: Pick<Column<never>, 'source' | 'label' | 'first'>) {
  const { handleSort } = useDataTableCallbacksContext();
  const sort = useDataTableSortContext();
  if (!first) return label;
  return (
    <button
      type="button"
      className="sort-head"
      data-field={source}
      data-order={first}
      onClick={handleSort}
    >
      {label}
      {sort?.field === source && <Icon of={sort.order === 'ASC' ? ArrowUp : ArrowDown} size={12} />}
    </button>
  );
}

/** Up and down lead from row to row: to what has `data-row`. */
function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((row) => row === document.activeElement);
  const next = rows[at + step];
  if (at < 0 || !next) return;
  event.preventDefault();
  next.focus();
}

interface TableProps<Row> {
  /** What the table shows, for who does not see it. */
  caption: string;
  columns: readonly Column<Row>[];
  className?: string;
  /** The row whose detail is open. */
  openId?: string | null;
  /** The whole row opens it, and so does a button in it, which has `data-row`. */
  onOpen?(row: Row): void;
}

function Table<Row extends RaRecord>(props: TableProps<Row>) {
  const { caption, columns, className = '', openId, onOpen } = props;
  const rows: readonly Row[] = useDataTableDataContext() ?? [];
  const sort = useDataTableSortContext();
  const direction = sort?.order === 'ASC' ? 'ascending' : 'descending';
  return (
    <table className={`table ${className}`.trim()} onKeyDown={moveBetweenRows}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ source, label, first, className: ofCells }) => (
            <th
              key={source}
              scope="col"
              className={ofCells}
              aria-sort={first && sort?.field === source ? direction : undefined}
            >
              <Head source={source} label={label} first={first} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <TableRow
            key={row.id}
            row={row}
            columns={columns}
            isOpen={row.id === openId}
            onOpen={onOpen}
          />
        ))}
      </tbody>
    </table>
  );
}

/** The rows of the list around it. Plain elements: they stand a hundred times on a screen. */
export const DataTable = <Row extends RaRecord>(props: TableProps<Row>) => (
  <DataTableBase<Row> hasBulkActions={false} empty={null} loading={null}>
    <Table {...props} />
  </DataTableBase>
);
