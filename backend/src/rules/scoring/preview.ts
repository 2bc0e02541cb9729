import { contradictsFields, type Finding } from '../../contracts/authenticity';
import type { FieldEvidence, FieldMap, FieldProof, FieldValue } from '../../contracts/evidence';
import type { ExtractedData } from '../../contracts/extracted-data';
import { DATA_FINDINGS, runChecks } from '../checks';
import { withValueAt } from '../field-path';
import { agreesWithQr } from './qr-evidence';
import { CONTRADICTED, isSumFinding, OUTSIDE_PROOFS } from './score';

/** A document as it is saved, and what stands in its inputs beside that. */
export interface PreviewInput {
  data: ExtractedData;
  fields: FieldMap;
  findings: readonly Finding[];
  /** Values of inputs that were left, by path. */
  values: Readonly<Record<string, FieldValue>>;
  /** Paths whose value is being written: nothing is said of them yet. */
  open: readonly string[];
  /** ISO date in Peru. */
  today: string;
}

export interface Preview {
  data: ExtractedData;
  fields: FieldMap;
  /** What contradicts them. */
  against: readonly Finding[];
}

/**
 * What the fields will say once the values are saved, as far as the data alone tell: nothing keeps the proof or the
 * reasons of a value that stands there no more. What needs the pages is said by the server after saving.
 */
export function preview(input: PreviewInput): Preview {
  const { fields, values, open } = input;
  const changed = [...Object.keys(values), ...open];
  if (changed.length === 0) {
    const against = input.findings.filter(({ id }) => contradictsFields(id));
    return { data: input.data, fields, against };
  }
  const data = Object.entries(values).reduce(
    (all, [path, value]) => withValueAt(all, path, value),
    input.data,
  );
  const against = findingsOf(input, data).filter(({ id }) => contradictsFields(id));
  const shown: [string, FieldEvidence][] = Object.keys({ ...fields, ...values }).map((path) => {
    const field = fields[path] ?? unread(path);
    const reasons = against.filter(({ paths }) => paths.includes(path));
    if (open.includes(path))
      return [path, { ...written(field, field.value, []), state: 'editado' }];
    const value = values[path];
    if (value !== undefined) return [path, written(field, value, reasons)];
    return [path, beside(field, input.findings, reasons, changed)];
  });
  return { data, fields: Object.fromEntries(shown), against };
}

function findingsOf(
  { fields, findings, values, open, today }: PreviewInput,
  data: ExtractedData,
): Finding[] {
  const typed = Object.values(fields).filter(({ source }) => source === 'usuario');
  const { findings: made } = runChecks({
    data,
    qr: null,
    hasUnreadableQr: false,
    pageText: '',
    hiddenTexts: [],
    pdf: null,
    companyRuc: null,
    today,
    unsurePaths: new Set(),
    typedPaths: new Set([...typed.map(({ path }) => path), ...Object.keys(values)]),
  });
  const fresh = made.filter(({ id }) => DATA_FINDINGS.has(id));
  const changed = new Set([...Object.keys(values), ...open]);
  const standing = findings.filter(
    ({ id, paths }) => !DATA_FINDINGS.has(id) && !paths.some((path) => changed.has(path)),
  );
  const coded = Object.entries(values).flatMap(([path, value]) => againstQr(fields[path], value));
  return [...fresh, ...coded, ...standing];
}

/** The code says what it said of the value before. */
function againstQr(field: FieldEvidence | undefined, value: FieldValue): Finding[] {
  const coded =
    field?.proof === 'QR' ? field : field?.candidates.find(({ source }) => source === 'qr');
  if (!field || !isCodable(coded?.value) || !isCodable(value)) return [];
  if (agreesWithQr(field.path, value, coded.value)) return [];
  const message = `El código QR dice ${coded.value}.`;
  return [{ id: 'QR_NO_COINCIDE', message, paths: [field.path] }];
}

const isCodable = (value: FieldValue | undefined): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

function written(
  { proof: _, ...field }: FieldEvidence,
  value: FieldValue,
  against: readonly Finding[],
): FieldEvidence {
  const state = against.length > 0 ? 'contradice' : value === null ? 'vacio' : 'editado';
  const reasons = against.map(({ message }) => message);
  const confidence = against.length > 0 ? CONTRADICTED : 1;
  return { ...field, value, state, reasons, source: 'usuario', confidence };
}

/** A field that nobody touches now: what others that were changed say of it. */
function beside(
  field: FieldEvidence,
  before: readonly Finding[],
  against: readonly Finding[],
  changed: readonly string[],
): FieldEvidence {
  const told = before.filter(
    ({ id, paths }) => DATA_FINDINGS.has(id) && paths.includes(field.path),
  );
  const said = told.map(({ message }) => message);
  const own = field.reasons.filter((reason) => !said.includes(reason));
  const reasons = [...new Set([...against.map(({ message }) => message), ...own])];
  const { proof, ...bare } = field;
  const isOver = proof !== undefined && restsOn(field.path, proof, changed);
  const isProved = proof !== undefined && OUTSIDE_PROOFS.has(proof) && !isOver;
  if (against.length > 0 && !(isProved && against.every(isSumFinding))) {
    const confidence = Math.min(field.confidence, CONTRADICTED);
    return { ...bare, state: 'contradice', reasons, confidence };
  }
  if (field.state === 'contradice' && told.length > 0) {
    const state = field.source === 'usuario' ? 'editado' : 'leido';
    return { ...bare, state: field.value === null ? 'vacio' : state, reasons: own };
  }
  return isOver ? { ...bare, state: 'leido', reasons: [] } : field;
}

/** Whether a proof was made with one of the fields that are changed. */
function restsOn(path: string, proof: FieldProof, changed: readonly string[]): boolean {
  if (proof === 'Letras') return changed.includes('informacion_adicional.monto_en_letras');
  if (proof === 'CCI')
    return changed.some((one) => one.startsWith(path.slice(0, path.lastIndexOf('.') + 1)));
  if (proof !== 'Suma') return false;
  const row = /^productos\.\d+\./.exec(path)?.[0];
  return changed.some((one) =>
    row ? one.startsWith(row) : /^totales\.|^productos\.\d+\.subtotal$/.test(one),
  );
}

const unread = (path: string): FieldEvidence => ({
  ...{ path, value: null, rawText: null, confidence: 0, state: 'vacio', reasons: [] },
  ...{ source: 'usuario', boxes: [], candidates: [] },
});
