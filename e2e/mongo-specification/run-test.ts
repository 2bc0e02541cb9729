import type { MongoClient } from 'mongodb';
import { DRIVER_LIMITS } from './driver-limits';
import { Entities } from './entities';
import { assertError, assertEvents, assertOutcome } from './expectations';
import { assertMatch } from './matching';
import { missingOperation, runOperation } from './operations';
import { type ServerFacts, unmetRequirement } from './requirements';
import type { CollectionData, Operation, Specification, SpecificationTest } from './specification';

export type Verdict =
  | { kind: 'passed' }
  | { kind: 'failed'; reason: string }
  | { kind: 'excluded'; reason: string };

export interface Bench {
  uri: string;
  /** Prepares the data and looks at it afterwards; never the one under test. */
  client: MongoClient;
  facts: ServerFacts;
}

/** Runs one test of a file in databases of its own making; never throws. */
export async function runTest(
  file: Specification,
  test: SpecificationTest,
  bench: Bench,
): Promise<Verdict> {
  const reason = exclusion(file, test, bench);
  if (reason !== null) return { kind: 'excluded', reason };
  const entities = new Entities(bench.uri);
  try {
    for (const data of file.initialData ?? []) await fill(bench.client, data);
    entities.create(file.createEntities ?? []);
    for (const operation of test.operations) await perform(operation, entities);
    for (const expected of test.expectEvents ?? []) assertEvents(expected, entities);
    await assertOutcome(test.outcome ?? [], bench.client, entities);
    return { kind: 'passed' };
  } catch (error) {
    return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  } finally {
    await entities.close();
  }
}

function exclusion(file: Specification, test: SpecificationTest, { facts }: Bench): string | null {
  return (
    unmetRequirement(file.runOnRequirements, facts) ??
    unmetRequirement(test.runOnRequirements, facts) ??
    test.skipReason ??
    DRIVER_LIMITS.get(test.description) ??
    missingOperation(test.operations)
  );
}

async function fill(client: MongoClient, data: CollectionData): Promise<void> {
  const { databaseName, collectionName, documents, createOptions } = data;
  const writeConcern = { w: 'majority' } as const;
  const database = client.db(databaseName);
  await database.dropCollection(collectionName, { writeConcern });
  await database.createCollection(collectionName, { ...createOptions, writeConcern });
  if (documents.length > 0)
    await database.collection(collectionName).insertMany([...documents], { writeConcern });
}

async function perform(operation: Operation, entities: Entities): Promise<void> {
  const { expectError, expectResult, saveResultAsEntity } = operation;
  const outcome = await attempt(operation, entities);
  if (expectError) {
    if (!('error' in outcome)) throw new Error(`${operation.name} did not fail`);
    assertError(expectError, outcome.error, entities);
    return;
  }
  if ('error' in outcome) throw outcome.error;
  if (expectResult !== undefined)
    assertMatch(expectResult, outcome.result, entities, true, `result of ${operation.name}`);
  if (saveResultAsEntity !== undefined) entities.results.set(saveResultAsEntity, outcome.result);
}

async function attempt(
  operation: Operation,
  entities: Entities,
): Promise<{ result: unknown } | { error: unknown }> {
  try {
    return { result: await runOperation(entities, operation) };
  } catch (error) {
    return { error };
  }
}
