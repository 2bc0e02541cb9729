import type { DocumentDetail } from '@contracts/document';
import type { DocumentRun, DocumentRuns } from '@contracts/runs';
import { isTypedByHand } from '@rules/typed-by-hand';
import { QueryArea } from '../../layout/QueryArea';
import { TitledCard } from '../../ui/Card';
import { Comparison } from './Comparison';
import { RunRow } from './RunRow';
import { SecondReadingButton } from './SecondReadingButton';
import { engineName } from './run-words';
import { isUnderWay, useRuns } from './use-runs';
import './runs.css';

/** What the two readings are called beside each other: by the model where the engine is the same. */
function namesOf(document: DocumentDetail, second: DocumentRun | undefined): [string, string] {
  if (!second) return ['Primera', 'Segunda'];
  const [first, other] = [engineName(document), engineName(second)];
  return first === other ? [document.model, second.model] : [first, other];
}

interface RunsCardProps {
  document: DocumentDetail;
  /** Brings the keyboard to a field of the review. */
  onField?: (path: string) => void;
}

function Runs({ data, document, onField }: RunsCardProps & { data: DocumentRuns }) {
  const { runs, comparison } = data;
  const second = runs.find(({ id }) => id === comparison?.runId);
  if (runs.length === 0) {
    return <p className="p12 md t3">Todavía no hay lecturas registradas.</p>;
  }
  return (
    <>
      <ol className="lined">
        {runs.map((run) => (
          <RunRow key={run.id} run={run} document={document} />
        ))}
      </ol>
      {comparison && (
        <Comparison
          key={comparison.runId}
          document={document}
          fields={comparison.fields}
          names={namesOf(document, second)}
          onField={onField}
        />
      )}
    </>
  );
}

/** Which engines have read the document, what that took, and where they disagree. */
export function RunsCard({ document, onField }: RunsCardProps) {
  const query = useRuns(document);
  const { data } = query;
  const isReading = data?.runs.some(isUnderWay) ?? false;
  const isRead =
    document.status === 'completed' && document.extractedData !== null && !isTypedByHand(document);
  return (
    <TitledCard
      title="Lecturas"
      className="runs-card"
      beside={isRead && data && <SecondReadingButton document={document} isReading={isReading} />}
    >
      <QueryArea query={query} of="las lecturas">
        {(known) => <Runs data={known} document={document} onField={onField} />}
      </QueryArea>
    </TitledCard>
  );
}
