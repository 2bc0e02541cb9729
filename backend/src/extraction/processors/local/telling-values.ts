import { amountsIn } from './amount-token';
import { printed, type Page, type PrintedValue } from './field-value';
import type { Token } from './token';

/** When is paid, and how: values that say what they are, whatever stands before them. */
export const TELLING = {
  terms:
    /^(?:al )?(?:contado|cr[eé]dito(?:\s+(?:a\s+)?\d{1,3}\s*d[ií]as)?|\d{1,3} d[ií]as(?: f\.? ?f\.?| fecha (?:de )?factura)?)$/i,
  method:
    /^(?:transferencia(?: bancaria)?|dep[oó]sito en (?:cuenta|cta)\.?(?: corriente)?|abono en cuenta|efectivo|tarjeta de (?:cr[eé]dito|d[eé]bito)|cheque(?: de gerencia| no negociable| diferido| certificado)?|giro bancario|yape|plin)$/i,
} as const;

/** What a card or a purse is called by: on its own a sign on the door, behind it the amount that was paid with it. */
const CARD =
  /^(?:tarjeta )?(?:visa|mastercard|american express|amex|diners(?: club)?)(?: (?:d[eé]bito|cr[eé]dito))?$|^yape\s?\/\s?plin$/i;

/** `VISA   119.40` under the sums of a ticket. */
export function paidByCard(page: Page): PrintedValue | null {
  for (const { cells } of page.layout.lines) {
    const [card, ...rest] = cells;
    const name = printed(card?.tokens ?? []);
    if (!name || !CARD.test(name.text)) continue;
    if (amountsIn(rest.flatMap(({ tokens }) => tokens)).length === 1) return name;
  }
  return null;
}

/** The first cell, or what stands behind a colon in one, that is such a value from end to end. */
export function tellingValue(
  pattern: RegExp,
  page: Page,
  inTable: ReadonlySet<Token>,
): PrintedValue | null {
  for (const { tokens } of page.layout.cells) {
    if (tokens.some((token) => inTable.has(token))) continue;
    const colon = tokens.findLastIndex(({ text }) => text.endsWith(':'));
    const rest = withoutSale(tokens.slice(colon + 1));
    const text = rest.map((token) => token.text).join(' ');
    if (pattern.test(text)) return { tokens: rest, text };
  }
  return null;
}

/** `Venta al contado`: what is sold so is told by the last word. */
function withoutSale(tokens: readonly Token[]): readonly Token[] {
  const [sale, at] = tokens;
  const isSale =
    /^(?:VENTA|PAGO|FACTURA)$/.test(sale?.compact ?? '') && /^AL?$/.test(at?.compact ?? '');
  return isSale ? tokens.slice(2) : tokens;
}
