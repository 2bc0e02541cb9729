import { readdirSync } from 'node:fs';
import path from 'node:path';
import { Schema } from 'mongoose';
import { definitionOf } from '../../src/platform/database/index-plan';
import type { PlanIndex } from './mongo-plan';

const SOURCE = path.resolve(__dirname, '../../src');

/** Indexes of collections that have no schema: of sessions (`SessionsRepository`, connect-mongo) and files (GridFS). */
const WITHOUT_SCHEMA: Readonly<Record<string, PlanIndex[]>> = {
  sessions: [
    { name: 'session.passport.user_1', key: { 'session.passport.user': 1 } },
    { name: 'expires_1', key: { expires: 1 } },
  ],
  'blob.files': [{ name: 'filename_1_uploadDate_1', key: { filename: 1, uploadDate: 1 } }],
  'blob.chunks': [{ name: 'files_id_1_n_1', key: { files_id: 1, n: 1 } }],
};

/** The indexes of every collection, as the schemas define them. */
export function schemaIndexes(): ReadonlyMap<string, PlanIndex[]> {
  const all = new Map(Object.entries(WITHOUT_SCHEMA));
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.(?:schema|repository)\.ts$/.test(name))) {
    const exported = jest.requireActual<Record<string, unknown>>(path.join(SOURCE, file));
    for (const schema of Object.values(exported)) {
      if (!(schema instanceof Schema)) continue;
      const indexes = schema.indexes().map(([key, given]) => {
        const { name, options } = definitionOf(key, { ...given });
        return { name, key, ...options } as PlanIndex;
      });
      all.set(schema.get('collection') ?? '', indexes);
    }
  }
  return all;
}
