import { evaluate, validateExpression } from '../aggregation/expressions';
import { stageEntry } from '../aggregation/pipeline';
import { isDoc, type Doc } from '../bson/bson-types';
import { MongoError } from '../mongo-error';
import type { Scope } from '../query/scope';
import type { CommandContext } from './context';
import { sessionsOf } from './sessions';

type MakeDocs = (spec: unknown, scope: Scope, context: CommandContext) => Doc[];

/** First stages that read no collection: `{aggregate: 1}`. */
const SOURCES: Readonly<Record<string, MakeDocs>> = {
  $documents: (spec, scope) => {
    validateExpression(spec);
    const documents = evaluate(spec, {}, scope);
    if (Array.isArray(documents) && documents.every(isDoc)) return documents;
    throw new MongoError(5858203, 'an array of documents is expected for $documents');
  },
  $listLocalSessions: (_spec, _scope, { store }) => sessionsOf(store).list(Date.now()),
};

/** The documents of a pipeline over a database, and the stages after its source. */
export function databaseSource(
  context: CommandContext,
  [head, ...rest]: readonly unknown[],
  scope: Scope,
): { docs: Doc[]; rest: readonly unknown[] } {
  const [name, spec] = head === undefined ? ['', undefined] : stageEntry(head);
  const make = Object.hasOwn(SOURCES, name) ? SOURCES[name] : undefined;
  if (make) return { docs: make(spec, scope, context), rest };
  throw new MongoError(73, `{aggregate: 1} is not valid for '${name}'; a collection is required.`);
}

/** Refuses such a source where a collection is read. */
export function refuseSource(pipeline: readonly unknown[]): void {
  const [name] = pipeline[0] === undefined ? [''] : stageEntry(pipeline[0]);
  if (Object.hasOwn(SOURCES, name))
    throw new MongoError(73, `${name} must be run against the database with {aggregate: 1}`);
}
