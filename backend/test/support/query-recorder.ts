import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import mongoose from 'mongoose';
import { planOf, shapeOf } from './mongo-plan';
import { schemaIndexes } from './schema-indexes';

const FILE = path.join(__dirname, 'queries.jsonl');
/** Set, the queries of every test of the application are written down instead of being held against what is. */
export const WRITES = process.env['RECORD_QUERIES'] === '1';

type Doc = Record<string, unknown>;

/** A question to the store without its values. */
interface Asked {
  filter: Doc;
  sort?: Record<string, number>;
  hint?: Record<string, number> | string;
}

/** A query of the product as it is written down, and what MongoDB does for it. */
export interface WrittenQuery extends Asked {
  collection: string;
  index: string | null;
  isSorted?: true;
  /** By hand: why it may read a whole collection, or sort its hits in memory. */
  reason?: string;
}

/** All queries that are written down, one a line. */
export function writtenQueries(): WrittenQuery[] {
  const lines = readFileSync(FILE, 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as WrittenQuery);
}

/** Tells queries apart. */
export const nameOf = ({
  collection,
  filter,
  sort,
  hint,
}: Asked & { collection: string }): string => JSON.stringify({ collection, filter, sort, hint });

/** Hears what the product asks the store, until it is stopped; what a test itself asks is not heard. */
export class QueryRecorder {
  private readonly heard = new Map<string, Asked & { collection: string }>();

  start(): this {
    mongoose.set('debug', (collection: string, method: string, ...args: unknown[]) => {
      for (const one of isOfTest() ? [] : (ASKED[method]?.(args) ?? [])) {
        const query = { collection, ...one };
        this.heard.set(nameOf(query), query);
      }
    });
    return this;
  }

  /** Queries that are not written down; `RECORD_QUERIES=1` writes them down. */
  stop(): string[] {
    mongoose.set('debug', false);
    const written = writtenQueries();
    const known = new Set(written.map(nameOf));
    const unknown = [...this.heard].filter(([name]) => !known.has(name));
    if (!WRITES) return unknown.map(([name]) => name).sort();
    const indexes = schemaIndexes();
    const planned = [...written, ...unknown.map(([, query]) => query)].map((query) => {
      const { index, isSorted } = planOf(query, indexes.get(query.collection) ?? []);
      const { collection, filter, sort, hint } = query;
      const reason = 'reason' in query ? query.reason : undefined;
      const plan = { index, isSorted: isSorted || undefined, reason };
      return { collection, filter, sort, hint, ...plan };
    });
    const lines = planned.map((query) => JSON.stringify(query));
    writeFileSync(FILE, `${lines.sort().join('\n')}\n`);
    return [];
  }
}

const doc = (value: unknown): Doc => (value ?? {}) as Doc;

function asked(filter: unknown, options: unknown): Asked[] {
  const { sort, hint } = doc(options);
  const order = sort instanceof Map ? Object.fromEntries(sort) : sort;
  return [
    {
      filter: shapeOf(doc(filter)) as Doc,
      ...(order && Object.keys(order).length > 0 ? { sort: order as Record<string, number> } : {}),
      ...(hint ? { hint: hint as Record<string, number> } : {}),
    },
  ];
}

/** What finds its records before anything else is done with them. */
function askedByStages([stages, options]: unknown[]): Asked[] {
  const [first, second] = stages as Doc[];
  const filter = first?.['$match'];
  const sort = doc(filter === undefined ? first : second)['$sort'];
  return asked(filter, { ...doc(options), sort });
}

function askedByWrites([writes]: unknown[]): Asked[] {
  return (writes as Doc[]).flatMap((write) =>
    Object.values(write).flatMap((one) =>
      'filter' in doc(one) ? asked(doc(one)['filter'], {}) : [],
    ),
  );
}

const byFilter = ([filter, options]: unknown[]) => asked(filter, options);
const byFilterOfChange = ([filter, , options]: unknown[]) => asked(filter, options);

/** The methods of a collection that find something, and what of their arguments says what. */
const ASKED: Readonly<Record<string, (args: unknown[]) => Asked[]>> = {
  find: byFilter,
  findOne: byFilter,
  countDocuments: byFilter,
  deleteOne: byFilter,
  deleteMany: byFilter,
  findOneAndDelete: byFilter,
  updateOne: byFilterOfChange,
  updateMany: byFilterOfChange,
  replaceOne: byFilterOfChange,
  findOneAndUpdate: byFilterOfChange,
  findOneAndReplace: byFilterOfChange,
  distinct: ([, filter, options]) => asked(filter, options),
  aggregate: askedByStages,
  bulkWrite: askedByWrites,
};

const OF_TESTS = /[\\/]support[\\/]|[.-]spec\.ts$/;

/** Whether a file of tests or its helpers ask, and not what they called a moment ago. */
function isOfTest(): boolean {
  const { prepareStackTrace } = Error;
  Error.prepareStackTrace = (_, sites) => sites;
  const sites = new Error().stack as unknown as NodeJS.CallSite[];
  Error.prepareStackTrace = prepareStackTrace;
  const files = sites.filter((site) => !site.isAsync()).map((site) => site.getFileName() ?? '');
  return files.some((file) => file !== __filename && OF_TESTS.test(file));
}
