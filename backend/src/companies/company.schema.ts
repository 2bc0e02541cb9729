import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';

/** A company that uses the product; its id is the tenant of everything its people store. */
@Schema({ collection: 'companies', versionKey: false })
export class CompanyRecord {
  @Prop({ type: String, required: true })
  _id!: string;

  /** Razón social. */
  @Prop({ type: String, required: true })
  name!: string;

  @Prop({ type: String, default: null })
  ruc!: string | null;

  @Prop({ type: Boolean, default: false })
  isDemo!: boolean;

  @Prop({ type: Date, required: true })
  createdAt!: Date;
}

export const CompanySchema = SchemaFactory.createForClass(CompanyRecord);
