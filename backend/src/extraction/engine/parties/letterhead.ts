import type { RawField } from '../../domain/raw-extraction';
import {
  EVIDENCE,
  rawField,
  field,
  valueOf,
  type Page,
  type PrintedValue,
} from '../words/field-value';
import { isSetWith, linesOfBlock, topOfBlock, type RucHit } from './envelope';
import type { LabelId } from '../words/labels';
import type { LabelHit } from '../words/label-hit';
import { lineOf, type Cell } from '../page/layout';
import { letterheadAddress, railOf, registeredName } from './letterhead-address';
import { type LetterheadInput, bigName } from './letterhead-name';
import { contactFields, rucField, unlabelledAddress, type PartyKey } from './party-fields';
import { withName, addressAfter, addressBehind, nameIn, sentencePart } from './party-lines';
import type { Parties } from './parties';
import { belongsTo, isBeyond, isSender } from './party-block';
import { isName, nameAt } from './party-name';
import { emailIn, phoneIn } from '../words/contacts';
import { joinText } from '../page/token';
import { type Area, heightOf, isOnEdge } from '../page/place';
import { titleAtStart } from '../../../rules/document-type';
import { hasCompanySuffix, upper } from '../page/text-kind';

/** What a foot says of the programs and offices that a document went through, with addresses of theirs. */
export const ABOUT_OTHERS =
  /SUNAT|CONSULT|VERIFIC|DESCARG|AUTORIZ|GENERAD[AO]|EMITID[AO] (?:POR|DESDE|CON)|SOPORTE|\b(?:PSE|OSE)\b|IMPRENTA|IMPRESO|SOFTWARE|SISTEMA|DESARROLL|(?<!EN )CONTACTO\b|VENDEDOR|COMPRADOR/;
const EMAIL = /^\S[^@]*@\S+\.\w+/;
const SITE = /(?:https?:\/\/|www\.)\S+/i;

/** Addresses in the net hold names of any kind. */
export const withoutAddresses = (text: string): string =>
  text.replace(/\S+/g, (word) => word.replace(EMAIL, '').replace(SITE, ''));

/** Lines with an e-mail and a telephone: how the issuer can be reached, once more or only there. */
function footLines({ layout }: Page): Cell[] {
  const lines = layout.lines.filter(({ cells }) => {
    const text = cells.map((cell) => cell.text).join(' ');
    const isBoth = text.split(/\s/).some((word) => EMAIL.test(word)) && /\d(?:\W?\d){5}/.test(text);
    return isBoth && !ABOUT_OTHERS.test(upper(withoutAddresses(text)));
  });
  return lines.flatMap(({ cells }) => cells);
}

/**
 * The other party's block stands beside the letterhead, not under it; a RUC in a sentence is in no column, and one
 * under a label of the issuer's own (`Facturar a`) in no letterhead.
 */
function isInSidebar({ otherAnchor, issuerAnchor, issuerRuc }: Parties, page: Page): boolean {
  if (!otherAnchor || !issuerRuc || issuerRuc.page !== otherAnchor.cell.page) return false;
  if (issuerAnchor && belongsTo(issuerRuc, issuerAnchor)) return false;
  const isBeside = otherAnchor.y0 < issuerRuc.y0 + heightOf(otherAnchor) / 2;
  return isBeside && linesOfBlock(issuerRuc, page).every(({ x0 }) => x0 > otherAnchor.cell.x1);
}

