import type { Finding } from '../../contracts/authenticity';
import { NOT_ON_PAGE_MAX } from '../../contracts/limits';
import { sameReading, alignedPaths } from '../../rules/scoring/compare-readings';
import { isUnprinted, type Draft, type DraftField } from '../../rules/scoring/draft';
import { agreesWithQr, type QrEvidence } from '../../rules/scoring/qr-evidence';
import { derive } from './derive';
import { mustBePrinted, shownValue, type Grounded } from './ground-all';
import type { FieldState } from '../../contracts/evidence';

/** A field as the offline engine read it from the same page, with what the checks say of it. */
export interface LocalField extends DraftField {
  state: FieldState;
}

export type LocalDraft = ReadonlyMap<string, LocalField>;

export interface Compared {
  draft: Draft;
  /** What the model said where a value of the page was taken instead. */
  outvoted: DraftField[];
}

/** The most that a value gets on which the two disagree; people look at it. */
const DISPUTED_MAX = 0.65;
const AGREED_MAX = 0.98;

/**
 * A model's answer beside the reading of the offline engine. What that one has verified stands, whatever
 * the model says; the model's value stays as a candidate. Where both say the same, the confidence rises.
 * @param isTainted the document speaks to the machine: the model's word is worth less than any reading
 */
export function withLocal(
  { draft: model, outOfPlace }: Grounded,
  local: LocalDraft,
  isTainted: boolean,
): Compared {
  const mine = placedLike(model, local);
  const outvoted: DraftField[] = [];
  const fields = [...new Set([...model.keys(), ...mine.keys()])].flatMap((path): DraftField[] => {
    const [said, read] = [model.get(path), mine.get(path)];
    if (!read) return said ? [said] : [];
    if (!said || said.value === null) {
      if (read.state === 'verificado' || isOfVerifiedRow(path, model, mine)) return [fieldOf(read)];
      return said ? [said] : [];
    }
    if (sameReading(path, said.value, read.value)) return [agreed(said, read)];
    const isWeak = isTainted || outOfPlace.has(path);
    if (!standsAgainst(said, read, isWeak)) return [disputed(said, read)];
    outvoted.push(said);
    return [corrected(said, read)];
  });
  return { draft: new Map(fields.map((field) => [field.path, field])), outvoted };
}

/** What the offline engine read itself, its rows under the indexes of the model's rows. */
function placedLike(model: Draft, local: LocalDraft): Map<string, LocalField> {
  const read = [...local.values()].filter(
    ({ value, source }) => value !== null && source !== 'regla',
  );
  const values = (draft: Iterable<DraftField>) => new Map([...draft].map((f) => [f.path, f.value]));
  const aligned = alignedPaths(values(model.values()), values(read));
  return new Map(
    read.map((field) => {
      const path = aligned.get(field.path) ?? field.path;
      return [path, { ...field, path }];
    }),
  );
}

/** A row that the model left out comes whole, when its amount is verified. */
function isOfVerifiedRow(path: string, model: Draft, mine: LocalDraft): boolean {
  const row = /^[a-z]+\.\d+\./.exec(path)?.[0];
  if (!row || mine.get(`${row}subtotal`)?.state !== 'verificado') return false;
  return ![...model.keys()].some((key) => key.startsWith(row));
}

/** @param isWeak the model's word is worth less than any reading of the page */
function standsAgainst(said: DraftField, read: LocalField, isWeak: boolean): boolean {
  if (read.state === 'verificado') return true;
  const isExact = mustBePrinted(said.path, said.value);
  return isUnprinted(said) ? isExact || isWeak : isExact && isWeak;
}

function agreed(said: DraftField, read: LocalField): DraftField {
  const confidence = Math.min(AGREED_MAX, 1 - (1 - said.confidence) * (1 - read.confidence));
  const reason = 'El motor y la lectura de Foliado dan lo mismo.';
  return { ...fieldOf(read), confidence, reasons: [...read.reasons, reason] };
}

function corrected(said: DraftField, read: LocalField): DraftField {
  const isVerified = read.state === 'verificado';
  const kept = isVerified ? 'el valor comprobado en el documento' : 'el valor impreso';
  const reason = `El motor dio «${shownValue(said)}»; se tomó ${kept}.`;
  return {
    ...fieldOf(read),
    confidence: isVerified ? read.confidence : Math.min(read.confidence, DISPUTED_MAX),
    candidates: [candidateOf(said), ...read.candidates],
    reasons: [...read.reasons, reason],
  };
}

