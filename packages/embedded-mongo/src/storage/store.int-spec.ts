import { mkdtempSync, statSync, truncateSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Doc } from '../bson/bson-types';
import { decode, encode } from '../bson/codec';
import { codeOf, rejectedCode } from '../support/code-of';
import { until } from '../support/until';
import { documentKey } from './document-store';
import { DATA_FILE } from './environment';
import { createIndex, storedDocuments } from './index-builder';
import { describeIdKey, idKey } from './records';
import { Store, type DamageReport } from './store';

const NAMESPACE = 'db.things';

describe('the store', () => {
  let dataDir: string;
  let reports: DamageReport[];
  let store: Store;

  beforeEach(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'foliado-store-'));
    reports = [];
    store = open();
    await store.write(() => {
      createIndex(store, NAMESPACE, { key: { n: 1 }, name: 'n_1', unique: true });
      for (let _id = 0; _id < 500; _id += 1) insert({ _id, n: _id, text: 'x'.repeat(200) });
    }, true);
  });
  afterEach(async () => {
    await store.close();
    await rm(dataDir, { recursive: true });
  });

  const open = (): Store => Store.open(dataDir, (report) => reports.push(report));
  const collection = () => store.catalog.ensure(NAMESPACE);
  const insert = (doc: Doc): void => store.documents.insert(collection(), encode(doc));
  const ids = (): unknown[] =>
    [...storedDocuments(store, collection())].map(({ raw }) => decode(raw)['_id']);

  it('is the same after it was closed and opened', async () => {
    await store.close();
    store = open();
    expect(ids()).toHaveLength(500);
    expect(collection().indexes.map(({ name }) => name)).toEqual(['n_1']);
    expect(await rejectedCode(store.write(() => insert({ _id: 900, n: 1 }), true))).toBe(11000);
  });

  it('leaves nothing behind of a transaction that fails', async () => {
    const failing = store.write(() => {
      store.catalog.ensure('db.other');
      insert({ _id: 900, n: 900 });
      throw new Error('half way');
    }, true);
    await expect(failing).rejects.toThrow('half way');
    expect(store.catalog.find('db.other')).toBeUndefined();
    expect(ids()).toHaveLength(500);
    await store.write(() => insert({ _id: 900, n: 900 }), true);
    expect(ids()).toHaveLength(501);
  });

  it('sets a document aside whose bytes were altered, names it, and serves the others', async () => {
    const key = documentKey(collection(), idKey(7));
    const value = Buffer.from(store.environment.documents.get(key) ?? Buffer.alloc(0));
    value.writeUInt8(value.readUInt8(40) ^ 1, 40);
    await store.environment.documents.put(key, value);
    expect(ids()).toHaveLength(499);
    expect(reports).toEqual([{ namespace: NAMESPACE, id: idKey(7).toString('hex') }]);
    expect(describeIdKey(idKey('doc-7'))).toBe('doc-7');
    await until(async () => (store.environment.quarantine.getKeysCount() === 1 ? true : null));
    expect(store.environment.documents.doesExist(key)).toBe(false);
    await store.write(() => insert({ _id: 7, n: 7 }), true);
    expect(ids()).toHaveLength(500);
  });

  it.each([1, 4096, 100_000])(
    'refuses a data file that lacks %d bytes, in Spanish',
    async (missing) => {
      await store.close();
      const file = join(dataDir, DATA_FILE);
      truncateSync(file, statSync(file).size - missing);
      expect(codeOf(open)).toBe('ARCHIVO_DANADO');
      expect(open).toThrow(/está incompleto.*Restaure la última copia de seguridad/);
      truncateSync(file, 0);
      store = open();
    },
  );

  it('refuses a file that is no data file', async () => {
    await store.close();
    truncateSync(join(dataDir, DATA_FILE), 100);
    expect(open).toThrow(/no es un archivo del almacén/);
    truncateSync(join(dataDir, DATA_FILE), 0);
    store = open();
  });
});
