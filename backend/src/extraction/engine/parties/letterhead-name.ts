import { ofCells, startsWithLabel, type PrintedValue, type Page } from '../words/field-value';
import { toCell, type Cell, type Layout } from '../page/layout';
import { near, heightOf, isNextLine, isSameSize, isAligned } from '../page/place';
import {
  hasCompanySuffix,
  isSaying,
  isUnfinished,
  letterCount,
  looksLabelled,
  looksLikeAddress,
  looksLikeContact,
  upper,
} from '../page/text-kind';
import { joinText } from '../page/token';
import { goesOnLegalForm, beforeRuc } from './party-lines';
import { parseDate } from '../../../rules/date';
import { titleAtStart } from '../../../rules/document-type';
import { personAt } from '../words/contacts';
import type { Parties } from './parties';
import type { Title, NumberHit } from '../words/title';

/** A legal form, or the rest of one, that a name goes on with. */
function isTail(first: Cell, second: Cell): boolean {
  if (
    /SOCIEDAD(?: ANONIMA)?$/.test(upper(first.text).trim()) &&
    LEGAL_REST.test(upper(second.text))
  )
    return true;
  return isSuffixAlone(second.text) && !hasCompanySuffix(first.text);
}

/** How much OCR may measure two lines of one name apart in height. */
const SAME_LETTERS = 0.4;

/** OCR measures accents too: a form, which has none, is lower than the name above it in the same letters. */
function isSetUnder(first: Cell, second: Cell, layout: Layout): boolean {
  return (
    layout.source === 'ocr' &&
    second !== first &&
    isAligned(second, first, 0.5) &&
    isNextLine(second, first) &&
    isSameSize(second, first, SAME_LETTERS)
  );
}

const LEGAL_REST = /^(?:ANONIMA(?: CERRADA| ABIERTA)?|CERRADA|ABIERTA)$/;

/** Legal forms in full, which take a line of their own under a long name. */
const LEGAL_FORM =
  /^(?:SOCIEDAD ANONIMA(?: CERRADA| ABIERTA)?|(?:SOCIEDAD COMERCIAL|EMPRESA INDIVIDUAL) DE RESPONSABILIDAD LIMITADA)$/;

/** A legal form on a line of its own, short or in full. */
export function isSuffixAlone(text: string): boolean {
  const closed = text
    .split('.')
    .map((part) => part.trim())
    .join('.');
  const isShort = letterCount(text) <= 5 && hasCompanySuffix(closed);
  return isShort || LEGAL_FORM.test(upper(text).trim());
}

/** The name among the cells of a letterhead that no label names: the biggest text, rather with a legal form. */
export function bigName(cells: readonly Cell[], input: LetterheadInput): PrintedValue | null {
  const parts = cells.map((cell) => behindOf(beforeRuc(cell)));
  const owners = new Set(parts.filter(({ tokens }, at) => tokens[0] !== cells[at]?.tokens[0]));
  const names = parts.filter((cell) => canBeName(cell, input));
  const ranked = names
    .map((cell) => ({ cell, whole: joinNameLines(cell, { parts, names }, input) }))
    .map(({ cell, whole }) => ({
      whole,
      score: nameScore(cell, whole.text, input) + (owners.has(cell) ? OWNER : 0),
    }))
    .sort((a, b) => b.score - a.score);
  const [best] = ranked;
  const full = best && ranked.find(({ whole }) => isInFull(best.whole, whole));
  const person = input.title?.type === 'recibo_honorarios' ? personIn(parts, input) : null;
  if (person && !best?.whole.text.startsWith(person.text)) return person;
  return best ? withoutBrand((full ?? best).whole) : null;
}

/** Who issues a receipt for fees is a natural person, whatever brand of an office stands above. */
function personIn(parts: readonly Cell[], { title, page }: LetterheadInput): PrintedValue | null {
  const isOther = (cell: Cell) => title?.parts.includes(cell) || startsWithLabel(cell, page.hits);
  const names = parts.flatMap((cell) => (isOther(cell) ? [] : [personAt(cell.tokens)]));
  const tokens = names.find((name) => name !== null);
  return tokens ? { tokens, text: joinText(tokens) } : null;
}

