import type { DetractionAnswer } from '../../contracts/detraction';
import { MAX_REFERENCE_CHARS, USUAL_CONSTANCIA } from '../../contracts/workflow';
import {
  fifthBusinessDayOfNextMonth,
  holidayName,
  isWeekend,
  nextBusinessDay,
} from '../business-days';
import { normaliseCurrency } from '../currency';
import { formatDate, isIsoDate } from '../date';
import { depositOf, exchangeRateOf, suggestDetraction } from '../detraction';
import { printedFacts } from '../detraction/printed';
import { formatMoney, fromCents, toCents } from '../money';
import { EMPTY_VALUE, type MakeStepCheck, type StepSubject } from './step-check';

const PRINTABLE = /^[^\p{Cc}]+$/u;

/** What the dated tables suggest: code and rate. */
export const detraction: MakeStepCheck = (subject) => {
  const answer = suggestDetraction(subject.data, subject.today);
  const cell = { id: 'detraccion', label: 'Detracción' };
  const reason = answer.reasons.join(' ');
  if (!answer.isSubject) return { ...cell, value: 'No sugerida', tone: 'mute', reason };
  const value = `${answer.code ?? 'Sin código'} · ${rateText(answer)}`;
  const isSure = answer.basis !== 'descripcion' && answer.percentage !== null;
  const agrees = answer.printed.agrees !== false && !answer.needsExchangeRate;
  return { ...cell, value, tone: isSure && agrees ? 'ok' : 'warn', reason };
};

function rateText(answer: Extract<DetractionAnswer, { isSubject: true }>): string {
  if (answer.percentage !== null) return `${answer.percentage} %`;
  return answer.choices.length > 0 ? answer.choices.map((one) => `${one} %`).join(' o ') : 'elegir';
}

/** Deposit and net by what was decided, else by what is suggested: as the files of payments and deposits have them. */
export const deposit: MakeStepCheck = (subject) => {
  const { document, data } = subject;
  const cell = { id: 'deposito', label: 'Depósito y neto' };
  const percentage = percentageOf(subject);
  const total = data.totales?.total;
  if (percentage === null || typeof total !== 'number') {
    return { ...cell, value: EMPTY_VALUE, tone: 'mute', reason: 'No hay detracción que calcular.' };
  }
  const currency = normaliseCurrency(data.documento?.moneda);
  const rate = currency === 'PEN' ? 1 : exchangeRateOf(document.paymentInfo?.detractionInfo);
  const rateValue = `${percentage} %`;
  if (rate === null) {
    const reason = 'La detracción se deposita en soles: hace falta el tipo de cambio venta.';
    return { ...cell, value: rateValue, tone: 'warn', reason };
  }
  const { amountCents } = printedFacts(data).printed;
  const amounts = depositOf(toCents(total), percentage, rate, amountCents);
  if (!amounts)
    return { ...cell, value: rateValue, tone: 'bad', reason: 'El porcentaje no es válido.' };
  const soles = formatMoney(amounts.depositSoles, 'PEN');
  const value = `${soles} · ${formatMoney(fromCents(amounts.netCents), currency)}`;
  const reason = `${percentage} % del total en soles enteros; el neto es para el proveedor.`;
  return { ...cell, value, tone: 'ok', reason };
};

/** Decided for the document, else suggested; null when there is none. */
function percentageOf({ document, data, today }: StepSubject): number | null {
  const info = document.paymentInfo;
  if (info?.requiresDetraction === false) return null;
  if (info?.detractionPercentage !== undefined) return info.detractionPercentage;
  const answer = suggestDetraction(data, today);
  return answer.isSubject ? answer.percentage : null;
}

