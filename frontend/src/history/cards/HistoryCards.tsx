import type { DocumentSummary } from '@contracts/document';
import { useEvent, useListContext } from 'react-admin';
import { HistoryCard } from './HistoryCard';

/** The documents of a page as cards: to look at, and for phones. */
export function HistoryCards() {
  const { data = [], selectedIds, onToggleItem } = useListContext<DocumentSummary>();
  const toggle = useEvent(onToggleItem);
  return (
    <ul className="one-s history-cards in-grid g12 starts" aria-label="Documentos">
      {data.map((document) => (
        <HistoryCard
          key={document.id}
          document={document}
          isChosen={selectedIds.includes(document.id)}
          onToggle={toggle}
        />
      ))}
    </ul>
  );
}
