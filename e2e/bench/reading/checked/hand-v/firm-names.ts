import { COMPANY_FORMS } from '../../facts/words';
import { TRADES } from '../../facts/trades';

const same = (a: string, b: string): boolean => a.toUpperCase() === b.toUpperCase();

/** The beginning of a firm's name that says what it does, or an empty text. */
export function stemOf(nombre: string): string {
  const found = TRADES.find(({ stem }) => same(nombre.slice(0, stem.length), stem));
  return found?.stem ?? '';
}

/** The part of a firm's name between what it does and its legal form. */
export function properOf(nombre: string): string {
  const rest = nombre.slice(stemOf(nombre).length).trim();
  const form = [...COMPANY_FORMS]
    .sort((a, b) => b.length - a.length)
    .find((one) => same(rest.slice(-one.length), one));
  return rest.slice(0, rest.length - (form?.length ?? 0)).trim();
}

export const isUpper = (text: string): boolean => text === text.toUpperCase();

/** As a part of an Internet address. */
export const domainOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase();
