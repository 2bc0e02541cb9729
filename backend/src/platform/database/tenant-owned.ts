import type { Aggregate, Query, Schema } from 'mongoose';

/** The least a tenant-owned record has. */
export interface TenantOwned {
  _id: string;
  tenantId: string;
}

/** A query on tenant-owned data without a tenant: a fault of the program, never of a request. */
export class TenantMissing extends Error {
  constructor(what: string) {
    super(
      `${what} names no tenant: go through TenantCollection, or through acrossTenants with a reason`,
    );
    this.name = 'TenantMissing';
  }
}

/** Option of a query that has gone through the cross-tenant door; holds the reason. */
export const ACROSS_TENANTS = 'acrossTenants';

const QUERIES = [
  'countDocuments',
  'deleteMany',
  'deleteOne',
  'distinct',
  'estimatedDocumentCount',
  'find',
  'findOne',
  'findOneAndDelete',
  'findOneAndReplace',
  'findOneAndUpdate',
  'replaceOne',
  'updateMany',
  'updateOne',
] as const;
/** Stages that read or write another collection, past every check of this one. */
const FOREIGN_STAGES = ['$lookup', '$graphLookup', '$unionWith', '$out', '$merge'] as const;

type Values = Readonly<Record<string, unknown>>;

const isTenant = (value: unknown): value is string => typeof value === 'string' && value !== '';
const hasReason = (options: Values): boolean => isTenant(options[ACROSS_TENANTS]);

/** The tenant id as it is, or `TenantMissing`. */
export function assertTenant(tenantId: unknown, what: string): asserts tenantId is string {
  if (!isTenant(tenantId)) throw new TenantMissing(what);
}

/** Moving a record to another tenant is nothing that an update may do. */
function assertStays(update: unknown, tenantId: unknown, what: string): void {
  const clauses = Object.entries((update ?? {}) as Values);
  const moved = clauses.some(([key, value]) => {
    const fields = key.startsWith('$') ? ((value ?? {}) as Values) : { [key]: value };
    return 'tenantId' in fields && fields['tenantId'] !== tenantId;
  });
  if (moved) throw new TenantMissing(`${what} that changes the tenant`);
}

function checkQuery(query: Query<unknown, unknown>, what: string): void {
  const tenantId: unknown = query.getFilter()['tenantId'];
  assertStays(query.getUpdate(), tenantId, what);
  if (!hasReason(query.getOptions())) assertTenant(tenantId, what);
}

/** Names of keys anywhere in a value: a stage may hide in the pipelines of `$facet`. */
function keysWithin(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysWithin(inner)]);
}

function checkAggregate(aggregate: Aggregate<unknown>): void {
  const stages = aggregate.pipeline() as unknown as Values[];
  const keys = keysWithin(stages);
  const foreign = FOREIGN_STAGES.find((name) => keys.includes(name));
  if (foreign) throw new TenantMissing(`aggregate with ${foreign}`);
  if (hasReason(aggregate.options)) return;
  const match = stages[0]?.['$match'] as Values | undefined;
  assertTenant(match?.['tenantId'], 'aggregate');
}

/** The filter of an operation, or the document that it inserts. */
function checkOperation(operation: Readonly<Record<string, Values>>): void {
  for (const [name, { filter, document, update }] of Object.entries(operation)) {
    const tenantId = ((filter ?? document) as Values | undefined)?.['tenantId'];
    assertTenant(tenantId, `bulkWrite ${name}`);
    assertStays(update, tenantId, `bulkWrite ${name}`);
  }
}

/**
 * Second net under `TenantCollection`, for schemas of records that belong to a company: whatever
 * reaches the store without an equality on `tenantId` throws `TenantMissing`.
 */
export function tenantOwned(schema: Schema): void {
  for (const name of QUERIES) {
    schema.pre(name, function (this: unknown) {
      checkQuery(this as Query<unknown, unknown>, name);
    });
  }
  schema.pre('aggregate', function (this: unknown) {
    checkAggregate(this as Aggregate<unknown>);
  });
  schema.pre('save', function () {
    if (!this.isNew) throw new TenantMissing('save of a loaded record');
    assertTenant(this.get('tenantId'), 'insert');
  });
  schema.pre('insertMany', function (records: Values | Values[]) {
    for (const record of [records].flat()) assertTenant(record['tenantId'], 'insertMany');
  });
  schema.pre('bulkWrite', function (operations: unknown) {
    (operations as Record<string, Values>[]).forEach(checkOperation);
  });
}

/** Whether the records of a schema belong to a tenant each. */
export const isTenantOwned = (schema: Schema): boolean =>
  (schema as unknown as { plugins: { fn: unknown }[] }).plugins.some(
    ({ fn }) => fn === tenantOwned,
  );
