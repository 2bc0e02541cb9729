import { TRADES } from '../../facts/trades';
import type { BenchParty } from '../../model';

const domainOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^a-zA-Z ]/g, '')
    .toLowerCase()
    .split(' ')
    .filter((word) => word.length > 2)
    .slice(0, 2)
    .join('');

export interface NamedSeller extends BenchParty {
  /** The proper part, without trade and legal form. */
  proper: string;
  web: string;
}

const FORMS = / (S\.A\.C\.|S\.A\.A\.|S\.A\.|S\.R\.L\.|E\.I\.R\.L\.|SOCIEDAD ANONIMA CERRADA|SAC)$/i;

/** The seller of the facts under a trade of the layout's own, with its mail and web address. */
export function sellerOf(emisor: BenchParty, stem: string): NamedSeller {
  const { nombre } = emisor;
  const old = TRADES.find((trade) => nombre.toLowerCase().startsWith(trade.stem.toLowerCase()));
  const rest = nombre.slice(old?.stem.length ?? 0).trim();
  const isUpper = nombre === nombre.toUpperCase();
  const proper = rest.replace(FORMS, '');
  const domain = `${domainOf(`${stem.split(' ')[0] ?? ''} ${proper}`)}.com.pe`;
  const user = emisor.email.split('@')[0] ?? 'ventas';
  return {
    ...emisor,
    nombre: `${isUpper ? stem.toUpperCase() : stem} ${rest}`,
    email: `${user}@${domain}`,
    proper,
    web: `www.${domain}`,
  };
}
