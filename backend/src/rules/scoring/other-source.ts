import type { Finding } from '../../contracts/authenticity';
import type { FieldSource, FieldValue } from '../../contracts/evidence';
import type { ExtractedData } from '../../contracts/extracted-data';
import type { XmlFacts } from '../../contracts/xml-source';
import { centsOf } from '../money';
import { compactText } from '../text-clean';
import { agreement, type Agreement } from './agreements';
import { alignedPaths, sameReading } from './compare-readings';
import { isUnsure, type Draft, type DraftField } from './draft';
import { shown, type Heard } from './second-opinion';

/** Another original of the same comprobante: the XML beside its page, or the page beside the XML. */
export interface OtherSource {
  kind: 'xml' | 'pagina';
  /** Of an XML; as it was signed, what it says proves what the page says. */
  xml?: Pick<XmlFacts, 'verdict' | 'signer'>;
  data: ExtractedData;
}

/** What both originals say, field by field. */
export interface HeardSource extends Heard {
  /** What contradicts the document. */
  findings: Finding[];
  /** Paths, and lists of rows, of which they say different things. */
  differing: ReadonlySet<string>;
}

const WORDS: Readonly<Record<OtherSource['kind'], { name: string; as: FieldSource }>> = {
  xml: { name: 'El XML', as: 'xml' },
  pagina: { name: 'La página', as: 'texto' },
};

/** What a comprobante says in both forms; addresses, terms and notes are worded as each form likes. */
const COMPARED = {
  documento: [
    'tipo',
    'numero',
    'fecha_emision',
    'fecha_vencimiento',
    'moneda',
    'documento_afectado',
  ],
  proveedor: ['ruc', 'nombre'],
  cliente: ['ruc', 'nombre'],
  totales: [
    ...['total', 'iva', 'subtotal', 'gravada', 'exonerada', 'inafecta', 'gratuita', 'exportacion'],
    ...['isc', 'icbper', 'otros_cargos', 'anticipos', 'redondeo', 'descuentos'],
  ],
  detraccion: ['monto', 'porcentaje', 'cuenta'],
  retencion: ['monto'],
  percepcion: ['monto'],
} as const;
const ROW_KEYS = ['descripcion', 'cantidad', 'precio_unitario', 'subtotal'] as const;
const LINES = 'productos';
/** A page may print prices and amounts of lines with the tax; the XML holds them without (peru.md section 3). */
const WITH_TAX = [1, 1.18, 1.1, 1.105];
/** Names are shortened and wrapped as there is room, and lines are read from tables: a difference may be a misreading. */
const IS_DOUBT = /\.nombre$|^productos\b/;

type Values = ReadonlyMap<string, FieldValue>;

function valuesOf(data: ExtractedData): Values {
  const groups = data as Record<string, Record<string, FieldValue> | undefined>;
  const singles = Object.entries(COMPARED).flatMap(([group, keys]) =>
    keys.map((key) => [`${group}.${key}`, groups[group]?.[key] ?? null] as const),
  );
  const cells = (data.productos ?? []).flatMap((row, at) =>
    ROW_KEYS.map((key) => [`${LINES}.${at}.${key}`, row[key] ?? null] as const),
  );
  return new Map([...singles, ...cells].filter(([, value]) => value !== null && value !== ''));
}

/** A note may stand with a minus on one of them. */
const magnitude = (value: FieldValue): FieldValue =>
  typeof value === 'number' ? Math.abs(value) : value;

const contains = (one: string, other: string): boolean =>
  one.length > 0 && other.length > 0 && (one.includes(other) || other.includes(one));

/** Whether a value of the document and one of the other source say the same. */
function isSame(path: string, own: FieldValue, said: FieldValue): boolean {
  if (sameReading(path, magnitude(own), magnitude(said))) return true;
  if (/\.(?:nombre|descripcion)$/.test(path))
    return contains(compactText(String(own)), compactText(String(said)));
  if (!/^productos\.\d+\.(?:precio_unitario|subtotal)$/.test(path)) return false;
  const [one, other] = [centsOf(magnitude(own)), centsOf(magnitude(said))];
  if (one === null || other === null) return false;
  return WITH_TAX.some((rate) =>
    [other * rate, other / rate].some((cents) => Math.abs(Math.round(cents) - one) <= 1),
  );
}

