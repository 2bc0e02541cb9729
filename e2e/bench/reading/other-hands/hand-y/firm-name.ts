import type { BenchParty } from '../../model';
import { happens, pick, type Random } from '../../facts/chance';
import { TRADES } from '../../facts/trades';

/** What stands behind the trade in a business's name: the proper name and the legal form. */
export function properName(nombre: string): string {
  const upper = nombre.toUpperCase();
  const trade = TRADES.find(({ stem }) => upper.startsWith(`${stem.toUpperCase()} `));
  return trade ? nombre.slice(trade.stem.length + 1) : nombre;
}

const isUpper = (text: string): boolean => text === text.toUpperCase();

/** `DISTRIBUIDORA ELÉCTRICA WAYRA S.A.C.`: another trade before the same proper name, in the same letters. */
export function renamed(nombre: string, stem: string): string {
  return `${isUpper(nombre) ? stem.toUpperCase() : stem} ${properName(nombre)}`;
}

/** The letters of a web address: `wayra`, `riomantaro`. */
export function webName(nombre: string): string {
  const plain = properName(nombre)
    .normalize('NFD')
    .replace(/[\u0300-\u036f.]/g, '');
  const words = plain
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .split(' ');
  const forms = ['sac', 'sa', 'srl', 'eirl', 'saa', 'sociedad', 'anonima', 'cerrada', ''];
  return words
    .filter((word) => !forms.includes(word))
    .join('')
    .slice(0, 24);
}

export interface Firm extends BenchParty {
  web: string;
}

/** The seller under another trade, with web and mail that go with the name. */
export function firmOf(
  party: BenchParty,
  { stem, domain, boxes }: { stem: string; domain: string; boxes: readonly string[] },
  random: Random,
): Firm {
  const nombre = renamed(party.nombre, stem);
  const host = `${domain}${webName(party.nombre)}.${happens(random, 0.6) ? 'com.pe' : 'pe'}`;
  return { ...party, nombre, email: `${pick(random, boxes)}@${host}`, web: `www.${host}` };
}
