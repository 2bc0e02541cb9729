import { bankCode, digitsOf, isSameAccount } from '../../../rules/bank-account';
import { MAX_ACCOUNTS } from '../../../contracts/limits';
import type { CuentaData } from '../../../contracts/extracted-data';
import type { RawField } from '../../domain/raw-extraction';
import { accountFigures, type Figure } from './account-figures';
import type { Cell, Line } from '../page/layout';
import { holderOf } from './account-holder';
import { areaOf, horizontalOverlap, isBeside, isLeftOf } from '../page/place';
import { joinText, type Token } from '../page/token';
import { foldText } from '../../../rules/text-clean';
import { banksIn, currencyIn, namesSum } from '../words/accounts';
import { EVIDENCE, rawField, type Page } from '../words/field-value';

/** Lines between a number and the other one of its account. */
const NEAR = 3;
/** Words behind a number within which its bank is named. */
const MOST_BEHIND = 8;
/** A current account of Banco de la Nación: what is deposited there is the detracción. */
const OF_DEPOSITS = /^00\d{9}$/;

/** The two numbers of an account; one of them may not be printed. */
interface Account {
  readonly numero: Figure | null;
  readonly cci: Figure | null;
}

type Words = readonly Token[];

/**
 * The accounts that the document asks to be paid to, each with bank, currency and holder as printed beside it.
 * @param known what was read before: the account of the detracción, and who issues the document
 */
export function accountFields(page: Page, known: readonly RawField[]): RawField[] {
  const deposit = known.find(({ path }) => path === 'detraccion.cuenta')?.text ?? null;
  const accounts = withoutRepeated(accountsOf(accountFigures(page.layout)));
  const taken = new Set<Token>();
  const told = accounts.map((account, at) => {
    const own = withoutTaken(account, taken);
    const row = rowOf(own, page.layout.lines);
    const bank = bankOf(own, accounts[at - 1] ?? null, row, page.layout.lines);
    const currency = currencyOf(own, row, page.layout.lines);
    for (const word of [...(bank ?? []), ...(currency ?? [])]) taken.add(word);
    return { ...account, bank, currency };
  });
  const payable = told.filter((one) => !isForDeposits(one, deposit)).slice(0, MAX_ACCOUNTS);
  const issuer = known.find(({ path }) => path === 'proveedor.nombre') ?? null;
  const holder = holderOf(payable.flatMap(figuresOf), page, issuer);
  const { source } = page.layout;
  return payable.flatMap(({ numero, cci, bank, currency }, at) => {
    const one = (key: keyof CuentaData, text: string, tokens: Words, evidence: number): RawField =>
      rawField(`cuentas.${at}.${key}`, text, tokens, evidence, source);
    return [
      ...(bank ? [one('banco', joinText(bank), bank, EVIDENCE.place)] : []),
      ...(numero ? [one('numero', numero.text, numero.tokens, EVIDENCE.label)] : []),
      ...(cci ? [one('cci', cci.text, cci.tokens, EVIDENCE.label)] : []),
      ...(currency ? [one('moneda', joinText(currency), currency, EVIDENCE.place)] : []),
      ...(holder ? [one('titular', holder.text, holder.tokens, EVIDENCE.place)] : []),
    ];
  });
}

const figuresOf = ({ numero, cci }: Account): Figure[] =>
  [numero, cci].filter((one) => one !== null);
const firstOf = (account: Account): Figure => figuresOf(account)[0] as Figure;

/** Each CCI with the account that its digits lead to, else with the one that stands nearest. */
function accountsOf(figures: readonly Figure[]): Account[] {
  const free = new Set(figures.filter(({ kind }) => kind === 'numero'));
  const ofCci = new Map<Figure, Figure>();
  const codes = figures.filter(({ kind }) => kind === 'cci');
  const pair = (fits: (numero: Figure, cci: Figure) => boolean): void => {
    for (const cci of codes.filter((one) => !ofCci.has(one))) {
      const numero = [...free].find((one) => fits(one, cci));
      if (!numero) continue;
      ofCci.set(cci, numero);
      free.delete(numero);
    }
  };
  pair((numero, cci) => isSameAccount({ numero: numero.digits }, { cci: cci.digits }));
  pair((numero, cci) => isNextOnLine(numero, cci, figures));
  pair((numero, cci) => isUnder(cci, numero));
  pair((numero, cci) => isNextOnLine(cci, numero, figures));
  pair((numero, cci) => isUnder(numero, cci));
  const paired = new Map([...ofCci].map(([cci, numero]) => [numero, cci]));
  return figures.flatMap((one): Account[] => {
    if (one.kind === 'numero') return [{ numero: one, cci: paired.get(one) ?? null }];
    return ofCci.has(one) ? [] : [{ numero: null, cci: one }];
  });
}

