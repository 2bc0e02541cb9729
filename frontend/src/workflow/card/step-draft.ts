import type { DetractionAnswer } from '@contracts/detraction';
import type { PaymentInfo, WorkflowState, WorkflowStep } from '@contracts/workflow';
import { LAST_PAYMENT_DAY, STEP_OF } from '@contracts/workflow';
import { formatDate, isIsoDate } from '@rules/date';
import { parseExchangeRate } from '@rules/detraction';
import { readDetractionLine } from './detraction-line';

/** What stands in the form of a step, as text. */
export interface StepDraft {
  /** Display name. */
  user: string;
  comment: string;
  requiresDetraction: boolean;
  detractionPercentage: string;
  /** Of catalogue 54; empty when none is chosen. */
  detractionCode: string;
  /** Soles a unit of the document's currency. */
  exchangeRate: string;
  /** `YYYY-MM-DD`. */
  paymentDate: string;
  telereditoReference: string;
  constanciaNumber: string;
}

/** What a person has changed of it; kept when the document moves meanwhile. */
export type TypedDraft = Partial<StepDraft>;
export type DraftProblems = Partial<Record<keyof StepDraft, string>>;

/** The step that decides the detracción; those after it may correct it. */
export const DETRACTION_STEP = STEP_OF.ValidateData;

export const USER_MISSING = 'Por favor ingrese su nombre de usuario';

const textOf = (value: string | number | null | undefined): string => String(value ?? '');

/** The choice that `DETRACTION_STEP` has made. */
function decided(info: PaymentInfo) {
  const { code, exchangeRate } = readDetractionLine(info.detractionInfo);
  return {
    requiresDetraction: info.requiresDetraction,
    detractionPercentage: textOf(info.detractionPercentage),
    detractionCode: code,
    exchangeRate,
  };
}

/** The choice that the document and the tables suggest. */
const suggested = (answer: DetractionAnswer, printedRate: number | null) => ({
  requiresDetraction: answer.isSubject,
  detractionPercentage: answer.isSubject ? textOf(answer.percentage) : '',
  detractionCode: answer.isSubject ? (answer.code ?? '') : '',
  exchangeRate: textOf(printedRate),
});

/** How the form of the next step begins: what was decided before, else what is suggested. */
export function firstDraft(
  { paymentInfo, workflowVersion }: Pick<WorkflowState, 'paymentInfo' | 'workflowVersion'>,
  suggestion: DetractionAnswer,
  userName: string,
  /** As the document prints it. */
  printedRate: number | null = null,
): StepDraft {
  const isDecided = paymentInfo !== null && workflowVersion >= 4;
  return {
    user: userName,
    comment: '',
    ...(isDecided ? decided(paymentInfo) : suggested(suggestion, printedRate)),
    paymentDate: textOf(paymentInfo?.paymentDate),
    telereditoReference: textOf(paymentInfo?.telereditoReference),
    constanciaNumber: textOf(paymentInfo?.constanciaNumber),
  };
}

/** The number in a text, or null; a comma may stand for the point. */
export function numberOf(text: string): number | null {
  const number = Number(text.trim().replace(',', '.'));
  return text.trim() !== '' && Number.isFinite(number) ? number : null;
}

function percentageProblem({ requiresDetraction, detractionPercentage }: StepDraft): string | null {
  if (!requiresDetraction) return null;
  const percentage = numberOf(detractionPercentage);
  const isGood = percentage !== null && percentage > 0 && percentage <= 100;
  return isGood ? null : 'Escriba un porcentaje mayor que 0, hasta 100.';
}

/** The deposit is in soles: until it is prepared the rate may be left open, and is never something else. */
function rateProblem({ requiresDetraction, exchangeRate }: StepDraft, step: number): string | null {
  if (!requiresDetraction) return null;
  if (exchangeRate.trim() === '')
    return step > DETRACTION_STEP ? 'Escriba el tipo de cambio: el depósito es en soles.' : null;
  return parseExchangeRate(exchangeRate) === null
    ? 'Escriba los soles por unidad, como 3.755.'
    : null;
}

function constanciaProblem({ requiresDetraction, constanciaNumber }: StepDraft): string | null {
  if (constanciaNumber.trim() !== '') return null;
  return requiresDetraction ? 'Escriba el número de constancia.' : null;
}

const dateProblem = ({ paymentDate }: StepDraft, isRequired: boolean): string | null => {
  if (paymentDate === '') return isRequired ? 'Elija la fecha del pago.' : null;
  return isIsoDate(paymentDate)
    ? null
    : `Elija una fecha entre hoy y el ${formatDate(LAST_PAYMENT_DAY)}.`;
};

const referenceProblem = ({ telereditoReference }: StepDraft): string | null =>
  telereditoReference.trim() === '' ? 'Escriba la referencia de la transferencia.' : null;

/** What the step cannot do without, by field; the name first. */
export function problemsOf(draft: StepDraft, step: WorkflowStep, isForeign = false): DraftProblems {
  const has = (field: WorkflowStep['fields'][number]): boolean => step.fields.includes(field);
  const entries: [keyof StepDraft, string | null][] = [
    ['user', draft.user.trim() === '' ? USER_MISSING : null],
    ['detractionPercentage', has('requiresDetraction') ? percentageProblem(draft) : null],
    ['exchangeRate', has('requiresDetraction') && isForeign ? rateProblem(draft, step.step) : null],
    [
      'paymentDate',
      has('paymentDate') ? dateProblem(draft, step.required.includes('paymentDate')) : null,
    ],
    ['telereditoReference', has('telereditoReference') ? referenceProblem(draft) : null],
    ['constanciaNumber', has('constanciaNumber') ? constanciaProblem(draft) : null],
  ];
  return Object.fromEntries(entries.filter(([, problem]) => problem !== null));
}

/** Why a step asks for a comment. */
export type ReasonAsked = 'payment' | 'detraction';

const REASON_MISSING: Readonly<Record<ReasonAsked, string>> = {
  payment: 'Escriba por qué se paga pese a lo encontrado.',
  detraction: 'Escriba por qué no la requiere, si el documento la imprime.',
};

export const reasonProblem = ({ comment }: StepDraft, asked: ReasonAsked | null): DraftProblems =>
  asked && comment.trim() === '' ? { comment: REASON_MISSING[asked] } : {};
