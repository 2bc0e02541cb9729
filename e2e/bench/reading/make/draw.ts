import { diceOf, seedNumber } from '../facts/dice';
import { makeFacts } from '../facts/make-facts';
import type { Length } from '../facts/lines';
import type { BenchDocument, BenchFacts, BenchLayout, BenchSet, DrawnPage } from '../model';
import { styleOf } from '../styles';
import { forge, FORGERIES, isEvident } from './forge';
import { withWithheld } from './withheld-truth';

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

const whole = (page: DrawnPage, facts: BenchFacts): DrawnPage => ({
  ...page,
  truth: withWithheld(page.truth, facts, page.html),
});

function twinOf(honest: Subject, index: number): BenchDocument[] {
  const { id, layout, facts } = honest;
  const forgery = FORGERIES[(index + seedNumber(layout.id)) % FORGERIES.length] ?? 'total';
  const lies = forge(facts, forgery);
  if (!lies) return [];
  const page = drawn(honest, lies);
  if (!isEvident(page, lies, forgery)) return [];
  const { kind, qr } = lies;
  return [{ id: `${id}-forged-${forgery}`, kind, qr, drawn: whole(page, lies), forgery }];
}

function documentsOf(layout: BenchLayout, index: number): BenchDocument[] {
  const honest = subject(layout, index);
  const { id, facts } = honest;
  const page = whole(drawn(honest, facts), facts);
  const plain = { id, kind: facts.kind, qr: facts.qr, drawn: page, forgery: null };
  return [plain, ...twinOf(honest, index)];
}

/** As many documents of a layout as are asked for, each of a seed of its own. */
export const drawnSet = (layout: BenchLayout): BenchSet => ({
  id: layout.id,
  role: layout.role,
  documents: (index) => documentsOf(layout, index),
});
