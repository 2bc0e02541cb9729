import { median } from '../median';
import type { Glyph } from './code-glyphs';

/** A character of a code: what the reader of figures saw, what the other one did, and its measures. */
export interface CodeSign {
  text: string;
  other: string | null;
  confidence: number;
  glyph: Glyph;
}

export interface SettledSign {
  text: string;
  /** The measures or both readers say so. */
  isSure: boolean;
}

/** As high as a capital, and as low as a small letter, whoever prints them. */
const TALL = /^[ABDEFGHKLMNPQRTYbdhk2-9]$/;
const LOW = /^[aemnr]$/;
/** On the ground: without a tail. */
const GROUNDED = /^[ABDEFGHKLMNPRTabdehkmnr2-8]$/;
/** Capitals that differ from their small letter in height alone. */
const SAME_SHAPE = /^[cosuvwxz0]$/i;
const OPEN = /^[uvwx]$/i;
const STROKE = /^[1lI|!]$/;
const DOTTED = /^[ij]$/;
const ROUND = /^[o0]$/i;
const FIGURE = /^[2-9]$/;
/** Fewer characters of one height say too little of where it is. */
const ENOUGH = 2;
/** Parts of the way from the small letters' height to the capitals'; between them nothing is settled. */
const SMALL_UP_TO = 0.38;
const CAPITAL_FROM = 0.62;
/** Below the ground, in heights of a capital: a tail, and none. */
const TAIL_FROM = 0.13;
const NO_TAIL_UP_TO = 0.07;
/** Width of a round character in widths of the line's figures: a zero is one of them. */
const ZERO_UP_TO = 1.12;
const ROUND_LETTER_FROM = 1.25;
/** Width of all ink in widths of the stroke: a one has a flag, most l and I have nothing. */
const BARE_UP_TO = 1.25;
const FLAGGED_FROM = 1.5;
/** An i or a j is narrower than so much of a letter's width; else a part of a neighbour is in it. */
const NARROW = 0.9;
/** A reader that is so sure needs nobody's help. */
const SURE = 0.9;

const middleOf = ({ x0, x1 }: Glyph): number => (x0 + x1) / 2;
const heightOf = ({ top, bottom }: Glyph): number => bottom - top;

type Edge = 'top' | 'bottom';

/** Characters of one height, and which edge tells it. */
interface Group {
  glyphs: readonly Glyph[];
  edge: Edge;
}

/** How far anchors speak for the height beside them, in heights of a line's print. */
const NEARBY = 5;

/**
 * How much higher or lower the edge of each group is beside a character: scans lean and photos bend, so near anchors
 * speak louder.
 */
function bendOf(groups: readonly Group[]): (glyph: Glyph) => number {
  const anchors = groups.flatMap(({ glyphs, edge }) => {
    const level = median(glyphs.map((glyph) => glyph[edge]));
    return glyphs.map((glyph) => ({ x: middleOf(glyph), off: glyph[edge] - level }));
  });
  const reach = NEARBY * median(groups.flatMap(({ glyphs }) => glyphs.map(heightOf)));
  return (glyph) => {
    const near = anchors.map(({ x, off }) => ({
      off,
      weight: Math.exp(-(((x - middleOf(glyph)) / Math.max(1, reach)) ** 2)),
    }));
    const weight = near.reduce((sum, one) => sum + one.weight, 0);
    const off = near.reduce((sum, one) => sum + one.off * one.weight, 0);
    return weight > 0 ? off / weight : 0;
  };
}

/** The heights of a line's print: where its capitals and small letters begin, and its ground. */
interface Heights {
  capital: (glyph: Glyph) => number;
  small: (glyph: Glyph) => number;
  ground: (glyph: Glyph) => number;
  /** Width of its figures; null where it has none. */
  figure: number | null;
  /** Width of the ink of most characters. */
  width: number;
}

