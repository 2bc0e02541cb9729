import type { RawField } from '../../domain/raw-extraction';
import { EVIDENCE, field, type Page, type PrintedValue } from '../words/field-value';
import type { Cell, Line } from '../page/layout';
import { type Token } from '../page/token';
import { heightOf, isNextLine } from '../page/place';

/** Lengths of a signature's digest in base 64: SHA-1 and SHA-256. */
const LENGTHS = [28, 44];
const WHOLE = /^[A-Za-z0-9+/]{27,43}=$/;
/** The number that the tax office gives: Mexico's UUID, Colombia's CUFE. */
const GIVEN = /^[\dA-F]{8}(?:-[\dA-F]{4}){3}-[\dA-F]{12}$|^[\da-f]{96}$/i;
const PART = /^[A-Za-z0-9+/-]+={0,2}$/;
const MOST_LINES = 4;
const LONGEST = 96;
/** A part of a digest is no word: the shortest that may begin one. */
const SHORTEST = 8;

/**
 * The printed hash (valor resumen) of the signed file: what it looks like tells it from anything else, so it
 * needs no label, and where its column is narrow its lines are put together again.
 */
export function digestField(page: Page): RawField[] {
  const found = page.layout.lines.flatMap((line) =>
    line.cells.flatMap((cell) =>
      cell.tokens.flatMap((token) => digestFrom(token, cell, line, page) ?? []),
    ),
  );
  const labelled = found.find((value) => isLabelled(value, page));
  const value = labelled ?? found.find(({ text }) => !GIVEN.test(text)) ?? null;
  const evidence = labelled ? EVIDENCE.label : EVIDENCE.place;
  return field('documento.folio_fiscal', value, evidence, page);
}

function digestFrom(token: Token, cell: Cell, line: Line, page: Page): PrintedValue | null {
  const first = bare(token);
  if (isDigest(first)) return { tokens: [token], text: first };
  const halves = inHalves(token, cell);
  if (halves) return halves;
  if (first.length < SHORTEST || !PART.test(first) || cell.tokens.at(-1) !== token) return null;
  const { lines } = page.layout;
  const tokens = [token];
  let last = token;
  for (const next of lines.slice(lines.indexOf(line) + 1, lines.indexOf(line) + MOST_LINES * 3)) {
    const part = next.tokens.find((one) => goesOn(last, token, one));
    if (!part || next.page !== line.page) continue;
    tokens.push(part);
    last = part;
    const text = tokens.map(bare).join('');
    if (isDigest(text)) return { tokens, text };
    if (text.length > LONGEST || tokens.length > MOST_LINES) return null;
  }
  return null;
}

/** OCR sees a space inside of it. */
function inHalves(token: Token, { tokens }: Cell): PrintedValue | null {
  const at = tokens.indexOf(token);
  const parts = tokens.slice(at, at + 2);
  const text = parts.map(({ text: part }) => part).join('');
  return parts.length === 2 && isDigest(text) ? { tokens: parts, text } : null;
}

const bare = ({ text }: Token): string => text.replace(/[.,;:]$/, '');

/** Capital and small letters: no word, and no other code that is printed on an invoice. */
function isDigest(text: string): boolean {
  if (GIVEN.test(text)) return true;
  if (!LENGTHS.includes(text.length) || !WHOLE.test(text)) return false;
  return /[a-z]/.test(text) && /[A-Z]/.test(text);
}

/** Under the part above, in the column of the first one. */
function goesOn(last: Token, first: Token, token: Token): boolean {
  const height = heightOf(last);
  return (
    isNextLine(token, last) &&
    token.x0 < first.x1 &&
    token.x0 > first.x0 - height * 12 &&
    PART.test(bare(token))
  );
}

const isLabelled = ({ tokens }: PrintedValue, { hits }: Page): boolean =>
  hits.some(({ id, y0, y1, cell, x0 }) => {
    const [first] = tokens;
    if (id !== 'hash' || !first || first.box.page !== cell.page) return false;
    const isBeside = first.y0 < y1 && first.y1 > y0 && first.x0 > x0;
    return isBeside || (first.y0 > y0 && first.y0 - y1 < heightOf(cell) * 2);
  });
