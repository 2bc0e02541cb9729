import { bankCode, digitsOf, isSameAccount } from '../../../rules/bank-account';
import { MAX_ACCOUNTS } from '../../../contracts/limits';
import type { CuentaData } from '../../../contracts/extracted-data';
import type { RawField } from '../../domain/raw-extraction';
import { accountFigures, type Figure } from './account-figures';
import type { Cell } from '../page/layout';
import { horizontalOverlap } from '../page/place';
import { joinText, type Token } from '../page/token';
import { banksIn, currencyIn, endsHolder, holderAt } from '../words/accounts';
import { EVIDENCE, printed, rawField, type Page, type PrintedValue } from '../words/field-value';

/** Lines between a number and the other one of its account, and between accounts and their holder. */
const NEAR = 3;
const HOLDER_NEAR = 14;
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
    currency: currencyOf(account),
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
  one.at === next.at &&
  all.indexOf(next) === all.indexOf(one) + 1 &&
  banksIn(next.before).length === 0;

const isUnder = (lower: Figure, upper: Figure): boolean =>
  upper.page === lower.page &&
  lower.at > upper.at &&
  lower.at - upper.at <= NEAR &&
  (horizontalOverlap(lower, upper) > 0 ||
    lower.above.some((cell) => cell.tokens.includes(upper.tokens[0] as Token))) &&
  banksIn(lower.before).length === 0;

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

function currencyOf(account: Account): Words | null {
  const figures = figuresOf(account);
  const [before, after] = [
    figures.map((one) => currencyIn(one.before)),
    figures.map((one) => firstCurrency(one.after)),
  ];
  const titles = figures.map(({ title }) => title && currencyIn(title.tokens));
  const over = figures.map(({ above }) => above.flatMap((cell) => headCurrency(cell) ?? []));
  return (
    [...before, ...titles, ...after].find((words) => words !== null) ??
    over.find(({ length }) => length > 0) ??
    null
  );
}

const firstCurrency = (words: Words): Words | null => currencyIn(words.slice(0, 3));

/** Over several accounts: `Cuentas en soles`. */
const headCurrency = ({ tokens, text }: Cell): Words | null =>
  /\d/.test(text) ? null : currencyIn(tokens);

function isForDeposits({ numero, cci, bank }: Banked, deposit: string | null): boolean {
  const digits = numero?.digits ?? '';
  if (OF_DEPOSITS.test(digits) || (digits !== '' && digits === digitsOf(deposit))) return true;
  const code = bankCode({ banco: bank && joinText(bank), cci: cci?.digits });
  return code === '018' && OF_DEPOSITS.test(cci?.digits.slice(7, 18) ?? digits);
}

/** `A nombre de`, `Titular`: of the accounts that stand around it. */
function holderOf(figures: readonly Figure[], { layout }: Page): PrintedValue | null {
  const lines = new Set(figures.map(({ at }) => at));
  for (const [at, line] of layout.lines.entries()) {
    if (![...lines].some((one) => Math.abs(one - at) <= HOLDER_NEAR)) continue;
    for (const cell of line.cells) {
      const size = holderAt(cell.tokens);
      const next = line.cells[line.cells.indexOf(cell) + 1];
      const words =
        size > 0 && size === cell.tokens.length ? next?.tokens : cell.tokens.slice(size);
      const name = size > 0 && words ? printed(nameOf(words)) : null;
      if (name && /\p{L}{2}/u.test(name.text)) return name;
    }
  }
  return null;
}

/** Up to the next thing that is told, or the colon that announces the accounts. */
function nameOf(words: Words): Words {
  const end = words.findIndex(({ text }, at) => at > 0 && endsHolder(text));
  const name = end === -1 ? words : words.slice(0, end);
  const last = name.findIndex(({ text }) => text.endsWith(':'));
  return last === -1 ? name : name.slice(0, last + 1);
}
