import { digits, pick, type Random } from '../facts/chance';
import { esc } from './markup';

/** A company's number with a right check digit that belongs to no party of the document. */
export function otherRuc(random: Random): string {
  const body = `20${digits(random, 8)}`;
  const weights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];
  const sum = weights.reduce((total, weight, place) => total + weight * Number(body[place]), 0);
  return `${body}${(11 - (sum % 11)) % 10}`;
}

export const plate = (random: Random): string =>
  `${pick(random, ['A', 'B', 'C', 'F', 'T', 'V'])}${digits(random, 1)}${pick(random, ['K', 'M', 'R', 'X'])}-${digits(random, 3)}`;

export const clockTime = (random: Random): string =>
  [8 + Math.floor(random() * 12), Math.floor(random() * 60), Math.floor(random() * 60)]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');

/** Accounts for transfers: numbers that belong to no field. */
export function bankAccounts(random: Random): string[] {
  return [
    `BCP Cta. Cte. M.N. 193-${digits(random, 7)}-0-${digits(random, 2)} CCI 002-193-00${digits(random, 7)}0${digits(random, 2)}-1${digits(random, 1)}`,
    `BBVA Cta. Cte. M.E. 0011-0${digits(random, 3)}-01000${digits(random, 5)} CCI 011-${digits(random, 3)}-0001000${digits(random, 5)}-${digits(random, 2)}`,
    `INTERBANK M.N. ${digits(random, 3)}-300${digits(random, 7)}`,
  ]
    .slice(0, 1 + Math.floor(random() * 3))
    .map(esc);
}

export const PEOPLE = [
  'Rosa Elena Ticona Mamani',
  'Víctor Hugo Chávarry Llontop',
  'Milagros Ñaupari Ccori',
  'Jorge Luis Bazán Arévalo',
  'Carmen del Pilar Iparraguirre',
] as const;

export const PLACES = [
  'Av. Argentina 2833, Cercado de Lima',
  'Carretera Central Km 9.5, Ate - Lima',
  'Mz. C Lt. 14 Parque Industrial, Villa El Salvador',
  'Av. Parra 312, Arequipa',
  'Panamericana Norte Km 775, Lambayeque',
] as const;
