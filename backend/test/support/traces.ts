import { getConnectionToken } from '@nestjs/mongoose';
import { mongo, type Connection } from 'mongoose';
import { keptFiles } from './files-below';
import type { TestApp } from './test-app';

type Place = [place: string, text: string];

const database = ({ app }: TestApp): Connection => app.get<Connection>(getConnectionToken());

async function collectionsOf(test: TestApp): Promise<string[]> {
  return (await database(test).listCollections()).map(({ name }) => name);
}

/** Every record of the store with its collection, as bytes: files may be among them. */
export async function recordsOf(test: TestApp): Promise<Place[]> {
  const all: Place[] = [];
  for (const name of await collectionsOf(test))
    for await (const record of database(test).collection(name).find({}))
      all.push([name, String(Buffer.from(mongo.BSON.serialize(record)))]);
  return all;
}

const filesOf = async ({ config }: TestApp): Promise<Place[]> =>
  (await keptFiles(config.dataDir)).map(([file, bytes]) => [file, String(bytes)]);

/** Where any of the words stands, in a name or a content: `collection: word` of each record, `file: word`. */
export async function tracesOf(test: TestApp, ...words: string[]): Promise<string[]> {
  const places = [...(await recordsOf(test)), ...(await filesOf(test))];
  return places.flatMap(([place, text]) =>
    words
      .filter((word) => text.includes(word) || place.includes(word))
      .map((word) => `${place}: ${word}`),
  );
}

/** What indexes have that records have not, or the other way round. */
export async function indexFaults(test: TestApp): Promise<string[]> {
  const faults: string[] = [];
  for (const validate of await collectionsOf(test)) {
    const { valid, errors } = (await database(test).db?.command({ validate })) ?? {};
    if (valid !== true) faults.push(`${validate}: ${String(errors)}`);
  }
  return faults;
}
