import type { RawField } from '../../domain/raw-extraction';
import { stripAccents } from '../../../rules/text-clean';
import { amountsIn } from './amount-token';
import { EVIDENCE, rawField } from './draft-field';
import { cellsRight, insideCell, valueOf, type Page } from './field-value';
import type { LabelHit } from './label-match';
import type { Line } from './layout';
import type { Token } from './token';

const ACCOUNT = /^\d{2}-?\d{3}-?\d{6}$|^\d{11}$/;
const CODE = /^\W*0\d{2}\W*$/;
const PERCENT = /^\(?(\d{1,2}(?:[.,]\d{1,2})?)\)?%?\)?[.,;]?$/;

/** Code, percentage, amount and Banco de la Nación account of the SPOT deposit (peru.md section 6). */
export function detraccionFields(page: Page): RawField[] {
  const lines = page.layout.lines.filter((line) =>
    /DETRACCI|SPOT|OBLIGACIONES TRIBUTARIAS/.test(upperText(line)),
  );
  return [
    ...codeField(page, lines),
    ...percentField(page, lines),
    ...amountField(page),
    ...accountField(page, lines),
  ];
}

function upperText(line: Line): string {
  return stripAccents(line.tokens.map((token) => token.text).join(' ')).toUpperCase();
}

function one(path: string, text: string, tokens: readonly Token[], page: Page): RawField[] {
  return [rawField(path, text, tokens, EVIDENCE.label, page.layout.source)];
}

function hitsOf(page: Page, id: string): LabelHit[] {
  return page.hits.filter((hit) => hit.id === id);
}

function codeField(page: Page, lines: readonly Line[]): RawField[] {
  const labelled = hitsOf(page, 'detraccionCode').flatMap(
    (hit) => valueOf(hit, page, ({ text }) => /(?<!\d)0\d{2}(?!\d)/.test(text))?.tokens ?? [],
  );
  const spoken = lines.flatMap(({ tokens }) =>
    tokens.filter((_, index) => followsCode(tokens, index)),
  );
  const token = [...labelled, ...spoken].find(({ text }) => CODE.test(text));
  return token ? one('detraccion.codigo', token.text.replace(/\D/g, ''), [token], page) : [];
}

/** `Código 022`, `Cod Serv. 037`. */
function followsCode(tokens: readonly Token[], index: number): boolean {
  const before = tokens.slice(Math.max(0, index - 2), index).map((token) => token.compact);
  return before.some((word) => /^(?:COD|CODIGO|CODSERV)$/.test(word));
}

function percentField(page: Page, lines: readonly Line[]): RawField[] {
  const labelled = hitsOf(page, 'detraccionPercent').flatMap(
    (hit) => valueOf(hit, page, ({ text }) => /\d/.test(text))?.tokens ?? [],
  );
  const spoken = lines.flatMap((line) => percentTokens(line.tokens));
  const token = [...labelled, ...spoken].find(({ text }) => PERCENT.test(text));
  const percent = PERCENT.exec(token?.text ?? '')?.[1];
  return token && percent ? one('detraccion.porcentaje', percent, [token], page) : [];
}

function percentTokens(tokens: readonly Token[]): Token[] {
  return tokens.filter((token, index) => /%/.test(token.text) || tokens[index + 1]?.text === '%');
}

function amountField(page: Page): RawField[] {
  for (const hit of hitsOf(page, 'detraccionAmount')) {
    const next = page.hits.find((other) => other.cell === hit.cell && other.start >= hit.end);
    const inside = amountsIn(hit.cell.tokens.slice(hit.end, next?.start));
    const right = amountsIn(cellsRight(hit, page).flatMap((cell) => cell.tokens));
    const amount = inside[inside.length - 1] ?? right[0];
    if (amount) return one('detraccion.monto', amount.text, amount.tokens, page);
  }
  return [];
}

/** The account beside its label, else one printed on a line that speaks of the deposit. */
function accountField(page: Page, lines: readonly Line[]): RawField[] {
  const labelled = hitsOf(page, 'detraccionAccount').flatMap((hit) => {
    const inside = insideCell(hit, page)?.tokens ?? [];
    return [...inside, ...cellsRight(hit, page).flatMap((cell) => cell.tokens)];
  });
  const near = lines
    .flatMap((line) => line.tokens)
    .filter(({ text }) => /^\d{2}-\d{3}-\d{6}\W?$/.test(text));
  const token = [...labelled, ...near].find(({ text }) => ACCOUNT.test(accountText(text)));
  return token ? one('detraccion.cuenta', accountText(token.text), [token], page) : [];
}

/** Without the colon or full stop that stands against it. */
function accountText(text: string): string {
  return text.replace(/^\D+|\D+$/g, '');
}
