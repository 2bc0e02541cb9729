/** @jest-environment ./src/support/real-process-environment.cjs */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rejectedCode } from '../support/code-of';
import type { Doc } from '../bson/bson-types';
import { decode, encode } from '../bson/codec';
import { DATA_FILE } from './environment';
import { createIndex, storedDocuments } from './index-builder';
import { Store } from './store';

const NAMESPACE = 'db.things';
const OTHER = 'db.others';
const OUT_OF_DISK_SPACE = 14031;
const TEXT = 'x'.repeat(20_000);

/** The longest file that this process may write: to LMDB a disk that is full, for which nobody has to be root. */
const limit = (bytes: number | 'unlimited'): boolean =>
  spawnSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`]).status === 0;
const canLimit = limit('unlimited');
/** Who writes beyond the limit is told by a signal as well, which ends a process that does not hear it. */
process.on('SIGXFSZ', () => undefined);

(canLimit ? describe : describe.skip)('the store on a full disk (needs prlimit)', () => {
  let dataDir: string;
  let store: Store;

  // The package says it on the console, too, and may do so late.
  beforeAll(() => void jest.spyOn(console, 'error').mockImplementation());
  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'foliado-full-'));
    store = open();
    await store.write(() => createIndex(store, NAMESPACE, { key: { n: 1 }, name: 'n_1' }), true);
    await add(1);
  });
  afterEach(async () => {
    limit('unlimited');
    await store.close();
    await rm(dataDir, { recursive: true });
  });

  const open = (): Store => Store.open(dataDir, () => undefined);
  const insert = (doc: Doc, namespace = NAMESPACE): void =>
    store.documents.insert(store.catalog.ensure(namespace), encode(doc));
  const add = (_id: number): Promise<void> =>
    store.write(() => insert({ _id, n: _id, text: TEXT }), true);
  const ids = (namespace = NAMESPACE): unknown[] =>
    [...storedDocuments(store, store.catalog.ensure(namespace))].map(
      ({ raw }) => decode(raw)['_id'],
    );
  const fill = (): boolean => limit(statSync(join(dataDir, DATA_FILE)).size);

  /** Adds until the file cannot grow any more; answers what was acknowledged. */
  async function addUntilFull(): Promise<number[]> {
    const acknowledged = [1];
    for (let _id = 2; _id < 200; _id += 1) {
      const code = await rejectedCode(add(_id));
      if (code === null) acknowledged.push(_id);
      else {
        expect(code).toBe(OUT_OF_DISK_SPACE);
        return acknowledged;
      }
    }
    throw new Error('the disk was never full');
  }

  it('refuses what has no room, keeps the rest readable, and goes on when there is room', async () => {
    fill();
    const acknowledged = await addUntilFull();
    expect(ids()).toEqual(acknowledged);
    limit('unlimited');
    await add(900);
    await store.close();
    store = open();
    expect(ids()).toEqual([...acknowledged, 900]);
  });

  it('answers everybody who writes at the same moment', async () => {
    fill();
    await addUntilFull();
    const codes = await Promise.all(
      Array.from({ length: 30 }, (_, n) => rejectedCode(add(1_000 + n))),
    );
    const kept = codes.flatMap((code, n) => (code === null ? [1_000 + n] : []));
    expect(codes.filter((code) => code !== null).every((code) => code === OUT_OF_DISK_SPACE)).toBe(
      true,
    );
    expect(kept.length).toBeLessThan(codes.length);
    expect(ids().filter((id) => Number(id) >= 1_000)).toEqual(kept);
  });

  it('knows no collection that could not be written, so that nothing is put where nobody finds it', async () => {
    fill();
    await addUntilFull();
    const made = store.write(() => insert({ _id: 1, text: TEXT.repeat(50) }, OTHER), true);
    expect(await rejectedCode(made)).toBe(OUT_OF_DISK_SPACE);
    limit('unlimited');
    await store.write(() => insert({ _id: 2 }, OTHER), true);
    await store.close();
    store = open();
    expect(ids(OTHER)).toEqual([2]);
  });
});
