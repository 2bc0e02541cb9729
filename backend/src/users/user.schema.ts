import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema } from 'mongoose';
import { ROLES, TEAMS, type Role, type Team } from '../contracts/user';
import type { OutboxEntry, WithOutbox } from '../platform/outbox';
import type { AccountEventType } from './users.events';

const { Mixed } = MongooseSchema.Types;

/**
 * An account: state plus the outbox of its events. Every change sets fields and pushes its event in
 * one update, so that no change can lose its event.
 */
@Schema({ collection: 'users', versionKey: false, minimize: false })
export class UserRecord implements WithOutbox {
  @Prop({ type: String, required: true })
  _id!: string;

  /** Lower case; the sign-in name. */
  @Prop({ type: String, required: true, unique: true })
  email!: string;

  @Prop({ type: String, required: true })
  firstName!: string;

  @Prop({ type: String, default: '' })
  lastName!: string;

  @Prop({ type: String, required: true, enum: ROLES })
  role!: Role;

  @Prop({ type: [{ type: String, enum: TEAMS }], default: [...TEAMS] })
  teams!: Team[];

  @Prop({ type: String, default: null })
  companyId!: string | null;

  @Prop({ type: Boolean, default: true })
  isActive!: boolean;

  /** True for an account made by an invitation: its company has had its first credits. */
  @Prop({ type: Boolean })
  isInvited?: boolean;

  /** Argon2id, PHC string; null for an account that has only ever come through the identity provider. */
  @Prop({ type: String, default: null })
  passwordHash!: string | null;

  /** Accounts at identity providers that may sign in as this person. */
  @Prop({ type: [{ _id: false, issuer: String, subject: String }], default: [] })
  identities!: { issuer: string; subject: string }[];

  @Prop({ type: Date, default: null })
  lastLoginAt!: Date | null;

  @Prop({ type: Date, required: true })
  createdAt!: Date;

  /** Counts the changes that have an event; a change is written only on the count that it was decided on. */
  @Prop({ type: Number })
  revision?: number;

  /** Folded words of e-mail and name, each a possible beginning of a search. */
  @Prop({ type: [String] })
  searchWords?: string[];

  /** Name without case and accents, for sorting. */
  @Prop({ type: String })
  sortName?: string;

  /** Since when nobody knows whose account it was. */
  @Prop({ type: Date })
  anonymisedAt?: Date;

  /** Present (true) until the names are gone from its events, too. */
  @Prop({ type: Boolean })
  isForgetting?: boolean;

  @Prop({ type: [Mixed], default: [] })
  outbox!: OutboxEntry<AccountEventType>[];

  /** Present (true) while the outbox holds events that are not yet in the event store. */
  @Prop({ type: Boolean })
  hasOutbox?: boolean;
}

export const UserSchema = SchemaFactory.createForClass(UserRecord);
UserSchema.index({ hasOutbox: 1 }, { sparse: true });
UserSchema.index({ isForgetting: 1 }, { sparse: true });
UserSchema.index({ searchWords: 1 });
UserSchema.index({ companyId: 1, sortName: 1, _id: 1 });
UserSchema.index({ role: 1, isActive: 1 });
UserSchema.index({ isActive: 1 });
UserSchema.index({ 'identities.issuer': 1, 'identities.subject': 1 });
UserSchema.index({ role: 1, _id: 1 });
UserSchema.index({ sortName: 1, _id: 1 });
UserSchema.index({ createdAt: 1, _id: 1 });
UserSchema.index({ lastLoginAt: 1, _id: 1 });
