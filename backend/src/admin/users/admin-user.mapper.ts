import type { AdminUser } from '../../contracts/admin';
import type { CreditNumbers } from '../../credits';
import type { User } from '../../users';

/** An account as the platform admin sees it; field by field, so that nothing stored leaks (D8). */
export function toAdminUser(
  user: User,
  companyName: string | null,
  { credits, creditsUsed }: CreditNumbers,
): AdminUser {
  return {
    id: user.id,
    username: user.email,
    role: user.role,
    teams: [...user.teams],
    firstName: user.firstName,
    lastName: user.lastName,
    isActive: user.isActive ? 'true' : 'false',
    lastLoginAt: user.lastLoginAt?.toISOString() ?? null,
    hasProvider: user.identities.length > 0,
    createdAt: user.createdAt.toISOString(),
    companyId: user.companyId,
    companyName,
    credits,
    creditsUsed,
  };
}
