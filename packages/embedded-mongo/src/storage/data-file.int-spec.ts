import {
  mkdtempSync,
  openSync,
  closeSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeOf } from '../support/code-of';
import type { Doc } from '../bson/bson-types';
import { decode, encode } from '../bson/codec';
import { DATA_FILE } from './environment';
import { storedDocuments } from './index-builder';
import { META, PAGE_HEADER } from './lmdb-format';
import { idKey } from './records';
import { currentBootId, snapshotsToOpen, type Snapshot } from './snapshots';
import { Store } from './store';

const NAMESPACE = 'db.things';
/** A document of this part of a page has a page of its own; removing many frees many pages. */
const PART_OF_PAGE = 0.7;
const DOCUMENTS = 3_000;
const MOST_ROUNDS = 60;
const TORN_PLACES = 20;

describe('a data file that is shorter than its last page says', () => {
  let dataDir: string;
  let file: string;
  let store: Store;
  let seed = 1;
  let text = '';
  /** A data file as LMDB left it, and the number of documents in it. */
  let short: { bytes: Buffer; count: number };

  beforeAll(async () => {
    makeFolder();
    store = open();
    text = 'x'.repeat(PART_OF_PAGE * newest().pageSize);
    const count = await makeShort();
    await store.close();
    short = { bytes: readFileSync(file), count };
    await rm(dataDir, { recursive: true });
  });
  beforeEach(() => {
    makeFolder();
    writeFileSync(file, short.bytes);
  });
  afterEach(async () => {
    await store.close();
    await rm(dataDir, { recursive: true });
  });

  function makeFolder(): void {
    dataDir = mkdtempSync(join(tmpdir(), 'foliado-short-'));
    file = join(dataDir, DATA_FILE);
  }
  const open = (): Store => Store.open(dataDir, () => undefined);
  const collection = () => store.catalog.ensure(NAMESPACE);
  const documentOf = (_id: number): Doc => ({ _id, text });
  const add = (_id: number): void => store.documents.insert(collection(), encode(documentOf(_id)));
  const documents = (): unknown[] =>
    [...storedDocuments(store, collection())].map(({ raw }) => decode(raw));
  const newest = (): Snapshot => {
    const bytes = readFileSync(file);
    const read = (at: number, length: number): Buffer => bytes.subarray(at, at + length);
    const [snapshot] = snapshotsToOpen(read, null);
    if (!snapshot) throw new Error('no meta page');
    return snapshot;
  };
  const needed = (): number => (Number(newest().lastPage) + 1) * newest().pageSize;

  /**
   * Writes all documents and removes two of three, each in one transaction and again and again, until
   * LMDB leaves the end of the file out: it gives pages out for its list of free pages, and takes
   * them back before it writes them because the list became longer still. Answers how many
   * documents there are.
   */
  async function makeShort(): Promise<number> {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      await store.write(() => {
        for (let id = 0; id < DOCUMENTS; id += 1) change(id, round);
      }, true);
      if (statSync(file).size < needed()) return documents().length;
    }
    throw new Error('the file was never short');
  }

  /** The same numbers in every run (a linear congruential generator). */
  function scattered(): number {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor(seed / 256);
  }

  function change(_id: number, round: number): void {
    const id = idKey(_id);
    const raw = store.documents.get(collection(), id);
    const isRemoved = round % 2 === 1 && scattered() % 3 > 0;
    if (!raw) add(_id);
    else if (isRemoved) store.documents.remove(collection(), id, raw);
    else if (round % 2 === 0) {
      const form = { doc: documentOf(_id), raw: encode(documentOf(_id)) };
      store.documents.replace(collection(), id, form, form);
    }
  }

  function overwrite(at: number, bytes: Buffer): void {
    const handle = openSync(file, 'r+');
    writeSync(handle, bytes, 0, bytes.length, at);
    closeSync(handle);
  }

  it('opens with all its documents, at full length, and again after changes', async () => {
    const length = needed();
    expect(statSync(file).size).toBeLessThan(length);
    store = open();
    expect(statSync(file).size).toBe(length);
    expect(documents()).toHaveLength(short.count);
    await store.write(() => {
      for (let id = 0; id < 300; id += 1) add(DOCUMENTS + id);
    }, true);
    await store.close();
    store = open();
    expect(documents()).toHaveLength(short.count + 300);
  });

  it.each([
    ['a part of its used pages', 0.5],
    ['nearly all pages', 0.01],
  ])('is refused without %s, and left as it is', (_name, part) => {
    const size = Math.floor(statSync(file).size * part);
    truncateSync(file, size);
    expect(codeOf(open)).toBe('ARCHIVO_DANADO');
    expect(open).toThrow(/está incompleto.*Restaure la última copia de seguridad/);
    expect(statSync(file).size).toBe(size);
  });

  it('is refused in words or opens whole wherever in its last pages it was torn, at twenty places', async () => {
    const opened: boolean[] = [];
    for (let place = 0; place < TORN_PLACES; place += 1) {
      // From the last byte on, each time twice as far from the end.
      writeFileSync(file, short.bytes);
      truncateSync(file, short.bytes.length - Math.min(2 ** place, short.bytes.length / 2));
      const code = codeOf(() => (store = open()));
      opened.push(code === null);
      if (code !== null) expect(code).toBe('ARCHIVO_DANADO');
      else {
        expect(documents()).toHaveLength(short.count);
        await store.close();
      }
    }
    expect(opened).toContain(false);
  });

  it('is refused when its list of free pages cannot be read', () => {
    const { freeRoot, pageSize } = newest();
    overwrite(Number(freeRoot) * pageSize, Buffer.alloc(pageSize));
    expect(open).toThrow(/está incompleto.*Restaure la última copia de seguridad/);
  });

  it('is refused when the meta page counts absurdly many pages', () => {
    const count = Buffer.alloc(8);
    count.writeBigUInt64LE(2n ** 60n);
    for (const at of [0, newest().pageSize / 2, newest().pageSize])
      overwrite(at + PAGE_HEADER + META.lastPage, count);
    expect(open).toThrow(/está incompleto/);
  });

  (currentBootId() === null ? it.skip : it)(
    'opens with the last flushed state when the machine stopped before newer pages were written',
    () => {
      const bytes = readFileSync(file);
      const { pageSize, transaction } = newest();
      const anotherBoot = Buffer.from([1, 0, 0, 0, 0, 0, 0, 0]);
      for (const at of [0, pageSize / 2, pageSize])
        overwrite(at + PAGE_HEADER + META.bootId, anotherBoot);
      const lost = bytes.subarray(0, pageSize).subarray(PAGE_HEADER, PAGE_HEADER + META.length);
      const page = Number(transaction % 2n) * pageSize;
      bytes.copy(lost, 0, page + PAGE_HEADER, page + PAGE_HEADER + META.length);
      lost.writeBigUInt64LE(transaction + 2n, META.transaction);
      lost.writeBigUInt64LE(newest().lastPage + 5_000n, META.lastPage);
      lost.writeBigUInt64LE(newest().lastPage + 4_000n, META.freeRoot);
      lost.writeBigInt64LE(1n, META.bootId);
      overwrite(page + PAGE_HEADER, lost);
      store = open();
      expect(documents()).toHaveLength(short.count);
    },
  );
});
