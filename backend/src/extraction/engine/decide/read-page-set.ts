import type { LabelHit } from '../words/label-hit';
import { findSunatQr, type SunatQr } from '../../../rules/qr';
import type { PageSet } from '../../domain/page-set';
import type { RawExtraction, RawField } from '../../domain/raw-extraction';
import {
  withoutBreakdowns,
  itemFields,
  rawTable,
  tokensOfItems,
  readItemTables,
  type ItemTable,
} from '../table/read-items';
import { withLostPoints } from '../table/item';
import { accountFields } from '../fields/accounts';
import { currencyFields, findWords } from '../fields/words-line';
import { dateFields } from '../fields/dates';
import { detraccionFields } from '../fields/detraccion';
import { digestField } from '../fields/digest';
import { EVIDENCE, field, rawField, type Page } from '../words/field-value';
import { findNumber } from '../fields/document-number';
import { linesOfBlock, findRucs } from '../parties/envelope';
import { extraFields } from '../fields/extras';
import { keyValueRows, withTidyName } from '../parties/party-name';
import { findLabels } from '../words/label-match';
import { instalmentField } from '../fields/instalments';
import { buildLayout } from '../page/layout';
import { withoutLeadingCodes } from '../table/column-roles';
import { isAddressed, letterheadFields, looseContactFields } from '../parties/letterhead';
import { readChargesFor, readLooseItems } from '../table/loose-items';
import { ownPages } from './own-pages';
import { withOpenRoles, findParties } from '../parties/parties';
import { otherPartyFields, type PartyKey } from '../parties/party-fields';
import { withAmountsRaised, withoutTaxMarks } from '../table/reductions';
import { withoutReferenceCurrency } from '../page/reference-currency';
import { printedSums } from '../sums/printed-sums';
import { findTitle, type Title, type NumberHit } from '../words/title';
import type { Token } from '../page/token';
import { readTotals } from '../sums/totals';
import { withUnclaimed } from '../parties/unclaimed';
import type { LabelId } from '../words/labels';
import type { ReadingContext } from '../../../rules/scoring/assess';

export type ReadHints = Readonly<Pick<ReadingContext, 'companyRuc' | 'companyName'>>;

type Reading = Pick<RawExtraction, 'fields' | 'tables' | 'notes' | 'pages'>;

/** The whole local reading: words with boxes -> fields and tables. Pure, a few milliseconds a page. */
export function readPageSet(file: Readonly<PageSet>, hints: ReadHints): Reading {
  const { own: pageSet, notes } = ownPages(file);
  const pages = pageSet === file ? {} : { pages: pageSet.pages.map(({ number }) => number) };
  const layout = withoutReferenceCurrency(withAmountsRaised(withoutTaxMarks(buildLayout(pageSet))));
  const page: Page = { layout, hits: findLabels(layout) };
  const qr = findSunatQr(pageSet.qr.map((code) => code.text));
  const title = findTitle(layout);
  const number = findNumber(layout, page.hits, title);
  const titled = readItemTables(layout, page.hits);
  const isTitled = titled.some((table) => table.items.length > 0);
  const loose = isTitled
    ? readChargesFor(titled, page, () => printedSums(page))
    : readLooseItems(page, printedSums(page));
  const tables = isTitled && loose ? [] : titled;
  const inTable = tokensOfItems(tables, loose?.lines ?? [], layout.lineHeight);
  const words = findWords(page);
  const totals = readTotals({
    page,
    inTable,
    words: words?.text ?? null,
    qrTotal: qr?.total ?? null,
  });
  const read = loose?.items ?? withoutBreakdowns(tables).flatMap((table) => table.items);
  const sums = totals.filter(({ path }) => /\.(?:sub)?total$/.test(path)).map(({ text }) => text);
  const items = withoutLeadingCodes(withLostPoints(read, sums));
  const { source } = layout;
  const untitled = withoutTitles(page, tables);
  const outside = withoutItems(untitled, inTable);
  const deposit = detraccionFields(page);
  const parties = partyFields(
    withoutSoldParties(untitled, inTable),
    title,
    number,
    hints,
    qr,
    inTable,
  );
  const fields = [
    ...titleFields(title, number, page),
    ...dateFields(untitled, outside),
    ...currencyFields(page, words),
    ...parties,
    ...totals,
    ...instalmentField(outside, sums.at(-1)),
    ...deposit,
    ...accountFields(page, [...deposit, ...parties]),
    ...digestField(page),
    ...extraFields(page, inTable, number, title?.type ?? null),
    ...field('informacion_adicional.monto_en_letras', words, EVIDENCE.label, page),
    ...itemFields(items, source),
  ];
  return { fields: firstOfEach(fields), tables: tables.map(rawTable), notes, ...pages };
}