/** `De: QUISPE MAMANI ROSA ELENA`, `de INVERSIONES ANDINAS S.A.C.` under the name of a shop: whose it is. */
function behindOf(cell: Cell): Cell {
  const [first, ...rest] = cell.tokens;
  const isOf = /^(?:de|propietari[oa]):$/i.test(first?.text ?? '');
  const isCompany = first?.text === 'de' && hasCompanySuffix(cell.text);
  return rest.length > 1 && (isOf || isCompany) ? toCell(rest, cell.page) : cell;
}

/** What it speaks for a name that a shop is told to be of: as a legal form does. */
const OWNER = 4;

/** Shorter brands are within many a name by chance. */
const SHORTEST_BRAND = 5;

/** `SUMINISTROS INFORMÁTICOS APURÍMAC E.I.R.L.` beside the logo `APURÍMAC E.I.R.L.`, or under `APURÍMAC` alone. */
function isInFull(brand: PrintedValue, name: PrintedValue): boolean {
  const [short, long] = [brand, name].map(({ tokens }) =>
    tokens.map(({ compact }) => compact).join(''),
  );
  if (!short || !long || long.length <= short.length || !hasCompanySuffix(name.text)) return false;
  if (hasCompanySuffix(brand.text)) return long.endsWith(short);
  return short.length >= SHORTEST_BRAND && long.includes(short);
}

/** `ROMERO & CIA ROMERO & CIA S.A.`: the brand before the name that begins with it, in letters of one size. */
function withoutBrand(name: PrintedValue): PrintedValue {
  const words = name.tokens.map(({ compact }) => compact);
  const again = words.indexOf(words[0] ?? '', 2);
  const isTwice =
    again !== -1 && words.slice(0, again).every((word, at) => words[again + at] === word);
  if (!isTwice || again * 2 >= words.length) return name;
  const tokens = name.tokens.slice(again);
  return { tokens, text: joinText(tokens) };
}

function canBeName(cell: Cell, { page, title, number }: LetterheadInput): boolean {
  const isCompany = hasCompanySuffix(cell.text) && !/\d/.test(cell.text);
  if (title?.parts.includes(cell) || looksLikeAddress(cell.text)) return false;
  if (titleAtStart(cell.text) && !isCompany) return false;
  if (looksLikeContact(cell.text) || looksLabelled(cell.text)) return false;
  if (/\d{6}/.test(cell.compact) || number?.tokens.some((token) => cell.tokens.includes(token)))
    return false;
  if (
    /^(?:RUC|ELECTRONIC[AO]S?$|DEVENTA|N\d)/.test(cell.compact) ||
    (/^\W*(?:REPRESENTACION|PAGINA|COPIA|ORIGINAL|TALON|CUPON)\b|\bLOGO(?:TIPO)?\b/.test(
      upper(cell.text),
    ) &&
      !isCompany)
  )
    return false;
  if (parseDate(cell.text) !== null) return false;
  return letterCount(cell.text) >= 4 && !startsWithLabel(cell, page.hits);
}

/** What a legal form speaks for a name right over the RUC: more than the size of any brand above it. */
const OVER_RUC = 6;

/** A trade name is set larger; the legal name is the one with the legal form, on whichever of its lines. */
function nameScore(cell: Cell, whole: string, { page, parties }: LetterheadInput): number {
  const size = heightOf(cell) / page.layout.lineHeight;
  const ruc = parties.issuerRuc;
  const nearRuc =
    ruc &&
    ruc.page === cell.page &&
    ruc.y0 >= cell.y0 &&
    ruc.y0 - cell.y1 < heightOf(cell) * 3 &&
    ruc.x0 < cell.x1 &&
    ruc.x1 > cell.x0;
  const isUpper = cell.text === cell.text.toUpperCase();
  return (
    Math.min(size, 3) * 2 +
    (hasCompanySuffix(whole) ? (nearRuc ? OVER_RUC : 4) : 0) +
    (nearRuc ? 1 : 0) +
    (isUpper ? 0.5 : 0) -
    cell.y0 / 120
  );
}

