import type { Dice } from '../facts/dice';

/**
 * What a document says beside the facts, by name, in the order in which it is drawn: a list (one of it), `60%` (whether),
 * `351..789` (a number between), `###` (so many digits).
 */
export type More = Readonly<Record<string, readonly string[] | string>>;

function drawnOf(asked: readonly string[] | string, dice: Dice): unknown {
  if (typeof asked !== 'string') return dice.pick(asked);
  if (asked.endsWith('%')) return dice.chance(Number(asked.slice(0, -1)) / 100);
  const [from, to] = asked.split('..').map(Number);
  if (from !== undefined && to !== undefined) return dice.int(from, to);
  return asked.replace(/#+/g, (marks) => dice.digits(marks.length));
}

export const moreOf = (more: More, dice: Dice): Record<string, unknown> =>
  Object.fromEntries(Object.entries(more).map(([name, asked]) => [name, drawnOf(asked, dice)]));
