import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { TEAMS, type Team } from '../../contracts/user';
import { MEMBER_ROLES } from '../members/member.dto';

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
