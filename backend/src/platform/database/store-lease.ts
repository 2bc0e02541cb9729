import { setTimeout as pause } from 'node:timers/promises';
import type { mongo } from 'mongoose';

const BEAT_MS = 5_000;
const LOOK_MS = 250;
/** Whose beat was not heard so long has ended. */
const SILENT_MS = 30_000;
const DUPLICATE_KEY = 11_000;

interface Lease {
  _id: string;
  holder: string;
  beats: number;
}

export interface LeaseTimes {
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
  try {
    await leases.insertOne({ ...own, beats: 0 });
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code === DUPLICATE_KEY) return false;
    throw error;
  }
}
