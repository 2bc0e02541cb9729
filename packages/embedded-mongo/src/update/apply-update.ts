import { parsePipeline } from '../aggregation/pipeline';
import { isDoc, type Doc } from '../bson/bson-types';
import { splitPath } from '../bson/paths';
import { formatValue } from '../format-value';
import { equalValues } from '../keys/compare';
import { MongoError } from '../mongo-error';
import { parseFilter } from '../query/parse-filter';
import type { Predicate } from '../query/predicate';
import type { Scope } from '../query/scope';
import { expandPath, type UpdateTarget } from './expand-path';
import { OPERATORS } from './operators';
import type { ParsedUpdate } from './parse-update';

/** The document after the update; `target.doc` may be changed in place. `_id` never changes (66). */
export function applyUpdate(update: ParsedUpdate, target: UpdateTarget): Doc {
  const id = target.doc['_id'];
  const updated = applied(update, target);
  if (target.isInsert || id === undefined) return updated;
  if (updated['_id'] === undefined || !equalValues(updated['_id'], id))
    throw immutableId(updated, id);
  return updated;
}

function applied(update: ParsedUpdate, target: UpdateTarget): Doc {
  if (update.kind === 'replace') return replaced(update.doc, target.doc);
  if (update.kind === 'pipeline') return piped(update.stages, target);
  for (const { operator, path, argument } of update.modifications) {
    const apply = OPERATORS[operator];
    for (const segments of expandPath(target, splitPath(path))) apply?.(target, segments, argument);
  }
  return target.doc;
}

function replaced(replacement: Doc, doc: Doc): Doc {
  const { _id: id = doc['_id'], ...fields } = replacement;
  return id === undefined ? fields : { _id: id, ...fields };
}

/** A pipeline of one document. */
function piped(stages: readonly unknown[], { doc, scope }: UpdateTarget): Doc {
  const { _id: id } = doc;
  const [result] = [...parsePipeline(stages, scope)([doc])];
  if (!result) throw new MongoError(1, 'an update pipeline gave no document');
  return replaced(result, { _id: id });
}

function immutableId(updated: Doc, id: unknown): MongoError {
  return new MongoError(
    66,
    updated['_id'] === undefined
      ? "Performing an update on the path '_id' would modify the immutable field '_id'"
      : `After applying the update, the (immutable) field '_id' was found to have been altered to _id: ${formatValue(updated['_id'])} from ${formatValue(id)}`,
  );
}

const IDENTIFIER = /^[a-z][a-zA-Z0-9]*$/;

/** `arrayFilters` by identifier: each filter speaks of one identifier only. */
export function parseArrayFilters(filters: unknown, scope: Scope): Map<string, Predicate> {
  const parsed = new Map<string, Predicate>();
  if (filters === undefined) return parsed;
  if (!Array.isArray(filters)) throw new MongoError(14, 'arrayFilters must be an array');
  for (const filter of filters) {
    const name = identifierOf(filter);
    if (parsed.has(name))
      throw new MongoError(
        9,
        `Found multiple array filters with the same top-level field name ${name}`,
      );
    parsed.set(name, parseFilter(filter, scope));
  }
  return parsed;
}

function identifierOf(filter: unknown): string {
  const names = new Set(topLevelNames(filter));
  const [name] = names;
  if (name === undefined || names.size !== 1)
    throw new MongoError(9, 'Error parsing array filter: expected a single top-level field name');
  if (!IDENTIFIER.test(name))
    throw new MongoError(
      2,
      `Error parsing array filter: The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${name}'`,
    );
  return name;
}

function topLevelNames(filter: unknown): string[] {
  if (Array.isArray(filter)) return filter.flatMap(topLevelNames);
  if (!isDoc(filter)) return [];
  return Object.entries(filter).flatMap(([key, value]) =>
    key.startsWith('$') ? topLevelNames(value) : [splitPath(key)[0] ?? ''],
  );
}
