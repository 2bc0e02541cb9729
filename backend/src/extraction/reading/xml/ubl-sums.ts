import type { DocumentType } from '../../../contracts/extracted-data';
import { MAX_ACCOUNTS, MAX_VALUE_CHARS } from '../../../contracts/limits';
import { digitsOf } from '../../../rules/bank-account';
import { formatAmount, sumAmounts } from '../../../rules/money';
import { elementsAt, elementWith, textAt } from './xml-nodes';

/** Texts by the paths of the specification. */
export type Values = Map<string, string>;

/** What issuers write where they have nothing to say. */
const NOTHING = /^[-–.\s]+$/;

export const put = (values: Values, path: string, text: string | null | undefined): void => {
  if (text && !NOTHING.test(text)) values.set(path, text.slice(0, MAX_VALUE_CHARS));
};

/** An amount as it is drawn; null where it is none, or nothing. */
export function amount(text: string | null | undefined): string | null {
  const value = Number(text ?? Number.NaN);
  return Number.isFinite(value) && value !== 0 ? formatAmount(value) : null;
}

export const sumOf = (texts: readonly (string | null)[]): string | null => {
  const values = texts.map((text) => Number(text ?? 0)).filter(Number.isFinite);
  return values.length === 0 ? null : amount(String(sumAmounts(values)));
};

/** A figure as it stands, without the zeros behind its last one. */
export const figure = (text: string | null): string | null =>
  text && Number.isFinite(Number(text)) ? String(Number(text)) : null;

/** Codes of taxes (catalogue 05) -> where their bases and amounts stand. */
const BASE_OF_TAX: Readonly<Record<string, string>> = {
  '1000': 'gravada',
  '1016': 'gravada',
  '9995': 'exportacion',
  '9996': 'gratuita',
  '9997': 'exonerada',
  '9998': 'inafecta',
};
const AMOUNT_OF_TAX: Readonly<Record<string, string>> = {
  '1000': 'iva',
  '1016': 'iva',
  '2000': 'isc',
  '7152': 'icbper',
  '9999': 'otros_impuestos',
};
/** UBL 2.0 keeps the bases in an extension (catalogue 14). */
const BASE_OF_2_0: Readonly<Record<string, string>> = {
  '1001': 'gravada',
  '1002': 'inafecta',
  '1003': 'exonerada',
  '1004': 'gratuita',
};
export const EXTENSION = 'UBLExtensions/UBLExtension/ExtensionContent/AdditionalInformation';

export function readTotals(values: Values, root: Element, totals: string | undefined): void {
  const gathered = new Map<string, (string | null)[]>();
  const add = (key: string | undefined, text: string | null): void => {
    if (key && text) gathered.set(key, [...(gathered.get(key) ?? []), text]);
  };
  for (const tax of elementsAt(root, 'TaxTotal/TaxSubtotal')) {
    const code = textAt(tax, 'TaxCategory/TaxScheme/ID') ?? '';
    add(BASE_OF_TAX[code], textAt(tax, 'TaxableAmount'));
    add(AMOUNT_OF_TAX[code], textAt(tax, 'TaxAmount'));
  }
  for (const base of elementsAt(root, `${EXTENSION}/AdditionalMonetaryTotal`)) {
    const key = BASE_OF_2_0[textAt(base, 'ID') ?? ''];
    if (key && !gathered.has(key)) add(key, textAt(base, 'PayableAmount'));
  }
  // The product's other taxes hold those that have a name, too.
  if (gathered.has('otros_impuestos'))
    for (const tax of ['isc', 'icbper'])
      for (const text of gathered.get(tax) ?? []) add('otros_impuestos', text);
  for (const [key, texts] of gathered) put(values, `totales.${key}`, sumOf(texts));
  if (gathered.has('iva') && !values.has('totales.iva')) values.set('totales.iva', '0.00');
  const total = totals ? elementsAt(root, totals)[0] : undefined;
  if (!total) return;
  const of = (name: string): string | null => amount(textAt(total, name));
  const bases = ['gravada', 'exonerada', 'inafecta', 'exportacion'].map(
    (key) => gathered.get(key) ?? [],
  );
  put(values, 'totales.subtotal', of('LineExtensionAmount') ?? sumOf(bases.flat()));
  put(values, 'totales.descuentos', of('AllowanceTotalAmount'));
  put(values, 'totales.otros_cargos', of('ChargeTotalAmount'));
  put(values, 'totales.anticipos', of('PrepaidAmount'));
  put(values, 'totales.redondeo', of('PayableRoundingAmount'));
  put(values, 'totales.total', of('PayableAmount') ?? '0.00');
}

