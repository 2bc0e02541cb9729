import { titleAtStart } from '../../../rules/document-type';
import { startsWithLabel, type Page, type PrintedValue } from './field-value';
import type { Cell } from './layout';
import type { RucHit } from './rucs';
import {
  hasCompanySuffix,
  letterCount,
  looksLabelled,
  looksLikeAddress,
  looksLikeContact,
} from './text-kind';

/** How far its lines are from the RUC, in heights of a line. */
const REACH = 4.5;

export interface Envelope {
  name: PrintedValue | null;
  /** Where the address begins; it may go on. */
  address: PrintedValue | null;
}

/** A party without a label: the lines that are set with its RUC, as they show in a window envelope. */
export function envelopeAround(ruc: RucHit, page: Page): Envelope {
  const lines = page.layout.cells
    .filter((cell) => isSetWith(cell, ruc, page))
    .sort((a, b) => distance(a, ruc) - distance(b, ruc));
  const names = lines.filter((cell) => cell.y0 < ruc.y0 && isName(cell.text));
  const name = names.find((cell) => hasCompanySuffix(cell.text)) ?? names[0];
  const address = lines.find((cell) => looksLikeAddress(cell.text));
  return { name: asValue(name), address: asValue(address) };
}

export function isSetWith(cell: Cell, ruc: RucHit, page: Page): boolean {
  const { lineHeight } = page.layout;
  const isNear = distance(cell, ruc) < lineHeight * REACH;
  const isAligned = Math.abs(cell.x0 - ruc.cell.x0) < lineHeight;
  const isOwn = cell === ruc.cell || startsWithLabel(cell, page.hits);
  return cell.page === ruc.page && isNear && isAligned && !isOwn;
}

const distance = (cell: Cell, ruc: RucHit): number => Math.abs(cell.y0 - ruc.cell.y0);

function isName(text: string): boolean {
  if (looksLabelled(text) || looksLikeAddress(text) || looksLikeContact(text)) return false;
  return letterCount(text) >= 4 && !titleAtStart(text);
}

const asValue = (cell: Cell | undefined): PrintedValue | null =>
  cell ? { tokens: cell.tokens, text: cell.text } : null;
