import { type MongoClient, MongoBulkWriteError, MongoError, MongoServerError } from 'mongodb';
import { type Entities, known, type ObservedEvent } from './entities';
import { assertMatch, Mismatch } from './matching';
import type { CollectionData, ExpectedError, ExpectedEvents } from './specification';

/** @throws Mismatch when an error is not the one that a file expects */
export function assertError(expected: ExpectedError, error: unknown, entities: Entities): void {
  if (!(error instanceof Error)) throw new Mismatch(`expected an Error, got ${String(error)}`);
  const isFromServer = error instanceof MongoServerError;
  const text = `${error.name} ${String(Reflect.get(error, 'code'))} ${error.message}`;
  const demand = (holds: boolean, what: string): void => {
    if (!holds) throw new Mismatch(`expected an error ${what}, got ${text}`);
  };
  const { isClientError, errorCode, errorCodeName, errorContains } = expected;
  if (isClientError !== undefined)
    demand(isFromServer !== isClientError, `of the ${isClientError ? 'client' : 'server'}`);
  if (errorContains !== undefined)
    demand(error.message.toLowerCase().includes(errorContains.toLowerCase()), errorContains);
  if (errorCode !== undefined)
    demand(isFromServer && error.code === errorCode, `with code ${errorCode}`);
  if (errorCodeName !== undefined)
    demand(isFromServer && error.codeName === errorCodeName, `with name ${errorCodeName}`);
  for (const label of expected.errorLabelsContain ?? [])
    demand(error instanceof MongoError && error.hasErrorLabel(label), `labelled ${label}`);
  for (const label of expected.errorLabelsOmit ?? [])
    demand(!(error instanceof MongoError && error.hasErrorLabel(label)), `without ${label}`);
  assertAnswers(expected, error, entities);
}

/** What the server answered beside the error. */
function assertAnswers(expected: ExpectedError, error: Error, entities: Entities): void {
  const { errorResponse, expectResult } = expected;
  if (errorResponse !== undefined) {
    const response = error instanceof MongoServerError ? error.errorResponse : undefined;
    assertMatch(errorResponse, response, entities, true, 'errorResponse');
  }
  if (expectResult !== undefined) {
    const result = error instanceof MongoBulkWriteError ? error.result : undefined;
    assertMatch(expectResult, result, entities, true, 'result of the error');
  }
}

/** @throws Mismatch when the client sent other commands than a file expects */
export function assertEvents(expected: ExpectedEvents, entities: Entities): void {
  const { events } = known(entities.clients, expected.client);
  const names = events.map(({ event }) => event.commandName).join(', ');
  const isCountRight = expected.ignoreExtraEvents
    ? events.length >= expected.events.length
    : events.length === expected.events.length;
  if (!isCountRight)
    throw new Mismatch(`expected ${expected.events.length} events, got ${names || 'none'}`);
  expected.events.forEach((one, at) => assertEvent(one, events[at], entities, at));
}

function assertEvent(
  expected: Record<string, Record<string, unknown>>,
  observed: ObservedEvent | undefined,
  entities: Entities,
  at: number,
): void {
  const [type, fields] = Object.entries(expected)[0] ?? [];
  if (observed === undefined || observed.type !== type)
    throw new Mismatch(`event ${at}: expected ${type ?? 'none'}, got ${observed?.type ?? 'none'}`);
  for (const [name, value] of Object.entries(fields ?? {}))
    assertMatch(value, Reflect.get(observed.event, name), entities, true, `event ${at} ${name}`);
}

/** @throws Mismatch when the collections do not hold what a file expects at the end */
export async function assertOutcome(
  outcome: readonly CollectionData[],
  client: MongoClient,
  entities: Entities,
): Promise<void> {
  for (const { databaseName, collectionName, documents } of outcome) {
    const stored = await client
      .db(databaseName)
      .collection(collectionName)
      .find({}, { sort: { _id: 1 } })
      .toArray();
    assertMatch(documents, stored, entities, false, `outcome ${collectionName}`);
  }
}
