import { usualWidth } from './character-widths';
import type { TextRun } from './pdf-text-run';

/** Ligatures that fonts map to one character; a search for "oficina" must find them. */
const LIGATURES: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};
const SPACE = /[\s\u00a0\u2000-\u200b\u3000]/;
const INVISIBLE = /[\u0000-\u001f\u007f\u00ad\u200b-\u200f\u2060\ufeff\ufffd]/g;

/** Positions before each character and after the last, 0..1 of the run's length. */
function offsets({ text, isMonospace }: TextRun): number[] {
  const widths = [...text].map((character) => (isMonospace ? 1 : usualWidth(character)));
  const total = widths.reduce((sum, width) => sum + width, 0);
  let reached = 0;
  return [0, ...widths.map((width) => (reached += width) / total)];
}

function piece(run: TextRun, text: string, from: number, to: number): TextRun {
  const start = from * run.length;
  return {
    ...run,
    text: text.replace(/[ﬀ-ﬆ]/g, (ligature) => LIGATURES[ligature] ?? ligature),
    x: run.x + run.dx * start,
    y: run.y + run.dy * start,
    length: (to - from) * run.length,
  };
}

/**
 * Splits a run at its spaces; each word gets its own place. A PDF tells only the length of a run, so
 * places inside it follow the usual ratios of character widths.
 */
export function splitRun(run: TextRun): TextRun[] {
  const characters = [...run.text];
  const at = offsets(run);
  const words: TextRun[] = [];
  let start = 0;
  for (let end = 0; end <= characters.length; end += 1) {
    const character = characters[end];
    if (character !== undefined && !SPACE.test(character)) continue;
    const text = characters.slice(start, end).join('').replace(INVISIBLE, '');
    if (text) words.push(piece(run, text, at[start] ?? 0, at[end] ?? 1));
    start = end + 1;
  }
  return words;
}