/** What each form calls the subtotal: before or after discounts, or the sum of its bases. */
function subtotalsOf({ totales = {} }: ExtractedData): FieldValue[] {
  const { subtotal, descuentos, gravada, exonerada, inafecta, exportacion } = totales;
  const bases = [gravada, exonerada, inafecta, exportacion].reduce<number>(
    (sum, one) => sum + (one ?? 0),
    0,
  );
  return [(subtotal ?? 0) + (descuentos ?? 0), (subtotal ?? 0) - (descuentos ?? 0), bases];
}

const NOT_READ: Pick<DraftField, 'value' | 'rawText' | 'confidence' | 'boxes' | 'candidates'> = {
  ...{ value: null, rawText: null, confidence: 0 },
  ...{ boxes: [], candidates: [] },
};

/**
 * Holds a document against another original of its comprobante. Nothing is put in: where they differ both values
 * stand at the field, where the document has none the other one is offered.
 */
export function hearSource(draft: Draft, data: ExtractedData, other: OtherSource): HeardSource {
  const { name, as } = WORDS[other.kind];
  const isProof = other.xml?.verdict === 'intacta';
  const isSigned = isProof || other.kind === 'pagina';
  const own = valuesOf(data);
  const said = valuesOf(other.data);
  const aligned = alignedPaths(own, said);
  const fields = new Map(draft);
  const agreements: Agreement[] = [];
  const findings: Finding[] = [];
  const doubts: Finding[] = [];
  const differ = (finding: Finding): void => {
    const isUnclear = finding.paths.some((path) => {
      const field = draft.get(path);
      return IS_DOUBT.test(path) || (field !== undefined && isUnsure(field));
    });
    (isSigned && !isUnclear ? findings : doubts).push(finding);
  };
  const extra = new Set<string>();
  for (const [told, value] of said) {
    const path = aligned.get(told) ?? told;
    const mine = own.get(path);
    if (mine === undefined) {
      if (path.startsWith(`${LINES}.`)) extra.add(path.split('.')[1] ?? '');
      else fields.set(path, offered(fields.get(path), path, { name, as, value }));
      continue;
    }
    const isAlike =
      isSame(path, mine, value) ||
      (path === 'totales.subtotal' &&
        subtotalsOf(other.data).some((sum) => isSame(path, mine, sum)));
    if (isAlike) {
      if (isProof) agreements.push(agreement(path, 'Firma', 'Lo dice también su XML firmado.'));
      continue;
    }
    fields.set(path, withCandidate(fields.get(path), path, { as, value }));
    const [expected, found] = [shown(path, value), shown(path, mine)];
    const message = `${name} dice ${expected}; el dato del documento es ${found}.`;
    differ({ id: 'XML_DIFIERE', message, expected, found, paths: [path] });
  }
  const rows = rowCounts(own, said, extra.size);
  if (rows) {
    const message = `${name} trae ${lines(rows.said)}; el documento, ${lines(rows.own)}.`;
    // At the last line: what is said of a list alone stands nowhere on the screen.
    const [last = LINES] = [...own.keys()].filter((path) => path.startsWith(`${LINES}.`)).reverse();
    differ({ id: 'XML_DIFIERE', message, paths: [last] });
  }
  const differing = new Set([...findings, ...doubts].flatMap(({ paths }) => paths));
  return { draft: fields, agreements, findings, doubts, differing };
}

const lines = (count: number): string => (count === 1 ? '1 línea' : `${count} líneas`);

/** How many lines each has, when they are not as many; a document of which no line was read says nothing of them. */
function rowCounts(own: Values, said: Values, extra: number) {
  const rowsOf = (values: Values): number =>
    new Set([...values.keys()].flatMap((path) => /^productos\.(\d+)\./.exec(path)?.[1] ?? [])).size;
  const counts = { own: rowsOf(own), said: rowsOf(said) };
  const isUneven = counts.own !== counts.said || extra > 0;
  return isUneven && counts.own > 0 && counts.said > 0 ? counts : null;
}

interface Told {
  as: FieldSource;
  value: FieldValue;
}

function withCandidate(
  field: DraftField | undefined,
  path: string,
  { as, value }: Told,
): DraftField {
  const known = field ?? { ...NOT_READ, path, source: as, reasons: [] };
  const isThere = known.candidates.some((one) => one.source === as && one.value === value);
  const candidates = isThere
    ? known.candidates
    : [...known.candidates, { value, source: as, boxes: [] }];
  return { ...known, candidates };
}

function offered(
  field: DraftField | undefined,
  path: string,
  { name, ...told }: Told & { name: string },
): DraftField {
  const known = withCandidate(field, path, told);
  return { ...known, reasons: [...known.reasons, `${name} trae ${shown(path, told.value)}.`] };
}