const isNextOnLine = (one: Figure, next: Figure, all: readonly Figure[]): boolean =>
  one.at === next.at && all.indexOf(next) === all.indexOf(one) + 1 && isOfOneBank(one, next);

/** Another bank that is named between two numbers parts them, unless the first one has none. */
function isOfOneBank(one: Figure, next: Figure): boolean {
  const [own, other] = [one, next].map(({ before }) => banksIn(before).at(-1));
  if (!own || !other) return true;
  return one.at !== next.at && codeOf(own) !== null && codeOf(own) === codeOf(other);
}

const codeOf = (bank: Words): string | null => bankCode({ banco: joinText(bank) });

const isUnder = (lower: Figure, upper: Figure): boolean =>
  upper.page === lower.page &&
  lower.at > upper.at &&
  lower.at - upper.at <= NEAR &&
  (horizontalOverlap(lower, upper) > 0 ||
    lower.above.some(({ tokens }) => tokens.some((token) => upper.tokens.includes(token)))) &&
  isOfOneBank(upper, lower);

/** The footer of every page tells the same accounts. */
function withoutRepeated(accounts: readonly Account[]): Account[] {
  const known = new Set<string>();
  return accounts.filter((account) => {
    const key = figuresOf(account)
      .map(({ digits }) => digits)
      .join();
    return known.has(key) ? false : known.add(key);
  });
}

type Banked = Account & { readonly bank: Words | null };

/** In a text that tells of each account behind its number, what stands before the next one is told of the one before. */
function withoutTaken({ numero, cci }: Account, taken: ReadonlySet<Token>): Account {
  const freed = (one: Figure | null): Figure | null => {
    if (!one) return null;
    const last = one.before.findLastIndex((word) => taken.has(word));
    return { ...one, before: one.before.slice(last + 1) };
  };
  return { numero: freed(numero), cci: freed(cci) };
}

/** Lines of one row of a table: each cell that is set at another height is of a line of its own. */
const ROW = 5;
/** Share of their height that the cells of a row have beside each other at least. */
const IN_ROW = 0.2;

/** The words of each cell in the row of a table that it fills, however these are wrapped, from the number before it on. */
function rowOf(account: Account, lines: readonly Line[]): Words[] {
  const figures = figuresOf(account);
  const whole = areaOf(figures.flatMap(({ tokens }) => tokens));
  const places = figures.map(({ at }) => at);
  const cells = lines
    .slice(Math.max(0, Math.min(...places) - ROW), Math.max(...places) + ROW)
    .filter((line) => figures.every(({ page }) => page === line.page))
    .flatMap((line) => line.cells)
    .filter((cell) => isBeside(cell, whole, IN_ROW) && isLeftOf(cell, whole));
  const start = Math.max(...cells.filter(hasNumber).map(({ x1 }) => x1));
  const columns: Cell[][] = [];
  for (const cell of cells.filter(({ x0 }) => x0 > start)) {
    const column = columns.find((one) => horizontalOverlap(areaOf(one), cell) > 0);
    if (column) column.push(cell);
    else columns.push([cell]);
  }
  return columns.map((column) => column.flatMap(({ tokens }) => tokens));
}

