import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock';
import { EventMaintenanceRepository } from './event-maintenance.repository';
import { EventRepository } from './event.repository';
import { firstBreak, GENESIS, hashOfData, hashOfEvent, type ChainBreak } from './hash-chain';
import { Upcasters, type EventPosition, type NewEvent, type StoredEvent } from './stored-event';

const RELAY_TRIES = 20;
const MAX_PAGE = 1000;

/** Somebody else appended to the stream since it was read. */
export class VersionConflict extends Error {
  constructor(
    readonly streamId: string,
    readonly expectedVersion: number,
  ) {
    super(`the stream has moved past version ${expectedVersion}`);
    this.name = 'VersionConflict';
  }
}

/**
 * Append-only streams of events, each a hash chain (reliability R4). Who reads gets every event in the
 * present shape of its type (`Upcasters`); checks see what is stored.
 */
@Injectable()
export class EventStore {
  constructor(
    private readonly events: EventRepository,
    private readonly numbers: EventMaintenanceRepository,
    private readonly clock: Clock,
    private readonly upcasters: Upcasters,
  ) {}

  /**
   * Appends one event after `after`, the last one of its stream as the caller has read it (null: the
   * stream is new), and answers it. Nothing is read again: the unique keys of version and command decide
   * every race. A command id that the stream has answers the first event. Throws `VersionConflict`.
   */
  async append(event: NewEvent, after: StoredEvent | null): Promise<StoredEvent> {
    const { tenantId, streamId, meta } = event;
    if (after && (after.streamId !== streamId || after.tenantId !== tenantId))
      throw new Error('an event is appended after one of another stream');
    const stored = this.seal(event, after);
    if (await this.events.insert(stored)) return stored;
    const winner = await this.byCommand(tenantId, streamId, meta.commandId);
    if (winner) return winner;
    throw new VersionConflict(streamId, after?.version ?? 0);
  }

  /** Appends at whatever version comes next: for facts that have already happened. */
  async appendFromOutbox(event: NewEvent): Promise<StoredEvent> {
    for (let attempt = 1; ; attempt++) {
      const last = await this.events.last(event.tenantId, event.streamId);
      try {
        return await this.append(event, last);
      } catch (error) {
        if (!(error instanceof VersionConflict) || attempt === RELAY_TRIES) throw error;
      }
    }
  }

  /** All events of a stream in order; empty when there is none in this company. */
  async read(tenantId: string, streamId: string): Promise<StoredEvent[]> {
    return this.lift(await this.events.stream(tenantId, streamId));
  }

  /** The last event of a stream; its version is the stream's. Null when there is none in this company. */
  async last(tenantId: string, streamId: string): Promise<StoredEvent | null> {
    const last = await this.events.last(tenantId, streamId);
    return last && this.upcasters.lift(last);
  }

  /** What a command has appended to a stream, or null. */
  async byCommand(
    tenantId: string,
    streamId: string,
    commandId: string,
  ): Promise<StoredEvent | null> {
    const found = await this.events.byCommand(tenantId, streamId, commandId);
    return found && this.upcasters.lift(found);
  }

  /** The events of a stream with versions `first` to `last` (inclusive), newest first. */
  async readVersions(
    tenantId: string,
    streamId: string,
    first: number,
    last: number,
  ): Promise<StoredEvent[]> {
    return this.lift(await this.events.versions(tenantId, streamId, first, last));
  }

  /** Who caused the first events of some streams, up to version `upTo`; streams without events are left out. */
  async actorsOfFirst(
    tenantId: string,
    streamIds: readonly string[],
    upTo: number,
  ): Promise<ReadonlyMap<string, string[]>> {
    const actors = new Map<string, string[]>();
    if (streamIds.length === 0) return actors;
    const found = await this.events.firstActors(tenantId, streamIds, upTo);
    for (const { streamId, actorId } of found.sort((a, b) => a.version - b.version)) {
      actors.set(streamId, [...(actors.get(streamId) ?? []), actorId]);
    }
    return actors;
  }

  /** Whether somebody else than `actorId` has caused an event of one of the types in a company. */
  hasByOthers(tenantId: string, types: readonly string[], actorId: string): Promise<boolean> {
    return this.events.hasByOthers(tenantId, types, actorId);
  }

  /** How many events of a type there are over all companies with `from <= at < to` (ISO, UTC). */
  countOfType(type: string, from: string, to: string): Promise<number> {
    return this.numbers.countOfType(type, from, to);
  }

  /**
   * A page of all events of a company, newest first; `after` is where the page before it ended.
   * @param limit 1..1000
   */
  async readTenant(
    tenantId: string,
    limit: number,
    after: EventPosition | null = null,
  ): Promise<StoredEvent[]> {
    const size = Math.min(Math.max(Math.trunc(limit), 1), MAX_PAGE);
    return this.lift(await this.events.tenantPage(tenantId, size, after));
  }

  /** The first break in a stream's chain, or null. */
  async verifyStream(tenantId: string, streamId: string): Promise<ChainBreak | null> {
    return firstBreak(await this.events.stream(tenantId, streamId));
  }

  /** Every broken stream of a company, each with its first break. */
  async verifyTenant(tenantId: string): Promise<ChainBreak[]> {
    const breaks: ChainBreak[] = [];
    for (const streamId of await this.events.streamIds(tenantId)) {
      const found = await this.verifyStream(tenantId, streamId);
      if (found) breaks.push(found);
    }
    return breaks;
  }

  /** Erases the data of an event for good; the chain stays whole. False when there is no such event. */
  erase(tenantId: string, streamId: string, version: number): Promise<boolean> {
    return this.events.erase(tenantId, streamId, version, this.clock.now().toISOString());
  }

  /** The same for some events of a tenant at once, by their ids. */
  async eraseMany(tenantId: string, eventIds: readonly string[]): Promise<void> {
    await this.events.eraseMany(tenantId, eventIds, this.clock.now().toISOString());
  }

  private lift(events: readonly StoredEvent[]): StoredEvent[] {
    return events.map((event) => this.upcasters.lift(event));
  }

  private seal(
    { streamId, tenantId, event, meta }: NewEvent,
    last: StoredEvent | null,
  ): StoredEvent {
    const salt = randomBytes(16).toString('hex');
    const chained = {
      streamId,
      version: (last?.version ?? 0) + 1,
      tenantId,
      type: event.type,
      dataHash: hashOfData(salt, event.data),
      meta,
      prevHash: last?.hash ?? GENESIS,
    };
    const eventId = this.clock.uuid();
    const hash = hashOfEvent(chained);
    return { ...chained, eventId, hash, data: event.data, salt, erasedAt: null };
  }
}
