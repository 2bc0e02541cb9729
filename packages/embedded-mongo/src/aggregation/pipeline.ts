import { isDoc, type Doc } from '../bson/bson-types';
import { setOwn } from '../bson/paths';
import { MongoError } from '../mongo-error';
import type { PipelineEnvironment, Stage } from './pipeline-types';
import { STAGES } from './stages';

/** Stages of MongoDB that this server does not offer. */
const NOT_OFFERED = new Set([
  '$unionWith',
  '$graphLookup',
  '$geoNear',
  '$search',
  '$changeStream',
  '$currentOp',
  '$listSessions',
  '$setWindowFields',
  '$densify',
  '$fill',
  '$redact',
  '$bucketAuto',
]);

/** What a pipeline can only begin with: its first documents are made, not read. */
const SOURCES = new Set(['$documents', '$listLocalSessions']);

/** The pipeline as one function; unknown stages and operators are refused before it runs. */
export function parsePipeline(
  pipeline: readonly unknown[],
  environment: PipelineEnvironment,
): Stage {
  const stages = pipeline.map((stage) => parseStage(stage, environment));
  return (docs) => stages.reduce<Iterable<Doc>>((output, stage) => stage(output), docs);
}

/** The single operator of a stage. */
export function stageEntry(stage: unknown): [name: string, spec: unknown] {
  if (!isDoc(stage))
    throw new MongoError(14, "Each element of the 'pipeline' array must be an object");
  const entries = Object.entries(stage);
  const entry = entries[0];
  if (entries.length !== 1 || !entry)
    throw new MongoError(
      40323,
      'A pipeline stage specification object must contain exactly one field.',
    );
  return entry;
}

function parseStage(stage: unknown, environment: PipelineEnvironment): Stage {
  const [name, spec] = stageEntry(stage);
  if (name === '$facet') return facetStage(spec, environment);
  const parser = Object.hasOwn(STAGES, name) ? STAGES[name] : undefined;
  if (parser) return parser(spec, environment);
  if (name === '$out' || name === '$merge')
    throw new MongoError(40601, `${name} can only be the final stage in the pipeline`);
  if (SOURCES.has(name))
    throw new MongoError(40602, `${name} is only valid as the first stage in a pipeline.`);
  if (NOT_OFFERED.has(name)) throw new MongoError(238, `${name} is not supported by this server`);
  throw new MongoError(40324, `Unrecognized pipeline stage name: '${name}'`);
}

/** `$facet`: several pipelines over the same documents. */
function facetStage(spec: unknown, environment: PipelineEnvironment): Stage {
  if (!isDoc(spec) || Object.keys(spec).length === 0)
    throw new MongoError(40169, 'the $facet specification must be a non-empty object');
  refuseWriting(Object.values(spec));
  const facets = Object.entries(spec).map(([name, pipeline]): [string, Stage] => {
    if (!Array.isArray(pipeline))
      throw new MongoError(40170, `arguments to $facet must be arrays, ${name} is not`);
    return [name, parsePipeline(pipeline, environment)];
  });
  return function* (docs) {
    const input = [...docs];
    const output: Doc = {};
    for (const [name, run] of facets) setOwn(output, name, [...run(input.map(cloneTop))]);
    yield output;
  };
}

function refuseWriting(pipelines: readonly unknown[]): void {
  for (const stage of pipelines.flat().filter(isDoc)) {
    const [name] = Object.keys(stage);
    if (name === '$out' || name === '$merge')
      throw new MongoError(40600, `${name} is not allowed to be used within a $facet stage`);
  }
}

/** Stages of the package write into nested documents, so each facet gets its own. */
function cloneTop(doc: Doc): Doc {
  return Object.fromEntries(Object.entries(doc).map(([key, value]) => [key, clone(value)]));
}

function clone(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clone);
  return isDoc(value) ? cloneTop(value) : value;
}