/** On its line before it, in its row, behind it, or over it; accounts of one bank may stand side by side or under each other. */
function bankOf(
  account: Account,
  before: Account | null,
  row: readonly Words[],
  lines: readonly Line[],
): Words | null {
  const figures = figuresOf(account);
  const own = figures.flatMap((one) => banksIn(one.before).slice(-1));
  const behind = figures.flatMap((one) => banksIn(one.after));
  const beside =
    before && firstOf(before).at === firstOf(account).at ? banksIn(firstOf(before).before) : [];
  const over = figures.flatMap(({ above }) => banksOver(above, lines));
  const entity = bankCode({ cci: account.cci?.digits });
  const isOfEntity = (bank: Words): boolean => codeOf(bank) === entity;
  const around = [...row.flatMap(banksIn), ...behind, ...beside.slice(-1), ...over];
  return own[0] ?? (entity ? around.find(isOfEntity) : undefined) ?? around[0] ?? null;
}

/** Also before the currency in the strip over the number. */
function banksOver(cells: readonly Cell[], lines: readonly Line[]): Words[] {
  const [nearest] = cells;
  const strip = nearest && currencyIn(nearest.tokens) && !hasNumber(nearest) ? nearest : null;
  const line = lines.find((one) => strip && one.cells.includes(strip))?.cells ?? [];
  const left = line.slice(0, strip ? line.indexOf(strip) : 0);
  return [...cells.slice(0, 1), ...left.reverse(), ...cells.slice(1)].flatMap(({ tokens }) =>
    banksIn(tokens).reverse(),
  );
}

function currencyOf(account: Account, row: readonly Words[], lines: readonly Line[]): Words | null {
  const figures = figuresOf(account);
  const ways: ((one: Figure) => Words | null)[] = [
    ({ before }) => currencyIn(before),
    () => row.map(currencyIn).find((words) => words !== null) ?? null,
    ({ after }) => nextCurrency(after),
    ({ above }) => overCurrency(above.slice(0, above.findIndex(hasNumber))),
    ({ title }) => title && currencyIn(title.tokens),
    ({ after }) => firstCurrency(after),
    ({ above }) => overCurrency(above),
    ({ above }) => besideBank(above, lines),
  ];
  return (
    ways
      .flatMap((way) => figures.flatMap((one) => [way(one) ?? []]))
      .find(({ length }) => length > 0) ?? null
  );
}

const hasNumber = ({ text }: Cell): boolean => /\d{4}/.test(text);
const overCurrency = (cells: readonly Cell[]): Words | null =>
  cells.map(headCurrency).find((words) => words !== null) ?? null;

/** At the other end of the strip that names the bank over the number. */
function besideBank(above: readonly Cell[], lines: readonly Line[]): Words | null {
  const bank = above.find(({ tokens }) => banksIn(tokens).length > 0);
  const cells = lines.find((line) => bank && line.cells.includes(bank))?.cells ?? [];
  const next = bank && cells[cells.indexOf(bank) + 1];
  const words = next ? currencyIn(next.tokens) : null;
  return words && words.length === next?.tokens.length ? words : null;
}

/** Right behind the number, signs aside. */
function nextCurrency(words: Words): Words | null {
  const next = words.filter(({ text }) => /[\p{L}\p{Sc}]/u.test(text)).slice(0, 2);
  const found = currencyIn(next) ?? currencyIn(next.slice(0, 1));
  return found?.[0] === next[0] ? found : currencyIn(next.slice(0, 1));
}

/** Near behind the number, or behind its bank. */
function firstCurrency(words: Words): Words | null {
  const next = currencyIn(words.slice(0, 2));
  if (next) return next;
  const [bank] = banksIn(words.slice(0, MOST_BEHIND));
  const start = bank ? words.indexOf(bank.at(-1) as Token) + 1 : 0;
  return currencyIn(words.slice(start, start + 4));
}

/** Over several accounts, `Cuentas en soles`; a sign alone stands in the row over the number. */
const headCurrency = ({ tokens, text }: Cell, at: number): Words | null =>
  /\d/.test(text) || namesSum(foldText(text)) || (at > 1 && !/\p{L}{3}/u.test(text))
    ? null
    : currencyIn(tokens);

function isForDeposits({ numero, cci, bank }: Banked, deposit: string | null): boolean {
  const digits = numero?.digits ?? '';
  if (OF_DEPOSITS.test(digits) || (digits !== '' && digits === digitsOf(deposit))) return true;
  const code = bankCode({ banco: bank && joinText(bank), cci: cci?.digits });
  return code === '018' && OF_DEPOSITS.test(cci?.digits.slice(7, 18) ?? digits);
}
