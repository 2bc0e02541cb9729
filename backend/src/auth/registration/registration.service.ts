import { Injectable } from '@nestjs/common';
import type { Registration } from '../../contracts/account';
import { REGISTRATIONS_PER_HOUR } from '../../contracts/limits';
import { TEAMS } from '../../contracts/user';
import { CompaniesService, type NewCompany } from '../../companies';
import { AppConfig } from '../../platform/config/app-config';
import type { SessionUser } from '../../access';
import { AddressThrottle, type RateLimit } from '../../platform/rate-limit';
import { DomainError } from '../../rules/domain-error';
import { isValidRuc } from '../../rules/ruc';
import { assertGoodPassword, UsersService, type NewUser, type User } from '../../users';
import { AuthNews, AuthService, toSessionUser } from '../auth.service';

/** Enough for an office behind one address; too few to learn which e-mails have accounts. */
const PER_ADDRESS: RateLimit = { points: REGISTRATIONS_PER_HOUR, durationSeconds: 3_600 };

/** A person whom the identity provider has proved. */
export type ProvenPerson = Omit<Registration, 'password' | 'ruc'> & Pick<NewUser, 'identities'>;

type NewPerson = Omit<Registration, 'password'> & Pick<NewUser, 'password' | 'identities'>;

/** New accounts with a company of their own. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly users: UsersService,
    private readonly companies: CompaniesService,
    private readonly auth: AuthService,
    private readonly throttle: AddressThrottle,
    private readonly news: AuthNews,
    private readonly config: AppConfig,
  ) {}

  /** Whether anybody may register with a password; with an identity provider people come through it. */
  get isOpen(): boolean {
    return this.config.registrationOpen && this.config.oidc === null;
  }

  /** Whether new people come through the identity provider, which makes their account at the first sign-in. */
  get isByProvider(): boolean {
    return this.config.registrationOpen && this.config.oidc !== null;
  }

  /**
   * Makes the company and its company_admin (decisions: new account). Who sends the same form twice
   * is let into what the first one made. Throws NO_ENCONTRADO while registration is closed,
   * RUC_INVALIDO, CONTRASENA_DEBIL, DEMASIADAS_SOLICITUDES or CUENTA_EXISTE.
   */
  async register(body: Registration, ip: string): Promise<SessionUser> {
    if (!this.isOpen) throw new DomainError('NO_ENCONTRADO');
    if (body.ruc !== undefined && !isValidRuc(body.ruc)) throw new DomainError('RUC_INVALIDO');
    assertGoodPassword(body.password, body);
    await this.throttle.use('register', ip, PER_ADDRESS);
    try {
      return await this.create(body, ip);
    } catch (error) {
      const isTaken = error instanceof DomainError && error.code === 'CUENTA_EXISTE';
      if (!isTaken) throw error;
      return this.signInInstead(body, ip);
    }
  }

  /**
   * The same for a person whom the identity provider has proved, without a password. Throws
   * REGISTRO_CERRADO or CUENTA_EXISTE.
   */
  async registerProven(person: ProvenPerson, ip: string | null): Promise<User> {
    if (!this.config.registrationOpen) throw new DomainError('REGISTRO_CERRADO');
    const user = await this.createBoth({ ...person, password: null });
    const details = 'Creó su cuenta con su proveedor de identidad';
    this.news.tell('register', toSessionUser(user), ip, details);
    return user;
  }

  private async create(body: Registration, ip: string): Promise<SessionUser> {
    if (await this.users.findByEmail(body.email)) throw new DomainError('CUENTA_EXISTE');
    const person = toSessionUser(await this.createBoth(body));
    this.news.tell('register', person, ip, 'Creó su cuenta y su empresa');
    return person;
  }

  /** Slowed down as every sign-in is, so that this is no second way to guess passwords. */
  private async signInInstead({ email, password }: Registration, ip: string): Promise<SessionUser> {
    try {
      return await this.auth.signIn(email, password, ip);
    } catch (error) {
      const isWrong = error instanceof DomainError && error.code === 'CREDENCIALES_INVALIDAS';
      throw isWrong ? new DomainError('CUENTA_EXISTE') : error;
    }
  }

  /** The company first: an account without its company could not work. Neither stays without the other. */
  private async createBoth({ companyName, ruc, ...person }: NewPerson): Promise<User> {
    const wanted: NewCompany = { name: companyName, ruc: ruc ?? null, isDemo: false };
    const company = await this.companies.create(wanted);
    const standing = { role: 'company_admin' as const, teams: [...TEAMS], companyId: company.id };
    try {
      return await this.users.create({ ...person, ...standing });
    } catch (error) {
      await this.companies.remove(company.id);
      throw error;
    }
  }
}
