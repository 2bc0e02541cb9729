import type { DocumentSummary } from '@contracts/document';
import type { Amounts } from '@contracts/list-query';
import { parseComprobanteNumber } from '@rules/comprobante-number';
import { type AnyCurrency, normaliseCurrency } from '@rules/currency';
import { formatDate } from '@rules/date';

type Maybe = string | null | undefined;

/** What the history shows of a document, as texts. */
export interface HistoryRow {
  /** The provider, or the name of the file as long as there is none. */
  title: string;
  isRead: boolean;
  ruc: string;
  /** `F001-4471`, without the zeros that fill it up. */
  number: string;
  issued: string;
  due: string;
  money: Money | null;
  /** `12 %`, empty where there is none. */
  detraction: string;
}

export interface Money {
  amount: number;
  currency: AnyCurrency;
}

const dayText = (iso: Maybe): string => (iso ? formatDate(iso) : '');

function shortNumber(number: Maybe): string {
  if (!number) return '';
  const parsed = parseComprobanteNumber(number);
  return parsed ? `${parsed.serie}-${parsed.numero}` : number;
}

/** The total of a document, null while it is not known. */
export function moneyOf({ extractedData }: DocumentSummary): Money | null {
  const amount = extractedData?.totales?.total;
  if (amount === null || amount === undefined) return null;
  return { amount, currency: normaliseCurrency(extractedData?.documento?.moneda) };
}

export function historyRow(document: DocumentSummary): HistoryRow {
  const { documento, proveedor, detraccion } = document.extractedData ?? {};
  const percent = detraccion?.porcentaje;
  return {
    title: proveedor?.nombre || document.filename,
    isRead: Boolean(proveedor?.nombre),
    ruc: proveedor?.ruc ?? '',
    number: shortNumber(documento?.numero),
    issued: dayText(documento?.fecha_emision ?? documento?.fecha),
    due: dayText(documento?.fecha_vencimiento),
    money: moneyOf(document),
    detraction: percent === null || percent === undefined ? '' : `${percent}\u00a0%`,
  };
}

const ORDER: readonly AnyCurrency[] = ['PEN', 'USD', 'EUR'];

/** Sums in the order soles, dollars, euros, then what is paid elsewhere by its name; what is zero is left out. */
export function amountsInOrder(amounts: Readonly<Amounts>): Money[] {
  const others = Object.keys(amounts).filter((currency) => !ORDER.includes(currency));
  return [...ORDER, ...others.sort()]
    .map((currency) => ({ currency, amount: amounts[currency] ?? 0 }))
    .filter(({ amount }) => amount !== 0);
}
