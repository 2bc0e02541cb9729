import type { Doc } from '../bson/bson-types';
import type { Scope } from '../query/scope';

/** Documents in, documents out, as late as possible. */
export type Stage = (docs: Iterable<Doc>) => Iterable<Doc>;

/** What a stage may need beside its documents. */
export interface PipelineEnvironment {
  scope: Scope;
  /** Documents of another collection of the same database whose field equals a value, as `$lookup` joins. */
  findJoined(collection: string, field: string, value: unknown): Iterable<Doc>;
}

/** Checks a stage's specification before any document is read. */
export type StageParser = (spec: unknown, environment: PipelineEnvironment) => Stage;
