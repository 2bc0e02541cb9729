/**
 * RUC of SUNAT: 11 digits, prefix 10, 15, 16, 17 or 20, check digit by modulus 11
 * with weights 5 4 3 2 7 6 5 4 3 2 (peru.md section 1.1).
 */
const WEIGHTS = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];
const PREFIX = /^(?:10|15|16|17|20)/;
/** Characters that OCR takes for one another, as digits. */
const CONFUSED: Readonly<Record<string, string>> = {
  O: '0',
  D: '0',
  Q: '0',
  I: '1',
  L: '1',
  '|': '1',
  Z: '2',
  S: '5',
  G: '6',
  B: '8',
};
const CONFUSED_DIGITS: readonly (readonly [string, string])[] = [
  ['0', '8'],
  ['0', '6'],
  ['1', '7'],
  ['1', '4'],
  ['3', '8'],
  ['5', '6'],
  ['5', '8'],
  ['6', '8'],
  ['2', '7'],
  ['4', '9'],
  ['3', '5'],
  ['8', '9'],
];

/** The check digit that belongs to the first ten digits. */
export function rucCheckDigit(firstTen: string): number {
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(firstTen[index]), 0);
  return (11 - (sum % 11)) % 10;
}

/** True for 11 digits with a legal prefix and the right check digit; spaces are not allowed. */
export function isValidRuc(ruc: string | null | undefined): boolean {
  if (!ruc || !/^\d{11}$/.test(ruc) || !PREFIX.test(ruc)) return false;
  return rucCheckDigit(ruc) === Number(ruc[10]);
}

/**
 * The digits of a printed RUC (`R.U.C. N° 20 512333797`), valid or not; null when they are not eleven, or begin as
 * those of `E001-00000048` do.
 */
export function rucDigits(text: string): string | null {
  const digits = text.replace(/^[^\d]*/, '').replace(/[\s.-]/g, '');
  const match = /^(?!00)(\d{11})(?!\d)/.exec(digits);
  return match?.[1] ?? null;
}

/** For a natural person (prefix 10) the DNI inside the RUC, else null. */
export function dniOfRuc(ruc: string): string | null {
  return /^10\d{9}$/.test(ruc) ? ruc.slice(2, 10) : null;
}

/**
 * The only valid RUC that a bad OCR reading can stand for, or null when there is none or more than one.
 * A proposal for the person, never a value (decisions, "RUC repair after OCR").
 */
export function repairRuc(reading: string): string | null {
  const letters = reading.toUpperCase().replace(/[\s.-]/g, '');
  const digits = letters.replace(/[A-Z|]/g, (letter) => CONFUSED[letter] ?? letter);
  if (!/^\d{11}$/.test(digits)) return null;
  if (digits !== letters && isValidRuc(digits)) return digits;
  const variants = new Set<string>();
  [...digits].forEach((digit, index) => {
    for (const other of confusedWith(digit)) {
      const variant = digits.slice(0, index) + other + digits.slice(index + 1);
      if (isValidRuc(variant)) variants.add(variant);
    }
  });
  const [only, second] = [...variants];
  return only !== undefined && second === undefined && !isValidRuc(digits) ? only : null;
}

function confusedWith(digit: string): string[] {
  return CONFUSED_DIGITS.flatMap(([a, b]) => (a === digit ? [b] : b === digit ? [a] : []));
}

/** DNI: exactly eight digits. */
export function isDni(text: string): boolean {
  return /^\d{8}$/.test(text);
}
