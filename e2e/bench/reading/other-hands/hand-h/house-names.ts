import { TRADES } from '../../facts/trades';
import type { BenchParty } from '../../model';

const STEMS = [...TRADES.map(({ stem }) => stem), 'Constructora', 'Minera', 'Inversiones'];

const isUpper = (text: string): boolean => text === text.toUpperCase();

function domainOf(name: string): string {
  const bare = name.normalize('NFD').replace(/[^a-zA-Z ]/g, '');
  const words = bare
    .toLowerCase()
    .split(' ')
    .filter((word) => word.length > 3);
  return words.slice(-2).join('').slice(0, 20);
}

/** The proper name between the trade and the legal form: what stands on the sign of the house. */
export function brandOf({ nombre }: BenchParty): string {
  const stem = STEMS.find((one) => nombre.toLowerCase().startsWith(one.toLowerCase())) ?? '';
  const rest = nombre.slice(stem.length).trim();
  return rest.replace(
    /\s+(S\.A\.C\.|S\.A\.A\.|S\.A\.|S\.R\.L\.|E\.I\.R\.L\.|SAC|SOCIEDAD .*)$/i,
    '',
  );
}

/** The party in another trade: its name and its mail tell it. */
export function inTrade(party: BenchParty, stem: string): BenchParty {
  const old = STEMS.find((one) => party.nombre.toLowerCase().startsWith(one.toLowerCase()));
  if (!old) return party;
  const rest = party.nombre.slice(old.length);
  const nombre = `${isUpper(party.nombre) ? stem.toUpperCase() : stem}${rest}`;
  const [box = 'ventas', host = ''] = party.email.split('@');
  const ending = host.slice(host.indexOf('.'));
  const domain = domainOf(`${stem} ${brandOf(party)}`);
  const email = party.email && domain ? `${box}@${domain}${ending}` : party.email;
  return { ...party, nombre, email };
}

export const siteOf = ({ email }: BenchParty): string => email.split('@')[1] ?? '';
