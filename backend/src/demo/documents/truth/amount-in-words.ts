import type { Cents, DemoCurrency } from '../model';

const UNITS = [
  '',
  'UNO',
  'DOS',
  'TRES',
  'CUATRO',
  'CINCO',
  'SEIS',
  'SIETE',
  'OCHO',
  'NUEVE',
  'DIEZ',
  'ONCE',
  'DOCE',
  'TRECE',
  'CATORCE',
  'QUINCE',
  'DIECISÉIS',
  'DIECISIETE',
  'DIECIOCHO',
  'DIECINUEVE',
  'VEINTE',
  'VEINTIUNO',
  'VEINTIDÓS',
  'VEINTITRÉS',
  'VEINTICUATRO',
  'VEINTICINCO',
  'VEINTISÉIS',
  'VEINTISIETE',
  'VEINTIOCHO',
  'VEINTINUEVE',
];
const TENS = [
  '',
  '',
  '',
  'TREINTA',
  'CUARENTA',
  'CINCUENTA',
  'SESENTA',
  'SETENTA',
  'OCHENTA',
  'NOVENTA',
];
const HUNDREDS = [
  '',
  'CIENTO',
  'DOSCIENTOS',
  'TRESCIENTOS',
  'CUATROCIENTOS',
  'QUINIENTOS',
  'SEISCIENTOS',
  'SETECIENTOS',
  'OCHOCIENTOS',
  'NOVECIENTOS',
];
const NAME: Record<DemoCurrency, string> = { PEN: 'SOLES', USD: 'DÓLARES AMERICANOS' };

function belowHundred(n: number): string {
  if (n < 30) return UNITS[n] ?? '';
  const unit = n % 10;
  return `${TENS[Math.floor(n / 10)] ?? ''}${unit ? ` Y ${UNITS[unit] ?? ''}` : ''}`;
}

function belowThousand(n: number): string {
  if (n === 100) return 'CIEN';
  return `${HUNDREDS[Math.floor(n / 100)] ?? ''} ${belowHundred(n % 100)}`.trim();
}

/** Before a noun UNO loses its O: VEINTIÚN MIL, UN MILLÓN. */
function shortened(words: string): string {
  return words.replace(/VEINTIUNO$/, 'VEINTIÚN').replace(/UNO$/, 'UN');
}

function integerInWords(n: number): string {
  if (n === 0) return 'CERO';
  const millions = Math.floor(n / 1_000_000);
  const thousands = Math.floor(n / 1000) % 1000;
  const words: string[] = [];
  if (millions === 1) words.push('UN MILLÓN');
  if (millions > 1) words.push(`${shortened(belowThousand(millions))} MILLONES`);
  if (thousands === 1) words.push('MIL');
  if (thousands > 1) words.push(`${shortened(belowThousand(thousands))} MIL`);
  if (n % 1000) words.push(belowThousand(n % 1000));
  return words.join(' ');
}

/** `MIL CIENTO OCHENTA CON 00/100 SOLES` (legend 1000), for amounts under a thousand millions. */
export function amountInWords(cents: Cents, currency: DemoCurrency): string {
  const fraction = String(cents % 100).padStart(2, '0');
  return `${integerInWords(Math.floor(cents / 100))} CON ${fraction}/100 ${NAME[currency]}`;
}
