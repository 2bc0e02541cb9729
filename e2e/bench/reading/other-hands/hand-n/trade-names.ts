import type { BenchParty } from '../../model';
import { pick, type Random } from '../../facts/chance';
import { TRADES } from '../../facts/trades';

const CUSTOMER_STEMS = [
  'Constructora',
  'Minera',
  'Inversiones',
  'Hotelería',
  'Clínica',
  'Textiles',
] as const;
const STEMS = [...TRADES.map(({ stem }) => stem), ...CUSTOMER_STEMS];

/** The name without the words that say what the business does. */
export function properName(nombre: string): string {
  const stem = STEMS.find((one) => nombre.toUpperCase().startsWith(`${one.toUpperCase()} `));
  return stem ? nombre.slice(stem.length + 1) : nombre;
}

/** A name for addresses of the web. */
export function webName(nombre: string): string {
  const plain = nombre.normalize('NFD').replace(/[^a-zA-Z ]/g, '');
  const words = plain
    .toLowerCase()
    .split(' ')
    .filter(
      (word) => word.length > 2 && !/^(sac|srl|saa|eirl|sociedad|anonima|cerrada)$/.test(word),
    );
  return words.slice(-2).join('').slice(0, 20);
}

/** The same business in another trade. */
export function inTrade(
  party: BenchParty,
  stems: readonly string[],
  mailboxes: readonly string[],
  random: Random,
): BenchParty {
  const stem = pick(random, stems);
  const isUpper = party.nombre === party.nombre.toUpperCase();
  const nombre = `${isUpper ? stem.toUpperCase() : stem} ${properName(party.nombre)}`;
  const email = `${pick(random, mailboxes)}@${webName(nombre)}.${pick(random, ['com.pe', 'pe', 'com'])}`;
  return { ...party, nombre, email };
}
