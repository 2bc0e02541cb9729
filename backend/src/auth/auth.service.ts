import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { EMAIL_MAX_CHARS, PASSWORD_MAX_CHARS } from '../contracts/account';
import { ACTIVITY, type ActivityAction, type ActivityNews } from '../contracts/activity';
import type { ErrorCode } from '../contracts/errors';
import type { SignedInUser } from '../contracts/user';
import { AppConfig } from '../platform/config/app-config';
import { DomainError } from '../rules/domain-error';
import { CompaniesService } from '../companies';
import type { SessionUser } from '../access';
import { LoginThrottle } from '../platform/rate-limit';
import { fullName } from '../rules/full-name';
import { UsersService, type User } from '../users';

/** Tells the activity log what people did with their accounts and sessions. */
@Injectable()
export class AuthNews {
  constructor(private readonly news: EventEmitter2) {}

  /** `actor` is null for a sign-in with an unknown account. */
  tell(
    action: ActivityAction,
    actor: Pick<SessionUser, 'id' | 'role' | 'tenantId'> | null,
    ip: string | null | undefined,
    details: string,
    subjectId?: string,
  ): void {
    this.news.emit(ACTIVITY, {
      action,
      actorId: actor?.id ?? null,
      role: actor?.role ?? null,
      tenantId: actor?.tenantId ?? null,
      ipAddress: ip ?? null,
      details,
      ...(subjectId === undefined ? {} : { subjectId }),
    } satisfies ActivityNews);
  }
}

/** An account as the person behind a request. */
export function toSessionUser(user: User): SessionUser {
  return {
    id: user.id,
    name: fullName(user),
    role: user.role,
    teams: user.teams,
    companyId: user.companyId,
    tenantId: user.companyId ?? `u:${user.id}`,
  };
}

/** Who signs in with a password: everybody, or where the provider is the only way (OIDC_ONLY) the platform's first admin. */
@Injectable()
export class PasswordAccess {
  constructor(
    private readonly users: UsersService,
    private readonly config: AppConfig,
  ) {}

  /** True where the others come through the identity provider. */
  get isOfOne(): boolean {
    return this.config.oidc?.isOnly ?? false;
  }

  async isOpenTo({ id, role }: Pick<User, 'id' | 'role'>): Promise<boolean> {
    return !this.isOfOne || (role === 'admin' && (await this.users.isFirstAdmin(id)));
  }

  /** Throws SOLO_PROVEEDOR. */
  async assertOpenTo(person: Pick<User, 'id' | 'role'>): Promise<void> {
    if (!(await this.isOpenTo(person))) throw new DomainError('SOLO_PROVEEDOR');
  }
}

/** No password of the allowed length has more UTF-16 units. */
const MAX_PASSWORD_UNITS = 2 * PASSWORD_MAX_CHARS;

@Injectable()
export class AuthService {
  constructor(
    private readonly users: UsersService,
    private readonly companies: CompaniesService,
    private readonly throttle: LoginThrottle,
    private readonly news: AuthNews,
    private readonly passwords: PasswordAccess,
  ) {}

  /** Signs in by e-mail and password. Throws CREDENCIALES_INVALIDAS, CUENTA_INACTIVA, SOLO_PROVEEDOR or DEMASIADAS_SOLICITUDES. */
  async signIn(email: unknown, password: unknown, ip: string): Promise<SessionUser> {
    if (typeof email !== 'string' || typeof password !== 'string') {
      throw new DomainError('CREDENCIALES_INVALIDAS');
    }
    await this.countAttempt(email, ip);
    const isSane = email.length <= EMAIL_MAX_CHARS && password.length <= MAX_PASSWORD_UNITS;
    const user = isSane ? await this.users.verify(email, password) : null;
    if (!user?.isActive) return this.refuse(email, ip, user && 'CUENTA_INACTIVA');
    if (!(await this.passwords.isOpenTo(user))) return this.refuse(email, ip, 'SOLO_PROVEEDOR');
    await this.throttle.recordSuccess(email.slice(0, EMAIL_MAX_CHARS), ip);
    await this.users.recordLogin(user.id);
    const person = toSessionUser(user);
    this.news.tell('login', person, ip, 'Ingresó con correo y contraseña');
    return person;
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
      hasPassword: user.hasPassword && (await this.passwords.isOpenTo(user)),
      onlyByProvider: this.passwords.isOfOne,
    };
  }

  /**
   * The same answer, after the same work, whoever it is; only the activity log knows. Who has shown the
   * right password is told why it does not let him in (`reason`).
   */
  private async refuse(email: string, ip: string, reason: ErrorCode | null): Promise<never> {
    const account = await this.users.findByEmail(email.slice(0, EMAIL_MAX_CHARS));
    const person = account && toSessionUser(account);
    const details = person ? 'No pudo ingresar' : 'Ingreso con un correo que no tiene cuenta';
    this.news.tell('login_failed', person, ip, details);
    throw new DomainError(reason ?? 'CREDENCIALES_INVALIDAS');
  }

  /** Counts as a failure until it has succeeded. */
  private async countAttempt(email: string, ip: string): Promise<void> {
    const { allowed, retryAfterSeconds } = await this.throttle.check(
      email.slice(0, EMAIL_MAX_CHARS),
      ip,
    );
    if (!allowed) throw new DomainError('DEMASIADAS_SOLICITUDES', { seconds: retryAfterSeconds });
  }
}
