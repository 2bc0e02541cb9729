import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model, type QueryFilter } from 'mongoose';
import type { AdminUserSortKey } from '../contracts/admin';
import type { Role } from '../contracts/user';
import type { OutboxEntry } from '../platform/outbox';
import { DomainError } from '../rules/domain-error';
import { searchWords, type SearchFields } from './domain/search-words';
import type { Remaining, Seat } from './domain/self-protection';
import { UserRecord } from './user.schema';
import type { AccountEventType } from './users.events';
import { isDuplicateKey } from '../platform/database/unique-writes';

/** Comes after all characters of a search word, which are a-z and 0-9. */
const AFTER_WORD_CHARS = '{';
/** From this length on a beginning of a word is so rare that sorting the hits beats walking a sorted index. */
const RARE_CHARS = 2;

/** Which accounts, in which order, from which place to which (from 0, inclusive). */
export interface UserSearch {
  /** Beginnings of words of e-mail and name, in any order, without case and accents. */
  text?: string;
  role?: Role;
  isActive?: boolean;
  companyId?: string;
  sort: AdminUserSortKey;
  order: 'ASC' | 'DESC';
  from: number;
  to: number;
}

const SORT_FIELD: Readonly<Record<AdminUserSortKey, keyof UserRecord>> = {
  username: 'email',
  firstName: 'sortName',
  role: 'role',
  createdAt: 'createdAt',
  lastLoginAt: 'lastLoginAt',
};

/** Whether some word begins with `beginning`, as a range of one element, which an index serves. */
function beginsWith(beginning: string): QueryFilter<UserRecord> {
  const range = { $gte: beginning, $lt: beginning + AFTER_WORD_CHARS };
  return { searchWords: trusted({ $elemMatch: range }) };
}

function filterOf({ text, role, isActive, companyId }: UserSearch): QueryFilter<UserRecord> {
  const patterns = searchWords(text ?? '').map(beginsWith);
  return {
    ...(patterns.length > 0 ? { $and: patterns } : {}),
    ...(role === undefined ? {} : { role }),
    ...(isActive === undefined ? {} : { isActive }),
    ...(companyId === undefined ? {} : { companyId }),
  };
}

@Injectable()
export class UsersRepository {
  constructor(@InjectModel(UserRecord.name) private readonly users: Model<UserRecord>) {}

  /** Throws CUENTA_EXISTE when the e-mail has an account. */
  async insert(user: UserRecord): Promise<void> {
    try {
      await this.users.create(user);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      throw new DomainError('CUENTA_EXISTE', {}, { cause: error });
    }
  }

  async find(id: string): Promise<UserRecord | null> {
    return this.users.findById(id).lean<UserRecord>();
  }

  async findMany(ids: readonly string[]): Promise<UserRecord[]> {
    return this.users.find({ _id: trusted({ $in: [...ids] }) }).lean<UserRecord[]>();
  }

  async findByEmail(email: string): Promise<UserRecord | null> {
    return this.users.findOne({ email }).lean<UserRecord>();
  }

  async findByIdentity(issuer: string, subject: string): Promise<UserRecord | null> {
    const identity = trusted({ $elemMatch: { issuer, subject } });
    return this.users.findOne({ identities: identity }).lean<UserRecord>();
  }

  async search(search: UserSearch): Promise<{ users: UserRecord[]; total: number }> {
    if (search.text?.trim() && searchWords(search.text).length === 0) {
      return { users: [], total: 0 };
    }
    const filter = filterOf(search);
    const direction = search.order === 'ASC' ? 1 : -1;
    const query = this.users
      .find(filter)
      .sort({ [SORT_FIELD[search.sort]]: direction, _id: direction })
      .skip(search.from)
      .limit(search.to - search.from + 1);
    const isRare = searchWords(search.text ?? '').some(({ length }) => length >= RARE_CHARS);
    const page = (isRare ? query.hint({ searchWords: 1 }) : query).lean<UserRecord[]>();
    const [users, total] = await Promise.all([page, this.users.countDocuments(filter)]);
    return { users, total };
  }

  async counts(): Promise<{ total: number; active: number }> {
    const [total, active] = await Promise.all([
      this.users.countDocuments({}),
      this.users.countDocuments({ isActive: true }),
    ]);
    return { total, active };
  }

  async ofCompany(companyId: string): Promise<UserRecord[]> {
    return this.users.find({ companyId }).sort({ sortName: 1, _id: 1 }).lean<UserRecord[]>();
  }

  /** Active people besides the one who gives up a seat. */
  async remaining(seat: Seat, leaverId: string): Promise<Remaining> {
    const others = { _id: trusted({ $ne: leaverId }), isActive: true };
    if (seat.kind === 'platform') {
      const holders = await this.users.countDocuments({ ...others, role: 'admin' });
      return { holders, members: 0 };
    }
    const colleagues = { ...others, companyId: seat.companyId };
    const [holders, members] = await Promise.all([
      this.users.countDocuments({ ...colleagues, role: 'company_admin' }),
      this.users.countDocuments(colleagues),
    ]);
    return { holders, members };
  }

  async anyWithRole(role: Role): Promise<boolean> {
    return (await this.users.exists({ role })) !== null;
  }

  /** Of those that are active. */
  async firstAdmin(): Promise<UserRecord | null> {
    return this.users
      .findOne({ role: 'admin', isActive: true })
      .sort({ createdAt: 1, _id: 1 })
      .lean<UserRecord>();
  }

  async isEmpty(): Promise<boolean> {
    return (await this.users.exists({})) === null;
  }

  async recordLogin(id: string, at: Date): Promise<void> {
    await this.users.updateOne({ _id: id }, { $set: { lastLoginAt: at } });
  }

  /** Compare-and-set with its event; false when the account has changed since it was read. */
  async change(
    { _id, revision }: Pick<UserRecord, '_id' | 'revision'>,
    set: Partial<UserRecord>,
    event: OutboxEntry<AccountEventType>,
  ): Promise<boolean> {
    const { modifiedCount } = await this.users.updateOne(
      { _id, revision: revision ?? null },
      { $set: { ...set, hasOutbox: true }, $push: { outbox: event }, $inc: { revision: 1 } },
    );
    return modifiedCount > 0;
  }

  /** Makes every change of this account that has been decided, but not written, fail. */
  async invalidateDecisions(id: string): Promise<void> {
    await this.users.updateOne({ _id: id }, { $inc: { revision: 1 } });
  }

  /** Accounts whose names may still stand in their events. */
  async forgetting(limit: number): Promise<Pick<UserRecord, '_id' | 'companyId'>[]> {
    return this.users
      .find({ isForgetting: true }, { companyId: 1 })
      .limit(limit)
      .lean<Pick<UserRecord, '_id' | 'companyId'>[]>();
  }

  async forgotten(id: string): Promise<void> {
    await this.users.updateOne({ _id: id }, { $unset: { isForgetting: 1 } });
  }

  /** Accounts from before there was a search. */
  async withoutSearchWords(limit: number): Promise<UserRecord[]> {
    return this.users
      .find({ searchWords: trusted({ $exists: false }) })
      .limit(limit)
      .lean<UserRecord[]>();
  }

  async setSearch(id: string, fields: SearchFields): Promise<void> {
    await this.users.updateOne({ _id: id }, { $set: fields });
  }
}
