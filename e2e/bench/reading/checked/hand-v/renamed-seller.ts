import { pick, type Random } from '../../facts/chance';
import { TRADES } from '../../facts/trades';
import type { BenchParty } from '../../model';

/** What is behind the trade in a seller's name: its proper name and legal form. */
function restOf(nombre: string): string {
  const stem = TRADES.find((trade) => nombre.toLowerCase().startsWith(trade.stem.toLowerCase()));
  return stem ? nombre.slice(stem.stem.length).trim() : nombre;
}

const FORM = / (S\.?A\.?C?\.?|S\.A\.A\.|S\.R\.L\.|E\.I\.R\.L\.|SOCIEDAD ANONIMA CERRADA)$/i;

const letters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();

export interface RenamedSeller {
  party: BenchParty;
  /** The proper name in capitals, for a logo. */
  brand: string;
  /** e.g. `gruaskuntur.pe`. */
  domain: string;
}

/** The seller under the name of another trade; RUC, address and phone are its own. */
export function renamedSeller(
  seller: BenchParty,
  stems: readonly string[],
  mailboxes: readonly string[],
  random: Random,
): RenamedSeller {
  const stem = pick(random, stems);
  const rest = restOf(seller.nombre);
  const nombre = `${stem} ${rest}`;
  const isUpper = seller.nombre === seller.nombre.toUpperCase();
  const proper = rest.replace(FORM, '');
  const name = `${letters(stem.split(' ')[0] ?? '')}${letters(proper)}`.slice(0, 20);
  const domain = `${name}.${pick(random, ['pe', 'com.pe', 'com'])}`;
  const email = `${pick(random, mailboxes)}@${domain}`;
  return {
    party: { ...seller, nombre: isUpper ? nombre.toUpperCase() : nombre, email },
    brand: proper.toUpperCase(),
    domain,
  };
}