/** Day of payment: past, weekend, holiday. */
export const paymentDate: MakeStepCheck = ({ document, today }) => {
  const date = document.paymentInfo?.paymentDate;
  const cell = { id: 'fecha-pago', label: 'Fecha de pago' };
  if (!date || !isIsoDate(date)) {
    return { ...cell, value: EMPTY_VALUE, tone: 'mute', reason: 'Elija la fecha de pago.' };
  }
  const value = formatDate(date);
  if (date < today) return { ...cell, value, tone: 'bad', reason: 'La fecha de pago ya pasó.' };
  const holiday = holidayName(date);
  const off = holiday ? `Es feriado (${holiday})` : isWeekend(date) ? 'Es fin de semana' : null;
  if (!off) return { ...cell, value, tone: 'ok', reason: 'Es día hábil.' };
  const next = formatDate(nextBusinessDay(date));
  return { ...cell, value, tone: 'warn', reason: `${off}: el siguiente día hábil es ${next}.` };
};

/** Last day to deposit the detracción against the day of payment (peru.md 4, "Deadline"). */
export const detractionDeadline: MakeStepCheck = (subject) => {
  const { data, document, today } = subject;
  const cell = { id: 'plazo-detraccion', label: 'Plazo detracción' };
  if (percentageOf(subject) === null && document.paymentInfo?.requiresDetraction !== true) {
    return {
      ...cell,
      value: EMPTY_VALUE,
      tone: 'mute',
      reason: 'No hay detracción que depositar.',
    };
  }
  const issued = data.documento?.fecha_emision ?? data.documento?.fecha;
  if (!issued || !isIsoDate(issued)) {
    const reason = 'Falta la fecha de emisión: no se puede calcular el plazo.';
    return { ...cell, value: EMPTY_VALUE, tone: 'mute', reason };
  }
  const deadline = fifthBusinessDayOfNextMonth(issued);
  const value = formatDate(deadline);
  const day = document.paymentInfo?.paymentDate ?? today;
  const rule = 'quinto día hábil del mes siguiente, si se anotó en el mes de su emisión';
  return day <= deadline
    ? { ...cell, value, tone: 'ok', reason: `Deposite al pagar, a más tardar el ${rule}.` }
    : { ...cell, value, tone: 'bad', reason: `Se pasa del plazo: ${rule}.` };
};

/** Reference of the transfer. */
export const transferReference: MakeStepCheck = ({ document }) => {
  const reference = document.paymentInfo?.telereditoReference?.trim();
  const cell = { id: 'referencia', label: 'Referencia', value: reference || EMPTY_VALUE };
  if (!reference) {
    return { ...cell, tone: 'mute', reason: 'Escriba la referencia de la transferencia.' };
  }
  const isLegal = reference.length <= MAX_REFERENCE_CHARS && PRINTABLE.test(reference);
  return isLegal
    ? { ...cell, tone: 'ok', reason: 'La referencia está completa.' }
    : { ...cell, tone: 'bad', reason: `Use hasta ${MAX_REFERENCE_CHARS} caracteres imprimibles.` };
};

/** Number of the constancia de depósito. */
export const constancia: MakeStepCheck = ({ document }) => {
  const number = document.paymentInfo?.constanciaNumber?.trim();
  const cell = { id: 'constancia', label: 'Constancia', value: number || EMPTY_VALUE };
  if (!number) {
    return document.paymentInfo?.requiresDetraction
      ? { ...cell, tone: 'bad', reason: 'Falta el número de constancia de la detracción.' }
      : { ...cell, tone: 'mute', reason: 'Sin detracción no hace falta constancia.' };
  }
  return USUAL_CONSTANCIA.test(number)
    ? { ...cell, tone: 'ok', reason: 'Tiene el formato habitual.' }
    : { ...cell, tone: 'warn', reason: 'El formato habitual es de 6 o más cifras.' };
};

/** What archiving leaves behind. */
export const locked: MakeStepCheck = ({ document }) => {
  const cell = { id: 'bloqueo', label: 'Bloqueo' };
  return document.isLocked
    ? { ...cell, value: 'Bloqueado', tone: 'ok', reason: 'Los datos ya no se pueden modificar.' }
    : { ...cell, value: 'Abierto', tone: 'warn', reason: 'Los datos todavía se pueden modificar.' };
};
