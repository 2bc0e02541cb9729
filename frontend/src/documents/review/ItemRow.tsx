import { Trash2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { Button } from '../../ui/Button';
import { Hint } from '../../ui/Hint';
import { Icon } from '../../ui/Icon';
import { FIELD_LOOK } from '../../ui/state-chips';
import type { LineItem } from '../../ui/fields/line-items';
import { ItemCellView } from './ItemCellView';
import type { ItemCell, ItemColumn } from './items-model';
import type { ReviewView } from './review-view';

interface ItemRowProps {
  row: number;
  cells: readonly ItemCell[];
  line: LineItem | undefined;
  view: ReviewView;
  columns: readonly ItemColumn[];
  /** The first row takes the Tab; from there the arrows move. */
  isTabStop: boolean;
  onKey(event: KeyboardEvent, row: number, column: number): void;
  onDown(column: number): void;
  /** Tab in a cell that is edited: false when there is no cell in that direction. */
  onTab(column: number, direction: 1 | -1): boolean;
  onRemove(): void;
}

function LineState({ line }: { line: LineItem }) {
  const { tone, icon, word } = FIELD_LOOK[line.state];
  return (
    <Hint text={line.reasons[0] ?? word}>
      <span className={`line-state toned tone-${tone}`} role="img" aria-label={word}>
        <Icon of={icon} />
      </span>
    </Hint>
  );
}

/** A line of the document. */
export function ItemRow(props: ItemRowProps) {
  const { row, cells, line, view, columns, isTabStop, onKey, onDown, onTab, onRemove } = props;
  const { actions } = view;
  const linePath = `productos.${row}`;
  const isOpen = view.focused?.startsWith(`${linePath}.`) ?? false;
  return (
    <tr
      data-open={isOpen || undefined}
      data-marked={view.highlighted?.startsWith(linePath) || undefined}
      onPointerEnter={() => actions.hover(linePath)}
      onPointerLeave={() => actions.hover(null)}
    >
      {cells.map((cell, column) => (
        <ItemCellView
          key={cell.path}
          cell={cell}
          column={columns[column]}
          view={view}
          isTabStop={isTabStop && column === 0}
          onKey={(event) => onKey(event, row, column)}
          onDown={() => onDown(column)}
          onTab={(direction) => onTab(column, direction)}
        />
      ))}
      <td className="product-state">
        {view.canEdit && isOpen ? (
          <Button
            look="ghost"
            size="s"
            icon={Trash2}
            aria-label={`Quitar la fila ${row + 1}`}
            // Ctrl+Supr does it by keyboard: Tab goes on to the next cell, never to a button that deletes.
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={onRemove}
          />
        ) : (
          line && <LineState line={line} />
        )}
      </td>
    </tr>
  );
}
