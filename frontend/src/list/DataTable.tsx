import { ArrowDown, ArrowUp } from 'lucide-react';
import { Fragment, type KeyboardEvent, type ReactNode, memo } from 'react';
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

interface RowState {
  /** The keyboard comes to the row. */
  isCurrent: boolean;
  isOpen: boolean;
}

/** What stands over the cells. */
interface ColumnHead {
  /** Names it; what the server sorts by where `first` is given. */
  source: string;
  label: ReactNode;
  /** The direction of the first click on it. */
  first?: 'ASC' | 'DESC';
}

export interface Column<Row> extends ColumnHead {
  /** Over the second line of its cells, when they have one. */
  second?: ColumnHead;
  /** Of its head and its cells. */
  className?: string;
  /** The cell names the row. */
  isHead?: boolean;
  /** Pixels; where some have them, the one without takes what is left. */
  width?: number;
  cell(row: Row, is: RowState): ReactNode;
}

interface RowProps<Row> extends RowState {
  row: Row;
  index: number;
  columns: readonly Column<Row>[];
  /** What the checkbox of the row is called; none where rows are not chosen. */
  name?: string;
  isChosen: boolean;
}

/** What its keys and clicks do is the table's: a row draws, and only when it changes. */
const TableRow = memo(function TableRow<Row>(props: RowProps<Row>) {
  const { row, index, columns, name, isChosen, ...is } = props;
  // The roles stay when a phone draws the rows as blocks.
  const roles = name === undefined ? { row: 'row', cell: 'cell' } : {};
  const choosing = name !== undefined && {
    tabIndex: is.isCurrent ? 0 : -1,
    'aria-selected': isChosen,
    'data-chosen': isChosen || undefined,
  };
  return (
    <tr role={roles.row} data-index={index} data-open={is.isOpen || undefined} {...choosing}>
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
            {cell(row, is)}
          </th>
        ) : (
          <td key={source} role={roles.cell} className={className} data-column={source}>
            {cell(row, is)}
          </td>
        ),
      )}
    </tr>
  );
}) as <Row>(props: RowProps<Row>) => ReactNode;

/** A click sorts, another the other way round; the arrow stands only on the head in use. */
function Head({ source, label, first }: ColumnHead) {
  const { handleSort } = useDataTableCallbacksContext();
  const sort = useDataTableSortContext();
  if (!first) return label;
  return (
    <button
      type="button"
      className="sort-head inline mid"
      data-field={source}
      data-order={first}
      onClick={handleSort}
    >
      {label}
      {sort?.field === source && <Icon of={sort.order === 'ASC' ? ArrowUp : ArrowDown} size={12} />}
    </button>
  );
}

/** Up, down, Home and End lead from row to row: to what has `data-row`. */
export function moveBetweenRows(event: KeyboardEvent<HTMLElement>): void {
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const at = rows.findIndex((row) => row === document.activeElement);
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
  const next = to === undefined ? undefined : rows[to];
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
  /** The cells of the row under it. */
  detail?(row: Row): ReactNode;
  /** The whole row opens it, and so does a button or a link in it; a button has `data-row`. */
  onOpen?(row: Row): void;
  /** Names a row; given where rows are chosen. */
  nameOf?(row: Row): string;
  /** Below this it moves sideways in its frame. */
  minWidth?: number;
}

const CHECK_WIDTH = 44;

function Table<Row extends RaRecord>(props: TableProps<Row>) {
  const { caption, columns, className = '', openId, detail, onOpen, nameOf, minWidth } = props;
  const rows: readonly Row[] = useDataTableDataContext() ?? [];
  const sort = useDataTableSortContext();
  const keys = useRowKeys(rows, onOpen, nameOf !== undefined);
  const direction = sort?.order === 'ASC' ? 'ascending' : 'descending';
  const isSorted = ({ source, first }: ColumnHead) => first && sort?.field === source;
  const grid = nameOf && { role: 'grid', 'aria-multiselectable': true };
  return (
    <table
      {...grid}
      className={`table ${className}`.trim()}
      style={minWidth ? { minWidth } : undefined}
      onKeyDown={nameOf ? undefined : moveBetweenRows}
    >
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {nameOf && (
            <th scope="col" style={{ width: CHECK_WIDTH }}>
              <PageCheckbox
                chosen={rows.filter(({ id }) => keys.chosen.has(id)).length}
                total={rows.length}
                onChange={keys.choosePage}
              />
            </th>
          )}
          {columns.map(({ second, width, className: ofCells, ...head }) => (
            <th
              key={head.source}
              scope="col"
              className={ofCells}
              style={{ width }}
              aria-sort={isSorted(head) || (second && isSorted(second)) ? direction : undefined}
            >
              <Head {...head} />
              {second && (
                <>
                  {' · '}
                  <Head {...second} />
                </>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...keys.handlers}>
        {rows.map((row, index) => (
          <Fragment key={row.id}>
            <TableRow
              row={row}
              index={index}
              columns={columns}
              isOpen={row.id === openId}
              name={nameOf?.(row)}
              isChosen={keys.chosen.has(row.id)}
              isCurrent={index === keys.current}
            />
            {detail && row.id === openId && <tr className="row-detail">{detail(row)}</tr>}
          </Fragment>
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
