import { Injectable } from '@nestjs/common';
import type { Role, Team } from '../contracts/user';
import { Clock } from '../platform/clock/clock';
import { hashPassword, verifyPassword } from './password';
import type { UserRecord } from './user.schema';
import { UsersRepository } from './users.repository';

/** A person's account as other features see it: without the password. */
export type User = Omit<UserRecord, '_id' | 'passwordHash'> & { id: string; hasPassword: boolean };

export interface NewUser {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  role: Role;
  teams: Team[];
  companyId: string | null;
}

function toUser({ _id, passwordHash, ...rest }: UserRecord): User {
  return { id: _id, hasPassword: passwordHash !== null, ...rest };
}

@Injectable()
export class UsersService {
  /** Verified when the account is unknown, so that both answers take the same work. */
  private dummyHash: Promise<string> | null = null;

  constructor(
    private readonly users: UsersRepository,
    private readonly clock: Clock,
  ) {}

  async create({ password, email, ...rest }: NewUser): Promise<User> {
    const record: UserRecord = {
      ...rest,
      _id: this.clock.uuid(),
      email: email.toLowerCase(),
      isActive: true,
      passwordHash: await hashPassword(password),
      identities: [],
      lastLoginAt: null,
      createdAt: this.clock.now(),
    };
    await this.users.insert(record);
    return toUser(record);
  }

  async find(id: string): Promise<User | null> {
    const record = await this.users.find(id);
    return record && toUser(record);
  }

  /** The account when e-mail and password fit and it is active, else null; unknown accounts cost the same. */
  async verify(email: string, password: string): Promise<User | null> {
    const record = await this.users.findByEmail(email.trim().toLowerCase());
    this.dummyHash ??= hashPassword(this.clock.uuid());
    const fits = await verifyPassword(record?.passwordHash ?? (await this.dummyHash), password);
    return record && fits && record.isActive ? toUser(record) : null;
  }

  async recordLogin(id: string): Promise<void> {
    await this.users.recordLogin(id, this.clock.now());
  }

  async isEmpty(): Promise<boolean> {
    return this.users.isEmpty();
  }

  async hasPlatformAdmin(): Promise<boolean> {
    return this.users.anyWithRole('admin');
  }

  /** Sets the password of the account with this e-mail unless it already is that one. */
  async ensurePassword(email: string, password: string): Promise<void> {
    const record = await this.users.findByEmail(email);
    if (!record) return;
    if (record.passwordHash && (await verifyPassword(record.passwordHash, password))) return;
    await this.users.setPasswordHash(record._id, await hashPassword(password));
  }
}
