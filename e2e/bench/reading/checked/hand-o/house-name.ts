import { TRADES } from '../../facts/trades';
import type { BenchParty } from '../../model';

const FORMS = / (S\.A\.C\.|S\.A\.A\.|S\.A\.|S\.R\.L\.|E\.I\.R\.L\.|SOCIEDAD ANONIMA CERRADA|SAC)$/i;

/** A seller under a trade of this hand's own. */
export interface House extends BenchParty {
  /** The name on the sign: without trade and legal form. */
  brand: string;
  web: string;
}

const domainOf = (name: string): string =>
  `${name
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase()
    .slice(0, 16)}.com.pe`;

/** The seller with `stem` for its trade; RUC and address stay, the mail follows the name. */
export function houseOf(emisor: BenchParty, stem: string): House {
  const { nombre } = emisor;
  const old = TRADES.find((trade) => nombre.toLowerCase().startsWith(trade.stem.toLowerCase()));
  const rest = nombre.slice(old?.stem.length ?? 0).trim();
  const brand = rest.replace(FORMS, '');
  const domain = domainOf(brand);
  const isUpper = nombre === nombre.toUpperCase();
  return {
    ...emisor,
    nombre: `${isUpper ? stem.toUpperCase() : stem} ${rest}`,
    email: `${emisor.email.split('@')[0] ?? 'contacto'}@${domain}`,
    brand,
    web: `www.${domain}`,
  };
}
