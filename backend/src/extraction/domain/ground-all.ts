import type { Box, FieldValue } from '../../contracts/evidence';
import { detectCurrency } from '../../rules/currency';
import { formatDate, isIsoDate } from '../../rules/date';
import { formatAmount } from '../../rules/money';
import { amountKindOf } from '../../rules/normalise-value';
import { withFields, type Draft, type DraftField } from '../../rules/scoring/draft';
import { compactText } from '../../rules/text-clean';
import { ground, lineBoxes, groundAmount, type Neighbourhood } from './ground';
import type { PageSet } from './page-set';

const MAX_SHOWN = 60;

/** A value as a sentence for people shows it. */
export function shownValue({ path, value }: Pick<DraftField, 'path' | 'value'>): string {
  if (typeof value === 'number')
    return /cantidad$/.test(path) ? String(value) : formatAmount(value);
  if (typeof value === 'string' && isIsoDate(value)) return formatDate(value);
  return String(value).slice(0, MAX_SHOWN);
}

const ALWAYS = /\.ruc$|^documento\.(?:numero|serie|fecha_\w+)$|\.monto_en_letras$/;

/**
 * Values that a document prints letter by letter: amounts, dates, RUC and numbers (reliability P3). A name
 * or a description may be told in other words.
 */
export function mustBePrinted(path: string, value: FieldValue): boolean {
  if (typeof value === 'number') return true;
  if (typeof value !== 'string') return false;
  return ALWAYS.test(path) || isIsoDate(value) || isMostlyDigits(value);
}

function isMostlyDigits(text: string): boolean {
  const compact = compactText(text);
  const digits = compact.replace(/\D/g, '').length;
  return digits >= 4 && digits * 2 >= compact.length;
}

/** What is printed beside the amounts of a document, on words without accents and signs. */
const LABELS: Readonly<Record<string, RegExp>> = {
  'totales.total':
    /^(?!.*\bSUB ?TOTAL)(?!.*\bTOTAL (?:OP|GRAV|EXON|INAF|GRATU|DESC|IGV)).*\bTOTAL\b/,
  'totales.subtotal': /\bSUB ?TOTAL|\bVALOR (?:DE )?VENTA|\bGRAVAD/,
  'totales.iva': /\bI ?G ?V\b|\bIMPUESTO/,
  'totales.gravada': /\bGRAVAD/,
  'totales.exonerada': /\bEXONERAD/,
  'totales.inafecta': /\bINAFECT/,
  'totales.gratuita': /\bGRATUIT/,
  'totales.exportacion': /\bEXPORTA/,
  'totales.descuentos': /\bDESCUENTO|\bDSCTO/,
  'totales.isc': /\bI ?S ?C\b/,
  'totales.icbper': /\bICBPER|\bBOLSA/,
  'totales.otros_cargos': /\bCARGO/,
  'totales.anticipos': /\bANTICIPO/,
  'totales.redondeo': /\bREDONDEO/,
  'detraccion.monto': /\bDETRACC/,
  'detraccion.porcentaje': /\bDETRACC/,
  'retencion.monto': /\bRETEN/,
  'retencion.porcentaje': /\bRETEN/,
  'percepcion.monto': /\bPERCEPC/,
  'percepcion.porcentaje': /\bPERCEPC/,
};

export interface Grounded {
  draft: Draft;
  /** Paths of amounts that are printed, but not where their label says. */
  outOfPlace: ReadonlySet<string>;
}

/** Every read value that has no place yet gets the one where it is printed; texts first, they lead to the rows. */
export function groundAll(draft: Draft, pageSet: PageSet): Grounded {
  const homeless = [...draft.values()].filter(
    (field) => field.boxes.length === 0 && field.source !== 'regla',
  );
  const texts = homeless
    .filter(({ value }) => typeof value !== 'number')
    .map((field) => ({ ...field, boxes: placesOf(field, pageSet) }));
  const withTexts = withFields(draft, texts);
  const outOfPlace = new Set<string>();
  const amounts = homeless.flatMap((field) => {
    if (typeof field.value !== 'number') return [];
    const found = groundAmount(field.value, pageSet, neighbourhoodOf(field, withTexts));
    if (found.isOutOfPlace) outOfPlace.add(field.path);
    return [{ ...field, boxes: found.boxes }];
  });
  return { draft: withFields(withTexts, amounts), outOfPlace };
}

function placesOf(field: DraftField, pageSet: PageSet): Box[] {
  if (field.path === 'documento.moneda') return currencyMark(field, pageSet);
  const boxes = ground(field.rawText, field.value, pageSet);
  return boxes.length === 0 && field.path === 'documento.numero'
    ? numberInParts(field, pageSet)
    : boxes;
}

/** Series and number are printed apart often enough, with or without the padding. */
function numberInParts({ value }: DraftField, pageSet: PageSet): Box[] {
  const [serie = '', number = '', more] = String(value).split('-');
  if (more !== undefined || !/^\d{1,8}$/.test(number)) return [];
  const words = pageSet.pages.flatMap((page) => page.words);
  const series = words.find(({ text }) => compactText(text).startsWith(compactText(serie)));
  const digits = words.find(
    ({ text }) =>
      /^\D{0,4}0*(\d{1,8})$/.exec(text.split('-').at(-1) ?? '')?.[1] === String(Number(number)),
  );
  return serie && series && digits ? lineBoxes([series, digits]) : [];
}

function neighbourhoodOf({ path, rawText }: DraftField, draft: Draft): Neighbourhood {
  const hasCents = amountKindOf(path) === 'importe' && /[.,]\d{2}\D*$/.test(rawText ?? '');
  const row = /^[a-z]+\.\d+\./.exec(path)?.[0];
  if (row) return { hasCents, row: draft.get(`${row}descripcion`)?.boxes ?? [] };
  const label = LABELS[path];
  return label ? { hasCents, label } : { hasCents };
}

/** Currencies are printed as signs and words of their own. */
function currencyMark({ value }: DraftField, pageSet: PageSet): Box[] {
  const words = pageSet.pages.flatMap((page) => page.words);
  const mark = words.find(({ text }) => detectCurrency(text) === value);
  return mark ? [{ ...mark.box }] : [];
}
