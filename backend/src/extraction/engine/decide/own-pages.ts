import type { Finding } from '../../../contracts/authenticity';
import { parseComprobanteNumber, sameComprobante } from '../../../rules/comprobante-number';
import { pageList } from '../../../rules/page-list';
import type { Page, PageSet } from '../../domain/page-set';
import { findNumber } from '../fields/document-number';
import { findLabels } from '../words/label-match';
import { buildLayout } from '../page/layout';
import { findTitle, isFromAbroad } from '../words/title';

/** The pages of the first comprobante of a file, each once, and what was found of others. */
export interface OwnPages {
  readonly own: PageSet;
  readonly notes: readonly Finding[];
}

/** Share of the words, and of the amounts, that a copy has in common with its page; OCR reads no page twice alike. */
const ALIKE = { texto: 0.9, ocr: 0.75 } as const;
const FEWEST_AMOUNTS = 3;

/**
 * What is to be read of a file: pages that say the same again (ADQUIRENTE, EMISOR, SUNAT) are copies, whose rows
 * and sums are none of their own, and from a page that is titled and numbered as another comprobante on begins
 * that one. A page without a number goes on with the one before; so does one that repeats it over other rows. The
 * last page of a long file, before which others were not read, is nobody's without a number where there are several.
 */
export function ownPages(pageSet: PageSet): OwnPages {
  if (pageSet.pages.length < 2) return { own: pageSet, notes: [] };
  const seen = pageSet.pages.map((page) => lookAt(page, pageSet));
  const first = seen.find(({ number }) => number !== null)?.number ?? null;
  const own: Seen[] = [];
  const others: Other[] = [];
  let copied = 0;
  let other: Other | null = null;
  for (const [at, page] of seen.entries()) {
    const isAfterGap = page.page.number !== (seen[at - 1]?.page.number ?? 0) + 1;
    if (page.number === null && isAfterGap && others.length > 0) continue;
    if (page.number !== null && first !== null)
      other = sameComprobante(page.number, first) ? null : otherOf(page.number, others);
    if (other) other.pages.push(page.page.number);
    else if (own.some((one) => isCopy(one, page))) copied += 1;
    else own.push(page);
  }
  const pages = own.map(({ page }) => page);
  const notes = [...copyNotes(copied, own.length), ...others.map(otherNote)];
  if (notes.length === 0) return { own: pageSet, notes };
  const numbers = new Set(pages.map(({ number }) => number));
  const qr = pageSet.qr.filter(({ box }) => numbers.has(box.page));
  return { own: { ...pageSet, pages, qr }, notes };
}

interface Other {
  readonly number: string;
  readonly pages: number[];
}

function otherOf(number: string, others: Other[]): Other {
  const known = others.find((one) => sameComprobante(one.number, number));
  if (known) return known;
  const found = { number, pages: [] };
  others.push(found);
  return found;
}

interface Seen {
  readonly page: Page;
  /** Of the comprobante that the page is titled as; null where it has no title or no such number. */
  readonly number: string | null;
  readonly words: ReadonlyMap<string, number>;
  readonly amounts: ReadonlyMap<string, number>;
}

function lookAt(page: Page, pageSet: PageSet): Seen {
  const texts = page.words.map(({ text }) => text.trim().toUpperCase());
  const amounts = texts.filter((text) => /\d[.,]\d{2}$/.test(text));
  return {
    page,
    number: numberOf(page, pageSet),
    words: counted(texts),
    amounts: counted(amounts),
  };
}

/** Heights of the title within which its number stands. */
const NEAR = 6;

function numberOf(page: Page, pageSet: PageSet): string | null {
  const layout = buildLayout({ ...pageSet, pages: [{ ...page, number: 1 }] });
  const title = findTitle(layout);
  const number = title && findNumber(layout, findLabels(layout), title);
  if (!title || !number) return null;
  if (isFromAbroad(title)) return number.text;
  const height = title.cell.y1 - title.cell.y0;
  const gap = Math.max(number.y0 - title.cell.y1, title.cell.y0 - number.y1);
  return gap < height * NEAR && parseComprobanteNumber(number.text) ? number.text : null;
}

function counted(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

function isCopy(one: Seen, other: Seen): boolean {
  if (one.number === null || other.number === null) return false;
  const share = ALIKE[one.page.source === 'ocr' || other.page.source === 'ocr' ? 'ocr' : 'texto'];
  const amounts = [...one.amounts.values()].reduce((sum, count) => sum + count, 0);
  if (amounts < FEWEST_AMOUNTS) return false;
  return common(one.words, other.words) >= share && common(one.amounts, other.amounts) >= share;
}

/** Share of the larger of two that both have. */
function common(one: ReadonlyMap<string, number>, other: ReadonlyMap<string, number>): number {
  const sizeOf = (counts: ReadonlyMap<string, number>): number =>
    [...counts.values()].reduce((sum, count) => sum + count, 0);
  const shared = [...one].reduce(
    (sum, [text, count]) => sum + Math.min(count, other.get(text) ?? 0),
    0,
  );
  return shared / Math.max(1, sizeOf(one), sizeOf(other));
}

function copyNotes(copied: number, own: number): Finding[] {
  if (copied === 0) return [];
  const copies = 1 + Math.max(1, Math.round(copied / Math.max(1, own)));
  const message = `El archivo trae ${copies} copias del mismo comprobante; se leyó una.`;
  return [{ id: 'COPIAS', message, paths: [] }];
}

function otherNote({ number, pages }: Other): Finding {
  const [page] = pages;
  const message = `El archivo trae además otro comprobante, ${number} (${pageList(pages)}), que no se leyó: necesita un documento aparte.`;
  const other = { number, pages: [...pages] };
  return { id: 'OTRO_COMPROBANTE', message, paths: [], other, ...(page ? { page } : {}) };
}
