import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CuentaData } from '../../../backend/src/contracts/extracted-data';
import { fieldsOf } from '../reading/draw/fields';
import { filled } from '../reading/draw/fill';
import { drawnPage, layoutFrom } from '../reading/draw/layout';
import { styleOf } from '../reading/facts/style';
import { parsed } from '../reading/draw/template';
import { diceOf } from '../reading/facts/dice';
import { makeFacts } from '../reading/facts/make-facts';
import type { BenchCase } from '../reading/make/cases';
import type { BenchForm, BenchLevel } from '../reading/model';
import { accountsOf, decoyOf, type PrintedAccount } from './facts';

/** The reader may be changed for what it misses of `learned`; `checked` is only measured. */
export const HALVES = ['learned', 'checked'] as const;
export type Half = (typeof HALVES)[number];

export interface AccountCase extends BenchCase {
  half: Half;
  /** How its accounts are laid out, and where; empty without any. */
  block: string;
  /** What a perfect reader answers. */
  accounts: readonly CuentaData[];
  /** CCIs that are printed with a slip. */
  slips: readonly string[];
}

interface Block {
  name: string;
  places: readonly string[];
  html: string;
}

const read = (file: string): string => readFileSync(path.join(__dirname, file), 'utf8');

function blocksOf(half: Half): Block[] {
  const [, ...pieces] = read(`${half}.html`).split(/<!-- ([\w-]+): ([\w ]+) -->\n/);
  return Array.from({ length: pieces.length / 3 }, (_, at) => {
    const [name = '', places = '', html = ''] = pieces.slice(at * 3);
    return { name, places: places.split(' '), html };
  });
}

const HOSTS: Readonly<Record<Half, readonly string[]>> = {
  learned: [
    'learned-host-1.html',
    'learned-host-2.html',
    'learned-host-3.html',
    'learned-host-4.html',
    'learned-host-5.html',
    'learned-host-6.html',
    'learned-host-7.html',
    'learned-host-8.html',
  ],
  checked: ['checked-host.html'],
};
const FONTS = ['Liberation Sans', 'Carlito', 'DejaVu Sans', 'Liberation Serif', 'Caladea'];
const KEYS = ['banco', 'numero', 'cci', 'moneda', 'titular'] as const;

/** What is printed of the accounts; whose they are is told once for all. */
function toldOf(accounts: readonly PrintedAccount[], told: ReadonlySet<string>): CuentaData[] {
  const hasHolder = told.has('cuentas.0.titular');
  return accounts.map((account, at) => {
    const keys = KEYS.filter((key) =>
      key === 'titular' ? hasHolder : told.has(`cuentas.${at}.${key}`),
    );
    return Object.fromEntries(keys.map((key) => [key, account[key]]));
  });
}

/** One of seven has no account, one of ten another one that is not to be paid to, one of ten that of the detracción. */
export function accountCase(half: Half, index: number, form: BenchForm, level: BenchLevel | null) {
  const id = `cuentas-${half}-${index}`;
  const dice = diceOf(id);
  const facts = makeFacts('factura', 'few', dice);
  const fields = fieldsOf(facts, styleOf(facts, dice));
  const accounts = accountsOf({ nombre: facts.emisor.nombre, ruc: facts.emisor.documento }, dice);
  const blocks = blocksOf(half);
  const block = blocks[index % blocks.length] as Block;
  const place = dice.pick(block.places);
  const isWithout = dice.chance(0.15);
  const more = {
    cuentas: accounts,
    kind: accounts[0]?.kind,
    font: dice.pick(FONTS),
    decoy: dice.chance(0.1) ? decoyOf(dice) : '',
    spot: dice.chance(0.1) ? `00-${dice.digits(3)}-${dice.digits(6)}` : '',
  };
  const slot = `<!--${place}-->`;
  const inner = place === 'page2' ? `<div class="page">${block.html}</div>` : block.html;
  const host = read(dice.pick(HOSTS[half]));
  const layout = layoutFrom(isWithout ? host : host.replace(slot, () => inner));
  const all = { ...fields, ...more };
  const { told } = filled(parsed(inner), all);
  const printed = isWithout ? [] : toldOf(accounts, told);
  const printsCci = told.has('cuentas.0.cci') && !isWithout;
  const asked: AccountCase = {
    ...{ id, kind: 'factura', qr: null, forgery: null, layout: block.name, role: 'comprobado' },
    ...{ form, level, half, block: isWithout ? '' : `${block.name}/${place}` },
    drawn: drawnPage(layout, all),
    accounts: printed,
    slips: printsCci ? accounts.flatMap(({ cci, isWrong }) => (isWrong && cci ? [cci] : [])) : [],
  };
  return asked;
}
