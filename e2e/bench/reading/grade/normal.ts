import { built } from '../../built';

type TextClean = typeof import('../../../../backend/src/rules/text-clean');

/** Texts, dates and numbers brought to one form, as two people would who compare them by eye. */
export const plainText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase()
    .replace(/[.,;:'"()°º\-–—/·]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

export const digitsOf = (text: string): string => text.replace(/\D/g, '');

export function numberOf(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || value === '') return Number.NaN;
  return Number(value.replace(/,/g, ''));
}

export const sameAmount = (want: unknown, got: unknown): boolean =>
  Math.abs(numberOf(want) - numberOf(got)) <= 0.0101;

/** Series and number; leading zeros of the number do not count. */
export function comprobanteNumber(text: string): string {
  const parts = plainText(text)
    .replace(/\b(?:N|NO|NRO)\b/g, ' ')
    .trim()
    .replace(/\s+/g, '-');
  const [, serie = parts, number = ''] = /^(.*?)-?0*(\d+)$/.exec(parts) ?? [];
  return `${serie}-${number}`;
}

/** 1 for the same text, 0 for nothing in common. */
export function similarity(one: string, other: string): number {
  const rules = built<TextClean>('rules/text-clean');
  return rules.similarity(plainText(one), plainText(other));
}
