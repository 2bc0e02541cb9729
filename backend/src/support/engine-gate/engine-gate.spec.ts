import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { judge } from '../../extraction/judge';
import { setApart } from '../../extraction/domain/set-apart';
import { readPageSet } from '../../extraction/processors/local/read-page-set';
import { missesOf, type Misses } from './misses';
import { gateDocuments, type GateDocument } from './page-sets';

/** What the engine is known to miss of each document, and why a value that it once read is among that. */
interface Golden {
  misses: Record<string, Misses>;
  /** `document field`: the reason. */
  worse: Record<string, string>;
}

const FILE = path.join(__dirname, 'golden.json');
/** `GATE=write` writes down what became better; what became worse only with its reason in `GATE_WHY`. */
const { GATE, GATE_WHY = '' } = process.env;
const CONTEXT = { companyRuc: '20999999043', today: '2026-11-20' };

/** Stages 6 to 9 of a reading, from words to judged fields. */
function missedOf({ set, truth }: GateDocument): Misses {
  const { companyRuc } = CONTEXT;
  const raw = { ...readPageSet(setApart(set).clean, { companyRuc }), usage: { ms: 0 } };
  const { judgement } = judge(set, { raw, context: CONTEXT, isCompared: false });
  const fromWords = judgement.records.filter(({ source }) => !['regla', 'qr'].includes(source));
  return missesOf(truth, judgement.extractedData, new Set(fromWords.map((one) => one.path)));
}

/** Fields of which more is missed in `one` than in `other`; a document that only one of them has says nothing. */
function more(one: Golden['misses'], other: Golden['misses']): string[] {
  return Object.entries(one).flatMap(([id, misses]) =>
    Object.entries(misses)
      .filter(([field, count]) => other[id] !== undefined && count > (other[id][field] ?? 0))
      .map(([field]) => `${id} ${field}`),
  );
}

function write(golden: Golden, misses: Golden['misses']): Golden {
  const worse = more(misses, golden.misses);
  if (worse.length > 0 && GATE_WHY === '')
    throw new Error(`GATE_WHY must say why these are read worse:\n${worse.join('\n')}`);
  const why = Object.fromEntries(worse.map((one) => [one, GATE_WHY]));
  const isMissed = ([one]: [string, string]): boolean => {
    const [id = '', field = ''] = one.split(' ');
    return misses[id]?.[field] !== undefined;
  };
  const kept = Object.entries({ ...golden.worse, ...why }).filter(isMissed);
  const lines = Object.entries(misses).map(([id, one]) => `    "${id}": ${JSON.stringify(one)}`);
  const reasons = kept.map(
    ([one, reason]) => `    ${JSON.stringify(one)}: ${JSON.stringify(reason)}`,
  );
  const body = (all: string[]): string => (all.length > 0 ? `{\n${all.join(',\n')}\n  }` : '{}');
  writeFileSync(FILE, `{\n  "misses": ${body(lines)},\n  "worse": ${body(reasons)}\n}\n`);
  return { misses, worse: Object.fromEntries(kept) };
}

/** No rule of the engine is worth a field of a layout: what it read it goes on reading. */
describe('the offline engine on kept pages', () => {
  let golden: Golden;
  let misses: Golden['misses'];

  beforeAll(() => {
    const documents = gateDocuments();
    misses = Object.fromEntries(documents.map((one) => [one.id, missedOf(one)]));
    golden = JSON.parse(readFileSync(FILE, 'utf8')) as Golden;
    if (GATE === 'write') golden = write(golden, misses);
  });

  it('reads every field that it read before', () => {
    expect(more(misses, golden.misses)).toEqual([]);
  });

  it('has all that it reads better written down, so that it cannot be lost again (GATE=write)', () => {
    expect(more(golden.misses, misses)).toEqual([]);
  });

  it('knows of every document', () => {
    expect(Object.keys(golden.misses)).toEqual(Object.keys(misses));
  });

  it('says why a field is read worse', () => {
    const silent = Object.entries(golden.worse).filter(([, why]) => why.trim() === '');
    expect(silent).toEqual([]);
  });
});
