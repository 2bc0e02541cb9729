import type { DepositLine, DepositPayer } from '../../../contracts/detraction-deposits';
import type { JudgedDocument } from '../../../contracts/payment-subject';
import { STEP_OF, WORKFLOW_STATUSES } from '../../../contracts/workflow';
import { DomainError } from '../../../rules/domain-error';
import { paidKey } from '../../../rules/payment-file';

const placeOf = ({ workflowStatus }: Pick<JudgedDocument, 'workflowStatus'>): number =>
  WORKFLOW_STATUSES.indexOf(workflowStatus);

/** Treasury has decided that it bears detracción, and no constancia of it is known. */
export function isWaiting(document: JudgedDocument): boolean {
  const { paymentInfo } = document;
  const place = placeOf(document);
  const isOpen = place >= STEP_OF.ValidateData && place < STEP_OF.DistributeReceipts;
  return isOpen && paymentInfo?.requiresDetraction === true && !paymentInfo.constanciaNumber;
}

/**
 * Why the deposit of a document would be a second one of its comprobante; null when it is not. Of several that
 * wait the one that has come furthest may be deposited.
 */
export function twinProblem(
  document: JudgedDocument,
  ofComprobantes: readonly JudgedDocument[],
): string | null {
  const key = paidKey(document);
  const twins = ofComprobantes.filter((one) => one.id !== document.id && paidKey(one) === key);
  const done = twins.find(({ paymentInfo }) => paymentInfo?.constanciaNumber);
  if (done) return `Otro documento de este comprobante (${done.filename}) ya tiene constancia.`;
  const before = twins.filter(isWaiting).find((one) => {
    const ahead = placeOf(one) - placeOf(document);
    return ahead > 0 || (ahead === 0 && one.id < document.id);
  });
  return before
    ? `Otro documento de este comprobante (${before.filename}) espera el mismo depósito: deposite solo ese.`
    : null;
}

/**
 * Who deposits by a file of these lines. Throws LOTE_CON_OBSERVACIONES with the first document that may not enter
 * and why.
 */
export function assertDepositable(
  documents: readonly JudgedDocument[],
  lines: readonly DepositLine[],
): DepositPayer {
  const [{ payer } = { payer: '*' as const }] = lines;
  lines.forEach((line, at) => {
    const decided = documents[at];
    const reason =
      (decided && isWaiting(decided) ? null : 'No espera ningún depósito de detracción.') ??
      (line.batchNumber && `Ya está en el archivo ${line.batchNumber}.`) ??
      line.problems[0]?.text ??
      (line.payer === payer ? null : 'Lo deposita otra parte: haga un archivo aparte.');
    if (reason) {
      const name = line.numero ? `${line.serie}-${line.numero}` : line.filename;
      throw new DomainError('LOTE_CON_OBSERVACIONES', { reason: `${name}: ${reason}` });
    }
  });
  return payer;
}
