import type { SignedInUser } from '@contracts/user';

/** Treasury, and who administers; the server decides again. */
export const mayPay = ({ role, teams }: Pick<SignedInUser, 'role' | 'teams'>): boolean =>
  role !== 'user' || teams.includes('tesoreria');

export const ONLY_TREASURY = 'Solo el equipo de Tesorería registra pagos.';
