import {
  DOOR_KIND,
  PAYMENT_FINDINGS,
  type DoorKind,
  type FindingLevel,
  type FindingRef,
  type PaymentDoor,
  type PaymentFinding,
  type PaymentFindingCode,
} from '../../contracts/payment-judgement';
import type {
  JudgedDocument,
  PaymentQuestion,
  PaymentSubject,
  PaymentTwin,
} from '../../contracts/payment-subject';
import { STEP_OF } from '../../contracts/workflow';
import { authenticityLevel } from '../authenticity-label';
import { isApproved, missingApproval } from './approval';
import { notPayableReason } from '../checks/document-checks';
import { detectCurrency, normaliseCurrency } from '../currency';
import { detractionOf } from '../detraction/decided';
import { supplierNet, type SupplierNet } from '../detraction/supplier-net';
import { unlikeAll } from '../layout-likeness';
import { formatMoney, fromCents } from '../money';
import { isValidRuc } from '../ruc';
import { ACCOUNT_LOOKS, type Look, type Places, type Seen } from './accounts';
import { asSentence } from '../text-clean';
import {
  contradictionsOf,
  restOf,
  sameGoods,
  settledTwin,
  stateWords,
  stepsAt,
  totalOf,
  waitingStep,
  debtsOf,
  goodsWords,
  nextInCall,
} from './facts';
import type { ErrorCode } from '../../contracts/errors';
import { DomainError } from '../domain-error';

/**
 * Several documents that one call pays together, in its order: of one debt the first passes, and the
 * others find it in their way. One that repeats another of the call comes after that, as at step 5: else
 * either would find the other in its way. One whose duplicate a company_admin has accepted comes last.
 */
export function judgeAll(
  subjects: readonly PaymentSubject[],
  question: PaymentQuestion,
): PaymentFinding[][] {
  const first = new Map<string, PaymentSubject>();
  const ids = new Set<string | null>(subjects.map(({ document }) => document.id));
  const repeats = ({ document }: PaymentSubject): boolean => ids.has(document.duplicateOf);
  for (const subject of [...subjects].sort((a, b) => Number(repeats(a)) - Number(repeats(b)))) {
    if (subject.document.duplicateAcceptance) continue;
    for (const debt of debtsOf(subject.document)) if (!first.has(debt)) first.set(debt, subject);
  }
  return subjects.map((subject) => {
    const ahead = debtsOf(subject.document)
      .map((debt) => first.get(debt))
      .find((other) => other && other !== subject);
    return judge(
      ahead ? { ...subject, twins: withAhead(subject.twins, ahead) } : subject,
      question,
    );
  });
}

function withAhead(twins: readonly PaymentTwin[], { document }: PaymentSubject): PaymentTwin[] {
  const { id, filename, paymentStatus, workflowStatus, extractedData } = document;
  const known = twins.find((twin) => twin.id === id);
  const label = extractedData?.documento?.numero || filename;
  const ahead = known ?? { id, filename, label, paymentStatus, workflowStatus, isInFile: false };
  return [{ ...ahead, isInCall: true }, ...twins.filter((twin) => twin !== known)];
}

