import { Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema } from 'mongoose';
import type { ApprovalDelegation } from '../contracts/approval';
import type { ChargeAccount } from '../contracts/bank-file';
import type { OutboxEntry, WithOutbox } from '../platform/outbox';

/** What can happen to a company; past tense, names are stored and never change. */
export type CompanyEventType =
  | 'CompanyCreated'
  | 'CompanyUpdated'
  | 'ApprovalDelegated'
  | 'DelegationWithdrawn'
  | 'CompanyRemovalOrdered'
  | 'CompanyRemovalCancelled'
  | 'CompanyRemoved';

/** Events of company `id` stand in the stream `company-{id}` of that tenant. */
export const COMPANY_STREAM = 'company';

const { Mixed } = MongooseSchema.Types;

/**
 * A company that uses the product; its id is the tenant of everything its people store. State plus
 * the outbox of its events, written in one update.
 */
@Schema({ collection: 'companies', versionKey: false, minimize: false })
export class CompanyRecord implements WithOutbox {
  @Prop({ type: String, required: true })
  _id!: string;

  /** Razón social. */
  @Prop({ type: String, required: true })
  name!: string;

  @Prop({ type: String, default: null })
  ruc!: string | null;

  @Prop({ type: Boolean, default: false })
  isDemo!: boolean;

  /** Who acts on workflow steps 1-2 may not act on 5-6; missing in records from before the option. */
  @Prop({ type: Boolean, default: false })
  separacionFunciones?: boolean;

  /** Who prepares a payment may not execute it; missing in records from before the option. */
  @Prop({ type: Boolean, default: false })
  dobleControl?: boolean;

  /** Cents above which a payment needs an approval; null or missing: none does. */
  @Prop({ type: Number }) limitePEN?: number | null;
  @Prop({ type: Number }) limiteUSD?: number | null;
  @Prop({ type: Number }) limiteEUR?: number | null;

  /** Who may approve beside the company_admins, and when; those that have ended go with the next change. */
  @Prop({ type: [Mixed], default: undefined })
  delegations?: ApprovalDelegation[];

  /** What payments are charged to; missing in records from before them. */
  @Prop({ type: [Mixed], default: undefined })
  cuentasCargo?: ChargeAccount[];

  /** Days after confirmation that originals are kept; null or missing takes the server's default. */
  @Prop({ type: Number, default: null })
  fileRetentionDays?: number | null;

  /** That the company leaves, and on which day in Peru; `startedAt` once it cannot be taken back. */
  @Prop({ type: Mixed })
  removal?: { on: string; orderedAt: Date; startedAt?: Date } | null;

  /** Set on what is left of a company: its id, and that it was here. */
  @Prop({ type: Date })
  removedAt?: Date;

  /** Present (true) while something of a removed company may be left elsewhere, or come late. */
  @Prop({ type: Boolean })
  isErasing?: boolean;

  @Prop({ type: Date, required: true })
  createdAt!: Date;

  /** Counts the changes that have an event; a change is written only on the count that it was decided on. */
  @Prop({ type: Number })
  revision?: number;

  @Prop({ type: [Mixed], default: [] })
  outbox!: OutboxEntry<CompanyEventType>[];

  /** Present (true) while the outbox holds events that are not yet in the event store. */
  @Prop({ type: Boolean })
  hasOutbox?: boolean;
}

export const CompanySchema = SchemaFactory.createForClass(CompanyRecord);
CompanySchema.index({ hasOutbox: 1 }, { sparse: true });
CompanySchema.index({ name: 1, _id: 1 });
CompanySchema.index(
  { 'removal.on': 1 },
  { partialFilterExpression: { 'removal.on': { $type: 'string' } } },
);
CompanySchema.index({ isErasing: 1 }, { sparse: true });
