import type { Finding } from '../../contracts/authenticity';
import type { FieldCandidate, FieldValue } from '../../contracts/evidence';
import { formatDate, isIsoDate } from '../date';
import { formatAmount } from '../money';
import { agreement, type Agreement } from './agreements';
import { sameReading } from './compare-readings';
import type { Draft, DraftField } from './draft';
import type { PageFacts } from './page-facts';
import { isPrinted } from './printed';

/** What another engine read in a field; kept with the field, so that it is heard again after an edit. */
export interface SecondOpinion extends FieldCandidate {
  runId: string;
  /** Names of the engines for people. */
  first: string;
  second: string;
  /** Two engines that are strangers, and not both from the same uncertain words. */
  isIndependent: boolean;
}

export type Opinions = ReadonlyMap<string, SecondOpinion>;

export interface Heard {
  draft: Draft;
  agreements: Agreement[];
  doubts: Finding[];
}

/** What agreement is worth that proves nothing. */
const SUPPORTED = 0.4;
const AMOUNT = /^totales\.|(?:^|\.)(?:precio_unitario|descuento|subtotal|total|monto)$/;

/**
 * What second opinions say of the fields as they stand. A field that a person wrote is left alone. An
 * engine's opinion proves a value only together with the page: it must be printed there.
 */
export function hearOpinions(draft: Draft, opinions: Opinions, facts: PageFacts): Heard {
  const heard: Heard = { draft, agreements: [], doubts: [] };
  if (opinions.size === 0) return heard;
  const fields = [...draft.values()].map((field) => {
    const opinion = opinions.get(field.path);
    if (!opinion || opinion.value === null || field.source === 'usuario') return field;
    if (field.value === null) return withFound(field, opinion);
    if (!sameReading(field.path, field.value, opinion.value)) {
      heard.doubts.push(doubtOf(field, opinion));
      return withCandidate(field, opinion);
    }
    if (!opinion.isIndependent || !isPrinted(field.value, facts)) return supported(field, opinion);
    const reason = `${opinion.second} leyó lo mismo que ${opinion.first}.`;
    heard.agreements.push(agreement(field.path, 'Motores', reason));
    return field;
  });
  return { ...heard, draft: new Map(fields.map((field) => [field.path, field])) };
}

function doubtOf(
  { path, value }: DraftField,
  { first, second, value: other }: SecondOpinion,
): Finding {
  const message = `${first} leyó «${shown(path, value)}» y ${second}, «${shown(path, other)}».`;
  return { id: 'SEGUNDA_LECTURA', message, paths: [path] };
}

function withFound(field: DraftField, opinion: SecondOpinion): DraftField {
  const { first, second, value } = opinion;
  const reason = `${first} no lo encontró; ${second} leyó «${shown(field.path, value)}».`;
  return { ...withCandidate(field, opinion), reasons: [...field.reasons, reason] };
}

function supported(field: DraftField, { first, second }: SecondOpinion): DraftField {
  const confidence = 1 - (1 - field.confidence) * (1 - SUPPORTED);
  return {
    ...field,
    confidence,
    reasons: [...field.reasons, `${second} leyó lo mismo que ${first}.`],
  };
}

function withCandidate(field: DraftField, { value, source, boxes }: SecondOpinion): DraftField {
  const isKnown = field.candidates.some((one) => sameReading(field.path, one.value, value));
  if (isKnown) return field;
  return { ...field, candidates: [...field.candidates, { value, source, boxes }] };
}

/** As a person writes it. */
export function shown(path: string, value: FieldValue): string {
  if (typeof value === 'number' && AMOUNT.test(path)) return formatAmount(value);
  return typeof value === 'string' && isIsoDate(value) ? formatDate(value) : String(value);
}
