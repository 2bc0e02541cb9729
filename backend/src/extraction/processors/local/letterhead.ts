import type { RawField } from '../../domain/raw-extraction';
import { EVIDENCE, rawField } from './draft-field';
import { ofCells, startsWithLabel, valueOf, type Page, type PrintedValue } from './field-value';
import { isSetWith, topOfBlock } from './envelope';
import type { LabelId } from '../labels';
import type { LabelHit } from './label-hit';
import { toCell, type Cell } from './layout';
import { isSetUnder, isSuffixAlone, isTail } from './legal-form';
import { letterheadAddress } from './letterhead-address';
import type { LetterheadInput } from './letterhead-input';
import { railOf } from './letterhead-rail';
import { addressAtFoot, footLines, isUnderTotal } from './foot-contacts';
import { looseContactFields } from './loose-contacts';
import { contactFields, field, rucField, withName, type PartyKey } from './party-fields';
import { isSender, type Parties } from './parties';
import { belongsTo, isBeyond } from './party-block';
import { isName } from './party-name';
import { isInColumn, isInSidebar } from './party-sidebar';
import type { RucHit } from './rucs';
import { registeredName } from './registered-name';
import {
  hasCompanySuffix,
  isSaying,
  isUnfinished,
  letterCount,
  looksLabelled,
  looksLikeAddress,
  looksLikeContact,
  upper,
} from './text-kind';
import { heightOf, joinText, type Area } from './token';
import { parseDate } from '../../../rules/date';
import { titleAtStart } from '../../../rules/document-type';

const TERMS: ReadonlySet<LabelId> = new Set<LabelId>([
  'issueDate',
  'dueDate',
  'paymentTerms',
  'currency',
]);
/** Layout units: a letterhead without any label under it takes at most this much of the page. */
const NO_TERMS_BOTTOM = 400;

/** The issuer: its RUC, its name (the big text without a label), address, telephone and e-mail. */
export function letterheadFields(key: PartyKey, input: LetterheadInput): RawField[] {
  const { page, parties } = input;
  const bottom = letterheadBottom(input);
  const rail = railOf(parties, page.layout);
  const cells = rail ?? headCells(bottom, input);
  const brand = rail
    ? bigName(rail, input)
    : (labelledName(input, bottom) ?? bigName(cells, input));
  const registered = registeredName(brand, parties, page);
  const name = registered?.name ?? brand;
  const isCarriers = isCarriersHead(name, input);
  const ownCells = isCarriers ? cells.filter((cell) => isOwn(cell, parties)) : cells;
  const own = [...ownCells, ...(registered?.lines ?? [])];
  const hits = page.hits.filter((hit) =>
    rail
      ? rail.includes(hit.cell)
      : hit.cell.page === 1 &&
        ((hit.y0 < bottom && !isCarriers) || isOwn(hit, parties) || own.includes(hit.cell)) &&
        !isOthers(hit, parties),
  );
  const foot = footLines(page).filter(
    (cell) =>
      !isCarriers &&
      (!isOthers(cell, parties) || isUnderTotal(cell, page)) &&
      !isOfEnvelope(cell, page, parties),
  );
  const address = letterheadAddress(own, hits, input, name) ?? addressAtFoot(foot, page);
  return [
    ...(name
      ? [rawField(`${key}.nombre`, name.text, name.tokens, EVIDENCE.place, page.layout.source)]
      : []),
    ...(parties.issuerRuc ? [rucField(key, parties.issuerRuc, page)] : []),
    ...field(`${key}.direccion`, address, EVIDENCE.place, page),
    ...contactFields(key, hits, page),
    ...looseContactFields(
      key,
      own.filter((cell) => !isOthers(cell, parties)),
      page,
    ),
    ...looseContactFields(key, foot, page),
  ];
}

/** The sender of a guía is named in a block of its own, and not in the letterhead: that is the carrier's. */
function isCarriersHead(
  name: PrintedValue | null,
  { page, parties, title }: LetterheadInput,
): boolean {
  const { issuerAnchor: anchor, issuerRuc: ruc } = parties;
  if (!anchor || !ruc || !name || !isSender(anchor, title) || !belongsTo(ruc, anchor)) return false;
  const first = name.tokens[0]?.compact ?? '';
  return !page.layout.cells.some(
    (cell) => cell.page === 1 && cell.y1 < anchor.y0 && cell.compact.startsWith(first),
  );
}

