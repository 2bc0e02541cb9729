import type { mongo } from 'mongoose';

/**
 * One change of what is stored that every store goes through once, in the order of the list. It knows
 * collections and fields by name, because it must go on doing the same when the schemas have moved on. Run
 * again after it was interrupted, it finishes what is left.
 */
export interface StoreStep {
  /** For the log. */
  title: string;
  /** Resolves with how many records were changed. */
  run: (db: mongo.Db) => Promise<number>;
}

/** The version of a store is how many of these it has gone through. Only ever added to, at the end. */
export const STORE_STEPS: readonly StoreStep[] = [
  {
    title: 'write down that documents wait for their first step',
    run: (db) => setWhereAbsent(db, 'documents', 'workflowStatus', 'pending'),
  },
];

/** Records of one turn of the store. */
const BATCH = 500;

/** In batches, in the order of the ids: none is longer than others can wait for. */
async function setWhereAbsent(
  db: mongo.Db,
  collection: string,
  field: string,
  value: string,
): Promise<number> {
  const records = db.collection<{ _id: string }>(collection);
  let changed = 0;
  for (let after = ''; ;) {
    const page = await records
      .find({ _id: { $gt: after } }, { projection: { _id: 1 } })
      .sort({ _id: 1 })
      .limit(BATCH)
      .toArray();
    const last = page.at(-1);
    if (!last) return changed;
    const absent = { _id: { $gt: after, $lte: last._id }, [field]: { $exists: false } };
    changed += (await records.updateMany(absent, { $set: { [field]: value } })).modifiedCount;
    after = last._id;
  }
}
