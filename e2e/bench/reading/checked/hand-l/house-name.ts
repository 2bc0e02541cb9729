import { TRADES } from '../../facts/trades';
import type { BenchFacts, BenchParty, CivilDate } from '../../model';

/** The seller of the facts under the name of the layout's trade. */
export interface House extends BenchParty {
  /** Without legal form. */
  brand: string;
  web: string;
}

const LEGAL_FORM =
  / (S\.A\.C\.|S\.A\.A\.|S\.A\.|S\.R\.L\.|E\.I\.R\.L\.|SOCIEDAD ANONIMA CERRADA|SAC)$/i;

const letters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z ]/g, '')
    .toLowerCase();

export function houseOf(emisor: BenchParty, stem: string): House {
  const lower = emisor.nombre.toLowerCase();
  const trade = TRADES.find((known) => lower.startsWith(known.stem.toLowerCase()));
  const rest = emisor.nombre.slice(trade?.stem.length ?? 0).trim();
  const isUpper = emisor.nombre === emisor.nombre.toUpperCase();
  const nombre = `${isUpper ? stem.toUpperCase() : stem} ${rest}`;
  const brand = nombre.replace(LEGAL_FORM, '');
  const domain = letters(brand)
    .split(' ')
    .filter((word) => word.length > 2)
    .slice(0, 3)
    .join('')
    .slice(0, 22);
  const user = emisor.email.split('@')[0] ?? 'ventas';
  return {
    ...emisor,
    nombre,
    brand,
    email: `${user}@${domain}.com.pe`,
    web: `www.${domain}.com.pe`,
  };
}

const DAY = 86_400_000;
export const daysBetween = (from: CivilDate, to: CivilDate): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY);

/** Days of each quota after the issue, e.g. `30/60/90`. */
export const creditDays = ({ cuotas, emision }: BenchFacts): string =>
  cuotas.map(({ fecha }) => daysBetween(emision, fecha)).join('/');

export const SERVICE_NAMES: Readonly<Record<string, string>> = {
  '020': 'Mantenimiento y reparación de bienes muebles',
  '022': 'Otros servicios empresariales',
  '027': 'Servicio de transporte de carga',
};
