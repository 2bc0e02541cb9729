import { Logger } from '@nestjs/common';
import type { mongo } from 'mongoose';
import { underLease } from './store-lease';
import type { StoreStep } from './store-steps';

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
