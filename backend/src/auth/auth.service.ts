import { Injectable } from '@nestjs/common';
import type { SignedInUser } from '../contracts/user';
import { DomainError } from '../rules/domain-error';
import { CompaniesService } from '../companies';
import type { SessionUser } from '../platform/http';
import { LoginThrottle } from '../platform/rate-limit';
import { UsersService, type User } from '../users';

const MAX_EMAIL = 254;
const MAX_PASSWORD = 1_024;

function toSessionUser(user: User): SessionUser {
  return {
    id: user.id,
    name: [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email,
    role: user.role,
    teams: user.teams,
    companyId: user.companyId,
    tenantId: user.companyId ?? `u:${user.id}`,
  };
}

@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersService,
    private readonly companies: CompaniesService,
    private readonly throttle: LoginThrottle,
  ) {}

  /** Signs in by e-mail and password. Throws CREDENCIALES_INVALIDAS or DEMASIADAS_SOLICITUDES. */
  async signIn(email: unknown, password: unknown, ip: string): Promise<SessionUser> {
    if (typeof email !== 'string' || typeof password !== 'string') {
      throw new DomainError('CREDENCIALES_INVALIDAS');
    }
    await this.countAttempt(email, ip);
    const isSane = email.length <= MAX_EMAIL && password.length <= MAX_PASSWORD;
    const user = isSane ? await this.users.verify(email, password) : null;
    if (!user) throw new DomainError('CREDENCIALES_INVALIDAS');
    await this.throttle.recordSuccess(email.slice(0, MAX_EMAIL), ip);
    await this.users.recordLogin(user.id);
    return toSessionUser(user);
  }

  /** The person of a session as of now; null when the account is gone or inactive. */
  async sessionUser(id: string): Promise<SessionUser | null> {
    const user = await this.users.find(id);
    return user?.isActive ? toSessionUser(user) : null;
  }

  /** Answer of `GET /api/auth/user`. */
  async profile(id: string): Promise<SignedInUser> {
    const user = await this.users.find(id);
    if (!user) throw new DomainError('SESION_REQUERIDA');
    const company = user.companyId ? await this.companies.find(user.companyId) : null;
    return {
      id: user.id,
      firstName: user.firstName,
      lastName: user.lastName,
      email: user.email,
      role: user.role,
      teams: user.teams,
      ...(company ? { companyId: company.id, companyName: company.name } : {}),
      isDemo: company?.isDemo ?? false,
    };
  }

  /** Counts as a failure until it has succeeded. */
  private async countAttempt(email: string, ip: string): Promise<void> {
    const { allowed, retryAfterSeconds } = await this.throttle.check(email.slice(0, MAX_EMAIL), ip);
    if (!allowed) throw new DomainError('DEMASIADAS_SOLICITUDES', { seconds: retryAfterSeconds });
  }
}
