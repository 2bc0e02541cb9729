import {
  NO_DETRACTION_LABEL,
  type DetractionAnswer,
  type DetractionRate,
  type DetractionSuggestion,
  type NoDetractionReason,
} from '../../contracts/detraction';
import type { ExtractedData, DocumentType } from '../../contracts/extracted-data';
import { normaliseCurrency } from '../currency';
import { toCents } from '../money';
import { depositOf, TOLERANCE_CENTS } from './deposit';
import { printedFacts, type PrintedFacts } from './printed';
import { rateOf, thresholdSoles } from './rates';
import { basisReason, doubtReasons, rateReasons, sourceLine } from './reasons';
import { foldText } from '../text-clean';

/**
 * Words of a description that point to a code, the more special ones first. Only a hint: the annexes
 * have conditions that no word tells.
 */
const HINTS: readonly (readonly [RegExp, string])[] = [
  [/\bCANA DE AZUCAR\b/, '007'],
  [/\bAZUCAR\b|\bMELAZA\b/, '001'],
  [/\bALCOHOL ETILICO\b/, '003'],
  [/\bACEITE DE PESCADO\b/, '016'],
  [/\bHARINA DE PESCADO\b/, '017'],
  [/\bMAIZ AMARILLO\b/, '005'],
  [/\bCHATARRA\b|\bDESPERDICIOS?\b|\bRESIDUOS (?:SOLIDOS )?(?:METALICOS|PARA RECICLAJE)\b/, '010'],
  [/\bPAPRIKA\b/, '032'],
  [/\bMADERA ASERRADA\b|\bMADERA ROLLIZA\b|\bTABLAS? DE MADERA\b/, '008'],
  [/\bARENA (?:GRUESA|FINA|AMARILLA)\b|\bPIEDRA (?:CHANCADA|GRANDE|BASE)\b/, '009'],
  [/\bTRANSPORTE (?:TERRESTRE )?DE CARGA\b|\bFLETES?\b|\bTRANSPORTE DE MERCADERIAS?\b/, '027'],
  [/\bTRANSPORTE DE (?:PERSONAL|PERSONAS|PASAJEROS)\b|\bMOVILIDAD DE PERSONAL\b/, '026'],
  [/\bINTERMEDIACION LABORAL\b|\bTERCERIZACION\b|\bDESTAQUE DE PERSONAL\b/, '012'],
  [/\bESTIBA\b|\bDESESTIBA\b|\bMOVIMIENTO DE CARGA\b|\bCARGA Y DESCARGA\b/, '021'],
  [/\bALQUILER\b|\bARRENDAMIENTO\b/, '019'],
  [/\b(?:MANTENIMIENTO|REPARACION) /, '020'],
  [/\bCOMISION MERCANTIL\b/, '024'],
  [/\bFABRICACION (?:POR|A) (?:ENCARGO|PEDIDO)\b/, '025'],
  [/^(?:(?!\bFABRICACION DE ).)*\bFABRICACION DE .*(?:POR|A) (?:ENCARGO|PEDIDO)\b/, '025'],
  [/\bCONTRATO DE (?:OBRA|CONSTRUCCION)\b|\bVALORIZACION DE OBRA\b/, '030'],
  [
    /\bSERVICIOS? (?:DE )?(?:LIMPIEZA|VIGILANCIA|SEGURIDAD|CONSULTORIA|ASESORIA|PUBLICIDAD|AUDITORIA|CONTABILIDAD|CONTABLES?|LEGAL(?:ES)?)\b|\bCONSULTORIA\b|\bASESORIA\b|\bAUDITORIA\b/,
    '022',
  ],
  [/\bSERVICIOS?\b/, '037'],
];

interface WordHint {
  code: string;
  /** The description as printed. */
  description: string;
}

/** The code that the first telling description of the items points to, or null. */
function hintOfWords(data: ExtractedData): WordHint | null {
  for (const { descripcion } of data.productos ?? []) {
    const hint = descripcion ? codeOfText(descripcion) : null;
    if (hint && descripcion) return { code: hint, description: descripcion };
  }
  return null;
}

function codeOfText(text: string): string | null {
  const folded = `${foldText(text)} `;
  return HINTS.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
}