/** What stands above the other party's block, or under a label of the issuer's own. */
function headCells(bottom: number, { page, parties }: LetterheadInput): Cell[] {
  return page.layout.cells
    .filter((cell) => cell.page === 1 && (cell.y1 < bottom + 2 || isBesides(cell, parties)))
    .filter((cell) => !isInSidebar(parties) || !isInColumn(cell, parties))
    .filter((cell) => !isOfEnvelope(cell, page, parties));
}

function isOwn(hit: Area, { issuerAnchor }: Parties): boolean {
  return issuerAnchor !== null && belongsTo(hit, issuerAnchor);
}

/** Under the issuer's label, beside the other party's block. */
function isBesides(cell: Cell, { otherAnchor, issuerAnchor }: Parties): boolean {
  if (!otherAnchor || !issuerAnchor || !belongsTo(cell, issuerAnchor)) return false;
  return isBeyond(cell, otherAnchor, issuerAnchor);
}

function isOthers(hit: Cell | LabelHit, parties: Parties): boolean {
  if (isInSidebar(parties)) return isInColumn(hit, parties);
  if ('cell' in hit && hit.cell === parties.otherAnchor?.cell) return true;
  return (
    parties.otherAnchor !== null &&
    !isBeyond(hit, parties.otherAnchor, parties.issuerAnchor) &&
    hit.y0 > parties.otherAnchor.y0 - 2 &&
    belongsTo(hit, parties.otherAnchor)
  );
}

/** The letterhead ends where the other party's block begins, with or without a label; without one, at the first date or term. */
function letterheadBottom({ page, parties }: LetterheadInput): number {
  const anchor = parties.otherAnchor;
  const isBeside = isInSidebar(parties);
  if (anchor?.cell.page === 1 && !isBeside) return anchor.y0;
  const terms = page.hits.filter(
    (hit) => hit.cell.page === 1 && TERMS.has(hit.id) && !(isBeside && isInColumn(hit, parties)),
  );
  const issuerEnd = parties.issuerRuc?.page === 1 ? parties.issuerRuc.y1 + 2 : 0;
  const blockTop = anchor || !parties.otherRuc ? null : topOfBlock(parties.otherRuc, page);
  if (blockTop !== null && blockTop > issuerEnd) return blockTop;
  return Math.max(issuerEnd, Math.min(NO_TERMS_BOTTOM, ...terms.map((hit) => hit.y0)));
}

/** `Razón social: ...` above the other party's block. */
function labelledName({ page, parties }: LetterheadInput, bottom: number): PrintedValue | null {
  const own = parties.issuerAnchor;
  const label =
    own ??
    page.hits.find(
      (hit) =>
        hit.id === 'partyName' &&
        hit.cell.page === 1 &&
        hit.y0 < bottom &&
        hit !== parties.otherAnchor,
    );
  if (!label || label === parties.otherAnchor) return null;
  const value = valueOf(label, page, ({ text }) => isName(text) && !titleAtStart(text));
  return value && withoutUnitCode(withName(value, page, 1));
}

/** `001 MUNICIPALIDAD DISTRITAL DE ATE`: the number of the executing unit stands before its name. */
function withoutUnitCode({ tokens, text }: PrintedValue): PrintedValue {
  const isCoded = tokens.length > 1 && /^0\d{2,5}$/.test(tokens[0]?.text ?? '');
  return isCoded ? { tokens: tokens.slice(1), text: joinText(tokens.slice(1)) } : { tokens, text };
}

function bigName(cells: readonly Cell[], input: LetterheadInput): PrintedValue | null {
  const parts = cells.map(beforeRuc);
  const ranked = parts
    .filter((cell) => canBeName(cell, input))
    .map((cell) => ({ cell, whole: joinNameLines(cell, parts, input) }))
    .map(({ cell, whole }) => ({ whole, score: nameScore(cell, whole.text, input) }))
    .sort((a, b) => b.score - a.score);
  return ranked[0]?.whole ?? null;
}

/** `EMPRESA S.A.C. - RUC 20999999019`: what stands before the number on its line. */
function beforeRuc(cell: Cell): Cell {
  const at = cell.tokens.findIndex(({ text }) => /^\W*R\.?\s?U\.?\s?C\b|^\W*\d{11}\W*$/.test(text));
  if (at < 1) return cell;
  const words = cell.tokens.slice(0, at);
  while (words.at(-1)?.compact === '') words.pop();
  return words.length === 0 ? cell : toCell(words, cell.page);
}

