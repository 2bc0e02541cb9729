import { SUNAT_CODE, type DocumentType } from '../../contracts/extracted-data';
import { isFromAbroad, seriesOf } from '../../rules/comprobante-number';
import { BANKS, isValidCci } from '../../rules/bank-account';
import { DEFAULT_CURRENCY } from '../../rules/currency';
import { matchingIgvRate } from '../../rules/igv';
import { roundCents, sumAmounts } from '../../rules/money';
import {
  draftData,
  numberAt,
  textAt,
  withFields,
  type Draft,
  type DraftField,
} from '../../rules/scoring/draft';

const BASES = ['gravada', 'exonerada', 'inafecta', 'exportacion'];
const OTHER_TAXES = ['isc', 'icbper'];

/** Values that follow from printed ones, marked as coming from a rule; a printed value always stays. */
export function derive(draft: Draft): Draft {
  const fields = [
    serieField(draft),
    sunatCode(draft),
    currency(draft),
    sumOf(draft, 'totales.subtotal', BASES),
    taxedBase(draft),
    sumOf(draft, 'totales.otros_impuestos', OTHER_TAXES),
    honorarios(draft),
    ...lineAmounts(draft),
    ...banksOfCcis(draft),
  ].filter((field) => field !== null);
  const missing = fields.filter(({ path }) => isMissing(draft, path));
  return withFields(draft, missing);
}

/** The subtotal is what was taxed where no other base is printed and a rate in force makes the IGV of it. */
function taxedBase(draft: Draft): DraftField | null {
  const [subtotal, iva] = [numberAt(draft, 'totales.subtotal'), numberAt(draft, 'totales.iva')];
  const isMixed = [...BASES, 'gratuita'].some((key) => numberAt(draft, `totales.${key}`));
  if (!subtotal || !iva || isMixed) return null;
  const date = textAt(draft, 'documento.fecha_emision');
  if (matchingIgvRate(Math.abs(subtotal), Math.abs(iva), date) === null) return null;
  const { confidence, boxes } = draft.get('totales.subtotal') ?? { confidence: 0.6, boxes: [] };
  const reasons = ['El IGV impreso corresponde a todo el subtotal.'];
  return { ...derived('totales.gravada', subtotal, null), confidence, boxes, reasons };
}

/** A receipt for fees carries no IGV: its total is its subtotal. */
function honorarios(draft: Draft): DraftField | null {
  const total = draft.get('totales.total');
  const isReceipt = draft.get('documento.tipo')?.value === 'recibo_honorarios';
  if (!isReceipt || !total) return null;
  const { confidence, boxes } = total;
  return { ...derived('totales.subtotal', total.value, null), confidence, boxes };
}

const isMissing = (draft: Draft, path: string): boolean =>
  (draft.get(path)?.value ?? null) === null;

function derived(path: string, value: DraftField['value'], from: DraftField | null): DraftField {
  return {
    path,
    value,
    rawText: from?.rawText ?? null,
    confidence: from?.confidence ?? 0.6,
    source: from ? from.source : 'regla',
    boxes: from?.boxes ?? [],
    candidates: [],
    reasons: [],
  };
}

function serieField(draft: Draft): DraftField | null {
  const number = draft.get('documento.numero');
  const serie = typeof number?.value === 'string' ? seriesOf(number.value) : null;
  return number && serie ? derived('documento.serie', serie, number) : null;
}

/** A comprobante of who is not domiciled here, among the documents of the purchase register. */
const FROM_ABROAD = '91';

function sunatCode(draft: Draft): DraftField | null {
  const from = draft.get('documento.tipo');
  const isAbroad = from?.value === 'factura' && isFromAbroad(draftData(draft));
  const code = isAbroad ? FROM_ABROAD : SUNAT_CODE[from?.value as DocumentType];
  if (!from || !code) return null;
  const field = derived('documento.codigo_sunat', code, { ...from, source: 'regla' });
  return { ...field, reasons: ['El código del catálogo 01 de SUNAT para este tipo de documento.'] };
}

function currency(draft: Draft): DraftField | null {
  if (numberAt(draft, 'totales.total') === null) return null;
  return {
    ...derived('documento.moneda', DEFAULT_CURRENCY, null),
    reasons: ['No se encontró la moneda impresa; se asume soles.'],
  };
}

/** Sum of the printed parts; with one part alone its own evidence is kept. */
function sumOf(draft: Draft, path: string, keys: readonly string[]): DraftField | null {
  const parts = keys
    .map((key) => draft.get(`totales.${key}`))
    .filter((field) => field !== undefined)
    .filter((field) => typeof field.value === 'number' && field.value !== 0);
  const [first] = parts;
  if (!first) return null;
  const sum = sumAmounts(parts.map((part) => Number(part.value)));
  if (parts.length === 1 && path === 'totales.subtotal') return derived(path, sum, first);
  const confidence = Math.min(...parts.map((part) => part.confidence));
  const boxes = parts.flatMap((part) => part.boxes);
  return {
    ...derived(path, sum, null),
    confidence,
    boxes,
    reasons: ['Suma de las operaciones impresas.'],
  };
}

/** What a line lacks of quantity x unit price = amount: the amount that is not printed, or a lone 1 that OCR missed. */
function lineAmounts(draft: Draft): DraftField[] {
  const lines = [...draft.keys()].flatMap((path) => /^productos\.\d+/.exec(path) ?? []);
  const isCounted = lines.some((line) => numberAt(draft, `${line}.cantidad`) !== null);
  return [...new Set(lines)].flatMap((line) => {
    const keys = ['cantidad', 'precio_unitario', 'subtotal'];
    const [quantity, price, amount] = keys.map((key) => draft.get(`${line}.${key}`));
    if (typeof price?.value !== 'number') return [];
    if (typeof quantity?.value === 'number') {
      const confidence = Math.min(quantity.confidence, price.confidence);
      const field = derived(`${line}.subtotal`, roundCents(quantity.value * price.value), null);
      return [
        { ...field, confidence, reasons: ['Cantidad por precio unitario; no está impreso.'] },
      ];
    }
    if (!isCounted || price.source !== 'ocr' || amount?.value !== price.value) return [];
    const reasons = ['Precio e importe son iguales: es una unidad. No se pudo leer impresa.'];
    return [{ ...derived(`${line}.cantidad`, 1, null), reasons }];
  });
}

/** Where no bank is printed, its CCI says which one it is. */
function banksOfCcis(draft: Draft): DraftField[] {
  return [...draft.values()].flatMap(({ path, value, confidence, boxes }) => {
    const isCci = /^cuentas\.\d\.cci$/.test(path) && typeof value === 'string' && isValidCci(value);
    const name = isCci ? BANKS[value.slice(0, 3)]?.name : undefined;
    if (name === undefined) return [];
    const reasons = ['Lo dice el CCI.'];
    return [{ ...derived(path.replace(/cci$/, 'banco'), name, null), confidence, boxes, reasons }];
  });
}
