import { diceOf, seedNumber } from '../facts/dice';
import { makeFacts } from '../facts/make-facts';
import type { Length } from '../facts/lines';
import type {
  BenchFacts,
  BenchForgery,
  BenchForm,
  BenchLayout,
  BenchLevel,
  DrawnPage,
} from '../model';
import { styleOf } from '../styles';
import { forge, FORGERIES, isEvident } from './forge';

export interface BenchCase {
  id: string;
  layout: BenchLayout;
  facts: BenchFacts;
  drawn: DrawnPage;
  form: BenchForm;
  /** Null for a PDF with text. */
  level: BenchLevel | null;
  forgery: BenchForgery | null;
}

export interface Amounts {
  /** Documents of each layout as PDF with text. */
  texts: number;
  /** The first of them, as scan and as photo at each level. */
  pictures: number;
  forms: readonly BenchForm[];
  /** Forms in which each document has a forged twin. */
  forgedForms: readonly BenchForm[];
}

const LEVELS: readonly BenchLevel[] = ['suave', 'normal', 'fuerte'];
const LENGTHS: readonly Length[] = ['few', 'some', 'many'];

/** Length and kind go round at different speeds, so that each kind comes in each length. */
function lengthOf(index: number, shift: number): Length {
  return LENGTHS[(index + Math.floor(index / LENGTHS.length) + shift) % LENGTHS.length] ?? 'few';
}

interface Subject {
  id: string;
  layout: BenchLayout;
  facts: BenchFacts;
}

function subject(layout: BenchLayout, index: number): Subject {
  const kind = layout.kinds[index % layout.kinds.length];
  if (!kind) throw new Error(`layout ${layout.id} prints no kind`);
  const id = `${layout.id}-${kind}-${index}`;
  const dice = diceOf(id);
  return { id, layout, facts: makeFacts(kind, lengthOf(index, dice.int(0, 2)), dice) };
}

/** The same dice for the honest print and the forged one: only what is forged differs. */
function drawn({ id, layout }: Subject, facts: BenchFacts): DrawnPage {
  const dice = diceOf(`${id}/drawing`);
  const style = styleOf(facts, dice);
  return layout.draw(facts, style, () => dice.next());
}

const levelsOf = (form: BenchForm): readonly (BenchLevel | null)[] =>
  form === 'texto' ? [null] : LEVELS;

function forgedCase(honest: Subject, index: number): Omit<BenchCase, 'form' | 'level'> | null {
  const kind = FORGERIES[(index + seedNumber(honest.layout.id)) % FORGERIES.length] ?? 'total';
  const forged = forge(honest.facts, kind);
  if (!forged) return null;
  const page = drawn(honest, forged.facts);
  if (!isEvident(page, forged.facts, kind)) return null;
  const { layout } = honest;
  return { ...forged, id: `${honest.id}-forged-${kind}`, layout, drawn: page };
}

function casesOf(layout: BenchLayout, index: number, amounts: Amounts): BenchCase[] {
  const honest = subject(layout, index);
  const plain = { ...honest, drawn: drawn(honest, honest.facts), forgery: null };
  const twin = forgedCase(honest, index);
  return amounts.forms.flatMap((form) => {
    if (index >= (form === 'texto' ? amounts.texts : amounts.pictures)) return [];
    const made = [plain, ...(twin && amounts.forgedForms.includes(form) ? [twin] : [])];
    return levelsOf(form).flatMap((level) => made.map((one) => ({ ...one, form, level })));
  });
}

/** Every document of a run, the same each time. */
export function benchCases(layouts: readonly BenchLayout[], amounts: Amounts): BenchCase[] {
  const most = Math.max(amounts.texts, amounts.pictures);
  return layouts.flatMap((layout) =>
    Array.from({ length: most }, (_, index) => casesOf(layout, index, amounts)).flat(),
  );
}