/**
 * The titles of columns label nothing of the document: `Denominación` over what is sold is nobody's name, `F. Venc.`
 * of each lot no due date; a label of a block beside the table has its value beside it.
 */
function withoutTitles({ layout, hits }: Page, tables: readonly ItemTable[]): Page {
  const filled = tables.filter(({ items }) => items.length > 0);
  const titles = new Set(
    filled.flatMap(({ header }) => header.columns.flatMap(({ tokens }) => tokens)),
  );
  const isTitle = ({ cell, line, start, end }: LabelHit): boolean =>
    cell.tokens.slice(start, end).some((token) => titles.has(token)) &&
    !/\d{2}/.test(line.cells[line.cells.indexOf(cell) + 1]?.text ?? '');
  return { layout, hits: hits.filter((hit) => !isTitle(hit)) };
}

/** What is sold may be called a `Cuota` and fall due: the rows of a table date nothing of the document. */
function withoutItems({ layout, hits }: Page, inTable: ReadonlySet<Token>): Page {
  const isItem = (tokens: readonly Token[]): boolean => tokens.some((token) => inTable.has(token));
  const lines = layout.lines.filter(({ tokens }) => !tokens.every((token) => inTable.has(token)));
  const cells = layout.cells.filter(({ tokens }) => !isItem(tokens));
  return { layout: { ...layout, lines, cells }, hits };
}

const NAMING: ReadonlySet<LabelId> = new Set<LabelId>(['customer', 'supplier', 'partyName']);

/** The last line of what is sold names no party: `arte aprobado por el` over `cliente`. */
function withoutSoldParties({ layout, hits }: Page, inTable: ReadonlySet<Token>): Page {
  const isSold = ({ cell, line, isFollowedByColon }: LabelHit): boolean =>
    line.cells.length === 1 && !isFollowedByColon && cell.tokens.every((one) => inTable.has(one));
  return { layout, hits: hits.filter((hit) => !NAMING.has(hit.id) || !isSold(hit)) };
}

function titleFields(title: Title | null, number: NumberHit | null, page: Page): RawField[] {
  const { source } = page.layout;
  return [
    ...(title
      ? [rawField('documento.tipo', title.cell.text, title.cell.tokens, EVIDENCE.label, source)]
      : []),
    ...(number
      ? [rawField('documento.numero', number.text, number.tokens, EVIDENCE.label, source)]
      : []),
  ];
}

function partyFields(
  page: Page,
  title: Title | null,
  number: NumberHit | null,
  hints: ReadHints,
  qr: SunatQr | null,
  inTable: ReadonlySet<Token>,
): RawField[] {
  const rucs = findRucs(page.layout, page.hits);
  const parties = findParties({
    page,
    title,
    number,
    rucs,
    rows: keyValueRows(page),
    companyRuc: hints.companyRuc,
    companyName: hints.companyName ?? null,
    qr,
  });
  const [issuer, other]: [PartyKey, PartyKey] = parties.isIssuedByCustomer
    ? ['cliente', 'proveedor']
    : ['proveedor', 'cliente'];
  const printed = [
    ...letterheadFields(issuer, { page, parties, title, number }),
    ...otherPartyFields(other, parties, page),
    ...looseContactFields(
      other,
      page.layout.cells.filter((cell) => isAddressed(cell, page)),
      page,
    ),
    ...(parties.otherRuc
      ? looseContactFields(other, linesOfBlock(parties.otherRuc, page), page)
      : []),
  ];
  const fields = withOpenRoles(withUnclaimed(printed, parties, page, inTable), parties, page);
  return page.layout.source === 'ocr'
    ? fields.map((field) => withTidyName(field, page.layout))
    : fields;
}

/** One field a path: the first reading is the best placed one. */
function firstOfEach(fields: readonly RawField[]): RawField[] {
  const byPath = new Map<string, RawField>();
  for (const field of fields) if (!byPath.has(field.path)) byPath.set(field.path, field);
  return [...byPath.values()];
}
