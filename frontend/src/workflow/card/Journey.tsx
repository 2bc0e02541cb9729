import type { DocumentDetail } from '@contracts/document';
import type { StoryChange, StoryEntry } from '@contracts/review';
import type { PaymentInfo } from '@contracts/workflow';
import type { WorkflowDetail, WorkflowHistoryEntry } from '@contracts/workflow-calls';
import { formatDate } from '@rules/date';
import { initials, toneOf } from '../../api/display-name';
import { saidValue } from '../../documents/review/field-input';
import { useStory } from '../../documents/use-story';
import { Avatar } from '../../ui/Avatar';
import { fieldLabel } from '../../ui/fields/field-labels';
import { timeInPeru } from '../../ui/format-time';
import { stepOf } from '../steps';

/** First letters of a full name: with two given names the third word is the surname. */
const initialsOf = (name: string): string => {
  const words = name.trim().split(/\s+/);
  return initials({ firstName: words[0] ?? '', lastName: words[words.length > 3 ? 2 : 1] ?? '' });
};

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** What a step has said of the payment, a line each. */
export function paymentLines(info: Partial<PaymentInfo> | null): string[] {
  if (!info) return [];
  const { detractionInfo, detractionPercentage, requiresDetraction } = info;
  const detraction =
    detractionInfo ?? (detractionPercentage === undefined ? 'sí' : `${detractionPercentage} %`);
  return [
    requiresDetraction === true ? `Detracción: ${detraction}` : '',
    requiresDetraction === false ? 'Sin detracción' : '',
    info.paymentDate ? `Fecha de pago: ${formatDate(info.paymentDate)}` : '',
    info.telereditoReference ? `Referencia: ${info.telereditoReference}` : '',
    info.constanciaNumber ? `Constancia: ${info.constanciaNumber}` : '',
  ].filter(Boolean);
}

interface DeedProps {
  name: string;
  did: string;
  /** As signed in the form, where it is another name. */
  signed?: string;
  comment: string | null;
  lines?: readonly string[];
  at: string;
  hash?: string;
}

const Deed = ({ name, did, signed, comment, lines = [], at, hash }: DeedProps) => (
  <li className="journey-deed holds in-grid g10 pb14">
    <Avatar initials={initialsOf(name)} size="s" tone={toneOf(name)} />
    <div>
      <p>
        <span className="m">{name}</span> <span className="t2">{did}</span>
      </p>
      {signed && <p className="sm t2">Firmó como {signed}</p>}
      {comment && <p className="t2">“{comment}”</p>}
      {lines.map((line) => (
        <p key={line} className="sm t2">
          {line}
        </p>
      ))}
      <p className="sm t3">
        <time dateTime={at}>{timeInPeru(at)}</time>
        {hash && (
          <>
            {' · '}
            <span className="mono" title="Huella del registro">
              {hash}
            </span>
          </>
        )}
      </p>
    </div>
  </li>
);

function StepDeed({ entry }: { entry: WorkflowHistoryEntry }) {
  const { step, byName, user, comment, paymentInfo, at, hash, isErased } = entry;
  const did = lowerFirst(stepOf(step)?.done ?? `dio el paso ${step}`);
  if (isErased) {
    return (
      <Deed
        name={byName}
        did={`${did} (sus datos se borraron)`}
        comment={null}
        at={at}
        hash={hash}
      />
    );
  }
  return (
    <Deed
      name={byName}
      did={did}
      signed={user !== byName ? user : undefined}
      comment={comment || null}
      lines={paymentLines(paymentInfo)}
      at={at}
      hash={hash}
    />
  );
}

/** What has happened to a document beside its steps and that whoever takes the next one has to know. */
const TOLD: ReadonlySet<string> = new Set([
  'DocumentConfirmed',
  'DocumentReopened',
  'DocumentObserved',
  'ObservationLifted',
  'DuplicateAccepted',
  'PaymentApproved',
  'PaymentStatusChanged',
]);

const changeLine = ({ path, old, new: after }: StoryChange): string =>
  `${fieldLabel(path)}: ${saidValue(path, old)} → ${saidValue(path, after)}`;

function ActDeed({ entry }: { entry: StoryEntry }) {
  const { actor, label, comment, changes, at } = entry;
  return (
    <Deed
      name={actor}
      did={lowerFirst(label)}
      comment={comment}
      lines={changes.map(changeLine)}
      at={at}
    />
  );
}

/** Steps and other acts as one journey, the newest first. */
function deedsOf(history: readonly WorkflowHistoryEntry[], story: readonly StoryEntry[]) {
  const steps = history
    .toReversed()
    .map((entry) => ({ at: entry.at, deed: <StepDeed key={entry.version} entry={entry} /> }));
  const acts = story
    .filter(({ type }) => TOLD.has(type))
    .map((entry) => ({ at: entry.at, deed: <ActDeed key={entry.id} entry={entry} /> }));
  return [...steps, ...acts]
    .toSorted((left, right) => Date.parse(right.at) - Date.parse(left.at))
    .map(({ deed }) => deed);
}

/** What has happened to the document so far, the newest first; its thread is sewn. */
export function Journey({
  document,
  detail,
}: {
  document: DocumentDetail;
  detail: WorkflowDetail;
}) {
  const { data: story, error } = useStory(document);
  const deeds = deedsOf(detail.history, story ?? []);
  return (
    <aside className="breaks p16 journey" aria-labelledby="recorrido">
      <div className="mb12 row">
        <h3 id="recorrido" className="h3">
          Recorrido
        </h3>
        <span className="sp" />
        <span className="sm t3">versión {detail.workflowVersion}</span>
      </div>
      {error && (
        <p className="sm t2">No se pudo cargar todo el recorrido: solo se ven los pasos.</p>
      )}
      {story && deeds.length === 0 && <p className="md t2">Todavía no se ha dado ningún paso.</p>}
      <ol className="md">{deeds}</ol>
    </aside>
  );
}
