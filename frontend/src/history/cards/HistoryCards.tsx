import type { DocumentSummary } from '@contracts/document';
import { useCallback } from 'react';
import { type Selection, type SelectionChange, isChosen } from '../selection';
import { HistoryCard } from './HistoryCard';

interface HistoryCardsProps {
  documents: readonly DocumentSummary[];
  selection: Selection;
  onSelect(change: SelectionChange): void;
  now: number;
  isStale: boolean;
}

/** The documents of a page as cards: to look at, and for phones. */
export function HistoryCards({ documents, selection, onSelect, now, isStale }: HistoryCardsProps) {
  const isAll = selection.all !== null;
  const toggle = useCallback(
    (document: DocumentSummary) => {
      // One out of all that match: the rest of the page stays chosen.
      if (isAll) onSelect({ kind: 'only', documents: documents.filter((one) => one !== document) });
      else onSelect({ kind: 'toggle', document });
    },
    [isAll, onSelect, documents],
  );
  return (
    <ul className="history-cards" aria-label="Documentos" aria-busy={isStale || undefined}>
      {documents.map((document) => (
        <HistoryCard
          key={document.id}
          document={document}
          now={now}
          isChosen={isChosen(selection, document.id)}
          onToggle={toggle}
        />
      ))}
    </ul>
  );
}
