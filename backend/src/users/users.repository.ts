import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { Role } from '../contracts/user';
import { UserRecord } from './user.schema';

@Injectable()
export class UsersRepository {
  constructor(@InjectModel(UserRecord.name) private readonly users: Model<UserRecord>) {}

  async insert(user: UserRecord): Promise<void> {
    await this.users.create(user);
  }

  async find(id: string): Promise<UserRecord | null> {
    return this.users.findById(id).lean<UserRecord>();
  }

  async findByEmail(email: string): Promise<UserRecord | null> {
    return this.users.findOne({ email }).lean<UserRecord>();
  }

  async anyWithRole(role: Role): Promise<boolean> {
    return (await this.users.exists({ role })) !== null;
  }

  async isEmpty(): Promise<boolean> {
    return (await this.users.exists({})) === null;
  }

  async recordLogin(id: string, at: Date): Promise<void> {
    await this.users.updateOne({ _id: id }, { $set: { lastLoginAt: at } });
  }

  async setPasswordHash(id: string, passwordHash: string): Promise<void> {
    await this.users.updateOne({ _id: id }, { $set: { passwordHash } });
  }
}
