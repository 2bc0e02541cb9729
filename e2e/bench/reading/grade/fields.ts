import type { FieldMap } from '../../../../backend/src/contracts/evidence';
import type { ExtractedData } from '../../../../backend/src/contracts/extracted-data';
import { comprobanteNumber, digitsOf, plainText, sameAmount, similarity } from './normal';

export interface GradedField {
  /** With the row's number for a cell of the table. */
  path: string;
  want: unknown;
  got: unknown;
  isRight: boolean;
  /** Of the reading; null when it has no such field. */
  state: string | null;
  confidence: number | null;
}

type Same = (want: string, got: string) => boolean;

/** How alike free texts must be. */
const ALIKE = 0.9;

const sameText: Same = (want, got) => plainText(want) === plainText(got);
const sameDigits: Same = (want, got) => digitsOf(want) === digitsOf(got);
const sameNumber: Same = (want, got) => comprobanteNumber(want) === comprobanteNumber(got);
const sameExactly: Same = (want, got) => want.trim() === got.trim();
const alike: Same = (want, got) => similarity(want, got) >= ALIKE;

const RULES: readonly (readonly [RegExp, Same])[] = [
  [/^documento\.(?:numero|documento_afectado)$/, sameNumber],
  [/^documento\.(?:fecha\w*|tipo|moneda|folio_fiscal)$/, sameExactly],
  [/\.(?:ruc|telefono|cuenta)$/, sameDigits],
  [/^informacion_adicional\.cuotas$/, sameExactly],
  [/^informacion_adicional\.(?:orden_compra|guia_remision)$/, sameNumber],
  [/^informacion_adicional\./, alike],
];

/** A value of `want` is a number or a text; anything of another type that is read is wrong. */
export function isSame(path: string, want: unknown, got: unknown): boolean {
  if (got === null || got === undefined || got === '') return false;
  if (typeof want === 'number') return sameAmount(want, got);
  const rule = RULES.find(([pattern]) => pattern.test(path))?.[1] ?? sameText;
  return rule(String(want), String(got));
}

/** Not printed: it follows from the kind. */
const UNPRINTED = new Set(['documento.codigo_sunat']);

type Group = Readonly<Record<string, unknown>>;

export function fieldAt(data: ExtractedData, path: string): unknown {
  const [group = '', key = ''] = path.split('.');
  return ((data as Readonly<Record<string, unknown>>)[group] as Group | undefined)?.[key];
}

/** Paths of the single values, the rows of the table apart. */
export function leafPaths(data: ExtractedData): string[] {
  return Object.entries(data)
    .filter(([group, values]) => group !== 'productos' && typeof values === 'object' && values)
    .flatMap(([group, values]) =>
      Object.entries(values as Group)
        .filter(([, value]) => ['string', 'number'].includes(typeof value) && value !== '')
        .map(([key]) => `${group}.${key}`),
    )
    .filter((path) => !UNPRINTED.has(path));
}

/** Every printed value beside what was read. */
export function gradeFields(
  truth: ExtractedData,
  read: ExtractedData,
  fields: FieldMap,
): GradedField[] {
  return leafPaths(truth).map((path) => {
    const [want, got] = [fieldAt(truth, path), fieldAt(read, path)];
    const { state = null, confidence = null } = fields[path] ?? {};
    return { path, want, got, isRight: isSame(path, want, got), state, confidence };
  });
}

/** What is read as a part of another value: the letters before an order's number are its series. */
const PARTS = new Set(['documento.serie']);

/** From the page's words: not what a rule worked out, nor what the QR says. */
const isFromWords = (path: string, fields: FieldMap): boolean =>
  !PARTS.has(path) && !['regla', 'qr'].includes(fields[path]?.source ?? 'regla');

/** Values that were read where nothing is printed. */
export function inventedPaths(
  truth: ExtractedData,
  read: ExtractedData,
  fields: FieldMap,
): string[] {
  const printed = new Set(leafPaths(truth));
  return leafPaths(read).filter((path) => !printed.has(path) && isFromWords(path, fields));
}
