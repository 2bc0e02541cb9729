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

  /** Argon2id, PHC string. */
  @Prop({ type: String, required: true })
  passwordHash!: string;

  @Prop({ type: Date, default: null })
  lastLoginAt!: Date | null;

  @Prop({ type: Date, required: true })
  createdAt!: Date;
}

export const UserSchema = SchemaFactory.createForClass(UserRecord);