/** A name over some lines of one size; the line that completes it holds the company suffix. */
function joinNameLines(
  best: Cell,
  all: { parts: readonly Cell[]; names: readonly Cell[] },
  input: LetterheadInput,
): PrintedValue {
  const lines = [best];
  for (let count = 0; count < MOST_NAME_LINES; count += 1) {
    const last = lines.at(-1) ?? best;
    const isUnder = (cell: Cell) =>
      follows(last, cell) || isSetUnder(last, cell, input.page.layout);
    const height = heightOf(last);
    const under = <T extends Cell>(cells: readonly T[]) =>
      near(cells, last.y1 - height, last.y1 + height * 2);
    const lower = under(all.parts).find((cell) => isUnder(cell) && isTail(last, cell));
    const next =
      lower ??
      under(all.names).find(
        (cell) => cell !== best && isUnder(cell) && completes(last, cell, input),
      );
    if (next) lines.push(next);
  }
  for (let count = 0; count < MOST_NAME_LINES; count += 1) {
    const top = lines[0] ?? best;
    const height = heightOf(top);
    const above = near(all.names, top.y0 - height * 2, top.y0 + height).find(
      (cell) => cell !== best && follows(cell, top) && completes(cell, top, input),
    );
    if (above && !lines.includes(above)) lines.unshift(above);
  }
  return ofCells(lines);
}

const MOST_NAME_LINES = 3;

/** Set under the other in letters of one size, on a side or by the middle. */
function follows(upperCell: Cell, lowerCell: Cell): boolean {
  return (
    lowerCell !== upperCell &&
    isNextLine(lowerCell, upperCell) &&
    isSameSize(lowerCell, upperCell, 0.25) &&
    isAligned(lowerCell, upperCell, 1)
  );
}

/** How much lines of one setting may differ in height: nothing in a text layer, accents and noise in an image. */
const SAME = { texto: 0.04, ocr: 0.35 } as const;

/** Set as one: the same size and case, and a first line that has no room for the second's words. */
function isOneSetting(first: Cell, second: Cell, { source }: Layout): boolean {
  const isSameCase =
    (first.text === first.text.toUpperCase()) === (second.text === second.text.toUpperCase());
  return (
    isSameSize(second, first, SAME[source]) &&
    isSameCase &&
    first.x1 - first.x0 > (second.x1 - second.x0) * 0.7
  );
}

/** `Turismo receptivo - Traslados - Excursiones`: what the company does, over or under its name. */
const isListOfTrades = (text: string): boolean => text.split(/\s[-–•·|]\s/).length > 2;

function completes(first: Cell, second: Cell, { page }: LetterheadInput): boolean {
  if (goesOnLegalForm(first.text, second.text)) return true;
  if (hasCompanySuffix(first.text) || isListOfTrades(first.text)) return false;
  const size = heightOf(first);
  const isBig = size > page.layout.lineHeight * 1.12;
  if (isBig && isSameSize(second, first, SAME.texto)) return true;
  if (isSaying(first.text)) return isUnfinished(first.text);
  const words = upper(second.text)
    .split(/\s+/)
    .filter((word) => word.replace(/\W/g, '').length > 3);
  if (isUnfinished(first.text) || isSuffixAlone(second.text)) return true;
  const goesOn = /^(?:DEL?|Y|E|&|LA|LOS|LAS|EL)\s/.test(upper(second.text)) || words.length <= 1;
  return hasCompanySuffix(second.text) && (goesOn || isOneSetting(first, second, page.layout));
}

/** What a letterhead is read with. */
export interface LetterheadInput {
  readonly page: Page;
  readonly parties: Parties;
  readonly title: Title | null;
  readonly number: NumberHit | null;
}