/** Texts are told in other words often enough; figures are not. */
function disputed(said: DraftField, read: LocalField): DraftField {
  const isExact = mustBePrinted(said.path, said.value);
  const reason = `La lectura de Foliado da «${shownValue(read)}».`;
  return {
    ...said,
    confidence: isExact ? Math.min(said.confidence, DISPUTED_MAX) : said.confidence,
    candidates: [candidateOf(read), ...said.candidates],
    reasons: [...said.reasons, reason],
  };
}

const candidateOf = ({ value, source, boxes }: DraftField) => ({ value, source, boxes });

const fieldOf = ({ state: _, ...field }: LocalField): DraftField => field;

/** The most that a text gets that is printed in other words, or cannot be compared: doubtful. */
const UNCHECKED_MAX = 0.6;
const MAX_SHOWN = 8;

/** What the model says without its being printed, and what may still be done with it. */
export interface OpinionContext {
  evidence: QrEvidence;
  /** False when no word was read on any page: nothing can be compared. */
  hasWords: boolean;
}

/**
 * Lowers what a model gave and the page does not print (P3). What follows from printed values is no
 * opinion, as an amount of a line that prints only quantity and price: it is taken as derived.
 */
export function lowerOpinions(draft: Draft, context: OpinionContext): Draft {
  const isKept = (field: DraftField): boolean =>
    typeof field.value !== 'number' || !isUnprinted(field);
  const printed = [...draft.values()].filter(isKept).map((field) => [field.path, field] as const);
  const derived = derive(new Map(printed));
  const fields = [...draft.values()].map((field) => {
    const computed = isKept(field) ? undefined : derived.get(field.path);
    const isSame = computed && sameReading(field.path, computed.value, field.value);
    return isSame ? computed : lowered(field, context);
  });
  return new Map(fields.map((field) => [field.path, field]));
}

function lowered(field: DraftField, context: OpinionContext): DraftField {
  if (!isOpinion(field, context)) return field;
  const [most, reason] = limitOf(field, context);
  const confidence = Math.min(field.confidence, most);
  return { ...field, confidence, reasons: [reason, ...field.reasons] };
}

function isOpinion(field: DraftField, { evidence }: OpinionContext): boolean {
  const { path, value } = field;
  if (!isUnprinted(field) || value === null || typeof value === 'boolean') return false;
  const coded = evidence.fields.find((one) => one.path === path);
  return !coded || !agreesWithQr(path, value, coded.value);
}

function limitOf({ path, value }: DraftField, { hasWords }: OpinionContext): [number, string] {
  if (!hasWords) return [UNCHECKED_MAX, 'No se leyó texto con que cotejarlo.'];
  if (mustBePrinted(path, value)) {
    return [NOT_ON_PAGE_MAX, 'Lo dio el motor y no está impreso en el documento.'];
  }
  return [UNCHECKED_MAX, 'No está impreso con estas palabras.'];
}

/**
 * VALOR_NO_ENCONTRADO: figures of a model that stand nowhere on the pages, those included in whose place
 * a value of the page was taken. SIN_COTEJO: no page has words, so nothing could be compared.
 */
export function opinionFindings(
  draft: Draft,
  outvoted: readonly DraftField[],
  context: OpinionContext,
): Finding[] {
  const opinions = [...draft.values()].filter((field) => isOpinion(field, context));
  if (!context.hasWords) return opinions.length > 0 ? [NOT_COMPARED] : [];
  const standing = opinions.filter(({ path, value }) => mustBePrinted(path, value));
  const replaced = outvoted.filter(
    (field) => isOpinion(field, context) && mustBePrinted(field.path, field.value),
  );
  const all = [...standing, ...replaced];
  if (all.length === 0) return [];
  const shown = [...new Set(all.map(shownValue))];
  const more = shown.length > MAX_SHOWN ? ` y ${shown.length - MAX_SHOWN} más` : '';
  const found = `${shown.slice(0, MAX_SHOWN).join(', ')}${more}`;
  return [
    {
      id: 'VALOR_NO_ENCONTRADO',
      message: `El motor dio valores que no están impresos en el documento: ${found}.`,
      found,
      paths: standing.map(({ path }) => path),
    },
  ];
}

const NOT_COMPARED: Finding = {
  id: 'SIN_COTEJO',
  message:
    'No se leyó texto en las páginas: los valores del motor no se pudieron cotejar con el documento.',
  paths: [],
};
