import type { ErrorCode } from '../../contracts/errors';
import type { PaymentFinding, PaymentFindingCode } from '../../contracts/payment-judgement';
import { DomainError } from '../domain-error';
import { asSentence } from '../text-clean';

const ERROR_OF: Readonly<Partial<Record<PaymentFindingCode, ErrorCode>>> = {
  SIN_LEER: 'ESTADO_NO_PERMITE',
  SEPARACION_FUNCIONES: 'SEPARACION_FUNCIONES',
  OBSERVADO: 'DOCUMENTO_OBSERVADO',
  COMPROBANTE_REPETIDO: 'COMPROBANTE_REPETIDO',
};

/**
 * The refusals of the findings that shut a door, the gravest first: of steps and of recorded payments.
 * @param reason of the observation, which its refusal says
 */
export function refusalsOf(findings: readonly PaymentFinding[], reason = ''): DomainError[] {
  return findings.flatMap(({ code, level, text }) => {
    const error = level === 'impide' ? ERROR_OF[code] : undefined;
    return error ? [new DomainError(error, { text, reason: asSentence(reason) })] : [];
  });
}