/** In the column of the other party's block. */
const isInColumn = (area: Area, { otherAnchor }: Parties): boolean =>
  otherAnchor !== null && Math.abs(area.x0 - otherAnchor.x0) < heightOf(otherAnchor) * 2;

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
  // Who issues a receipt for fees may head the sheet, and have the number in a column of its own.
  const head = input.title?.type === 'recibo_honorarios' ? overOther(parties, page) : [];
  const brand = (rail ? null : labelledName(input, bottom)) ?? bigName([...cells, ...head], input);
  const registered = registeredName(brand, parties, page);
  const foot = linesOfNumber(parties, page);
  const name = registered?.name ?? nameAtFoot(brand, foot, page) ?? brand;
  const isCarriers = isCarriersHead(name, input);
  const ownCells = isCarriers ? cells.filter((cell) => isOwn(cell, parties)) : cells;
  const own = [...ownCells, ...(registered?.lines ?? []), ...foot];
  const hits = page.hits.filter((hit) =>
    rail
      ? rail.includes(hit.cell)
      : (own.includes(hit.cell) ||
          (hit.cell.page === 1 && ((hit.y0 < bottom && !isCarriers) || isOwn(hit, parties)))) &&
        !isOthers(hit, parties, page),
  );
  const reach = footLines(page).filter(
    (cell) =>
      !isCarriers &&
      !lineOf(page.layout, cell)?.cells.some((one) => isOthers(one, parties, page)) &&
      !isOfEnvelope(cell, page, parties),
  );
  const anchor = parties.issuerAnchor;
  const address =
    addressAfter(name, anchor && nameAt(anchor, page, parties), page) ??
    letterheadAddress(own, hits, input, name) ??
    addressBehind(name, page);
  return [
    ...(name
      ? [rawField(`${key}.nombre`, name.text, name.tokens, EVIDENCE.place, page.layout.source)]
      : []),
    ...rucField(key, parties.issuerRuc, page),
    ...field(`${key}.direccion`, address, EVIDENCE.place, page),
    ...field(`${key}.direccion`, unlabelledAddress(anchor, parties, page), EVIDENCE.place, page),
    ...contactFields(key, hits, page),
    ...looseContactFields(
      key,
      own.filter((cell) => !isOthers(cell, parties, page)),
      page,
    ),
    ...looseContactFields(key, reach, page),
  ];
}

/** What stands over the other party's label. */
const overOther = ({ otherAnchor }: Parties, { layout }: Page): Cell[] =>
  layout.cells.filter(({ page, y1 }) => page === 1 && y1 < (otherAnchor?.y0 ?? 0));

/** Lines that a foot has at most. */
const FOOT_LINES = 6;

/** The lines that the issuer's RUC is set with where it stands at the foot of a page, or under a company's name wherever. */
function linesOfNumber({ issuerRuc }: Parties, page: Page): readonly Cell[] {
  if (!issuerRuc) return [];
  const below = page.layout.lines.filter(
    (line) => line.page === issuerRuc.page && line.y0 > issuerRuc.y1,
  );
  const isAtFoot = below.length <= FOOT_LINES && isLow(issuerRuc, page);
  return isAtFoot || topOfBlock(issuerRuc, page) !== null ? linesOfBlock(issuerRuc, page) : [];
}

/** `LA ESQUINA` heads a roll, and its foot tells whose shop it is: the company over the number there. */
function nameAtFoot(
  brand: PrintedValue | null,
  foot: readonly Cell[],
  page: Page,
): PrintedValue | null {
  if (hasCompanySuffix(brand?.text ?? '')) return null;
  const names = foot
    .filter((cell) => isName(cell.text))
    .map((cell) => withName({ tokens: cell.tokens, text: cell.text }, page, cell.page));
  return names.find(({ text }) => hasCompanySuffix(text)) ?? null;
}

/** Under most of what stands on its page. */
const isLow = (ruc: RucHit, { layout }: Page): boolean =>
  layout.lines.filter((line) => line.page === ruc.page && line.y1 < ruc.y0).length > FOOT_LINES;

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
    .filter((cell) => cell.page === 1 && cell.y1 < bottom + 2)
    .filter((cell) => !isInSidebar(parties, page) || !isInColumn(cell, parties))
    .filter((cell) => !isOfEnvelope(cell, page, parties));
}

