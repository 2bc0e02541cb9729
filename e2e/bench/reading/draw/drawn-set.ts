import { abroad } from '../facts/abroad';
import { diceOf, seedNumber } from '../facts/dice';
import type { Length } from '../facts/lines';
import { makeFacts } from '../facts/make-facts';
import { styleOf } from '../facts/style';
import type { BenchFacts, BenchKind } from '../facts/model';
import type { BenchDocument, BenchSet, DrawnPage } from '../model';
import { fieldsOf } from './fields';
import { forge, FORGERIES, isEvident } from './forge';
import { drawnPage, type Layout } from './layout';
import { moreOf } from './more';

const LENGTHS: readonly Length[] = ['few', 'some', 'many'];

/** Length and kind go round at different speeds, so that each kind comes in each length. */
function lengthOf(index: number, shift: number): Length {
  return LENGTHS[(index + Math.floor(index / LENGTHS.length) + shift) % LENGTHS.length] ?? 'few';
}

/** The same dice for the honest print and the forged one: only what is forged differs. */
function drawn(id: string, layout: Layout, facts: BenchFacts): DrawnPage {
  const dice = diceOf(`${id}/drawing`);
  const fields = fieldsOf(facts, styleOf(facts, dice));
  return drawnPage(layout, { ...fields, ...moreOf(layout.head.more ?? {}, dice) });
}

function documentsOf(
  layout: Layout,
  name: string,
  kind: BenchKind,
  index: number,
): BenchDocument[] {
  const id = `${name}-${kind}-${index}`;
  const dice = diceOf(id);
  const { business, country } = layout.head;
  const length = lengthOf(index, dice.int(0, 2));
  const made = makeFacts(kind, length, dice, business);
  const facts = country ? abroad(made, country, length, dice, business) : made;
  const { qr } = facts;
  const plain = { id, kind, qr, drawn: drawn(id, layout, facts), forgery: null };
  const forgery = FORGERIES[(index + seedNumber(name)) % FORGERIES.length] ?? 'total';
  const lies = forge(facts, forgery);
  if (!lies) return [plain];
  const page = drawn(id, layout, lies);
  if (!isEvident(page, qr, forgery)) return [plain];
  return [plain, { id: `${id}-forged-${forgery}`, kind, qr, drawn: page, forgery }];
}

/** As many documents of a layout as are asked for, each of a seed of its own. */
export const drawnSet = (id: string, layout: Layout, kinds: readonly BenchKind[]): BenchSet => ({
  id,
  role: layout.head.role ?? 'comprobado',
  documents: (index) => documentsOf(layout, id, kinds[index % kinds.length] ?? 'factura', index),
});
