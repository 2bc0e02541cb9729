import { TRADES } from '../../facts/trades';
import { COMPANY_FORMS } from '../../facts/words';
import type { BenchParty } from '../../model';

/** The seller under a name of the layout's trade. */
export interface Letterhead extends BenchParty {
  /** The proper part of the name, without trade and legal form. */
  proper: string;
  web: string;
}

const byLength = [...COMPANY_FORMS].sort((a, b) => b.length - a.length);

/** Proper part and legal form of a seller's name. */
function partsOf(nombre: string): { proper: string; form: string } {
  const trade = TRADES.find(({ stem }) => nombre.toLowerCase().startsWith(stem.toLowerCase()));
  const rest = nombre.slice(trade?.stem.length ?? 0).trim();
  const form = byLength.find((one) => rest.toUpperCase().endsWith(` ${one.toUpperCase()}`)) ?? '';
  return { proper: rest.slice(0, rest.length - form.length).trim(), form };
}

function domainOf(proper: string, tail: string): string {
  const words = proper.normalize('NFD').replace(/[^a-zA-Z ]/g, '');
  const all = words.split(' ').filter((word) => word !== '');
  const long = all.filter((word) => word.length > 2);
  const stem = (long.length > 0 ? long : all).slice(0, 2).join('');
  return `${stem}${tail}`.toLowerCase();
}

export interface Naming {
  /** The name without its legal form, around the proper part. */
  around(proper: string): string;
  /** End of the web domain, as `ingenieros.pe`. */
  tail: string;
  user: string;
}

export function letterheadOf(emisor: BenchParty, { around, tail, user }: Naming): Letterhead {
  const { proper, form } = partsOf(emisor.nombre);
  const isUpper = emisor.nombre === emisor.nombre.toUpperCase();
  const name = around(proper);
  const domain = domainOf(proper, tail);
  return {
    ...emisor,
    nombre: `${isUpper ? name.toUpperCase() : name} ${form}`.trim(),
    email: `${user}@${domain}`,
    proper,
    web: `www.${domain}`,
  };
}
