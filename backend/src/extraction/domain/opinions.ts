import type { Finding } from '../../contracts/authenticity';
import { NOT_ON_PAGE_MAX } from '../../contracts/limits';
import { sameReading } from '../../rules/scoring/compare-readings';
import { isUnprinted, type Draft, type DraftField } from '../../rules/scoring/draft';
import { agreesWithQr, type QrEvidence } from '../../rules/scoring/qr-evidence';
import { derive } from './derive';
import { mustBePrinted, shownValue } from './ground-all';

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