function canBeName(cell: Cell, { page, title, number }: LetterheadInput): boolean {
  if (title?.parts.includes(cell) || titleAtStart(cell.text) || looksLikeAddress(cell.text))
    return false;
  if (looksLikeContact(cell.text) || looksLabelled(cell.text)) return false;
  if (/\d{6}/.test(cell.compact) || number?.tokens.some((token) => cell.tokens.includes(token)))
    return false;
  if (
    /^(?:RUC|ELECTRONIC[AO]S?$|DEVENTA|N\d)/.test(cell.compact) ||
    /^\W*(?:REPRESENTACION|PAGINA|COPIA|ORIGINAL)\b/.test(upper(cell.text))
  )
    return false;
  if (parseDate(cell.text) !== null) return false;
  return letterCount(cell.text) >= 4 && !startsWithLabel(cell, page.hits);
}

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
    (hasCompanySuffix(whole) ? 4 : 0) +
    (isBeforeOwnRuc(cell, ruc) ? 2 : nearRuc ? 1 : 0) +
    (isUpper ? 0.5 : 0) -
    cell.y0 / 120
  );
}

/** `EMPRESA S.A. RUC: 20999999019` under a brand in large letters. */
const isBeforeOwnRuc = (cell: Cell, ruc: RucHit | null): boolean =>
  ruc !== null && cell.tokens.some((token) => ruc.cell.tokens.includes(token));

/** A name over some lines of one size; the line that completes it holds the company suffix. */
function joinNameLines(best: Cell, cells: readonly Cell[], input: LetterheadInput): PrintedValue {
  const names = cells.filter((cell) => cell !== best && canBeName(cell, input));
  const lines = [best];
  for (let count = 0; count < MOST_NAME_LINES; count += 1) {
    const last = lines.at(-1) ?? best;
    const isUnder = (cell: Cell) =>
      follows(last, cell) || isSetUnder(last, cell, input.page.layout);
    const lower = cells.find((cell) => isUnder(cell) && isTail(last, cell));
    const next = lower ?? names.find((cell) => follows(last, cell) && completes(last, cell, input));
    if (next) lines.push(next);
  }
  for (let count = 0; count < MOST_NAME_LINES; count += 1) {
    const top = lines[0] ?? best;
    const above = names.find((cell) => follows(cell, top) && completes(cell, top, input));
    if (above && !lines.includes(above)) lines.unshift(above);
  }
  return ofCells(lines);
}

const MOST_NAME_LINES = 3;

/** Set under the other in letters of one size, on a side or by the middle. */
function follows(upperCell: Cell, lowerCell: Cell): boolean {
  const height = heightOf(upperCell);
  const gap = lowerCell.y0 - upperCell.y1;
  const isSameSize = Math.abs(heightOf(lowerCell) / height - 1) < 0.25;
  const [left, right, middle] = [
    Math.abs(lowerCell.x0 - upperCell.x0),
    Math.abs(lowerCell.x1 - upperCell.x1),
    Math.abs(lowerCell.x0 + lowerCell.x1 - upperCell.x0 - upperCell.x1) / 2,
  ];
  const isAligned = Math.min(left, right, middle) < height;
  return (
    lowerCell !== upperCell && gap > -height * 0.4 && gap < height * 0.9 && isSameSize && isAligned
  );
}

/** Set as one: the same size and case, and a first line that has no room for the second's words. */
function isOneSetting(first: Cell, second: Cell): boolean {
  const isSameSize = Math.abs(heightOf(second) / heightOf(first) - 1) < 0.04;
  const isSameCase =
    (first.text === first.text.toUpperCase()) === (second.text === second.text.toUpperCase());
  return isSameSize && isSameCase && first.x1 - first.x0 > (second.x1 - second.x0) * 0.7;
}

function completes(first: Cell, second: Cell, { page }: LetterheadInput): boolean {
  if (hasCompanySuffix(first.text)) return false;
  const size = heightOf(first);
  const isBig = size > page.layout.lineHeight * 1.12;
  if (isBig && Math.abs(heightOf(second) / size - 1) < 0.04) return true;
  if (isSaying(first.text)) return isUnfinished(first.text);
  const words = upper(second.text)
    .split(/\s+/)
    .filter((word) => word.replace(/\W/g, '').length > 3);
  if (isUnfinished(first.text) || isSuffixAlone(second.text)) return true;
  const goesOn = /^(?:DEL?|Y|E|&|LA|LOS|LAS|EL)\s/.test(upper(second.text)) || words.length <= 1;
  return hasCompanySuffix(second.text) && (goesOn || isOneSetting(first, second));
}

/** Of the lines that are set with the other party's RUC, under the issuer's or beside them. */
function isOfEnvelope(cell: Cell, page: Page, parties: Parties): boolean {
  const { otherAnchor, otherRuc } = parties;
  if (otherAnchor || !otherRuc) return false;
  return isSetWith(cell, otherRuc, page);
}
