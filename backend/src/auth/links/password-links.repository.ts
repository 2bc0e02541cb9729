import { Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';

/** The one open link of an account: a newer one takes its place. */
@Schema({ collection: 'password_links', versionKey: false })
export class PasswordLinkRecord {
  /** Id of the account. */
  @Prop({ type: String, required: true })
  _id!: string;

  /** sha256 of the token, hex; the token itself is not stored. */
  @Prop({ type: String, required: true, unique: true })
  tokenHash!: string;

  @Prop({ type: String, required: true })
  issuedById!: string;

  @Prop({ type: Date, required: true })
  expiresAt!: Date;
}

export const PasswordLinkSchema = SchemaFactory.createForClass(PasswordLinkRecord);
PasswordLinkSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

@Injectable()
export class PasswordLinksRepository {
  constructor(
    @InjectModel(PasswordLinkRecord.name) private readonly links: Model<PasswordLinkRecord>,
  ) {}

  /** Puts the link in the place of an older one of the same account. */
  async put({ _id, ...link }: PasswordLinkRecord): Promise<void> {
    await this.links.updateOne({ _id }, { $set: link }, { upsert: true });
  }

  async linkOf(tokenHash: string, now: Date): Promise<PasswordLinkRecord | null> {
    return this.links.findOne(open(tokenHash, now)).lean<PasswordLinkRecord>();
  }

  /** Uses the link up; of any number of attempts one gets true. */
  async take(tokenHash: string, now: Date): Promise<boolean> {
    const { deletedCount } = await this.links.deleteOne(open(tokenHash, now));
    return deletedCount > 0;
  }

  async forget(userId: string): Promise<void> {
    await this.links.deleteOne({ _id: userId });
  }
}

const open = (tokenHash: string, now: Date) => ({ tokenHash, expiresAt: trusted({ $gt: now }) });