/** Types on which no detracción is deposited (peru.md 4, "Not subject"), with the reason. */
const NOT_SUBJECT: Readonly<Partial<Record<DocumentType, string>>> = {
  boleta: 'Una boleta de venta no da crédito fiscal: no está sujeta a detracción.',
  ticket: 'Un ticket no da crédito fiscal: no está sujeto a detracción.',
  recibo_honorarios: 'Un recibo por honorarios no lleva IGV: no está sujeto a detracción.',
  recibo_servicios: 'Un recibo de servicios públicos no está sujeto a detracción.',
  nota_credito: 'Una nota de crédito no se paga: no se le deposita detracción.',
  guia_remision: 'Una guía de remisión no tiene importes: no está sujeta a detracción.',
  retencion: 'Un comprobante de retención no está sujeto a detracción.',
  percepcion: 'Un comprobante de percepción no está sujeto a detracción.',
  orden_compra: 'Una orden de compra no es un comprobante: la detracción se ve en la factura.',
  orden_servicio: 'Una orden de servicio no es un comprobante: la detracción se ve en la factura.',
  proforma: 'Una proforma no es un comprobante: la detracción se ve en la factura.',
  estado_cuenta: 'Un estado de cuenta no está sujeto a detracción.',
  contrato: 'Un contrato no es un comprobante: la detracción se ve en la factura.',
};

interface Case {
  facts: PrintedFacts;
  /** Of the total, in the document's currency. */
  totalCents: number;
  /** Soles a unit of the currency; null when it is needed and not known. */
  exchangeRate: number | null;
  day: string;
}

/**
 * What the document and the dated tables suggest: code, rate, deposit and net, or that there is none, and
 * why. The rate is that of the day of issue, of `today` when none is printed. A code that is printed wins
 * over words of the description. Without `exchangeRate` (soles a unit) no deposit is computed for a
 * document in another currency, and its threshold is left to the person.
 */
export function suggestDetraction(
  data: ExtractedData,
  today: string,
  exchangeRate?: number,
): DetractionAnswer {
  const facts = printedFacts(data);
  const notSubject = NOT_SUBJECT[data.documento?.tipo ?? 'otro'];
  if (notSubject) return none(facts, 'TIPO_NO_SUJETO', notSubject);
  const total = data.totales?.total;
  if (typeof total !== 'number' || total <= 0) return none(facts, 'SIN_TOTAL');
  const isInSoles = normaliseCurrency(data.documento?.moneda) === 'PEN';
  const subject: Case = {
    facts,
    totalCents: toCents(total),
    exchangeRate: isInSoles ? 1 : (exchangeRate ?? null),
    day: data.documento?.fecha_emision ?? data.documento?.fecha ?? today,
  };
  const answer = answerOf(data, subject);
  return answer.isSubject ? { ...answer, needsExchangeRate: !isInSoles } : answer;
}

function answerOf(data: ExtractedData, subject: Case): DetractionAnswer {
  const { facts, day } = subject;
  const { code } = facts.printed;
  if (code !== null) {
    const rate = rateOf(code, day);
    if (rate === 'unknown') {
      return none(
        facts,
        'CODIGO_DESCONOCIDO',
        `${NO_DETRACTION_LABEL.CODIGO_DESCONOCIDO} (${code})`,
      );
    }
    if (rate === 'excluded') return none(facts, 'CODIGO_EXCLUIDO');
    const basis = facts.isFromLegend ? 'leyenda' : 'codigo';
    return ofRate(subject, rate, basis, basisReason(basis, rate));
  }
  const hint = hintOfWords(data);
  const hinted = hint ? rateOf(hint.code, day) : 'unknown';
  const fits = typeof hinted !== 'string' && fitsPrinted(hinted, facts);
  if (hint && fits)
    return ofRate(
      subject,
      hinted,
      'descripcion',
      basisReason('descripcion', hinted, hint.description),
    );
  return facts.hasLegend ? ofLegend(subject) : none(facts, 'SIN_INDICIO');
}

/** Words that point to a rate which is not the printed one are no hint. */
function fitsPrinted(rate: DetractionRate, { printed }: PrintedFacts): boolean {
  return printed.percentage === null || rate.percentages.includes(printed.percentage);
}

