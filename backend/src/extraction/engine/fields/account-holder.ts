import type { RawField } from '../../domain/raw-extraction';
import { compactText, foldText, trimEndOf } from '../../../rules/text-clean';
import type { Cell, Line } from '../page/layout';
import { horizontalOverlap, isAligned, isNextLine, WHITE } from '../page/place';
import { hasCompanySuffix } from '../page/text-kind';
import { joinText, type Token } from '../page/token';
import { banksIn, endsHolder, holderAt, titlesColumn } from '../words/accounts';
import { printed, type Page, type PrintedValue } from '../words/field-value';

type Words = readonly Token[];

/** The name of the one who issues the document, where it was read. */
type Issuer = RawField | null;

/** Lines between accounts and their holder. */
const HOLDER_NEAR = 14;
/** Lines among which a name goes on, those of the cells beside it included. */
const ROWS = 12;

/**
 * `A nombre de`, `Titular`: of the accounts that stand around it; else the name of the issuer, where it is printed
 * again behind whatever else announces it.
 */
export function holderOf(
  figures: readonly { readonly at: number }[],
  { layout }: Page,
  issuer: Issuer,
): PrintedValue | null {
  const isNear = (at: number): boolean =>
    figures.some((one) => Math.abs(one.at - at) <= HOLDER_NEAR);
  const near = [...layout.lines.entries()].filter(([at]) => isNear(at));
  const first = <V>(look: (cell: Cell, lines: readonly Line[]) => V | null): V | null => {
    for (const [at, line] of near) {
      for (const cell of line.cells) {
        const found = look(cell, layout.lines.slice(at, at + ROWS));
        if (found) return found;
      }
    }
    return null;
  };
  const announced = first((cell, lines) => announcedName(cell, lines, issuer));
  const isSure = announced !== null && isNamed(announced.tokens);
  const isBeside = (line: Line | undefined): boolean =>
    figures.some(({ at }) => [at - 1, at + 1].some((next) => layout.lines[next] === line));
  const again = isSure
    ? null
    : first((cell, lines) => nameAgain(cell, lines, issuer, isBeside(lines[0])));
  const name = again ?? announced;
  return name && { ...name, text: trimEndOf(name.text, /[\s:–-]/).replace(/\.\.$/, '.') };
}

function announcedName(cell: Cell, lines: readonly Line[], issuer: Issuer): PrintedValue | null {
  const announced = holderAt(cell.tokens);
  const size = announced === 0 ? 0 : withLeaders(cell.tokens, announced);
  const name = size > 0 ? nameAt(cell, size, lines, issuer) : null;
  return name && /\p{L}{2}/u.test(name.text) ? name : null;
}

/**
 * The issuer's name once more: on a line over or under an account, or with words before it on its line, which that of
 * a letterhead begins with.
 */
function nameAgain(
  cell: Cell,
  [line, ...lower]: readonly Line[],
  issuer: Issuer,
  isBeside: boolean,
): PrintedValue | null {
  const below = lower.flatMap(({ cells }) => cells).find((one) => isBelow(one, cell));
  const words = [...cell.tokens, ...(below?.tokens ?? [])];
  const start = !isBeside && line?.cells[0] === cell ? 1 : 0;
  const isRead = ({ box }: Token): boolean =>
    (issuer?.boxes ?? []).some(
      (one) => one.page === box.page && Math.abs(one.y - box.y) < box.h && one.x <= box.x,
    );
  const from = cell.tokens.findIndex(
    (word, at) => at >= start && !isRead(word) && sizeOfName(words.slice(at), issuer) > 0,
  );
  if (from === -1) return null;
  return printed(words.slice(from, from + sizeOfName(words.slice(from), issuer)));
}

/** Words of the issuer's name with which a row begins, 0 without it. */
function sizeOfName(words: Words, issuer: Issuer): number {
  const name = compactText(issuer?.text ?? '');
  let text = '';
  const end = words.findIndex(
    ({ compact }) => !name.startsWith((text += compact)) || text === name,
  );
  return words[0]?.compact && text === name ? end + 1 : 0;
}

/** `Titular ......... :`, the dots and the colon included. */
function withLeaders(words: Words, size: number): number {
  const name = words.findIndex(({ text }, at) => at >= size && /[\p{L}\d]/u.test(text));
  return name === -1 ? words.length : name;
}

/** Behind what announces it, which may be a cell of its own or the title of a column. */
function nameAt(
  label: Cell,
  size: number,
  [line, ...lower]: readonly Line[],
  issuer: Issuer,
): PrintedValue | null {
  const below = lower.flatMap(({ cells }) => cells);
  const right = line?.cells
    .slice(line.cells.indexOf(label) + 1)
    .find(({ text }) => /\p{L}/u.test(text));
  const under = below.find(
    (cell) => isNextLine(cell, label, WHITE.rows) && horizontalOverlap(cell, label) > 0,
  );
  const isAlone = size === label.tokens.length;
  const isTitle = (place: Cell): boolean => titlesColumn(foldText(place.text));
  const names = (isAlone ? [right, under] : [label]).flatMap((place) =>
    place && !isTitle(place)
      ? [nameIn(place, withLeaders(place.tokens, isAlone ? 0 : size), below, issuer)]
      : [],
  );
  // What stands beside it may be of another block, and the next title of a column.
  const name = names.find(isNamed) ?? names[0];
  return name ? printed(name) : null;
}

/** Lines of the longest name in a narrow column. */
const MOST_LINES = 6;

/** The name that begins at a word of a cell and may go on under it. */
function nameIn(place: Cell, start: number, below: readonly Cell[], issuer: Issuer): Words {
  let words = nameOf(place.tokens.slice(start), issuer);
  let upper: Cell | undefined = place;
  for (let line = 1; line < MOST_LINES && upper; line += 1) {
    const isCut: boolean = words.at(-1) === upper.tokens.at(-1) && !/:$/.test(joinText(words));
    const isWhole =
      hasCompanySuffix(joinText(words)) &&
      !/^(?:SOCIEDAD|ANONIMA)$/.test(words.at(-1)?.compact ?? '');
    const last: Cell = upper;
    upper = isCut && !isWhole ? below.find((one) => isBelow(one, last)) : undefined;
    const whole = nameOf([...words, ...(upper?.tokens ?? [])], issuer);
    if (/\d{4}/.test(upper?.text ?? '') && !isNamed(whole)) break;
    words = whole;
  }
  return words;
}

/** The next line of a name, which goes on where its block begins or around its middle. */
const isBelow = (lower: Cell, upper: Cell): boolean =>
  isNextLine(lower, upper) && lower.text !== upper.text && isAligned(lower, upper, 1);

const isNamed = (words: Words): boolean =>
  [/[\s,–-]/, /[\s,.–-]/].some((sign) => hasCompanySuffix(trimEndOf(joinText(words), sign)));

/** A comma behind the legal form. */
const isEndOfName = (words: Words): boolean =>
  /,$/.test(words.at(-1)?.text ?? '') && isNamed(words);

/** Up to the next thing that is told, or the colon that announces the accounts. */
function nameOf(words: Words, issuer: Issuer): Words {
  const size = sizeOfName(words, issuer);
  if (size > 0) return words.slice(0, size);
  const [bank] = banksIn(words);
  const end = words.findIndex(
    ({ text }, at) =>
      at > 0 && (endsHolder(text) || words[at] === bank?.[0] || isEndOfName(words.slice(0, at))),
  );
  const name = end === -1 ? words : words.slice(0, end);
  const last = name.findIndex(({ text }) => text.endsWith(':'));
  return last === -1 ? name : name.slice(0, last + 1);
}
