import { TRADES } from '../../facts/trades';
import type { BenchParty } from '../../model';

const bare = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();

const firstWord = (text: string): string => bare(text.split(' ')[0] ?? '');

/** The seller with the beginning of its name (and of its mail's domain) that its trade has. */
export function renamedSeller(party: BenchParty, stem: string): BenchParty {
  const name = party.nombre.toLowerCase();
  const old = TRADES.map((trade) => trade.stem).find((one) => name.startsWith(one.toLowerCase()));
  if (!old) return party;
  const isUpper = party.nombre === party.nombre.toUpperCase();
  return {
    ...party,
    nombre: `${isUpper ? stem.toUpperCase() : stem}${party.nombre.slice(old.length)}`,
    email: party.email.replace(`@${firstWord(old)}`, `@${firstWord(stem)}`),
  };
}
