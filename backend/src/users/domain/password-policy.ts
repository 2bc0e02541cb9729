import { PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from '../../contracts/account';

/** What an attacker tries first against this person. */
export interface PasswordOwner {
  email: string;
  firstName?: string;
  lastName?: string;
  /** Razón social. */
  companyName?: string | null;
}

const EXAMPLE = 'por ejemplo cuatro palabras al azar';
const REASONS = {
  short: `La contraseña tiene menos de ${PASSWORD_MIN_CHARS} caracteres. Escriba una más larga, ${EXAMPLE}.`,
  long: `La contraseña pasa de ${PASSWORD_MAX_CHARS.toLocaleString('en-US')} caracteres. Escriba una más corta.`,
  repeated: `La contraseña repite un solo carácter. Escriba otra, ${EXAMPLE}.`,
  common: `Esa contraseña está entre las más usadas y se adivina enseguida. Escriba otra, ${EXAMPLE}.`,
  own: `La contraseña es su correo, su nombre o el de la empresa. Escriba otra, ${EXAMPLE}.`,
} as const;

const LEGAL_FORM =
  /(?<![\s.,])[\s.,]+(?:s\.?\s?a\.?\s?[ac]?\.?|e\.?\s?i\.?\s?r\.?\s?l\.?|s\.?\s?r\.?\s?l\.?)$/i;

/** One spelling for all ways to type a password; sign-in and storing use the same. */
export const normalizePassword = (password: string): string => password.normalize('NFKC');

/** Characters as a person counts them: code points, not UTF-16 units. */
export const passwordLength = (password: string): number => [...password].length;

/**
 * Why a new password is refused, in Spanish with the next step, or null. ASVS 5 V6.2: 8 characters or
 * more, nothing cut off, no composition rules; refused are common passwords, one character repeated,
 * and the words that belong to the person, with digits or signs around them or without.
 */
export function passwordWeakness(
  password: string,
  owner: PasswordOwner,
  isCommon: (lowerCase: string) => boolean,
): string | null {
  if (passwordLength(password) > PASSWORD_MAX_CHARS) return REASONS.long;
  const normal = normalizePassword(password);
  const characters = [...normal];
  if (characters.length < PASSWORD_MIN_CHARS) return REASONS.short;
  if (new Set(characters).size === 1) return REASONS.repeated;
  if (isCommon(normal.toLowerCase())) return REASONS.common;
  return isOwnWord(normal, owner) ? REASONS.own : null;
}

function isOwnWord(password: string, owner: PasswordOwner): boolean {
  const bare = lettersOf(password);
  return bare !== '' && ownWords(owner).some((word) => lettersOf(word) === bare);
}

function ownWords({ email, firstName = '', lastName = '', companyName }: PasswordOwner): string[] {
  const company = companyName ?? '';
  return [
    'foliado',
    email,
    email.split('@')[0] ?? '',
    firstName,
    lastName,
    firstName + lastName,
    lastName + firstName,
    company,
    company.replace(LEGAL_FORM, ''),
  ];
}

/** Letters and inner digits without case, accents or signs; digits around them are left out. */
function lettersOf(text: string): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return plain.replace(/^\p{N}+|(?<!\p{N})\p{N}+$/gu, '');
}