function heightsOf(signs: readonly CodeSign[]): Heights | null {
  const seen = (pattern: RegExp) =>
    signs
      .filter(({ text, other }) => pattern.test(text) && (other === null || other === text))
      .map(({ glyph }) => glyph);
  const [tall, low, grounded, figures] = [seen(TALL), seen(LOW), seen(GROUNDED), seen(FIGURE)];
  if (tall.length < ENOUGH || low.length < ENOUGH - 1 || grounded.length < ENOUGH) return null;
  const over = bendOf([
    { glyphs: tall, edge: 'top' },
    { glyphs: low, edge: 'top' },
  ]);
  const under = bendOf([{ glyphs: grounded, edge: 'bottom' }]);
  const level = (glyphs: readonly Glyph[], edge: Edge) =>
    median(glyphs.map((glyph) => glyph[edge]));
  const [capital, small, ground] = [
    level(tall, 'top'),
    level(low, 'top'),
    level(grounded, 'bottom'),
  ];
  return {
    capital: (glyph) => capital + over(glyph),
    small: (glyph) => small + over(glyph),
    ground: (glyph) => ground + under(glyph),
    figure: figures.length < ENOUGH ? null : median(figures.map(({ width }) => width)),
    width: median(tall.map(({ width }) => width)),
  };
}

const unsettled = (text: string): SettledSign => ({ text, isSure: false });
const settled = (text: string): SettledSign => ({ text, isSure: true });

/** How tall it is: 0 for a small letter, 1 for a capital. Its middle tells it, unless it is open at the top. */
function tallness({ text, glyph }: CodeSign, { capital, small }: Heights): number {
  const top = OPEN.test(text) ? glyph.top : glyph.crown;
  return (small(glyph) - top) / Math.max(1, small(glyph) - capital(glyph));
}

function shapedBy({ text, glyph }: CodeSign, tall: number, { figure }: Heights): string | null {
  const isRound = ROUND.test(text);
  if (tall < SMALL_UP_TO) return isRound ? 'o' : text.toLowerCase();
  if (tall <= CAPITAL_FROM) return null;
  if (!isRound) return text.toUpperCase();
  const share = figure === null ? null : glyph.width / figure;
  if (share === null || (share >= ZERO_UP_TO && share <= ROUND_LETTER_FROM)) return null;
  return share < ZERO_UP_TO ? '0' : 'O';
}

/** Where both readers see another letter than was measured, a neighbour may have been measured with it. */
function byHeight(sign: CodeSign, heights: Heights): SettledSign {
  const { text, other } = sign;
  const shaped = shapedBy(sign, tallness(sign, heights), heights);
  if (text === other) return { text, isSure: shaped === null || shaped === text };
  return shaped === null ? unsettled(text) : settled(shaped);
}

/** A bare stroke is no one; whether it is an l or a capital I, only a reader may tell. */
function byStroke({ text, other, glyph }: CodeSign): SettledSign {
  const share = glyph.width / Math.max(1, glyph.stem);
  if (share < BARE_UP_TO) {
    const told = [text, other].find((one) => one === 'l' || one === 'I');
    return { text: told ?? 'l', isSure: told === text };
  }
  if (share > FLAGGED_FROM && (text === '1' || other === '1')) return settled('1');
  return { text, isSure: text === other };
}

function byTail({ text, glyph }: CodeSign, { ground, capital, width }: Heights): SettledSign {
  const height = Math.max(1, ground(glyph) - capital(glyph));
  const tail = (glyph.bottom - ground(glyph)) / height;
  if (glyph.width > NARROW * width || glyph.bottom - glyph.top < height / 2) return unsettled(text);
  if (tail > TAIL_FROM) return settled('j');
  return tail < NO_TAIL_UP_TO ? settled('i') : unsettled(text);
}

function settle(sign: CodeSign, heights: Heights | null): SettledSign {
  const { text, other, confidence } = sign;
  if (!SAME_SHAPE.test(text) && !STROKE.test(text) && !DOTTED.test(text))
    return { text, isSure: text === other || confidence >= SURE };
  if (!heights) return { text, isSure: text === other };
  if (SAME_SHAPE.test(text)) return byHeight(sign, heights);
  return STROKE.test(text) ? byStroke(sign) : byTail(sign, heights);
}

/**
 * Tells the characters of a code that no word and no sum tells: both readers guess whether a z is a capital, a
 * circle a zero, a stroke a one. On paper a capital is higher, a zero narrower, a one has a flag and a j a tail;
 * what of the same line is beyond doubt says how high, how wide and where the ground is.
 */
export function settleSigns(signs: readonly CodeSign[]): SettledSign[] {
  const heights = heightsOf(signs);
  return signs.map((sign) => settle(sign, heights));
}
