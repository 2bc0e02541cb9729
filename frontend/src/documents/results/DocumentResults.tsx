import type { DocumentDetail } from '@contracts/document';
import type { ExtractedData } from '@contracts/extracted-data';
import { documentScreen } from '@contracts/routes';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Card } from '../../ui/Card';
import { fieldsAsText } from '../../ui/fields/fields-as-text';
import { ConfirmBar } from '../review/ConfirmBar';
import { ReviewPane } from '../review/ReviewPane';
import { useReviewSession } from '../review/use-review-session';
import { useReviewView } from '../review/use-review-view';
import { useShortcuts } from '../review/use-shortcuts';
import { AuthenticityCard } from './AuthenticityCard';
import { DuplicateNotice } from './DuplicateNotice';
import { JsonCard } from './JsonCard';
import { ResultsHeader } from './ResultsHeader';
import { StatisticsCard } from './StatisticsCard';

/** Beside the uploads the pane is narrow: the data get the larger part. */
const SPLIT = { name: 'inicio', share: 46 };

interface DocumentResultsProps {
  document: DocumentDetail;
  data: ExtractedData;
}

/** The page and what was read on it, side by side, to be corrected and confirmed; below, what to think of it. */
export function DocumentResults({ document, data }: DocumentResultsProps) {
  const { session, state } = useReviewSession(document);
  const view = useReviewView(session, state);
  const notify = useNotify();
  const [isBusy, setIsBusy] = useState(false);
  const confirm = (): void => {
    setIsBusy(true);
    void session.confirm().then((isDone) => {
      setIsBusy(false);
      if (isDone) notify('Documento confirmado');
    });
  };
  useShortcuts({
    ...(state.document.isConfirmed || isBusy ? {} : { confirm }),
    ...(view.canEdit ? { save: () => void session.saveAll() } : {}),
  });
  return (
    <>
      <Card aria-label="Resultado">
        <ResultsHeader
          document={state.document}
          screen={documentScreen(document.id)}
          text={() => fieldsAsText(view.groups, view.lines)}
          editing={view.canEdit ? { session, state } : null}
        />
        {document.duplicateOf && <DuplicateNotice originalId={document.duplicateOf} />}
        <div className="results-panes">
          <ReviewPane view={view} split={SPLIT} />
        </div>
        <ConfirmBar
          session={session}
          state={state}
          contradictions={view.contradictions}
          tally=""
          hasNext={false}
          isBusy={isBusy}
          onConfirm={confirm}
        />
      </Card>
      <div className="one-s results-cards g16 in-grid">
        {state.document.authenticity && (
          <AuthenticityCard authenticity={state.document.authenticity} />
        )}
        <StatisticsCard document={state.document} />
      </div>
      <JsonCard data={state.document.extractedData ?? data} />
    </>
  );
}
