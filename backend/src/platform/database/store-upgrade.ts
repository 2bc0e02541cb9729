import { setTimeout as pause } from 'node:timers/promises';
import { Logger } from '@nestjs/common';
import type { mongo } from 'mongoose';
import { isStoredFirst } from './unique-writes';

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

const BEAT_MS = 5_000;
const LOOK_MS = 250;
/** Whose beat was not heard so long has ended. */
const SILENT_MS = 30_000;

interface Lease {
  _id: string;
  holder: string;
  beats: number;
}

interface LeaseTimes {
  beatMs?: number;
  lookMs?: number;
  silentMs?: number;
}

/**
 * Runs `act` in one of the processes that share the store at a time; the others wait. The lease of a process
 * that ended in the middle is taken over: whoever waits counts its beats at its own clock, so that clocks
 * which differ between machines do not matter.
 */
export async function underLease<T>(
  leases: mongo.Collection<Lease>,
  name: string,
  holder: string,
  act: () => Promise<T>,
  { beatMs = BEAT_MS, lookMs = LOOK_MS, silentMs = SILENT_MS }: LeaseTimes = {},
): Promise<T> {
  const own = { _id: name, holder };
  let heard = { text: '', at: 0 };
  while (!(await take(leases, own))) {
    const lease = await leases.findOne({ _id: name });
    const text = lease ? `${lease.holder} ${lease.beats}` : '';
    if (text !== heard.text) heard = { text, at: performance.now() };
    else if (lease && performance.now() - heard.at >= silentMs) await leases.deleteOne(lease);
    await pause(lookMs);
  }
  // What fails is heard by the others as silence.
  const beat = (): void =>
    void leases.updateOne(own, { $inc: { beats: 1 } }).catch(() => undefined);
  const timer = setInterval(beat, beatMs);
  try {
    return await act();
  } finally {
    clearInterval(timer);
    await leases.deleteOne(own);
  }
}

async function take(
  leases: mongo.Collection<Lease>,
  own: Pick<Lease, '_id' | 'holder'>,
): Promise<boolean> {
  return isStoredFirst(leases.insertOne({ ...own, beats: 0 }));
}

const STATE = 'store_state';
const VERSION = 'version';

interface Version {
  _id: typeof VERSION;
  /** Steps that the store has gone through. */
  version: number;
  /** Of the last one. */
  at: Date;
}

/** A store of a newer program: what this one would write into it nobody could read rightly. */
export class StoreTooNew extends Error {
  constructor(stored: number, known: number) {
    super(
      `los datos son de una versión más nueva de Foliado (almacén ${stored}; este programa llega al ${known}). Nada se cambió en ellos. Inicie la versión nueva, o restaure la copia de antes de actualizar en otra carpeta e iníciela con este programa.`,
    );
    this.name = 'StoreTooNew';
  }
}

export interface UpgradeContext {
  /** This process. */
  own: string;
  /** No other process works on the store. */
  isAlone: boolean;
  now: () => Date;
}

/**
 * Brings the store to the version of this program: the steps that it has not gone through, one after the
 * other, each written down when it is over. A store without records is of this version from its beginning.
 * Throws `StoreTooNew`.
 */
export async function upgradeStore(
  db: mongo.Db,
  steps: readonly StoreStep[],
  context: UpgradeContext,
): Promise<void> {
  const stored = await storedVersion(db);
  if (stored !== null && stored > steps.length) throw new StoreTooNew(stored, steps.length);
  if (stored === steps.length) return;
  await alone(db, context, () => upgradeFrom(db, steps, context));
}

/** What only one of the processes that start together may do, and the others must wait for. */
export function alone<T>(
  db: mongo.Db,
  { own, isAlone }: UpgradeContext,
  act: () => Promise<T>,
): Promise<T> {
  return isAlone ? act() : underLease(db.collection(STATE), 'lease', own, act);
}

async function upgradeFrom(
  db: mongo.Db,
  steps: readonly StoreStep[],
  { now }: UpgradeContext,
): Promise<void> {
  const logger = new Logger('StoreUpgrade');
  const stored = await storedVersion(db);
  if (stored !== null && stored > steps.length) throw new StoreTooNew(stored, steps.length);
  const first = stored ?? ((await isEmpty(db)) ? steps.length : 0);
  if (stored === null) await write(db, first, now());
  for (const [at, step] of steps.entries()) {
    if (at < first) continue;
    const { title } = step;
    const what = { upgrade: 'begun', step: at + 1, of: steps.length, title };
    logger.log(what);
    const records = await step.run(db);
    await write(db, at + 1, now());
    logger.log({ ...what, upgrade: 'done', records });
  }
}

async function storedVersion(db: mongo.Db): Promise<number | null> {
  const found = await db.collection<Version>(STATE).findOne({ _id: VERSION });
  return found?.version ?? null;
}

async function write(db: mongo.Db, version: number, at: Date): Promise<void> {
  const fields = { version, at };
  await db
    .collection<Version>(STATE)
    .updateOne(
      { _id: VERSION },
      { $set: fields },
      { upsert: true, writeConcern: { w: 'majority', journal: true } },
    );
}

async function isEmpty(db: mongo.Db): Promise<boolean> {
  const all = await db.listCollections({}, { nameOnly: true }).toArray();
  return all.every(({ name }) => name === STATE || name.startsWith('system.'));
}
