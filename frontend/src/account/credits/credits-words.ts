import { CREDITS_PER_DOCUMENT, type CreditEntry, type CreditGiver } from '@contracts/credits';

/** At this balance and below it the person is warned. */
export const LOW_CREDITS = 3;

export type CreditsLevel = 'enough' | 'low' | 'none';

export function creditsLevel(credits: number): CreditsLevel {
  if (credits < CREDITS_PER_DOCUMENT) return 'none';
  return credits <= LOW_CREDITS ? 'low' : 'enough';
}

/** '{credits} créditos disponibles' (spec section 2, avatar menu). */
export const creditsAvailable = (credits: number): string =>
  `${inCredits(credits)} ${credits === 1 ? 'disponible' : 'disponibles'}`;

export const inCredits = (credits: number): string =>
  credits === 1 ? '1 crédito' : `${credits.toLocaleString('en-US')} créditos`;

/**
 * What to do about it: who gives credits is somebody of the company, or the platform's administrator.
 * @param addsThem this person is that administrator
 */
export function creditsAdvice(addsThem: boolean, giver?: CreditGiver): string {
  if (giver) return `Pida a ${giver.name} (${giver.email}) que le pase créditos.`;
  return addsThem
    ? 'Agréguelos en el panel de administración.'
    : 'Pida más al administrador de Foliado.';
}

/** The movement in words: a first grant by the system is the opening balance. */
export function movementLabel({ movement, actorName }: CreditEntry): string {
  switch (movement) {
    case 'granted':
      return actorName === null ? 'Saldo inicial' : 'Abono';
    case 'set':
      return 'Ajuste';
    case 'reserved':
      return 'Reservado';
    case 'charged':
      return 'Consumido';
    case 'refunded':
    case 'returned':
      return 'Devuelto';
    case 'passed':
      return 'Pasado';
    case 'received':
      return 'Recibido';
  }
}

/** Who is on the other side of a movement, with the word that leads there; empty for the product's own. */
export function movementPerson({ movement, actorName }: CreditEntry): string {
  if (actorName === null) return '';
  if (movement === 'passed') return ` a ${actorName}`;
  return movement === 'received' ? ` de ${actorName}` : ` por ${actorName}`;
}

/** Signed: `+25`, `−1`; a movement that leaves the balance alone shows a dash. */
export function signedAmount(amount: number): string {
  if (amount === 0) return '—';
  const size = Math.abs(amount).toLocaleString('en-US');
  return amount > 0 ? `+${size}` : `−${size}`;
}
