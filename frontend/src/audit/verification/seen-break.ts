import type { AuditVerification } from '@contracts/audit';

const keyOf = (userId: string): string => `foliado:cadena-vista:${userId}`;

/** Names what was found broken, whichever check found it: the daily one finds the same again. */
const nameOf = ({ breaks }: AuditVerification): string => {
  const [first] = breaks;
  return `${breaks.length} ${first?.streamId} ${first?.version} ${first?.reason}`;
};

/** Whether the person has seen in this browser that these chains are broken. */
export function isSeen(userId: string, check: AuditVerification): boolean {
  try {
    return window.localStorage.getItem(keyOf(userId)) === nameOf(check);
  } catch {
    return false;
  }
}

export function markSeen(userId: string, check: AuditVerification): void {
  try {
    window.localStorage.setItem(keyOf(userId), nameOf(check));
  } catch {
    // Told again is better than not told.
  }
}
