import { bankCode, digitsOf, isSameAccount } from '../../../rules/bank-account';
import { MAX_ACCOUNTS } from '../../../contracts/limits';
import type { CuentaData } from '../../../contracts/extracted-data';
import type { RawField } from '../../domain/raw-extraction';
import { accountFigures, type Figure } from './account-figures';
import type { Cell, Line } from '../page/layout';
import { horizontalOverlap, isNextLine, isOnEdge, WHITE } from '../page/place';
import { hasCompanySuffix } from '../page/text-kind';
import { joinText, type Token } from '../page/token';
import { banksIn, currencyIn, endsHolder, holderAt } from '../words/accounts';
import { EVIDENCE, printed, rawField, type Page, type PrintedValue } from '../words/field-value';

/** Lines between a number and the other one of its account, and between accounts and their holder. */
const NEAR = 3;
const HOLDER_NEAR = 14;
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

/** The accounts that the document asks to be paid to, each with bank, currency and holder as printed beside it. */
export function accountFields(page: Page, deposited: readonly RawField[]): RawField[] {
  const deposit = deposited.find(({ path }) => path === 'detraccion.cuenta')?.text ?? null;
  const accounts = withoutRepeated(accountsOf(accountFigures(page.layout)));
  const told = accounts.map((account, at) => ({
    ...account,
    bank: bankOf(account, accounts[at - 1] ?? null),
    currency: currencyOf(account, page.layout.lines),
  }));
  const payable = told.filter((one) => !isForDeposits(one, deposit)).slice(0, MAX_ACCOUNTS);
  const holder = holderOf(payable.flatMap(figuresOf), page);
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

/** A bank that is named between two numbers parts them, unless the first one has no other. */
const isOfOneBank = (one: Figure, next: Figure): boolean =>
  banksIn(next.before).length === 0 || banksIn(one.before).length === 0;

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

/** On its line before it, behind it, or over it; accounts of one bank may stand side by side or under each other. */
function bankOf(account: Account, before: Account | null): Words | null {
  const figures = figuresOf(account);
  const own = figures.flatMap((one) => banksIn(one.before).slice(-1));
  const behind = figures.flatMap((one) => banksIn(one.after));
  const beside =
    before && firstOf(before).at === firstOf(account).at ? banksIn(firstOf(before).before) : [];
  const over = figures.flatMap(({ above }) => banksOver(above));
  const entity = bankCode({ cci: account.cci?.digits });
  const isOfEntity = (bank: Words): boolean => bankCode({ banco: joinText(bank) }) === entity;
  const around = [...behind, ...beside.slice(-1), ...over];
  return own[0] ?? (entity ? around.find(isOfEntity) : undefined) ?? around[0] ?? null;
}

const banksOver = (cells: readonly Cell[]): Words[] =>
  cells.flatMap(({ tokens }) => banksIn(tokens).reverse());

function currencyOf(account: Account, lines: readonly Line[]): Words | null {
  const figures = figuresOf(account);
  const ways: ((one: Figure) => Words | null)[] = [
    ({ before }) => currencyIn(before),
    ({ title }) => title && currencyIn(title.tokens),
    ({ after }) => firstCurrency(after),
    ({ above }) => above.map(headCurrency).find((words) => words !== null) ?? null,
    ({ above }) => besideBank(above, lines),
  ];
  return (
    ways
      .flatMap((way) => figures.flatMap((one) => [way(one) ?? []]))
      .find(({ length }) => length > 0) ?? null
  );
}

/** At the other end of the strip that names the bank over the number. */
function besideBank(above: readonly Cell[], lines: readonly Line[]): Words | null {
  const bank = above.find(({ tokens }) => banksIn(tokens).length > 0);
  const cells = lines.find((line) => bank && line.cells.includes(bank))?.cells ?? [];
  const next = bank && cells[cells.indexOf(bank) + 1];
  const words = next ? currencyIn(next.tokens) : null;
  return words && words.length === next?.tokens.length ? words : null;
}

/** Right behind the number, or behind its bank. */
function firstCurrency(words: Words): Words | null {
  const [bank] = banksIn(words.slice(0, MOST_BEHIND));
  const start = bank ? words.indexOf(bank.at(-1) as Token) + 1 : 0;
  return currencyIn(words.slice(start, start + 4));
}

/** Over several accounts, `Cuentas en soles`; a sign alone stands in the row over the number. */
const headCurrency = ({ tokens, text }: Cell, at: number): Words | null =>
  /\d/.test(text) || (at > 1 && !/\p{L}{3}/u.test(text)) ? null : currencyIn(tokens);

function isForDeposits({ numero, cci, bank }: Banked, deposit: string | null): boolean {
  const digits = numero?.digits ?? '';
  if (OF_DEPOSITS.test(digits) || (digits !== '' && digits === digitsOf(deposit))) return true;
  const code = bankCode({ banco: bank && joinText(bank), cci: cci?.digits });
  return code === '018' && OF_DEPOSITS.test(cci?.digits.slice(7, 18) ?? digits);
}

/** `A nombre de`, `Titular`: of the accounts that stand around it. */
function holderOf(figures: readonly Figure[], { layout }: Page): PrintedValue | null {
  const isNear = (at: number): boolean =>
    figures.some((one) => Math.abs(one.at - at) <= HOLDER_NEAR);
  for (const [at, line] of layout.lines.entries()) {
    for (const cell of isNear(at) ? line.cells : []) {
      const announced = holderAt(cell.tokens);
      const size = announced === 0 ? 0 : withLeaders(cell.tokens, announced);
      const name = size > 0 ? nameAt(cell, size, layout.lines.slice(at, at + 7)) : null;
      if (name && /\p{L}{2}/u.test(name.text)) return name;
    }
  }
  return null;
}

/** `Titular ......... :`, the dots and the colon included. */
function withLeaders(words: Words, size: number): number {
  const name = words.findIndex(({ text }, at) => at >= size && /[\p{L}\d]/u.test(text));
  return name === -1 ? words.length : name;
}

/** Behind what announces it, which may be a cell of its own or the title of a column. */
function nameAt(label: Cell, size: number, [line, ...lower]: readonly Line[]): PrintedValue | null {
  const below = lower.flatMap(({ cells }) => cells);
  const right = line?.cells
    .slice(line.cells.indexOf(label) + 1)
    .find(({ text }) => /\p{L}/u.test(text));
  const under = below.find(
    (cell) => isNextLine(cell, label, WHITE.rows) && horizontalOverlap(cell, label) > 0,
  );
  const isAlone = size === label.tokens.length;
  const place = isAlone ? (right ?? under) : label;
  if (!place) return null;
  const words = nameOf(place.tokens.slice(withLeaders(place.tokens, isAlone ? 0 : size)));
  const isCut = words.at(-1) === place.tokens.at(-1) && !/:$/.test(joinText(words));
  const isWhole =
    hasCompanySuffix(joinText(words)) &&
    !/^(?:SOCIEDAD|ANONIMA)$/.test(words.at(-1)?.compact ?? '');
  const isOpen = isCut && !isWhole;
  const next = isOpen ? below.find((one) => isBelow(one, place) && one.text !== place.text) : null;
  const whole = nameOf([...words, ...(next?.tokens ?? [])]);
  const isOfName = !/\d{4}/.test(next?.text ?? '') || isNamed(whole);
  return printed(isOfName ? whole : words);
}

/** The next line of a name, which goes on where its block begins. */
const isBelow = (lower: Cell, upper: Cell): boolean =>
  isNextLine(lower, upper) && isOnEdge(lower, upper, 1);

const isNamed = (words: Words): boolean => hasCompanySuffix(joinText(words).replace(/,$/, ''));

/** A comma behind the legal form. */
const isEndOfName = (words: Words): boolean =>
  /,$/.test(words.at(-1)?.text ?? '') && isNamed(words);

/** Up to the next thing that is told, or the colon that announces the accounts. */
function nameOf(words: Words): Words {
  const end = words.findIndex(
    ({ text }, at) => at > 0 && (endsHolder(text) || isEndOfName(words.slice(0, at))),
  );
  const name = end === -1 ? words : words.slice(0, end);
  const last = name.findIndex(({ text }) => text.endsWith(':'));
  return last === -1 ? name : name.slice(0, last + 1);
}
