import { currencySign, type AnyCurrency } from './currency';

/** What an amount is: decides whether a lone `1.180` is 1,180 or 1.18 (peru.md section 9). */
export type AmountKind = 'importe' | 'unitario' | 'cantidad';

export interface AmountReading {
  /** Decimal; an `importe` has at most two decimals. */
  value: number;
  /** True when letters had to be read as digits (`1,18O.OO`): less sure. */
  repaired: boolean;
}

const CURRENCY_MARK =
  /^(?:NUEVOS\s+SOLES|SOLES|US\s?\$|U\$S|USD|PEN|EUR|\$|€|[S58]\s?\/\s?\.?|S\.\s?\/|S\/\.|S\.(?=\d))\s*/i;
const CURRENCY_TAIL = /(?:SOLES|USD|PEN|EUR|€|\$)$/i;
/** Figures that a reader of pictures takes for letters. */
export const OCR_DIGIT: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  I: '1',
  l: '1',
  '|': '1',
  Z: '2',
  S: '5',
  B: '8',
};

/** The amount printed in `text`, or null when there is none (`-`, `N/A`, words). */
export function parseAmount(text: string, options: { kind?: AmountKind } = {}): number | null {
  return readAmount(text, options)?.value ?? null;
}

/** Like `parseAmount`, and says whether OCR letters were taken for digits. */
export function readAmount(
  text: string,
  options: { kind?: AmountKind } = {},
): AmountReading | null {
  const kind = options.kind ?? 'importe';
  const { body, negative } = unsign(text.trim());
  const digits = repairDigits(body.replace(/[\s\u00a0'’´`]/g, ''));
  if (digits === null) return null;
  const plain = decimalText(digits.text, kind);
  if (plain === null) return null;
  const value = Number(plain);
  if (!Number.isFinite(value) || value > Number.MAX_SAFE_INTEGER / 100) return null;
  const signed = negative && value !== 0 ? -value : value;
  return { value: kind === 'importe' ? roundCents(signed) : signed, repaired: digits.repaired };
}

/** Takes sign, brackets and currency marks off. */
function unsign(text: string): { body: string; negative: boolean } {
  let body = text;
  let negative = false;
  const take = (pattern: RegExp, replacement = ''): void => {
    if (!pattern.test(body)) return;
    body = body.replace(pattern, replacement);
    negative = true;
  };
  take(/^\((.*)\)$/, '$1');
  take(/^[-−–]\s*(?=[\d.,S$U€])/i);
  body = body.replace(CURRENCY_MARK, '').replace(CURRENCY_TAIL, '').trimEnd();
  take(/^[-−–]\s*/);
  take(/(?<=\d)\s*[-−–]$/);
  take(/^\((.*)\)$/, '$1');
  return { body, negative };
}

function repairDigits(text: string): { text: string; repaired: boolean } | null {
  if (/^[.,]*\d[\d.,]*$/.test(text)) return { text, repaired: false };
  if (!/^[\d.,OoQDIl|ZSB]+$/.test(text) || !/[.,]/.test(text)) return null;
  const digitCount = text.replace(/\D/g, '').length;
  const fixed = text.replace(/[^\d.,]/g, (letter) => OCR_DIGIT[letter] ?? letter);
  const letters = fixed.replace(/\D/g, '').length - digitCount;
  return digitCount >= letters ? { text: fixed, repaired: true } : null;
}

/** `1.180,00` -> `1180.00`; null when the separators make no number. */
function decimalText(text: string, kind: AmountKind): string | null {
  const parts = text.split(/[.,]/);
  if (parts.length === 1) return text;
  const last = parts[parts.length - 1] ?? '';
  const head = parts.slice(0, -1);
  if (parts.length === 2) {
    const pointOfThousands =
      last.length === 3 && /^\d{1,3}$/.test(head[0] ?? '') && head[0] !== '0';
    const isThousands = pointOfThousands && (text.includes(',') || kind === 'importe');
    return isThousands ? head.join('') + last : `${head[0] || '0'}.${last || '0'}`;
  }
  if (!groupsAreThousands(head)) return null;
  const marks = text.replace(/\d/g, '');
  const lastMark = marks[marks.length - 1];
  const onlyOneMark = [...marks].every((mark) => mark === lastMark);
  if (onlyOneMark && last.length === 3) return parts.join('');
  return `${head.join('')}.${last || '0'}`;
}

function groupsAreThousands(groups: readonly string[]): boolean {
  return groups.every((group, index) => (index === 0 ? /^\d{1,3}$/ : /^\d{3}$/).test(group));
}

/** Integer cents of a decimal amount, half away from zero, without binary surprises (1.005 -> 101). */
export function toCents(amount: number): number {
  const text = String(Math.abs(amount));
  const scaled = text.includes('e') ? Math.abs(amount) * 100 : Number(`${text}e2`);
  const cents = Math.round(scaled);
  return amount < 0 && cents !== 0 ? -cents : cents;
}

export function fromCents(cents: number): number {
  return cents / 100;
}

export function roundCents(amount: number): number {
  return fromCents(toCents(amount));
}

/** Exact sum of decimal amounts, through integer cents. */
export function sumAmounts(amounts: readonly number[]): number {
  return fromCents(amounts.reduce((sum, amount) => sum + toCents(amount), 0));
}

/** Cents of a stored amount: a number, or a text with either separator; null when it is neither. */
export function centsOf(value: unknown): number | null {
  const amount = typeof value === 'string' ? parseAmount(value) : value;
  if (typeof amount !== 'number' || !Number.isFinite(amount)) return null;
  const cents = toCents(amount);
  return Number.isSafeInteger(cents) ? cents : null;
}

/** `118000` -> `1180.00`: for files; point for decimals and nothing for thousands. */
export function centsText(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0');
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

const GROUPED = new Intl.NumberFormat('en-US');

/** `1180` -> `1,180.00`: comma for thousands, point for decimals, as Peru prints it. */
export function formatAmount(amount: number): string {
  const cents = Math.abs(toCents(amount));
  const whole = GROUPED.format(Math.floor(cents / 100));
  const sign = toCents(amount) < 0 ? '-' : '';
  return `${sign}${whole}.${String(cents % 100).padStart(2, '0')}`;
}

/** `S/ 1,180.00`, `US$ 1,180.00`, `€ 1,180.00`, `BRL 1,180.00`; always one plain space, the sign before the symbol. */
export function formatMoney(amount: number, currency: AnyCurrency): string {
  const text = formatAmount(Math.abs(amount));
  const sign = toCents(amount) < 0 ? '-' : '';
  return `${sign}${currencySign(currency)} ${text}`;
}

/** `1,180.00 PEN`: the form of field tables and cards (spec section 5, display rules). */
export function formatMoneySuffix(amount: number, currency: AnyCurrency): string {
  return `${formatAmount(amount)} ${currency}`;
}
