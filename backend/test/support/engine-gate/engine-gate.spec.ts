/**
 * Counted from a new engine: what it has once worked out it does not ask again.
 * @jest-environment node
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { judge } from '../../../src/extraction/judge';
import { setApart } from '../../../src/extraction/domain/set-apart';
import { readPageSet } from '../../../src/extraction/engine/decide/read-page-set';
import { firingsOf, type Firings } from './firings';
import { missesOf, type Misses, unlike, type Values } from './misses';
import { gateDocuments, type GateDocument } from './page-sets';

/** What the engine is known to make of each document. */
interface Known {
  misses: Record<string, Misses>;
  /** Values that are not letter by letter what is printed. */
  unlike: Record<string, Values>;
  firings: Firings;
}

interface Golden extends Known {
  /** `document field`: why a value that was once read is missed. */
  worse: Record<string, string>;
}

const FILE = path.join(__dirname, 'golden.json');
/** `GATE=write` writes down what became better; what became worse only with its reason in `GATE_WHY`. */
const { GATE, GATE_WHY = '' } = process.env;
const CONTEXT = {
  companyRuc: '20999999043',
  companyName: 'Comercial Andina Demo S.A.C.',
  today: '2026-11-20',
};

/** Stages 6 to 9 of a reading, from words to judged fields. */
function judged({ set }: GateDocument) {
  const raw = { ...readPageSet(setApart(set).clean, CONTEXT), usage: { ms: 0 } };
  return judge(set, { raw, context: CONTEXT, isCompared: false }).judgement;
}

function known(documents: readonly GateDocument[]): Known {
  const all: Known = { misses: {}, unlike: {}, firings: {} };
  const firings = firingsOf(() => {
    for (const one of documents) {
      const { extractedData, records } = judged(one);
      const fromWords = records.filter(({ source }) => !['regla', 'qr'].includes(source));
      const paths = new Set(fromWords.map(({ path }) => path));
      all.misses[one.id] = missesOf(one.truth, extractedData, paths);
      all.unlike[one.id] = unlike(one.truth, extractedData);
    }
  });
  return { ...all, firings };
}

/**
 * Entries that differ, each with what it was and is.
 * @param none what it says that there is no entry
 */
function changes(
  before: Record<string, Values>,
  now: Record<string, Values>,
  none: string,
): string[] {
  const said = (value: unknown): string => JSON.stringify(value) ?? none;
  return Object.keys({ ...before, ...now }).flatMap((id) => {
    const [one, other] = [before[id] ?? {}, now[id] ?? {}];
    return Object.keys({ ...one, ...other })
      .filter((name) => one[name] !== other[name])
      .map((name) => `${id} ${name}: ${said(one[name])} -> ${said(other[name])}`);
  });
}

/** Fields of which more is missed in `one` than in `other`; a document that only one of them has says nothing. */
function more(one: Golden['misses'], other: Golden['misses']): string[] {
  return Object.entries(one).flatMap(([id, misses]) =>
    Object.entries(misses)
      .filter(([field, count]) => other[id] !== undefined && count > (other[id][field] ?? 0))
      .map(([field]) => `${id} ${field}`),
  );
}

const listed = (name: string, all: Readonly<Record<string, unknown>>): string => {
  const lines = Object.entries(all).map(([key, one]) => `    "${key}": ${JSON.stringify(one)}`);
  return `  "${name}": {\n${lines.join(',\n')}\n  }`;
};

function write(golden: Golden, now: Known): Golden {
  const worse = more(now.misses, golden.misses);
  if (worse.length > 0 && GATE_WHY === '')
    throw new Error(`GATE_WHY must say why these are read worse:\n${worse.join('\n')}`);
  const why = Object.fromEntries(worse.map((one) => [one, GATE_WHY]));
  const isMissed = ([one]: [string, string]): boolean => {
    const [id = '', field = ''] = one.split(' ');
    return now.misses[id]?.[field] !== undefined;
  };
  const kept = Object.entries({ ...golden.worse, ...why }).filter(isMissed);
  const written: Golden = { ...now, worse: Object.fromEntries(kept) };
  const parts = Object.entries(written).map(([name, all]) => listed(name, all));
  writeFileSync(FILE, `{\n${parts.join(',\n')}\n}\n`);
  return written;
}

/** No rule of the engine is worth a field of a layout: what it read it goes on reading. */
describe('the offline engine on kept pages', () => {
  let golden: Golden;
  let now: Known;

  beforeAll(() => {
    now = known(gateDocuments());
    golden = JSON.parse(readFileSync(FILE, 'utf8')) as Golden;
    if (GATE === 'write') golden = write(golden, now);
  });

  it('reads every field that it read before', () => {
    expect(more(now.misses, golden.misses)).toEqual([]);
  });

  it('has all that it reads better written down, so that it cannot be lost again (GATE=write)', () => {
    expect(more(golden.misses, now.misses)).toEqual([]);
  });

  it('has every value that it reads otherwise written down (GATE=write)', () => {
    expect(changes(golden.unlike, now.unlike, 'as printed')).toEqual([]);
  });

  it('has written down how often each rule is asked (GATE=write)', () => {
    expect(changes(golden.firings, now.firings, 'never')).toEqual([]);
  });

  it('knows of every document', () => {
    expect(Object.keys(golden.misses)).toEqual(Object.keys(now.misses));
  });

  it('says why a field is read worse', () => {
    const silent = Object.entries(golden.worse).filter(([, why]) => why.trim() === '');
    expect(silent).toEqual([]);
  });
});
