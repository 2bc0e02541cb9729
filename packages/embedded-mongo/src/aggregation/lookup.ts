import { isDoc, type Doc } from '../bson/bson-types';
import { setOwn, splitPath, visitPath } from '../bson/paths';
import { encodeKey } from '../keys/value-key';
import { MongoError } from '../mongo-error';
import type { PipelineEnvironment, StageParser } from './pipeline-types';

interface Join {
  from: string;
  localField: string;
  foreignField: string;
  as: string;
}

/** `$lookup` by equality of two fields; the form with a pipeline is not offered. */
export const lookupStage: StageParser = (spec, environment) => {
  const join = parseJoin(spec);
  const local = splitPath(join.localField);
  return function* (docs) {
    for (const doc of docs) {
      const joined: Doc = { ...doc };
      setOwn(joined, join.as, joinedDocs(doc, local, join, environment));
      yield joined;
    }
  };
};

function parseJoin(spec: unknown): Join {
  if (!isDoc(spec)) throw new MongoError(9, 'the $lookup specification must be an object');
  if ('pipeline' in spec || 'let' in spec)
    throw new MongoError(238, '$lookup with a pipeline is not supported by this server');
  const { from, localField, foreignField, as } = spec;
  if (
    typeof from !== 'string' ||
    typeof localField !== 'string' ||
    typeof foreignField !== 'string' ||
    typeof as !== 'string'
  )
    throw new MongoError(9, '$lookup requires from, localField, foreignField and as');
  if (as.includes('.')) throw new MongoError(238, '$lookup into a nested field is not supported');
  return { from, localField, foreignField, as };
}

function joinedDocs(
  doc: Doc,
  local: readonly string[],
  join: Join,
  environment: PipelineEnvironment,
): Doc[] {
  const found = new Map<string, Doc>();
  for (const value of localValues(doc, local))
    for (const other of environment.findJoined(join.from, join.foreignField, value))
      found.set(encodeKey(other['_id']).toString('latin1'), other);
  return [...found.values()];
}

function localValues(doc: Doc, local: readonly string[]): unknown[] {
  const values: unknown[] = [];
  visitPath(doc, local, (leaf) => {
    if (Array.isArray(leaf)) for (const element of leaf) values.push(element);
    else values.push(leaf ?? null);
    return false;
  });
  return values;
}
