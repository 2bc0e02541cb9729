import { near } from './near';
import { trimmedOf } from '../../../rules/text-clean';
import { isBesideInColumn } from './value-column';
import {
  isBare,
  isHeading,
  isLabelToItsEnd,
  printed,
  startsWithLabel,
  type Page,
  type PrintedValue,
} from './field-value';
import { hitsIn, type LabelHit } from './label-hit';
import { runOn } from './run-on';
import { letterCount } from './text-kind';
import { heightOf, type Token } from './token';

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
  const cell = near(page.layout.cells, hit.y0, hit.y1 + heightOf(hit)).find(
    (one) =>
      one.page === hit.cell.page &&
      Math.abs(one.x0 - hit.x0) < heightOf(hit) &&
      one.y0 > hit.y0 + heightOf(hit) * 0.6 &&
      one.y0 - hit.y1 < heightOf(hit),
  );
  const label = hitsIn(page.hits, cell).find((one) => one.start === 0);
  const isSaid =
    label?.id === 'other' && label.isFollowedByColon && label.end < label.cell.tokens.length;
  return cell && isSaid && startsWithLabel(cell, page.hits) ? printed(cell.tokens) : null;
}

function remarkBeside(hit: LabelHit, page: Page, inTable: ReadonlySet<Token>): PrintedValue | null {
  if (isHeading(hit, page)) return null;
  if (isLabelToItsEnd(hit, page)) return null;
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
