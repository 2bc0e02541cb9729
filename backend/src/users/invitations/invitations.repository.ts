import { Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import { TEAMS, type Team } from '../../contracts/user';
import { MEMBER_ROLES } from '../members/member.dto';
import { isStoredFirst } from '../../platform/database/unique-writes';

/** An open invitation; it goes when it is accepted, replaced or revoked, or has run out. */
@Schema({ collection: 'invitations', versionKey: false })
export class InvitationRecord {
  @Prop({ type: String, required: true })
  _id!: string;

  /** sha256 of the link's token, hex; the token itself is nowhere. */
  @Prop({ type: String, required: true, unique: true })
  tokenHash!: string;

  @Prop({ type: String, required: true })
  companyId!: string;

  /** Lower case. */
  @Prop({ type: String, required: true })
  email!: string;

  @Prop({ type: String, required: true, enum: MEMBER_ROLES })
  role!: (typeof MEMBER_ROLES)[number];

  @Prop({ type: [{ type: String, enum: TEAMS }], default: [] })
  teams!: Team[];

  @Prop({ type: String, required: true })
  invitedById!: string;

  @Prop({ type: String, required: true })
  invitedByName!: string;

  @Prop({ type: Date, required: true })
  createdAt!: Date;

  @Prop({ type: Date, required: true })
  expiresAt!: Date;
}

export const InvitationSchema = SchemaFactory.createForClass(InvitationRecord);
InvitationSchema.index({ companyId: 1, email: 1 }, { unique: true });
InvitationSchema.index({ email: 1, createdAt: -1, _id: 1 });
InvitationSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** Invitations of companies; the link's holder comes with the hash of its token alone. */
@Injectable()
export class InvitationsRepository {
  constructor(
    @InjectModel(InvitationRecord.name) private readonly invitations: Model<InvitationRecord>,
  ) {}

  /** False when the company has an open invitation for this e-mail; then nothing was stored. */
  async insert(invitation: InvitationRecord): Promise<boolean> {
    return isStoredFirst(this.invitations.create(invitation));
  }

  async removeFor(companyId: string, email: string): Promise<void> {
    await this.invitations.deleteOne({ companyId, email });
  }

  async removeAll(companyId: string): Promise<void> {
    await this.invitations.deleteMany({ companyId });
  }

  /** Takes a person's e-mail and name out of the open invitations of a company. */
  async forget(companyId: string, { _id, email }: { _id: string; email: string }): Promise<void> {
    await this.removeFor(companyId, email);
    const theirs = { companyId, invitedById: _id };
    await this.invitations.updateMany(theirs, { $set: { invitedByName: 'Cuenta anonimizada' } });
  }

  /** Newest first. */
  async waiting(companyId: string, now: Date): Promise<InvitationRecord[]> {
    return this.invitations
      .find({ companyId, expiresAt: trusted({ $gt: now }) })
      .sort({ createdAt: -1, _id: 1 })
      .lean<InvitationRecord[]>();
  }

  /** Of all companies, for the person who has proved to have the address; newest first. */
  async waitingFor(email: string, now: Date, most: number): Promise<InvitationRecord[]> {
    return this.invitations
      .find({ email, expiresAt: trusted({ $gt: now }) })
      .sort({ createdAt: -1, _id: 1 })
      .limit(most)
      .lean<InvitationRecord[]>();
  }

  async findById(id: string, now: Date): Promise<InvitationRecord | null> {
    return this.invitations
      .findOne({ _id: id, expiresAt: trusted({ $gt: now }) })
      .lean<InvitationRecord>();
  }

  /** False when the company has no such invitation. */
  async remove(companyId: string, id: string): Promise<boolean> {
    const { deletedCount } = await this.invitations.deleteOne({ _id: id, companyId });
    return deletedCount > 0;
  }

  async findByToken(tokenHash: string, now: Date): Promise<InvitationRecord | null> {
    return this.invitations
      .findOne({ tokenHash, expiresAt: trusted({ $gt: now }) })
      .lean<InvitationRecord>();
  }

  /** Takes the invitation away; of several at once, one gets it. */
  async claim(tokenHash: string, now: Date): Promise<InvitationRecord | null> {
    return this.invitations
      .findOneAndDelete({ tokenHash, expiresAt: trusted({ $gt: now }) })
      .lean<InvitationRecord>();
  }
}