const ERROR_OF: Readonly<Partial<Record<PaymentFindingCode, ErrorCode>>> = {
  SIN_LEER: 'ESTADO_NO_PERMITE',
  FALTA_APROBACION: 'FALTA_APROBACION',
  APROBADO_POR_USTED: 'SEPARACION_FUNCIONES',
  DOBLE_CONTROL: 'SEPARACION_FUNCIONES',
  SEPARACION_FUNCIONES: 'SEPARACION_FUNCIONES',
  OBSERVADO: 'DOCUMENTO_OBSERVADO',
  COMPROBANTE_REPETIDO: 'COMPROBANTE_REPETIDO',
  RECHAZADO_POR_SUNAT: 'RECHAZADO_POR_SUNAT',
  CUENTA_DISTINTA: 'CUENTA_POR_ACEPTAR',
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

const COLUMN: Readonly<Record<DoorKind, number>> = { orders: 0, leads: 1, records: 2 };

const seen = (isSo: boolean, places: Places = {}): Seen | null => (isSo ? { places } : null);
const because = (reason: string | null | undefined): Seen | null =>
  reason ? { places: { reason } } : null;
const about = ({ id, label }: FindingRef, places: Places): Seen => ({
  places: { other: `«${label}»`, ...places },
  refs: id === '' ? [] : [{ id, label }],
});

/** The level of a finding at a door; null when it is none there. */
export const levelAt = (code: PaymentFindingCode, door: PaymentDoor): FindingLevel | null =>
  PAYMENT_FINDINGS[code].levels[COLUMN[DOOR_KIND[door]]] ?? null;

const BEING_READ = 'Todavía no se ha leído. Espere a que termine su lectura.';
/** Waiting does not help. */
const UNREADABLE = 'No se pudo leer: reintente su lectura o escriba sus datos a mano.';

type OwnFacts = Pick<JudgedDocument, 'extractedData' | 'authenticity' | 'isConfirmed'>;
type OwnLook = (subject: { document: OwnFacts }) => Seen | null;
type OwnLooks = Readonly<Partial<Record<PaymentFindingCode, OwnLook>>>;

/** What a document says by itself, whatever stands around it and whoever asks. */
const OWN_LOOKS = {
  POSIBLE_FALSIFICACION: ({ document: { authenticity } }) =>
    authenticity &&
    seen(authenticityLevel(authenticity) === 'falsificacion', {
      percent: Math.round(authenticity.confidence * 100),
    }),
  CONTRADICCIONES: ({ document: { authenticity } }) => {
    const which = contradictionsOf(authenticity);
    const count = which.length === 1 ? '1 contradicción' : `${which.length} contradicciones`;
    return seen(which.length > 0, { count, which: which.join(' ') });
  },
  TIPO_NO_PAGABLE: ({ document }) => {
    const reason = notPayableReason(document.extractedData?.documento?.tipo);
    return reason === null ? null : { places: { reason } };
  },
  SIN_TOTAL: ({ document }) => seen(totalOf(document.extractedData) <= 0),
  MONEDA_NO_ADMITIDA: ({ document }) => {
    const currency = String(document.extractedData?.documento?.moneda ?? '').trim();
    return seen(currency !== '' && detectCurrency(currency) === null, { currency });
  },
  SIN_CONFIRMAR: ({ document }) => seen(!document.isConfirmed),
  RUC_PROVEEDOR_INVALIDO: ({ document }) =>
    seen(!isValidRuc(document.extractedData?.proveedor?.ruc)),
} satisfies OwnLooks;

/** How each finding is seen. What a company_admin has accepted is told, and stops nothing. */
const LOOKS: Readonly<Record<PaymentFindingCode, Look>> = {
  SEPARACION_FUNCIONES: ({ approvers }, { separatesFunctions, actor }) =>
    seen(separatesFunctions && approvers.includes(actor.id)),
  DOBLE_CONTROL: ({ preparers }, { door, needsTwoPayers, actor }) =>
    seen(needsTwoPayers && door !== 'step5' && preparers.includes(actor.id)),
  FALTA_APROBACION: ({ document }, question) => {
    const reason = question.door === 'step5' ? null : missingApproval(document, question);
    return reason === null ? null : { places: { reason } };
  },
  APROBADO_POR_USTED: ({ document }, { approvalLimits, actor }) =>
    seen(document.paymentApproval?.by === actor.id && isApproved(document, approvalLimits)),
  SIN_LEER: ({ document: { status } }) =>
    seen(status !== 'completed', { reason: status === 'error' ? UNREADABLE : BEING_READ }),
  OBSERVADO: ({ document: { observation } }) =>
    observation && { places: { reason: asSentence(observation.reason) } },
  COMPROBANTE_REPETIDO: (subject, { door, actor }) => {
    const twin = subject.document.duplicateAcceptance ? undefined : settledTwin(subject, door);
    if (!twin) return null;
    const next = twin.isInCall ? `${nextInCall(subject, twin, door)} ` : '';
    return about(twin, { state: stateWords(twin), next: next + nextFor(actor.role) });
  },
  RECHAZADO_POR_SUNAT: ({ document: { authenticity } }) => {
    const rejection = authenticity?.findings.find(({ id }) => id === 'CDR_RECHAZADO');
    return rejection ? { places: { reason: asSentence(rejection.message) } } : null;
  },
  ...ACCOUNT_LOOKS,
  ...OWN_LOOKS,
  SIN_CUENTA_CONFIRMADA: ({ inBankFile }) => because(inBankFile?.missing),
  NO_CABE_EN_EL_ARCHIVO: ({ inBankFile }) => because(inBankFile?.unfit),
  CUENTA_SIN_MONEDA: ({ inBankFile }) => because(inBankFile?.untold),
  SOBRE_EL_RESTO: ({ document, orderedCents }) => {
    if (document.paymentStatus !== 'partially_paid' || orderedCents === null) return null;
    const rest = restOf(document);
    return seen(rest === null || orderedCents > rest || orderedCents <= 0);
  },
  YA_PAGADO: ({ document }) => seen(document.paymentStatus === 'paid'),
  EN_OTRO_ARCHIVO: ({ ownFiles }) => seen(ownFiles > 0),
  POSIBLE_DUPLICADO: (subject, { door }) => {
    const [twin] = subject.twins;
    const isOpen = !subject.document.duplicateAcceptance && !settledTwin(subject, door);
    return twin && isOpen ? about(twin, {}) : null;
  },
  DUPLICADO_ACEPTADO: (subject, { door }) => {
    const { duplicateAcceptance: accepted } = subject.document;
    const twin = accepted && settledTwin(subject, door);
    if (!twin) return null;
    const { byName, reason } = accepted;
    return about(twin, { state: stateWords(twin), byName, reason });
  },
  PAGO_PARECIDO: (subject) => {
    const other = sameGoods(subject);
    return other ? about(other, goodsWords(subject, other)) : null;
  },
  DETRACCION_SIN_CALCULAR: ({ document, isNet }, { day }) =>
    seen(!isNet && lacksDeposit(document, day)),
  NETO_SIN_CALCULAR: ({ document, isNet }, { day }) => {
    if (!isNet || netOf(document, day) !== null) return null;
    return { places: { reason: lacksDeposit(document, day) ? DEPOSIT_UNKNOWN : APART_UNKNOWN } };
  },
  RETENCION_O_PERCEPCION: ({ document, isNet }, { day }) => {
    if (isNet || lacksDeposit(document, day)) return null;
    const net = netOf(document, day);
    if (net?.adjustmentCents === 0) return null;
    return { places: { reason: net ? apartWords(document, net) : `Tiene ${APART_UNKNOWN}` } };
  },
  PASO_PENDIENTE: ({ document: { workflowStatus } }, { door }) => {
    const wanted = door === 'file' ? STEP_OF.PreparePayment : STEP_OF.ExecutePayment;
    const waits = waitingStep(workflowStatus);
    const step = door === 'file' ? 'Preparar pago' : 'Ejecutar pago';
    return seen(stepsAt(workflowStatus) < wanted, { step, number: waits.step, waits: waits.title });
  },
  DISENO_DISTINTO: ({ document, layouts }) => {
    const count = unlikeAll(document.layout, layouts);
    return count === null ? null : { places: { count } };
  },
  PAGO_PARCIAL: ({ document }) => {
    const rest = restOf(document);
    if (document.paymentStatus !== 'partially_paid' || rest === null) return null;
    const currency = normaliseCurrency(document.extractedData?.documento?.moneda);
    const money = (cents: number) => formatMoney(fromCents(cents), currency);
    return { places: { paid: money(document.paidCents ?? 0), rest: money(rest) } };
  },
};

const DEPOSIT_UNKNOWN =
  'falta el porcentaje o el tipo de cambio de su detracción. Complételos en el flujo.';
const APART_UNKNOWN =
  'una retención o percepción que no cuadra con su total. Compárela con el documento y corríjala.';

const netOf = ({ extractedData, paymentInfo }: PaymentSubject['document'], day: string) =>
  supplierNet({ extractedData, paymentInfo }, totalOf(extractedData), day);

function apartWords(
  { extractedData }: PaymentSubject['document'],
  { netCents, adjustmentCents }: SupplierNet,
): string {
  const currency = normaliseCurrency(extractedData?.documento?.moneda);
  const money = (cents: number): string => formatMoney(fromCents(cents), currency);
  const what = adjustmentCents < 0 ? 'retención' : 'percepción';
  return `Imprime una ${what} de ${money(Math.abs(adjustmentCents))}: al proveedor se le pagan ${money(netCents)}.`;
}

/** There is a detracción whose deposit cannot be reckoned. */
const lacksDeposit = ({ extractedData, paymentInfo }: PaymentSubject['document'], day: string) =>
  detractionOf({ extractedData, paymentInfo }, totalOf(extractedData), day) === null;

function nextFor(role: PaymentQuestion['actor']['role']): string {
  return role === 'company_admin'
    ? 'Si son dos pagos, acéptelo en el documento.'
    : 'Si son dos pagos, un administrador de la empresa debe aceptarlo.';
}

const CODES = Object.keys(PAYMENT_FINDINGS) as PaymentFindingCode[];

/** Everything that speaks against paying one document at a door, the gravest first. */
export function judge(subject: PaymentSubject, question: PaymentQuestion): PaymentFinding[] {
  return CODES.flatMap((code) => {
    const level = levelAt(code, question.door);
    const found = level && LOOKS[code](subject, question);
    return found ? [said(code, level, found)] : [];
  });
}

/** What will speak against its payment, told while nobody pays it yet: it stops nothing there. */
export function foreseen(document: OwnFacts): PaymentFinding[] {
  const looks: OwnLooks = OWN_LOOKS;
  return CODES.flatMap((code) => {
    const found = looks[code]?.({ document });
    return found ? [said(code, 'avisa', found)] : [];
  });
}

/** A finding in words. */
function said(
  code: PaymentFindingCode,
  level: FindingLevel,
  { places, refs }: Seen,
): PaymentFinding {
  const text = PAYMENT_FINDINGS[code].text.replace(/\{(\w+)\}/g, (place, name: string) =>
    name in places ? String(places[name]) : place,
  );
  return { code, level, text, refs: refs ?? [] };
}
