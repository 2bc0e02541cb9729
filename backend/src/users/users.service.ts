import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { hash, verify } from '@node-rs/argon2';
import {
  TEAMS,
  USER_DEACTIVATED,
  type Role,
  type Team,
  type UserDeactivated,
} from '../contracts/user';
import { Clock } from '../platform/clock/clock';
import { SYSTEM_ACTOR } from '../platform/outbox';
import { DomainError } from '../rules/domain-error';
import { AccountChanges } from './changes/account-changes';
import { normalizePassword } from './domain/password-policy';
import { assertManages, assertMayGive, assertNotSelf } from './domain/self-protection';
import { searchFields } from './domain/search-words';
import { toUser, type User } from './user.mapper';
import type { UserRecord } from './user.schema';
import type { Actor, Causer } from './users.events';
import { UsersRepository, type UserSearch } from './users.repository';

/** OWASP's first choice for Argon2id (the library's algorithm 2): 19 MiB, 2 passes, 1 lane. */
const ARGON2ID = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> =>
  hash(normalizePassword(password), ARGON2ID);

/** A hash may have been made of the text as it was typed, before passwords were normalised. */
export async function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  const normal = normalizePassword(password);
  if (await verify(passwordHash, normal)) return true;
  return normal !== password && verify(passwordHash, password);
}

/** What a new account is made of. */
export interface NewUser {
  email: string;
  /** Null: signs in through the identity provider only. */
  password: string | null;
  firstName: string;
  lastName: string;
  role: Role;
  teams: Team[];
  companyId: string | null;
  /** Accounts at identity providers that may sign in as this person. */
  identities?: UserRecord['identities'];
  /** Joins a company by an invitation: without first credits. */
  isInvited?: boolean;
}

/** Accounts: reading them and every change of them, each change with its event. */
@Injectable()
export class UsersService {
  /** Verified when the account is unknown, so that both answers take the same work. */
  private dummyHash: Promise<string> | null = null;

  constructor(
    private readonly users: UsersRepository,
    private readonly changes: AccountChanges,
    private readonly clock: Clock,
    private readonly news: EventEmitter2,
  ) {}

  /** Makes an account; of the product itself unless `causer` says who. Throws CUENTA_EXISTE. */
  async create(user: NewUser, causer: Causer = SYSTEM_ACTOR): Promise<User> {
    const { role, teams, firstName, lastName, companyId, identities = [] } = user;
    const email = normalEmail(user.email);
    const event = this.changes.event(causer, { type: 'AccountCreated', data: { role, teams } });
    const record: UserRecord = {
      _id: this.clock.uuid(),
      email,
      firstName,
      lastName,
      role,
      teams,
      companyId,
      isActive: true,
      ...(user.isInvited ? { isInvited: true } : {}),
      passwordHash: user.password === null ? null : await hashPassword(user.password),
      identities,
      lastLoginAt: null,
      createdAt: this.clock.now(),
      revision: 0,
      ...searchFields({ email, firstName, lastName }),
      hasOutbox: true,
      outbox: [event],
    };
    await this.users.insert(record);
    this.changes.announce(record._id);
    return toUser(record);
  }

  async find(id: string): Promise<User | null> {
    const record = await this.users.find(id);
    return record && toUser(record);
  }

  /** The accounts that exist, in no order. */
  async findMany(ids: readonly string[]): Promise<User[]> {
    return (await this.users.findMany(ids)).map(toUser);
  }

  async findByEmail(email: string): Promise<User | null> {
    const record = await this.users.findByEmail(normalEmail(email));
    return record && toUser(record);
  }

  /** The account that this identity of a provider may sign in as. */
  async findByIdentity(issuer: string, subject: string): Promise<User | null> {
    const record = await this.users.findByIdentity(issuer, subject);
    return record && toUser(record);
  }

  /** A page of all accounts of the installation and how many there are; for the platform admin. */
  async search(search: UserSearch): Promise<{ users: User[]; total: number }> {
    const { users, total } = await this.users.search(search);
    return { users: users.map(toUser), total };
  }

  /** All accounts of a company by name. */
  async ofCompany(companyId: string): Promise<User[]> {
    return (await this.users.ofCompany(companyId)).map(toUser);
  }

  counts(): Promise<{ total: number; active: number }> {
    return this.users.counts();
  }

  /**
   * Gives a person another role. Throws NO_ENCONTRADO, SIN_PERMISO, CAMBIO_PROPIO or
   * ULTIMO_ADMINISTRADOR.
   */
  async changeRole(actor: Actor, id: string, role: Role): Promise<User> {
    return this.change(actor, id, (account) => {
      assertManages(actor, account);
      assertMayGive(actor, role);
      assertNotSelf(actor, account);
      if (account.role === role) return null;
      return { type: 'AccountRoleChanged', data: { old: account.role, new: role }, set: { role } };
    });
  }

