import type { PaymentBatchRequest, PaymentLine, PaymentProblem } from '../../../contracts/exports';
import type { PaymentFinding } from '../../../contracts/payment-judgement';
import { DomainError } from '../../../rules/domain-error';
import { firstRefused } from '../../../rules/payment-file';

/** A selection as it was found. */
export interface Found {
  lines: readonly PaymentLine[];
  problems: readonly PaymentProblem[];
  companyRuc: string | null;
}

/**
 * Whether a file may be made of the selection; answers the RUC of the company that pays.
 * Throws RUC_EMPRESA_FALTANTE, MULTIPLES_MONEDAS, LOTE_CON_OBSERVACIONES with the first document that
 * may not enter and why.
 */
export function assertPayable(
  { lines, problems, companyRuc }: Found,
  request: Pick<PaymentBatchRequest, 'include' | 'reasons' | 'asOf'>,
): string {
  const [problem] = problems;
  if (problem) throw new DomainError(problem);
  if (companyRuc === null) throw new DomainError('RUC_EMPRESA_FALTANTE');
  const refused = firstRefused(lines, request);
  if (refused) throw refusal(refused.line, textOf(refused.finding));
  const overtaken = lines.find((line) => isOvertaken(line, request.asOf));
  if (overtaken)
    throw refusal(overtaken, 'Entró en otro archivo de pago después de la vista previa.');
  return companyRuc;
}

/** A batch that the person could not have seen when choosing to pay the document again. */
function isOvertaken({ earlierBatches }: PaymentLine, asOf: string | undefined): boolean {
  return asOf !== undefined && earlierBatches.some(({ at }) => Date.parse(at) > Date.parse(asOf));
}

const textOf = ({ level, text }: PaymentFinding): string =>
  level === 'pide_motivo' ? `${text} Escriba el motivo para pagarlo.` : text;

function refusal({ number, filename }: PaymentLine, message: string): DomainError {
  return new DomainError('LOTE_CON_OBSERVACIONES', { reason: `${number || filename}: ${message}` });
}
