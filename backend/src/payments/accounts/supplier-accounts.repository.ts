import { Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { Schema as MongooseSchema, type Model } from 'mongoose';
import type { RegisteredAccount, SupplierAccountEvent } from '../../contracts/suppliers';
import { oneOf, TenantCollection } from '../../platform/database/tenant-collection';
import { tenantOwned } from '../../platform/database/tenant-owned';
import type { OutboxEntry, WithOutbox } from '../../platform/outbox';
import { isStoredFirst } from '../../platform/database/unique-writes';

const { Mixed } = MongooseSchema.Types;

/** Events of supplier `id` stand in the stream `supplier-{id}`. */
export const SUPPLIER_STREAM = 'supplier';

/** The accounts of one supplier of a company: state plus the outbox of its events, written in one update. */
@Schema({ collection: 'supplier_accounts', versionKey: false, minimize: false })
export class SupplierAccountsRecord implements WithOutbox {
  @Prop({ type: String, required: true }) _id!: string;
  @Prop({ type: String, required: true }) tenantId!: string;
  @Prop({ type: String, required: true }) ruc!: string;
  /** Oldest first. */
  @Prop({ type: [Mixed], required: true }) accounts!: RegisteredAccount[];
  /** Counts the changes; one is written only on the count that it was decided on. */
  @Prop({ type: Number, required: true }) revision!: number;
  @Prop({ type: [Mixed], default: [] }) outbox!: OutboxEntry<SupplierAccountEvent>[];
  @Prop({ type: Boolean }) hasOutbox?: boolean;
}

export const SupplierAccountsSchema = SchemaFactory.createForClass(SupplierAccountsRecord);
SupplierAccountsSchema.plugin(tenantOwned);
SupplierAccountsSchema.index({ tenantId: 1, ruc: 1 }, { unique: true });
SupplierAccountsSchema.index({ hasOutbox: 1 }, { sparse: true });

/** A registry as it stands; one that nothing has been written to has no id yet. */
export type SupplierRegistry = Pick<
  SupplierAccountsRecord,
  '_id' | 'ruc' | 'accounts' | 'revision'
>;

@Injectable()
export class SupplierAccountsRepository {
  private readonly registries: TenantCollection<SupplierAccountsRecord>;

  constructor(@InjectModel(SupplierAccountsRecord.name) records: Model<SupplierAccountsRecord>) {
    this.registries = new TenantCollection(records);
  }

  async registryOf(tenantId: string, ruc: string): Promise<SupplierRegistry | null> {
    return this.registries.of(tenantId).findOne({ ruc }, { outbox: 0 }).lean<SupplierRegistry>();
  }

  async ofSuppliers(tenantId: string, rucs: readonly string[]): Promise<SupplierRegistry[]> {
    const own = this.registries.of(tenantId);
    if (rucs.length === 0) return [];
    return own.find({ ruc: oneOf(rucs) }, { outbox: 0 }).lean<SupplierRegistry[]>();
  }

  /** All of a company. */
  async all(tenantId: string): Promise<SupplierRegistry[]> {
    return this.registries.of(tenantId).find({}, { outbox: 0 }).lean<SupplierRegistry[]>();
  }

  /** Compare-and-set with its event; false when the registry has changed since it was read, or was just made. */
  async write(
    tenantId: string,
    { _id, ruc, revision, accounts }: SupplierRegistry,
    event: OutboxEntry<SupplierAccountEvent>,
  ): Promise<boolean> {
    const own = this.registries.of(tenantId);
    if (revision > 0) {
      const { modifiedCount } = await own.updateOne(
        { _id, revision },
        { $set: { accounts, hasOutbox: true }, $push: { outbox: event }, $inc: { revision: 1 } },
      );
      return modifiedCount > 0;
    }
    const first = { revision: 1, outbox: [event], hasOutbox: true };
    return isStoredFirst(own.insert({ _id, tenantId, ruc, accounts, ...first }));
  }
}
