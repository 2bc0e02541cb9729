import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { BSON, type Document } from 'mongodb';

/** Where a file or a test may run; every field that is there must hold. */
export interface Requirement {
  minServerVersion?: string;
  maxServerVersion?: string;
  topologies?: readonly string[];
  serverless?: 'require' | 'forbid' | 'allow';
  auth?: boolean;
  serverParameters?: Document;
  csfle?: unknown;
}

export interface CollectionData {
  collectionName: string;
  databaseName: string;
  documents: readonly Document[];
  createOptions?: Document;
}

export interface Operation {
  name: string;
  object: string;
  arguments?: Document;
  expectResult?: unknown;
  expectError?: ExpectedError;
  saveResultAsEntity?: string;
}

export interface ExpectedError {
  isError?: boolean;
  isClientError?: boolean;
  errorContains?: string;
  errorCode?: number;
  errorCodeName?: string;
  errorLabelsContain?: readonly string[];
  errorLabelsOmit?: readonly string[];
  errorResponse?: Document;
  expectResult?: unknown;
}

export interface ExpectedEvents {
  client: string;
  events: readonly Record<string, Document>[];
  ignoreExtraEvents?: boolean;
}

export interface SpecificationTest {
  description: string;
  skipReason?: string;
  runOnRequirements?: readonly Requirement[];
  operations: readonly Operation[];
  expectEvents?: readonly ExpectedEvents[];
  outcome?: readonly CollectionData[];
}

/** A file of the unified test format. */
export interface Specification {
  description: string;
  schemaVersion: string;
  runOnRequirements?: readonly Requirement[];
  createEntities?: readonly Record<string, Document>[];
  initialData?: readonly CollectionData[];
  tests: readonly SpecificationTest[];
}

export interface SpecificationFile {
  /** Relative to the folder, with `/`. */
  name: string;
  content: Specification;
}

/** Every specification below a folder, in a fixed order; other JSON is left out. */
export function readSpecifications(folder: string): SpecificationFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({ name: name.replaceAll(path.sep, '/'), content: parse(folder, name) }))
    .filter(({ content }) => Array.isArray(content.tests) && 'schemaVersion' in content);
}

function parse(folder: string, name: string): Specification {
  const text = readFileSync(path.join(folder, name), 'utf8');
  return BSON.EJSON.parse(text, { relaxed: true }) as Specification;
}
