import type { Aggregate, Query, Schema } from 'mongoose';

/** Option of a query that is about deleted documents, too. */
export const WITH_DELETED = 'withDeleted';

const QUERIES = [
  'deleteOne',
  'distinct',
  'find',
  'findOne',
  'findOneAndUpdate',
  'updateMany',
  'updateOne',
] as const;

type Stage = Record<string, unknown>;

/**
 * Hides a document from every query from the moment of its deletion until its erasure is complete;
 * queries need not think of it. Counts are left alone, because they run along an index that does not
 * know of deletions: for the moments of an erasure they may count one document more.
 */
export function hidesDeleted(schema: Schema): void {
  for (const name of QUERIES) {
    schema.pre(name, function (this: unknown) {
      const query = this as Query<unknown, unknown>;
      if (!query.getOptions()[WITH_DELETED]) query.where({ deletedAt: null });
    });
  }
  schema.pre('aggregate', function (this: unknown) {
    const stages = (this as Aggregate<unknown>).pipeline() as unknown as Stage[];
    const first = stages[0]?.['$match'] as Stage | undefined;
    if (first) stages[0] = { $match: { ...first, deletedAt: null } };
    else stages.unshift({ $match: { deletedAt: null } });
  });
}
