import type { DocumentDetail } from '@contracts/document';
import type { PaymentInfo } from '@contracts/workflow';
import type { WorkflowDetail, WorkflowHistoryEntry } from '@contracts/workflow-calls';
import { formatDate } from '@rules/date';
import { initials } from '../../api/display-name';
import { Avatar } from '../../ui/Avatar';
import { timeInPeru } from '../../ui/format-time';
import { stepOf } from '../steps';

/** One of the avatar's five colours, the same for the same name. */
const toneOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 5;

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

function Deed({ name, did, signed, comment, lines = [], at, hash }: DeedProps) {
  return (
    <li className="journey-deed">
      <Avatar initials={initialsOf(name)} size="s" tone={toneOf(name)} />
      <div className="journey-words">
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
}

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

/** What has happened to the document so far, the newest first; its thread is sewn. */
export function Journey({
  document,
  detail,
}: {
  document: DocumentDetail;
  detail: WorkflowDetail;
}) {
  const { confirmedAt, confirmedByName, confirmationComment } = document;
  const isEmpty = detail.history.length === 0 && confirmedAt === null;
  return (
    <aside className="journey" aria-labelledby="recorrido">
      <div className="row journey-head">
        <h3 id="recorrido" className="h3">
          Recorrido
        </h3>
        <span className="sp" />
        <span className="sm t3">versión {detail.workflowVersion}</span>
      </div>
      {isEmpty && <p className="md t2">Todavía no se ha dado ningún paso.</p>}
      <ol className="journey-deeds md">
        {detail.history.toReversed().map((entry) => (
          <StepDeed key={entry.version} entry={entry} />
        ))}
        {confirmedAt && (
          <Deed
            name={confirmedByName ?? 'Alguien'}
            did="confirmó los datos"
            comment={confirmationComment}
            at={confirmedAt}
          />
        )}
      </ol>
    </aside>
  );
}
