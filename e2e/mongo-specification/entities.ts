import {
  type Collection,
  type CommandFailedEvent,
  type CommandStartedEvent,
  type CommandSucceededEvent,
  type Db,
  type Document,
  GridFSBucket,
  MongoClient,
} from 'mongodb';

type CommandEvent = CommandStartedEvent | CommandSucceededEvent | CommandFailedEvent;

export interface ObservedEvent {
  /** As the format names it, e.g. `commandStartedEvent`. */
  type: string;
  event: CommandEvent;
}

interface ObservedClient {
  client: MongoClient;
  events: ObservedEvent[];
}

const EVENTS = {
  commandStartedEvent: 'commandStarted',
  commandSucceededEvent: 'commandSucceeded',
  commandFailedEvent: 'commandFailed',
} as const;

/** The named things of one test: clients, databases, collections, buckets and saved results. */
export class Entities {
  readonly clients = new Map<string, ObservedClient>();
  readonly databases = new Map<string, Db>();
  readonly collections = new Map<string, Collection>();
  readonly buckets = new Map<string, GridFSBucket>();
  readonly results = new Map<string, unknown>();

  constructor(private readonly uri: string) {}

  create(entities: readonly Record<string, Document>[]): void {
    for (const entity of entities)
      for (const [kind, spec] of Object.entries(entity)) this.createOne(kind, spec);
  }

  async close(): Promise<void> {
    for (const { client } of this.clients.values()) await client.close();
  }

  private createOne(kind: string, spec: Document): void {
    const id = String(spec['id']);
    if (kind === 'client') this.clients.set(id, observedClient(this.uri, spec));
    else if (kind === 'database') this.databases.set(id, this.database(spec));
    else if (kind === 'collection') this.collections.set(id, this.collection(spec));
    else if (kind === 'bucket') this.buckets.set(id, this.bucket(spec));
    else throw new Error(`entity ${kind} is not known to this runner`);
  }

  private database({ client, databaseName, databaseOptions }: Document): Db {
    return known(this.clients, client).client.db(databaseName, optionsOf(databaseOptions));
  }

  private collection({ database, collectionName, collectionOptions }: Document): Collection {
    return known(this.databases, database).collection(collectionName, optionsOf(collectionOptions));
  }

  private bucket({ database, bucketOptions }: Document): GridFSBucket {
    return new GridFSBucket(known(this.databases, database), optionsOf(bucketOptions));
  }
}

export function known<T>(entities: ReadonlyMap<string, T>, id: unknown): T {
  const entity = entities.get(String(id));
  if (entity === undefined) throw new Error(`there is no entity ${String(id)}`);
  return entity;
}

function optionsOf(options: Document | undefined): Document {
  const { readPreference, ...rest } = options ?? {};
  return { ...rest, ...(readPreference ? { readPreference: readPreference.mode } : {}) };
}

function observedClient(uri: string, spec: Document): ObservedClient {
  const client = new MongoClient(uri, { ...spec['uriOptions'], monitorCommands: true });
  const events: ObservedEvent[] = [];
  const ignored = ['configureFailPoint', ...(spec['ignoreCommandMonitoringEvents'] ?? [])];
  for (const type of spec['observeEvents'] ?? []) {
    const name = EVENTS[type as keyof typeof EVENTS];
    if (name === undefined) throw new Error(`event ${type} is not known to this runner`);
    client.on(name, (event: CommandEvent) => {
      if (!ignored.includes(event.commandName)) events.push({ type, event });
    });
  }
  return { client, events };
}