function ofRate(
  subject: Case,
  rate: DetractionRate,
  basis: DetractionSuggestion['basis'],
  why: string,
): DetractionAnswer {
  const threshold = thresholdSoles(rate.threshold, subject.day);
  const { totalCents, exchangeRate, facts } = subject;
  if (exchangeRate !== null && !isOver(totalCents, exchangeRate, threshold)) {
    return none(facts, 'BAJO_UMBRAL', ...rateReasons(rate, threshold, subject.day).slice(-1));
  }
  const [percentage = null, ...others] = rate.percentages;
  const chosen = others.length === 0 ? percentage : chosenByPrint(rate, facts);
  return withDeposit(subject, {
    code: rate.code,
    name: rate.name,
    percentage: chosen,
    choices: others.length === 0 ? [] : [...rate.percentages],
    threshold,
    basis,
    reasons: [
      why,
      ...rateReasons(rate, threshold, subject.day),
      ...doubtReasons(rate, facts, basis),
    ],
    source: sourceLine(rate),
    confidence: rate.confidence,
  });
}

/** Between rates that sources differ on, only the document itself can choose. */
function chosenByPrint(rate: DetractionRate, { printed }: PrintedFacts): number | null {
  return rate.percentages.find((percentage) => percentage === printed.percentage) ?? null;
}

/** The document says that it is subject, and perhaps how much, but not under which code. */
function ofLegend(subject: Case): DetractionSuggestion {
  const { percentage } = subject.facts.printed;
  return withDeposit(subject, {
    code: null,
    name: null,
    percentage,
    choices: [],
    threshold: null,
    basis: 'leyenda',
    reasons: [
      'El documento dice que está sujeto a detracción, pero no imprime el código del bien o servicio.',
      percentage === null
        ? 'Elija el porcentaje según el bien o servicio.'
        : `El porcentaje de ${percentage} % es el que imprime el documento; confírmelo.`,
    ],
    source: null,
    confidence: null,
  });
}

type Found = Omit<
  DetractionSuggestion,
  'isSubject' | 'depositSoles' | 'netCents' | 'printed' | 'needsExchangeRate'
>;

function withDeposit(subject: Case, found: Found): DetractionSuggestion {
  const { totalCents, exchangeRate, facts } = subject;
  const amounts =
    found.percentage === null || exchangeRate === null
      ? null
      : depositOf(totalCents, found.percentage, exchangeRate, facts.printed.amountCents);
  const agrees = agreement(facts, amounts?.depositSoles ?? null);
  const reasons = [...found.reasons];
  if (exchangeRate === null) {
    reasons.push(
      'La detracción se deposita en soles: indique el tipo de cambio venta para calcularla y comparar con el monto mínimo.',
    );
  }
  if (agrees === false) {
    reasons.push('El monto de detracción impreso difiere en más de S/ 1.00 del calculado.');
  }
  return {
    isSubject: true,
    ...found,
    reasons,
    depositSoles: amounts?.depositSoles ?? null,
    netCents: amounts?.netCents ?? null,
    printed: { ...facts.printed, agrees },
    needsExchangeRate: false,
  };
}

function agreement({ printed }: PrintedFacts, depositSoles: number | null): boolean | null {
  if (printed.amountCents === null || depositSoles === null) return null;
  return Math.abs(printed.amountCents - depositSoles * 100) <= TOLERANCE_CENTS;
}

/** Strictly over; in millionths of a cent, so that nothing is rounded before it is compared. */
function isOver(totalCents: number, exchangeRate: number, threshold: number): boolean {
  const millionths = BigInt(totalCents) * BigInt(Math.round(exchangeRate * 1e6));
  return millionths > BigInt(Math.round(threshold * 100)) * 1_000_000n;
}

function none(
  { printed }: PrintedFacts,
  reason: NoDetractionReason,
  ...details: string[]
): DetractionAnswer {
  const isSaid = reason === 'TIPO_NO_SUJETO' || reason === 'CODIGO_DESCONOCIDO';
  const reasons = isSaid ? details : [NO_DETRACTION_LABEL[reason], ...details];
  return { isSubject: false, reason, reasons, printed };
}
