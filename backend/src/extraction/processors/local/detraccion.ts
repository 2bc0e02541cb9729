import { labelAfter } from './label-hit';
import { trimmedOf } from '../../../rules/text-clean';
import type { RawField } from '../../domain/raw-extraction';
import { amountsIn } from './amount-token';
import { depositTexts, spokenAmount, spokenCode, spokenPercent } from './detraccion-text';
import { EVIDENCE, rawField } from './draft-field';
import { belowCell, cellsRight, insideCell, valueOf, type Page } from './field-value';
import type { LabelHit } from './label-match';
import { near } from './near';
import type { Token } from './token';

const ACCOUNT = /^\d{2}-?\d{3}-?\d{6}$|^\d{11}$/;
const CODE = /^\W*(?:COD\w*[.:]\s?)?0\d{2}\W*$/i;
const PERCENT = /^\(?(\d{1,2}(?:[.,]\d{1,2})?)\)?%?\)?[.,;:]?$/;

/** Code, percentage, amount and Banco de la Nación account of the SPOT deposit (peru.md section 6). */
export function detraccionFields(page: Page): RawField[] {
  const texts = depositTexts(page);
  return [
    ...codeField(page, texts),
    ...percentField(page, texts),
    ...amountField(page, texts),
    ...accountField(page, texts),
  ];
}

type Texts = readonly (readonly Token[])[];

function one(path: string, text: string, tokens: readonly Token[], page: Page): RawField[] {
  return [rawField(path, text, tokens, EVIDENCE.label, page.layout.source)];
}

function hitsOf(page: Page, id: string): LabelHit[] {
  return page.hits.filter((hit) => hit.id === id);
}

/** `% Detracción`, `(%) detracción`: the sign before the word says that its share is meant. */
const isShare = ({ cell, start }: LabelHit): boolean =>
  [start - 1, start].some((at) => /^\(?%\)?$/.test(cell.tokens[at]?.text ?? ''));

/** `Porcentaje de retención: 3.00 %`, `Porcentaje: 3% Monto retenido: S/ 840.30`: the share of another system. */
const isOfOther = ({ cell, end }: LabelHit): boolean =>
  (/RETE(?:NC|NID)|PERC(?:EP|IB)/.test(cell.compact) && !/DETRAC/.test(cell.compact)) ||
  /^(?:DE)?(?:LA)?(?:RETENCION|PERCEPCION|DESCUENTO|AVANCE|IGV)/.test(
    cell.tokens
      .slice(end, end + LONGEST_WORD)
      .map(({ compact }) => compact)
      .join(''),
  );

/** Letters of the longest of these words with those before it, each a word of its own. */
const LONGEST_WORD = 16;

function codeField(page: Page, texts: Texts): RawField[] {
  const labelled = hitsOf(page, 'detraccionCode').flatMap(
    (hit) => valueOf(hit, page, ({ text }) => /(?<!\d)0\d{2}(?!\d)/.test(text))?.tokens ?? [],
  );
  const beside = hitsOf(page, 'detraccionAmount').flatMap((hit) => codeBefore(hit, page) ?? []);
  const spoken = texts.flatMap((tokens) => spokenCode(tokens) ?? []);
  const token = [...labelled, ...spoken, ...beside].find(({ text }) => CODE.test(text));
  return token ? one('detraccion.codigo', token.text.replace(/\D/g, ''), [token], page) : [];
}

/** `DETRACCIÓN` beside the middle of `020 MANTENIMIENTO Y REPARACIÓN ...` over the account: the code begins the text. */
function codeBefore({ cell, y0, y1, x1 }: LabelHit, { layout }: Page): Token | undefined {
  const reach = (y1 - y0) * 1.5;
  const beside = near(layout.cells, y0 - reach, y0 + reach).filter(
    (one) => one.page === cell.page && one.x0 > x1 && Math.abs(one.y0 - y0) < reach,
  );
  const told = beside.find(
    ({ tokens: [first, second] }) =>
      /^0\d{2}$/.test(first?.text ?? '') && /^\p{L}{4}/u.test(second?.text ?? ''),
  );
  return told?.tokens[0];
}

function percentField(page: Page, texts: Texts): RawField[] {
  const hits = [
    ...hitsOf(page, 'detraccionPercent').filter((hit) => !isOfOther(hit)),
    ...hitsOf(page, 'detraccionAmount').filter(isShare),
  ];
  const labelled = hits.flatMap(
    (hit) => valueOf(hit, page, ({ text }) => /\d/.test(text))?.tokens ?? [],
  );
  const spoken = texts.flatMap((tokens) => spokenPercent(tokens) ?? []);
  const token = [...labelled, ...spoken].find(({ text }) => PERCENT.test(text));
  const percent = PERCENT.exec(token?.text ?? '')?.[1];
  return token && percent ? one('detraccion.porcentaje', percent, [token], page) : [];
}

function amountField(page: Page, texts: Texts): RawField[] {
  for (const hit of hitsOf(page, 'detraccionAmount').filter((one) => !isShare(one))) {
    const next = labelAfter(hit, page.hits);
    const inside = amountsIn(hit.cell.tokens.slice(hit.end, next?.start));
    const right = amountsIn(cellsRight(hit, page).flatMap((cell) => cell.tokens));
    const under = amountsIn(belowCell(hit, page)?.tokens ?? []);
    const amount = inside[inside.length - 1] ?? right[0] ?? (under.length === 1 ? under[0] : null);
    if (amount) return one('detraccion.monto', amount.text, amount.tokens, page);
  }
  const [spoken] = texts.flatMap((tokens) => spokenAmount(tokens) ?? []);
  return spoken ? one('detraccion.monto', spoken.text, spoken.tokens, page) : [];
}

/** The account beside its label, else one printed where the deposit is spoken of. */
function accountField(page: Page, texts: Texts): RawField[] {
  const labelled = hitsOf(page, 'detraccionAccount').flatMap((hit) => {
    const inside = insideCell(hit, page)?.tokens ?? [];
    const right = cellsRight(hit, page).flatMap((cell) => cell.tokens);
    return [...inside, ...right, ...(belowCell(hit, page)?.tokens ?? [])];
  });
  const near = accountsIn(texts.flat()).filter(({ text }) =>
    /^(?:\d{2}-\d{3}-\d{6}|00\d{9})$/.test(text),
  );
  const account = [...accountsIn(labelled), ...near].find(({ text }) => ACCOUNT.test(text));
  return account ? one('detraccion.cuenta', account.text, account.tokens, page) : [];
}

interface Account {
  readonly text: string;
  readonly tokens: readonly Token[];
}

/** The words as accounts; one that ends with a dash goes on on the next line (`00-523-` over `723179`). */
function accountsIn(tokens: readonly Token[]): Account[] {
  return tokens.flatMap((token, at): Account[] => {
    const next = tokens[at + 1];
    const isCut = next !== undefined && /^\d[\d-]*-$/.test(token.text) && next.y0 > token.y1;
    const whole = { text: accountText(token.text), tokens: [token] };
    if (!isCut) return [whole];
    return [whole, { text: accountText(token.text + next.text), tokens: [token, next] }];
  });
}

/** Without the colon or full stop that stands against it. */
function accountText(text: string): string {
  return trimmedOf(text, /\D/);
}
