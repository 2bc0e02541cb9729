import type { WorkflowWarning } from '../../contracts/workflow-calls';
import {
  PAYMENT_STEP,
  STEPS,
  USUAL_CONSTANCIA,
  WRITTEN_REFERENCE_CHARS,
} from '../../contracts/workflow';
import type { FlowState } from './state';

export interface WarningFacts {
  isConfirmed: boolean;
  isPayable: boolean;
  /** Code, rate or legend of a detracción is printed on it. */
  printsDetraction: boolean;
  /** Another document of the company has the same transfer reference. */
  isReferenceElsewhere: boolean;
  /** Civil date in Peru, `YYYY-MM-DD`. */
  today: string;
}

/** All steps are taken: nothing is left to look at. */
const WORKFLOW_STEPS = STEPS.length;

/** What to look at; hinders nothing. */
export function warningsOf(
  { version, payment, isDetractionDecided }: FlowState,
  facts: WarningFacts,
): WorkflowWarning[] {
  if (version >= WORKFLOW_STEPS) return [];
  const { paymentDate, constanciaNumber, telereditoReference = '' } = payment ?? {};
  const isUnpaid = version < PAYMENT_STEP;
  const said: [WorkflowWarning, boolean][] = [
    ['SIN_CONFIRMAR', !facts.isConfirmed],
    ['TIPO_NO_PAGABLE', !facts.isPayable],
    [
      'DETRACCION_OMITIDA',
      facts.printsDetraction && isDetractionDecided && payment?.requiresDetraction === false,
    ],
    ['FECHA_PASADA', isUnpaid && paymentDate !== undefined && paymentDate < facts.today],
    ['REFERENCIA_REPETIDA', facts.isReferenceElsewhere],
    ['REFERENCIA_LARGA', [...telereditoReference].length > WRITTEN_REFERENCE_CHARS],
    ['CONSTANCIA_RARA', constanciaNumber !== undefined && !USUAL_CONSTANCIA.test(constanciaNumber)],
  ];
  return said.flatMap(([warning, holds]) => (holds ? [warning] : []));
}
