import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

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
