import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { ROLES, TEAMS, type Role, type Team } from '../contracts/user';

@Schema({ collection: 'users', versionKey: false })
export class UserRecord {
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

  @Prop({ type: String, default: null, index: true })
  companyId!: string | null;

  @Prop({ type: Boolean, default: true })
  isActive!: boolean;

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
}

export const UserSchema = SchemaFactory.createForClass(UserRecord);
