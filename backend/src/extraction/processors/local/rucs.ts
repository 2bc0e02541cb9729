import { rucDigits } from '../../../rules/ruc';
import type { LabelHit } from './label-match';
import type { Cell, Layout } from './layout';
import type { Area, Token } from './token';

/** A RUC-like number on a page, valid or not. */
export interface RucHit extends Area {
  readonly digits: string;
  /** As printed. */
  readonly text: string;
  readonly token: Token;
  readonly cell: Cell;
  readonly page: number;
  /** True when a RUC label stands before it. */
  readonly isLabelled: boolean;
  /** The compact text of that label (`RUCDELCLIENTE`); null without one. */
  readonly label: string | null;
}

const RUC_LIKE = /^(?:10|15|16|17|20)\d{9}$/;

/** All RUC-like numbers in reading order; a number of eleven digits counts when a RUC label is before it. */
export function findRucs(layout: Layout, hits: readonly LabelHit[]): RucHit[] {
  const named = hits.filter(({ id }) => id === 'ruc');
  return layout.cells.flatMap((cell) =>
    cell.tokens.filter(mayBeRuc).flatMap((token) => {
      const label = named.find((hit) => labels(hit, token))?.label ?? null;
      const isLabelled = label !== null;
      const digits = digitsOf(token, layout.source === 'ocr' && isLabelled);
      const counts = digits !== null && (RUC_LIKE.test(digits) || isLabelled);
      if (!digits || !counts) return [];
      const { text, x0, x1, y0, y1 } = token;
      return [{ digits, text, token, cell, page: cell.page, isLabelled, label, x0, x1, y0, y1 }];
    }),
  );
}

/** Of a page full of labels not every word is held against every label. */
const mayBeRuc = ({ text, compact }: Token): boolean =>
  ELEVEN.test(spaceless(text)) || compact.length >= 11;

const ELEVEN = /(?<!\d)\d{11}(?!\d)/;
const spaceless = (text: string): string => text.replace(/[.\s]/g, '');

/** OCR letters become digits only after a RUC label, and only the usual confusions. */
function digitsOf(token: Token, isLoose: boolean): string | null {
  const match = ELEVEN.exec(spaceless(token.text));
  if (match) return match[0];
  if (!isLoose || token.compact.length < 11) return null;
  const tail = token.compact.slice(-11);
  const digits = tail
    .replace(/[OQD]/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/S/g, '5')
    .replace(/B/g, '8');
  return /\d{8}/.test(tail.replace(/\D/g, '')) ? rucDigits(digits) : null;
}

function labels(hit: LabelHit, token: Token): boolean {
  const sameRow =
    Math.min(hit.y1, token.y1) - Math.max(hit.y0, token.y0) > (token.y1 - token.y0) * 0.35;
  const right = sameRow && token.x0 > hit.x1 - 4 && token.x0 - hit.x1 < 260;
  const under =
    token.y0 > hit.y0 &&
    token.y0 - hit.y1 < (hit.y1 - hit.y0) * 2 &&
    Math.abs(token.x0 - hit.x0) < 60;
  return hit.cell.page === token.box.page && (right || under);
}
