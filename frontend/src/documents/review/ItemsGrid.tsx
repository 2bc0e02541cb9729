import { CheckCheck, EqualNot, Plus } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { formatLineAmount } from '../../ui/fields/format-value';
import { fieldPathOf } from '../results/use-field-focus';
import { ItemRow } from './ItemRow';
import { RowBlock } from './RowBlock';
import { groupId } from './group-states';
import { type ItemColumn, cellPath, itemColumns, linesSum, neighbour } from './items-model';
import type { ReviewView } from './review-view';
import { type GridActs, shownRow } from './shown-row';

interface ItemsGridProps {
  view: ReviewView;
  /** A row was deleted: how to bring it back. */
  onDeleted(row: number, undo: () => void): void;
}

/** So many rows are drawn whatever is in sight; of more than that only the blocks around what is. */
const MOST_PLAIN = 60;
const BLOCK = 20;

/** The foot says whether the lines add up. */
function ItemsFoot({ view, onAdd }: { view: ReviewView; onAdd(): void }) {
  const lines = linesSum(view.data);
  return (
    <div className="over row g10 items-foot sm">
      {lines && (
        <span className={`row toned tone-${lines.isEqual ? 'ok' : 'warn'}`}>
          <Icon of={lines.isEqual ? CheckCheck : EqualNot} size={14} />Σ líneas{' '}
          {formatLineAmount(lines.sum)} {lines.isEqual ? '=' : '≠'} {lines.name}{' '}
          {formatLineAmount(lines.amount)}
        </span>
      )}
      <span className="sp" />
      {view.canEdit && (
        <>
          <span className="t3 hide-s">
            <kbd>Ctrl+Ins</kbd> fila · <kbd>Ctrl+Supr</kbd> quitar
          </span>
          <Button size="s" icon={Plus} onClick={onAdd}>
            Agregar fila
          </Button>
        </>
      )}
    </div>
  );
}

/** Whether somebody types along the rows: Tab goes on to the next cell then, also over one that is left as it is. */
function useEntering() {
  const isOn = useRef(false);
  const start = (): void => {
    isOn.current = true;
  };
  const stop = (): void => {
    isOn.current = false;
  };
  const handlers = {
    onInput: start,
    onKeyDownCapture: ({ key }: KeyboardEvent) => /^(?:Arrow|Esc)/.test(key) && stop(),
    onPointerDownCapture: stop,
    onBlur: ({ currentTarget, relatedTarget: next }: FocusEvent) => {
      if (next && !currentTarget.contains(next)) stop();
    },
  };
  return { isOn: () => isOn.current, start, handlers };
}

const GridHead = ({ columns }: { columns: readonly ItemColumn[] }) => (
  <thead>
    <tr aria-rowindex={1}>
      {columns.map(({ key, title, isNumber }) => (
        <th key={key} scope="col" data-key={key} className={isNumber ? 'num' : undefined}>
          {title}
        </th>
      ))}
      <th scope="col" className="product-state">
        <span className="visually-hidden">Estado</span>
      </th>
    </tr>
  </thead>
);

/** The products as a grid: arrows move, Enter or typing edits, a row is one band on the page. */
export function ItemsGrid({ view, onDeleted }: ItemsGridProps) {
  const { session, state, lines, data, cells, actions } = view;
  const isAdding = useRef(false);
  const entering = useEntering();
  const columns = itemColumns(data);

  const goTo = (row: number, column: number): void => {
    const key = columns[column]?.key;
    if (key) actions.pick(cellPath(row, key));
  };
  const tabTo = (row: number, column: number, direction: 1 | -1): boolean => {
    const place = row * columns.length + column + direction;
    if (place < 0 || place >= cells.length * columns.length) return false;
    entering.start();
    goTo(Math.floor(place / columns.length), place % columns.length);
    return true;
  };
  const add = (after: number): void => {
    // A double click asks for one row.
    if (isAdding.current) return;
    isAdding.current = true;
    void session.addItem(after).then((isAdded) => {
      isAdding.current = false;
      if (!isAdded) return;
      entering.start();
      requestAnimationFrame(() => goTo(after, 0));
    });
  };
  const remove = (row: number): void => {
    void session.deleteItem(row).then((step) => {
      if (!step) return;
      onDeleted(row, () => void session.takeBack(step));
      requestAnimationFrame(() => goTo(Math.max(0, row - 1), 0));
    });
  };
  const onKey = (event: KeyboardEvent, row: number, column: number): void => {
    if (event.key.startsWith('Arrow') && !event.altKey) {
      event.preventDefault();
      goTo(...neighbour([row, column], event.key, [cells.length, columns.length]));
    } else if (event.key === 'Tab' && entering.isOn()) {
      if (tabTo(row, column, event.shiftKey ? -1 : 1)) event.preventDefault();
    } else if (view.canEdit && event.ctrlKey && event.key === 'Insert') {
      event.preventDefault();
      add(row + 1);
    } else if (view.canEdit && event.ctrlKey && event.key === 'Delete') {
      event.preventDefault();
      remove(row);
    }
  };
  const onDown = (row: number, column: number): void =>
    goTo(Math.min(row + 1, cells.length - 1), column);
  const latest: GridActs = { session, actions, onKey, onDown, onTab: tabTo, onRemove: remove };
  const acts = useRef(latest);
  useLayoutEffect(() => {
    acts.current = latest;
  });
  useEffect(() => {
    // Rows have moved: what has the keyboard is another cell by name.
    const path = fieldPathOf(document.activeElement);
    if (path?.startsWith('productos.')) acts.current.actions.focus(path);
  }, [state.rows]);
  const isLong = cells.length > MOST_PLAIN;
  const size = isLong ? BLOCK : cells.length;
  const rows = cells.map((_, row) => row);
  const blocks = rows.filter((row) => row % size === 0);
  const focusedRow = Number(/^productos\.(\d+)/.exec(view.focused ?? '')?.[1] ?? 0);

  return (
    <div id={groupId('productos')} className="over">
      <h2 className="under row b t2 products-title px16">
        Productos
        <span className="t3 sp sm right thin">
          {lines.length === 1 ? '1 línea' : `${lines.length} líneas`}
        </span>
      </h2>
      {cells.length > 0 && (
        <div className="scrolls">
          <table
            className="table items-grid"
            role="grid"
            aria-rowcount={cells.length + 1}
            {...entering.handlers}
          >
            <caption className="visually-hidden">Productos</caption>
            <GridHead columns={columns} />
            {blocks.map((from) => (
              <RowBlock
                key={from}
                rows={rows.slice(from, from + size)}
                isFirst={from === 0}
                // With its neighbours: Tab goes on to the next input before anything has scrolled.
                isKept={from <= focusedRow + size && focusedRow < from + 2 * size}
              >
                {(row) => (
                  <ItemRow key={state.rows[row]} shown={shownRow(view, columns, row)} acts={acts} />
                )}
              </RowBlock>
            ))}
          </table>
        </div>
      )}
      <ItemsFoot view={view} onAdd={() => add(cells.length)} />
    </div>
  );
}
