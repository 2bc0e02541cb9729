import { under } from '../page/near';
import { trimmedOf } from '../../../rules/text-clean';
import {
  isBare,
  isHeading,
  printed,
  startsWithLabel,
  type Page,
  type PrintedValue,
} from '../words/field-value';
import { hitsIn, type LabelHit } from '../words/label-hit';
import { runOn } from '../words/run-on';
import { letterCount } from '../page/text-kind';
import { type Token } from '../page/token';
import { isOnEdge } from '../page/place';
import type { Cell } from '../page/layout';

/** So many other values at the same edge make a column of them. */
const FEWEST = 2;

/**
 * Whether what stands beside a label stands in a column of values: others there begin at the same edge, each beside
 * a label. Then it is this label's value, whatever words it begins with (`Observaciones | Atención: Sr. ...`).
 */
function isBesideInColumn(hit: LabelHit, next: Cell, { hits }: Page): boolean {
  const others = hits.filter((other) => {
    const value = other.line.cells[other.line.cells.indexOf(other.cell) + 1];
    const isLabelled = other.line !== hit.line && other.cell.page === hit.cell.page;
    return isLabelled && value && isBare(other) && isAt(value, next) && isAt(other.cell, hit.cell);
  });
  return isBare(hit) && others.length >= FEWEST;
}

const isAt = (one: Cell, other: Cell): boolean => isOnEdge(one, other);

/** All of a remark at its label, though words of it look like labels (`Atención: Sr. ...`): beside it, or under its title. */
export function remarkAt(
  hit: LabelHit,
  page: Page,
  inTable: ReadonlySet<Token>,
): PrintedValue | null {
  return remarkBeside(hit, page, inTable) ?? remarkUnder(hit, page);
}

/** Under a title a line that begins like another label, and says at once what of. */
function remarkUnder(hit: LabelHit, page: Page): PrintedValue | null {
  if (!isBare(hit) || hit.isFollowedByColon) return null;
  const cell = under(page.layout.cells, hit, hit.cell.page).find((one) => isOnEdge(one, hit, 1));
  const label = hitsIn(page.hits, cell).find((one) => one.start === 0);
  const isSaid =
    label?.id === 'other' && label.isFollowedByColon && label.end < label.cell.tokens.length;
  return cell && isSaid && startsWithLabel(cell, page.hits) ? printed(cell.tokens) : null;
}

function remarkBeside(hit: LabelHit, page: Page, inTable: ReadonlySet<Token>): PrintedValue | null {
  if (isHeading(hit, page)) return null;
  const inside = printed(hit.cell.tokens.slice(hit.end));
  const next = hit.line.cells[hit.line.cells.indexOf(hit.cell) + 1];
  if (inside || !next || !(hit.isFollowedByColon || isBesideInColumn(hit, next, page)))
    return inside;
  const isNear = next.x0 - hit.cell.x1 < page.layout.lineHeight * NEAR;
  return isNear && !next.tokens.some((token) => inTable.has(token)) ? printed(next.tokens) : null;
}

/** What stands on every document of its kind; nobody remarked it. */
const BOILERPLATE =
  /^\W*(?:inciso|n[°º]? ?cuotas?\b|representaci[oó]n impresa|consulte|autorizado mediante|cancelado|este documento|esta es una|gracias|son\b|recib[ií] conforme|emitido a trav[eé]s|documento emitido)/i;
/** What the law takes off or has deposited is told on a line of its own, under whatever stands above. */
const WITHHELD =
  /^(?:(?:operaci[oó]n|servicio|bien)(?:es)? (?:sujet|afect)|(?:sujet|afect)[oa]s? a|(?:monto|importe|porcentaje|tasa) (?:de )?(?:la )?(?:detra|reten|perce)|detracci[oó]n|retenci[oó]n|percepci[oó]n|s\.?p\.?o\.?t\b|comprobante de (?:percep|reten))/i;
const NEAR = 14;

/** What nobody wrote for this sale. */
export const isBoilerplate = (text: string): boolean => BOILERPLATE.test(text);

/** With the lines that it goes on over. */
export function wholeRemark(value: PrintedValue, page: Page, hit: LabelHit): PrintedValue {
  return runOn(value, page, hit.cell.page, {
    maxLines: 3,
    isComplete: () => false,
    rejects: (text) =>
      letterCount(text) < 3 || WITHHELD.test(trimmedOf(text, /\W/)) || BOILERPLATE.test(text),
    // A sentence that goes on in small letters was cut by its column.
    mayBeShort: (text, next) => /[\p{L},]$/u.test(text) && /^\p{Ll}/u.test(next),
  });
}
