import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { PasswordLinkRecord } from './password-link.schema';

@Injectable()
export class PasswordLinksRepository {
  constructor(
    @InjectModel(PasswordLinkRecord.name) private readonly links: Model<PasswordLinkRecord>,
  ) {}

  /** Puts the link in the place of an older one of the same account. */
  async put({ _id, ...link }: PasswordLinkRecord): Promise<void> {
    await this.links.updateOne({ _id }, { $set: link }, { upsert: true });
  }

  async find(tokenHash: string, now: Date): Promise<PasswordLinkRecord | null> {
    return this.links.findOne(open(tokenHash, now)).lean<PasswordLinkRecord>();
  }

  /** Uses the link up; of any number of attempts one gets true. */
  async take(tokenHash: string, now: Date): Promise<boolean> {
    const { deletedCount } = await this.links.deleteOne(open(tokenHash, now));
    return deletedCount > 0;
  }

  async remove(userId: string): Promise<void> {
    await this.links.deleteOne({ _id: userId });
  }
}

const open = (tokenHash: string, now: Date) => ({ tokenHash, expiresAt: trusted({ $gt: now }) });