  /**
   * Lets a person in or out. Who is let out loses all sessions at once (`USER_DEACTIVATED`).
   * Throws like `changeRole`.
   */
  async setActive(actor: Actor, id: string, isActive: boolean): Promise<User> {
    const user = await this.change(actor, id, (account) => {
      assertManages(actor, account);
      assertNotSelf(actor, account);
      if (account.isActive === isActive) return null;
      if (account.anonymisedAt) throw new DomainError('CUENTA_ANONIMIZADA');
      const type = isActive ? 'AccountActivated' : 'AccountDeactivated';
      return { type, data: {}, set: { isActive } };
    });
    const news = { userId: id } satisfies UserDeactivated;
    if (!isActive) await this.news.emitAsync(USER_DEACTIVATED, news);
    return user;
  }

  /** Puts a person into teams, each at most once. Throws NO_ENCONTRADO or SIN_PERMISO. */
  async setTeams(actor: Actor, id: string, wanted: readonly Team[]): Promise<User> {
    const teams = TEAMS.filter((team) => wanted.includes(team));
    return this.change(actor, id, (account) => {
      assertManages(actor, account);
      const old = TEAMS.filter((team) => account.teams.includes(team));
      if (old.join() === teams.join()) return null;
      return { type: 'AccountTeamsChanged', data: { old, new: teams }, set: { teams } };
    });
  }

  /** The person's own change of name. */
  async rename(id: string, firstName: string, lastName: string): Promise<User> {
    const record = await this.users.find(id);
    if (!record) throw new DomainError('NO_ENCONTRADO');
    return this.change({ id, role: record.role }, id, ({ email, ...account }) => {
      const old = { firstName: account.firstName, lastName: account.lastName };
      if (old.firstName === firstName && old.lastName === lastName) return null;
      const set = { firstName, lastName, ...searchFields({ email, firstName, lastName }) };
      return { type: 'AccountRenamed', data: { old, new: { firstName, lastName } }, set };
    });
  }

  /** Sets a password that has been checked by the caller. */
  async setPassword(causer: Causer, id: string, password: string): Promise<User> {
    const passwordHash = await hashPassword(password);
    return this.change(causer, id, () => ({
      type: 'PasswordChanged',
      data: {},
      set: { passwordHash },
    }));
  }

  /**
   * Lets an identity of a provider sign in as this person; of one provider only one. A password from
   * before goes: whoever set it had not proved the address. The platform's admin keeps it as the way
   * in when the provider is down. Throws IDENTIDAD_DISTINTA.
   */
  async linkIdentity(causer: Causer, id: string, issuer: string, subject: string): Promise<User> {
    return this.change(causer, id, ({ identities, role, passwordHash }) => {
      const linked = identities.find((one) => one.issuer === issuer);
      if (linked?.subject === subject) return null;
      if (linked) throw new DomainError('IDENTIDAD_DISTINTA');
      const set = {
        identities: [...identities, { issuer, subject }],
        passwordHash: role === 'admin' ? passwordHash : null,
      };
      return { type: 'IdentityLinked', data: { issuer }, set };
    });
  }

  /**
   * Takes every identity of a provider off another person's account, which can then be linked anew.
   * Throws NO_ENCONTRADO, SIN_PERMISO or CAMBIO_PROPIO.
   */
  async unlinkIdentities(actor: Actor, id: string): Promise<User> {
    return this.change(actor, id, (account) => {
      assertManages(actor, account);
      assertNotSelf(actor, account);
      if (account.identities.length === 0) return null;
      const issuers = account.identities.map(({ issuer }) => issuer);
      return { type: 'IdentityUnlinked', data: { issuers }, set: { identities: [] } };
    });
  }

  /** The account when e-mail and password fit, active or not, else null; unknown accounts cost the same. */
  async verify(email: string, password: string): Promise<User | null> {
    const record = await this.users.findByEmail(normalEmail(email));
    this.dummyHash ??= hashPassword(this.clock.uuid());
    const fits = await verifyPassword(record?.passwordHash ?? (await this.dummyHash), password);
    return record?.passwordHash && fits ? toUser(record) : null;
  }

  async recordLogin(id: string): Promise<void> {
    await this.users.recordLogin(id, this.clock.now());
  }

  async isEmpty(): Promise<boolean> {
    return this.users.isEmpty();
  }

  /** True for the first of the active platform admins, who can always come in by password. */
  async isFirstAdmin(id: string): Promise<boolean> {
    return (await this.users.firstAdmin())?._id === id;
  }

  async hasPlatformAdmin(): Promise<boolean> {
    return this.users.anyWithRole('admin');
  }

  /** Sets the password of the account with this e-mail unless it already is that one. */
  async ensurePassword(email: string, password: string): Promise<void> {
    const record = await this.users.findByEmail(email);
    if (!record) return;
    if (record.passwordHash && (await verifyPassword(record.passwordHash, password))) return;
    await this.setPassword(SYSTEM_ACTOR, record._id, password);
  }

  private async change(
    causer: Causer,
    id: string,
    decide: (
      account: UserRecord & { id: string },
    ) => ReturnType<Parameters<AccountChanges['apply']>[2]>,
  ): Promise<User> {
    return toUser(await this.changes.apply(causer, id, (record) => decide({ ...record, id })));
  }
}

const normalEmail = (email: string): string => email.trim().toLowerCase();
