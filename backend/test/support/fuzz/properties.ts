import { isDeepStrictEqual } from 'node:util';
import { FIELD_SOURCES, FIELD_STATES, type FieldEvidence } from '../../../src/contracts/evidence';
import { DOCUMENT_TYPES } from '../../../src/contracts/extracted-data';
import { MAX_VALUE_CHARS } from '../../../src/contracts/limits';
import type { PageSet } from '../../../src/extraction/domain/page-set';
import { judge } from '../../../src/extraction/judge';
import { setApart } from '../../../src/extraction/domain/set-apart';
import { readPageSet } from '../../../src/extraction/engine/decide/read-page-set';
import { RULES_WALL_MS } from '../../../src/extraction/reading/reading-error';
import { isIsoDate } from '../../../src/rules/date';
import { pathSegments } from '../../../src/rules/field-path';
import type { FieldRecord } from '../../../src/rules/scoring/reading';
import { compactText } from '../../../src/rules/text-clean';
import { within } from './within';

const CONTEXT = { companyRuc: '20999999019', today: '2026-11-20' };
/** A machine that does other work gives a page this much less of itself; what never ends is over then, too. */
const LOADED = 10;
const DATE = /(?:^|[._])fecha(?:_|$)/;

/** The offline line of a document, as the reading process walks it: what the engine reads, and what the rules make of it. */
function read(pageSet: PageSet) {
  const { companyRuc } = CONTEXT;
  const reading = readPageSet(setApart(pageSet).clean, { companyRuc });
  const raw = { ...reading, usage: { ms: 0 } };
  return judge(pageSet, { raw, context: CONTEXT, isCompared: false });
}

/**
 * What is wrong with the reading of these pages; empty when all holds: it ends in the rules' time, counted by
 * processor, changes nothing of its input, answers the same again and what the contract says, and every value is
 * on the page, or its record says where else it is from.
 */
export function faultsOf(pageSet: PageSet): string[] {
  const before = JSON.stringify(pageSet);
  let first: ReturnType<typeof read>;
  try {
    const begun = process.cpuUsage();
    first = within(RULES_WALL_MS * LOADED, () => read(pageSet));
    const { user, system } = process.cpuUsage(begun);
    const spent = (user + system) / 1_000;
    if (spent > RULES_WALL_MS) return [`takes ${Math.round(spent)} ms of processor time`];
    if (JSON.stringify(pageSet) !== before) return ['the input is changed'];
    if (!isDeepStrictEqual(read(pageSet), first)) return ['the same pages are read another way'];
  } catch (error) {
    return [error instanceof Error ? (error.stack ?? error.message) : String(error)];
  }
  const { judgement } = first;
  const faults = judgement.records.flatMap((record) => faultsOfRecord(record, pageSet));
  faults.push(...unsound(judgement.extractedData));
  if (!isShare(judgement.confidence)) faults.push(`confidence ${judgement.confidence}`);
  if (!isShare(judgement.authenticity.confidence))
    faults.push(`authenticity ${judgement.authenticity.confidence}`);
  return faults;
}

const isShare = (value: number): boolean => value >= 0 && value <= 1;

/** Numbers that JSON would lose. */
function unsound(value: unknown, at = 'data'): string[] {
  if (typeof value === 'number') return Number.isFinite(value) ? [] : [`${at} is ${value}`];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, child]) => unsound(child, `${at}.${key}`));
}

function faultsOfRecord(record: FieldRecord, pageSet: PageSet): string[] {
  const { path, value, state, source, confidence, boxes, proof, reasons } = record;
  const wrong: [boolean, string][] = [
    [pathSegments(path) === null, 'is no path'],
    [!isValue(record), `has the value ${JSON.stringify(value)?.slice(0, 80)}`],
    [!FIELD_STATES.includes(state) || !FIELD_SOURCES.includes(source), `is ${state}, ${source}`],
    [
      // A main field that was not found is doubted, and says where it was looked for.
      value === null
        ? state !== 'vacio' && !(state === 'dudoso' && reasons.length > 0)
        : state === 'vacio',
      `is ${state} with ${String(value).slice(0, 40)}`,
    ],
    [state === 'verificado' && !proof, 'is verified by nothing'],
    [!isShare(confidence), `has confidence ${confidence}`],
    [
      boxes.some(({ page }) => !pageSet.pages.some(({ number }) => number === page)),
      'is on no page',
    ],
    [!isPrinted(record, pageSet), `is not on the page: ${record.rawText?.slice(0, 80)}`],
    [
      value !== null && source === 'regla' && record.rawText === null && reasons.length === 0,
      'names no rule',
    ],
  ];
  return wrong.flatMap(([isWrong, what]) => (isWrong ? [`${path} ${what}`] : []));
}

function isValue({ path, value }: FieldEvidence): boolean {
  if (value === null || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (path === 'documento.tipo') return (DOCUMENT_TYPES as readonly string[]).includes(value);
  if (DATE.test(path)) return isIsoDate(value);
  return value.trim() !== '' && value.length <= MAX_VALUE_CHARS;
}

/** Written anew from several printed values. */
const COMPOSED = new Set(['informacion_adicional.cuotas']);

/** The rest of a code that is too long for its column stands under it. */
const WRAPPED = /^productos\.\d+\.codigo$/;

/** What was read of text or picture is made of the letters of its pages. */
function isPrinted({ path, value, source, rawText }: FieldEvidence, pageSet: PageSet): boolean {
  if (COMPOSED.has(path)) return true;
  if (value === null || (source !== 'texto' && source !== 'ocr')) return true;
  if (rawText === null) return false;
  const page = pageSet.pages.flatMap(({ words }) => words.map(({ text }) => compactText(text)));
  const printed = page.join(' ');
  return rawText.split(/\s+/).every((text) => {
    const word = compactText(text);
    return printed.includes(word) || (WRAPPED.test(path) && isOfTwo(word, new Set(page)));
  });
}

const isOfTwo = (word: string, printed: ReadonlySet<string>): boolean =>
  [...word].some((_, at) => printed.has(word.slice(0, at)) && printed.has(word.slice(at)));
