import type { DocumentSummary } from '@contracts/document';
import { documentScreen } from '@contracts/routes';
import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { DataTable } from '../list/DataTable';
import { usePaneSize } from '../ui/viewer/use-pane-size';
import { type DocumentColumn, nameOfDocument, SEE, widthOf } from './columns';

/** The documents of a page as dense rows, for clerks with a keyboard. */
export function HistoryTable({ columns }: { columns: readonly DocumentColumn[] }) {
  const navigate = useNavigate();
  const frame = useRef<HTMLDivElement>(null);
  const { width } = usePaneSize(frame);
  // The same array as long as it says the same: rows draw again only when something of theirs changes.
  const all = useMemo(() => [...columns, SEE], [columns]);
  const minWidth = widthOf(all);
  return (
    <div ref={frame} className="table-frame" data-scroll={width < minWidth || undefined}>
      <DataTable<DocumentSummary>
        caption="Documentos"
        className="history-grid"
        columns={all}
        minWidth={minWidth}
        nameOf={nameOfDocument}
        onOpen={({ id }) => void navigate(documentScreen(id))}
      />
    </div>
  );
}
