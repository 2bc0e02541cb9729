import type { PaymentFinding } from '../../contracts/payment-judgement';
import { refusalsOf } from '../../rules/payment-judgement';

/**
 * Throws the gravest of the findings that shut the door.
 * @param name of the document, where a call holds more than one
 */
export function assertMayPay(findings: readonly PaymentFinding[], name?: string): void {
  const said = name
    ? findings.map((finding) => ({ ...finding, text: `${name}: ${finding.text}` }))
    : findings;
  const [refusal] = refusalsOf(said);
  if (refusal) throw refusal;
}