/** Detracción, percepción and the IGV that the customer withholds (catalogue 53: 51 to 53, 62). */
export function readCollections(values: Values, root: Element): void {
  const terms = elementWith(root, 'PaymentTerms', 'ID', 'Detraccion');
  const means = elementWith(root, 'PaymentMeans', 'ID', 'Detraccion');
  if (terms) {
    put(values, 'detraccion.codigo', textAt(terms, 'PaymentMeansID'));
    put(values, 'detraccion.porcentaje', figure(textAt(terms, 'PaymentPercent')));
    put(values, 'detraccion.monto', amount(textAt(terms, 'Amount')));
  }
  if (means) put(values, 'detraccion.cuenta', textAt(means, 'PayeeFinancialAccount/ID'));
  // UBL 2.0 (catalogue 14): what the total of a sale is charged or deposited with.
  for (const [group, code] of [
    ['percepcion', '2001'],
    ['detraccion', '2003'],
  ] as const) {
    const old = elementWith(root, `${EXTENSION}/AdditionalMonetaryTotal`, 'ID', code);
    if (!old) continue;
    put(values, `${group}.porcentaje`, figure(textAt(old, 'Percent')));
    put(values, `${group}.monto`, amount(textAt(old, 'PayableAmount')));
  }
  for (const [group, codes] of [
    ['percepcion', /^5[123]$/],
    ['retencion', /^62$/],
  ] as const) {
    const charge = elementWith(root, 'AllowanceCharge', 'AllowanceChargeReasonCode', codes);
    if (!charge) continue;
    const share = Number(textAt(charge, 'MultiplierFactorNumeric') ?? Number.NaN);
    if (share > 0) put(values, `${group}.porcentaje`, figure((share * 100).toFixed(2)));
    put(values, `${group}.monto`, amount(textAt(charge, 'Amount')));
  }
  const collected = elementWith(root, 'PaymentTerms', 'ID', 'Percepcion');
  if (collected) put(values, 'percepcion.total', amount(textAt(collected, 'Amount')));
}

/** Of Banco de la Nación, where the detracción is deposited. */
const OF_DEPOSITS = /^00\d{9}$/;

/** The accounts to pay to, without that of the detracción; a number of twenty digits is a CCI. */
export function readAccounts(values: Values, root: Element): void {
  const payable = elementsAt(root, 'PaymentMeans')
    .filter((means) => textAt(means, 'ID') !== 'Detraccion')
    .flatMap((means) => elementsAt(means, 'PayeeFinancialAccount'))
    .map((account) => ({ account, number: textAt(account, 'ID') ?? '' }))
    .filter(({ number }) => digitsOf(number) !== '' && !OF_DEPOSITS.test(digitsOf(number)));
  payable.slice(0, MAX_ACCOUNTS).forEach(({ account, number }, at) => {
    const branch = 'FinancialInstitutionBranch';
    const bank = textAt(account, `${branch}/FinancialInstitution/Name`, `${branch}/Name`);
    const isCci = digitsOf(number).length === 20 && !digitsOf(number).startsWith('0011');
    put(values, `cuentas.${at}.banco`, bank);
    put(values, `cuentas.${at}.${isCci ? 'cci' : 'numero'}`, number);
    put(values, `cuentas.${at}.moneda`, textAt(account, 'CurrencyCode'));
    put(values, `cuentas.${at}.titular`, textAt(account, 'Name'));
  });
}

/** A comprobante of an agent says what was withheld, or collected, of which comprobantes. */
export function readAgent(values: Values, root: Element, type: DocumentType): void {
  if (type !== 'retencion' && type !== 'percepcion') return;
  const [percent, paid] =
    type === 'retencion'
      ? ['SUNATRetentionPercent', 'SUNATTotalPaid']
      : ['SUNATPerceptionPercent', 'SUNATTotalCashed'];
  put(values, `${type}.porcentaje`, figure(textAt(root, percent)));
  put(values, `${type}.monto`, amount(textAt(root, 'TotalInvoiceAmount')));
  put(values, `${type}.${type === 'retencion' ? 'neto' : 'total'}`, amount(textAt(root, paid)));
  put(values, 'totales.total', amount(textAt(root, 'TotalInvoiceAmount')));
}