function isOwn(hit: Area, { issuerAnchor }: Parties): boolean {
  return issuerAnchor !== null && belongsTo(hit, issuerAnchor);
}

/** `Para: ventas@x.pe` over a message, `Teléfono que tenemos de ustedes`: of whom the document is sent to. */
export function isAddressed(cell: Cell, { layout }: Page): boolean {
  const [key, ...values] = lineOf(layout, cell)?.cells ?? [];
  return values.length === 1 && /^(?:PARA|TO)\W*$|\bUSTEDES$/.test(upper(key?.text ?? ''));
}

function isOthers(hit: Cell | LabelHit, parties: Parties, page: Page): boolean {
  if (isAddressed('cell' in hit ? hit.cell : hit, page)) return true;
  if (isInSidebar(parties, page)) return isInColumn(hit, parties);
  if ('cell' in hit && hit.cell === parties.otherAnchor?.cell) return true;
  return (
    parties.otherAnchor !== null &&
    !isBeyond(hit, parties, page) &&
    hit.y0 > parties.otherAnchor.y0 - 2 &&
    belongsTo(hit, parties.otherAnchor)
  );
}

/** The letterhead ends where the other party's block begins, with or without a label; without one, at the first date or term. */
function letterheadBottom({ page, parties, title }: LetterheadInput): number {
  const anchor = parties.otherAnchor;
  const isBeside = isInSidebar(parties, page);
  if (anchor?.cell.page === 1 && !isBeside) return anchor.line.y0;
  const terms = page.hits.filter(
    (hit) => hit.cell.page === 1 && TERMS.has(hit.id) && !(isBeside && isInColumn(hit, parties)),
  );
  const issuerEnd = parties.issuerRuc?.page === 1 ? parties.issuerRuc.y1 + 2 : 0;
  const blockTop = anchor || !parties.otherRuc ? null : topOfBlock(parties.otherRuc, page);
  if (blockTop !== null && blockTop > issuerEnd) return blockTop;
  // On a roll the letterhead stands over the title.
  const titleTop = issuerEnd > 0 && title?.cell.page === 1 ? title.cell.y0 : 0;
  return Math.max(issuerEnd, titleTop, Math.min(NO_TERMS_BOTTOM, ...terms.map((hit) => hit.y0)));
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
  const value = valueOf(label, page, (one) => isName(nameIn(one).text) && !titleAtStart(one.text));
  return value && withoutUnitCode(sentencePart(value, (one) => withName(one, page, 1)));
}

/** `001 MUNICIPALIDAD DISTRITAL DE ATE`: the number of the executing unit stands before its name. */
function withoutUnitCode({ tokens, text }: PrintedValue): PrintedValue {
  const isCoded = tokens.length > 1 && /^0\d{2,5}$/.test(tokens[0]?.text ?? '');
  return isCoded ? { tokens: tokens.slice(1), text: joinText(tokens.slice(1)) } : { tokens, text };
}

/** Of the lines that are set with the other party's RUC, under the issuer's or beside them, or of the list that it stands in. */
function isOfEnvelope(cell: Cell, page: Page, parties: Parties): boolean {
  const { otherAnchor, otherRuc, rows, addressee } = parties;
  if (addressee?.cells.includes(cell)) return true;
  if (otherAnchor || !otherRuc) return false;
  const isInList = rows.some(({ value }) => value === cell) && isOnEdge(cell, otherRuc.cell);
  return isInList || isSetWith(cell, otherRuc, page);
}

/** Telephone and e-mail in cells of a party that stand without a label, or in the middle of a line. */
export function looseContactFields(key: PartyKey, cells: readonly Cell[], page: Page): RawField[] {
  const phone = phoneIn(cells);
  const email = emailIn(cells);
  return [
    ...field(`${key}.telefono`, phone, EVIDENCE.place, page),
    ...field(`${key}.email`, email, EVIDENCE.place, page),
  ];
}
