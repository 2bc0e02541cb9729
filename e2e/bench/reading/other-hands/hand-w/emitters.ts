import { TRADES } from '../../facts/trades';
import type { BenchParty } from '../../model';

const STEMS = TRADES.map(({ stem }) => stem);

/** What a business is called besides its trade, e.g. `Kuntur S.A.C.` */
export function properName({ nombre }: BenchParty): string {
  const stem = STEMS.find((one) => nombre.toUpperCase().startsWith(one.toUpperCase()));
  return stem ? nombre.slice(stem.length).trim() : nombre;
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z ]/g, '')
    .toLowerCase();

/** Domain of a business of this name, without its ending. */
export function webOf(stem: string, party: BenchParty): string {
  const [first = ''] = plain(stem).split(' ');
  const proper = plain(properName(party)).replace(/ (sac|sa|srl|eirl|saa|sociedad.*)$/, '');
  return `${first.slice(0, 4)}${proper.replaceAll(' ', '')}`.slice(0, 18);
}

/** The emitter with the name of another trade. */
export function inTrade(party: BenchParty, stem: string, box: string): BenchParty {
  const isUpper = party.nombre === party.nombre.toUpperCase();
  const nombre = `${isUpper ? stem.toUpperCase() : stem} ${properName(party)}`;
  return { ...party, nombre, email: `${box}@${webOf(stem, party)}.com.pe` };
}
