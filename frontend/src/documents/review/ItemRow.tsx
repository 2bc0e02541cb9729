import type { FieldState } from '@contracts/evidence';
import { Trash2 } from 'lucide-react';
import { type RefObject, memo } from 'react';
import { Button } from '../../ui/Button';
import { Hint } from '../../ui/Hint';
import { Icon } from '../../ui/Icon';
import { FIELD_LOOK } from '../../ui/state-chips';
import { ItemCellView } from './ItemCellView';
import { ProblemNote } from './ProblemNote';
import type { GridActs, ShownRow } from './shown-row';

interface ItemRowProps {
  shown: ShownRow;
  acts: RefObject<GridActs>;
}

/** What is wrong in the row, below it. */
const RowNotes = ({ shown: { cells }, acts }: ItemRowProps) =>
  cells.flatMap(({ path, problem }) =>
    problem
      ? [
          <tr key={path} className="field-detail-row">
            <td colSpan={cells.length + 1} id={`nota-${path}`}>
              <ProblemNote path={path} problem={problem} actions={acts.current.actions} />
            </td>
          </tr>,
        ]
      : [],
  );

function LineState({ state, reason }: { state: FieldState; reason: string | undefined }) {
  const { tone, icon, word } = FIELD_LOOK[state];
  return (
    <Hint text={reason ?? word}>
      <span className={`line-state toned tone-${tone}`} role="img" aria-label={word}>
        <Icon of={icon} />
      </span>
    </Hint>
  );
}

/** A line of the document. The first one takes the Tab; from there the arrows move. */
function ItemRowView({ shown, acts }: ItemRowProps) {
  const { row, path, cells, canEdit, state, reason, isOpen, isMarked } = shown;
  return (
    <>
      <tr
        aria-rowindex={row + 2}
        data-open={isOpen || undefined}
        data-marked={isMarked || undefined}
        onPointerEnter={() => acts.current.actions.hover(path)}
        onPointerLeave={() => acts.current.actions.hover(null)}
      >
        {cells.map((cell, column) => (
          <ItemCellView
            // Not its path: the row may move under the keyboard.
            key={cell.column?.key}
            cell={cell}
            canEdit={canEdit}
            isTabStop={row === 0 && column === 0}
            acts={acts}
            onKey={(event) => acts.current.onKey(event, row, column)}
            onDown={() => acts.current.onDown(row, column)}
            onTab={(direction) => acts.current.onTab(row, column, direction)}
          />
        ))}
        <td className="product-state">
          {canEdit && isOpen ? (
            <Button
              look="ghost"
              size="s"
              icon={Trash2}
              aria-label={`Quitar la fila ${row + 1}`}
              aria-keyshortcuts="Control+Delete"
              // Ctrl+Supr does it by keyboard: Tab goes on to the next cell, never to a button that deletes.
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => acts.current.onRemove(row)}
            />
          ) : (
            state && <LineState state={state} reason={reason} />
          )}
        </td>
      </tr>
      <RowNotes shown={shown} acts={acts} />
    </>
  );
}

export const ItemRow = memo(
  ItemRowView,
  (before, after) => JSON.stringify(before.shown) === JSON.stringify(after.shown),
);
