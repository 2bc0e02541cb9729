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
import '../ui/choice.css';
import '../ui/table.css';
import { PageCheckbox } from './PageCheckbox';
import { useRowKeys } from './use-row-keys';

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
  /** Pixels; where some have them, the one without takes what is left. */
  width?: number;
  /** `isCurrent`: the keyboard comes to the row. */
  cell(row: Row, isCurrent: boolean): ReactNode;
}

interface RowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  isOpen: boolean;
  /** What the checkbox of the row is called; none where rows are not chosen. */
  name?: string;
  isChosen: boolean;
  isCurrent: boolean;
}

/** What its keys and clicks do is the table's: a row draws, and only when it changes. */
const TableRow = memo(function TableRow<Row>(props: RowProps<Row>) {
  const { row, columns, isOpen, name, isChosen, isCurrent } = props;
  const choosing = name !== undefined && {
    tabIndex: isCurrent ? 0 : -1,
    'aria-selected': isChosen,
    'data-chosen': isChosen || undefined,
  };
  return (
    <tr data-open={isOpen || undefined} {...choosing}>
      {choosing && (
        <td data-check>
          <span className="choice checkbox">
            <input
              type="checkbox"
              checked={isChosen}
              readOnly
              tabIndex={-1}
              aria-label={`Seleccionar ${name}`}
            />
          </span>
        </td>
      )}
      {columns.map(({ source, className, isHead, cell }) =>
        isHead ? (
          <th key={source} scope="row" className={className}>
            {cell(row, isCurrent)}
          </th>
        ) : (
          <td key={source} className={className} data-column={source}>
            {cell(row, isCurrent)}
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
  /** The whole row opens it, and so does a button or a link in it; a button has `data-row`. */
  onOpen?(row: Row): void;
  /** Names a row; given where rows are chosen. */
  nameOf?(row: Row): string;
  /** Below this it moves sideways in its frame. */
  minWidth?: number;
}

const CHECK_WIDTH = 44;

function Table<Row extends RaRecord>(props: TableProps<Row>) {
  const { caption, columns, className = '', openId, onOpen, nameOf, minWidth } = props;
  const rows: readonly Row[] = useDataTableDataContext() ?? [];
  const sort = useDataTableSortContext();
  const keys = useRowKeys(rows, onOpen, nameOf !== undefined);
  const direction = sort?.order === 'ASC' ? 'ascending' : 'descending';
  const grid = nameOf && { role: 'grid', 'aria-multiselectable': true };
  return (
    <table
      {...grid}
      className={`table ${className}`.trim()}
      style={minWidth ? { minWidth } : undefined}
      onKeyDown={nameOf ? undefined : moveBetweenRows}
    >
      <caption className="visually-hidden">{caption}</caption>
      {minWidth && (
        <colgroup>
          {nameOf && <col style={{ width: CHECK_WIDTH }} />}
          {columns.map(({ source, width }) => (
            <col key={source} style={width ? { width } : undefined} />
          ))}
        </colgroup>
      )}
      <thead>
        <tr>
          {nameOf && (
            <th scope="col">
              <PageCheckbox
                chosen={rows.filter(({ id }) => keys.chosen.has(id)).length}
                total={rows.length}
                onChange={keys.choosePage}
              />
            </th>
          )}
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
      <tbody {...keys.handlers}>
        {rows.map((row, index) => (
          <TableRow
            key={row.id}
            row={row}
            columns={columns}
            isOpen={row.id === openId}
            name={nameOf?.(row)}
            isChosen={keys.chosen.has(row.id)}
            isCurrent={index === keys.current}
          />
        ))}
      </tbody>
    </table>
  );
}

/** The rows of the list around it. Plain elements: they stand a hundred times on a screen. */
export const DataTable = <Row extends RaRecord>(props: TableProps<Row>) => (
  <DataTableBase<Row> hasBulkActions={props.nameOf !== undefined} empty={null} loading={null}>
    <Table {...props} />
  </DataTableBase>
);
