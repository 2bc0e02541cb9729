import type { DocumentSummary } from '@contracts/document';
import type { ReactNode } from 'react';
import { currentDocument } from '../current-document';
import { CurrentResults } from './CurrentResults';
import { EmptyResults } from './EmptyResults';
import { FailureCard } from './FailureCard';
import './results.css';

interface ResultsAreaProps {
  documents: readonly DocumentSummary[];
  /** How to begin, shown while there is nothing. */
  emptyAction: ReactNode;
  samples?: ReactNode;
}

/** The results of the newest document, when it has extracted data (spec section 2). */
export function ResultsArea({ documents, emptyAction, samples }: ResultsAreaProps) {
  const newest = currentDocument(documents);
  const hasFailed = newest?.status === 'error';
  return (
    <div className="col g16 fit sp">
      {hasFailed && <FailureCard document={newest} />}
      {newest?.extractedData ? (
        <CurrentResults key={newest.id} summary={newest} />
      ) : (
        <EmptyResults newest={newest} action={emptyAction}>
          {samples}
        </EmptyResults>
      )}
    </div>
  );
}
