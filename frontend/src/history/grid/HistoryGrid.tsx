import type { DocumentSummary } from '@contracts/document';
import { documentScreen } from '@contracts/routes';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import '../../ui/table.css';
import { usePaneSize } from '../../ui/viewer/use-pane-size';
import type { ChangeHistory, Sorting } from '../history-params';
import { type Selection, type SelectionChange, isChosen } from '../selection';
import { type Column, widthOf } from './columns';
import { GridRow } from './GridRow';
import { PageCheckbox } from './PageCheckbox';
import { SortHead } from './SortHead';
import { useGridKeys } from './use-grid-keys';

interface HistoryGridProps {
  documents: readonly DocumentSummary[];
  columns: readonly Column[];
  sorting: Sorting;
  change: ChangeHistory;
  selection: Selection;
  onSelect(change: SelectionChange): void;
  now: number;
  /** The rows are those of the page before; the next is on its way. */
  isStale: boolean;
}

/** The documents of a page as dense rows, for clerks with a keyboard. */
export function HistoryGrid(props: HistoryGridProps) {
  const { documents, columns, sorting, change, selection, onSelect, now, isStale } = props;
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  const { width } = usePaneSize(frame);
  const grid = useGridKeys({
    documents,
    selection,
    onSelect,
    onOpen: ({ id }) => void navigate(documentScreen(id)),
  });
  const minWidth = widthOf(columns);
  return (
    <div ref={frame} className="history-frame" data-scroll={width < minWidth || undefined}>
      <table
        className="table history-grid"
        role="grid"
        aria-label="Documentos"
        aria-multiselectable
        aria-busy={isStale || undefined}
        style={{ minWidth }}
      >
        <colgroup>
          <col style={{ width: 44 }} />
          {columns.map(({ id, width: pixels }) => (
            <col key={id} style={pixels ? { width: pixels } : undefined} />
          ))}
          <col style={{ width: 50 }} />
        </colgroup>
        <thead>
          <tr>
            <th scope="col">
              <PageCheckbox
                chosen={grid.chosenOnPage}
                total={documents.length}
                onChange={(isOn) => onSelect({ kind: 'set', documents, isOn })}
              />
            </th>
            {columns.map((column) => (
              <SortHead key={column.id} column={column} sorting={sorting} change={change} />
            ))}
            <th scope="col">
              <span className="visually-hidden">Ver</span>
            </th>
          </tr>
        </thead>
        <tbody {...grid.handlers}>
          {documents.map((document, index) => (
            <GridRow
              key={document.id}
              document={document}
              columns={columns}
              now={now}
              isChosen={isChosen(selection, document.id)}
              isCurrent={index === grid.current}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
