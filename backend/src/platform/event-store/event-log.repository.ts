import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { trusted, type Model } from 'mongoose';
import type { Team } from '../../contracts/user';
import { TenantCollection, type FilterWithin } from '../database/tenant-collection';
import {
  BY_ACTOR,
  BY_ACTOR_WITHIN,
  BY_HASH,
  BY_STREAM,
  EventRecord,
  NEWEST_FIRST,
  toStored,
} from './event.schema';
import type { EventHead, EventPage, EventRows, StoredEvent } from './stored-event';

/** Which events somebody looks for; everything given must hold. */
export interface EventFilter {
  /** `from <= at < before`, ISO, UTC. */
  from?: string;
  before?: string;
  actorId?: string;
  /** By anybody else; `actorId` goes before it. */
  withoutActorId?: string;
  types?: readonly string[];
  team?: Team;
  streamIds?: readonly string[];
  /** First characters of a hash. */
  hash?: string;
}

/** `from`: ISO. */
export type HeadQuery = Required<Pick<EventFilter, 'types' | 'from'>>;

type Index = Readonly<Record<string, 1 | -1>>;

/** A filter as the store takes it, and the index to take where the store could not know the best one. */
interface EventQuery {
  where: FilterWithin;
  hint: Index | null;
}

/** The product acts in every company: what it did is found by company, not by actor. */
const PRODUCT = 'foliado';
/** Comes after all characters of a hash. */
const AFTER_HEX = 'g';

/** @param isWithinTenant whether the query also names a company */
export function eventQuery(filter: EventFilter, isWithinTenant: boolean): EventQuery {
  const { from, before, actorId, withoutActorId, types, team, streamIds, hash } = filter;
  return {
    where: {
      ...(from || before ? { 'meta.at': trusted(spanOf(from, before)) } : {}),
      ...(withoutActorId === undefined ? {} : { 'meta.actorId': trusted({ $ne: withoutActorId }) }),
      ...(actorId === undefined ? {} : { 'meta.actorId': actorId }),
      ...(types ? { type: trusted({ $in: [...types] }) } : {}),
      ...(team ? { 'meta.team': team } : {}),
      ...(streamIds ? { streamId: trusted({ $in: [...streamIds] }) } : {}),
      ...(hash ? { hash: trusted({ $gte: hash, $lt: hash + AFTER_HEX }) } : {}),
    },
    hint: hintOf(filter, isWithinTenant),
  };
}

function spanOf(from?: string, before?: string): Record<string, string> {
  return { ...(from ? { $gte: from } : {}), ...(before ? { $lt: before } : {}) };
}

/** What leaves the fewest events comes first. */
function hintOf({ streamIds, hash, actorId }: EventFilter, isWithinTenant: boolean): Index | null {
  if (hash) return BY_HASH;
  if (streamIds) return isWithinTenant ? BY_STREAM : { streamId: 1, version: 1 };
  if (actorId === undefined || actorId === PRODUCT) return null;
  return isWithinTenant ? BY_ACTOR_WITHIN : BY_ACTOR;
}

/** Where a walk through the streams of a company stands. */
export interface StreamPlace {
  streamId: string;
  version: number;
}

/** Streams from after a place on, and before another stream. */
export interface StreamSpan {
  after: StreamPlace | null;
  before?: string;
}

const IN_ORDER = { streamId: 1, version: 1 } as const;

/** The events of a company beyond single streams: in the order of their streams, and as a list. */
@Injectable()
export class EventLogRepository {
  private readonly events: TenantCollection<EventRecord>;

  constructor(@InjectModel(EventRecord.name) events: Model<EventRecord>) {
    this.events = new TenantCollection<EventRecord>(events);
  }

  /** Events in the order of stream and version, at most `limit`. */
  async inOrder(
    tenantId: string,
    { after, before }: StreamSpan,
    limit: number,
  ): Promise<StoredEvent[]> {
    const rest = after ? await this.ofStream(tenantId, after, limit) : [];
    if (rest.length === limit) return rest;
    const ends = { ...(after ? { $gt: after.streamId } : {}), ...(before ? { $lt: before } : {}) };
    const filter = Object.keys(ends).length > 0 ? { streamId: trusted(ends) } : {};
    return [...rest, ...(await this.page(tenantId, filter, limit - rest.length))];
  }

  /** The events of one stream after a version. */
  ofStream(
    tenantId: string,
    { streamId, version }: StreamPlace,
    limit: number,
  ): Promise<StoredEvent[]> {
    return this.page(tenantId, { streamId, version: trusted({ $gt: version }) }, limit);
  }

  /**
   * The newest of some types since `from`, at most `limit`, without their data but for the named parts of it.
   * One question a type: its index has them in order, and what lies further back is not touched.
   */
  async heads(
    tenantId: string,
    { types, from }: HeadQuery,
    parts: readonly string[],
    limit: number,
  ): Promise<EventHead[]> {
    const own = this.events.of(tenantId);
    const named = Object.fromEntries(parts.map((part) => [`data.${part}`, 1 as const]));
    const each = types.map((type) =>
      own
        .find(
          { type, 'meta.at': trusted({ $gte: from }) },
          { type: 1, streamId: 1, meta: 1, ...named },
        )
        .sort(NEWEST_FIRST)
        .limit(limit)
        .lean<EventHead[]>(),
    );
    const heads = (await Promise.all(each)).flat();
    return heads.sort((a, b) => b.meta.at.localeCompare(a.meta.at)).slice(0, limit);
  }

  /** Newest first; the total is counted up to `rows.totalMax`. */
  async search(tenantId: string, filter: EventFilter, rows: EventRows): Promise<EventPage> {
    const { where, hint } = eventQuery(filter, true);
    const own = this.events.of(tenantId);
    const query = own
      .find(where)
      .sort(NEWEST_FIRST)
      .skip(rows.from)
      .limit(rows.to - rows.from + 1);
    const page = (hint ? query.hint(hint) : query).lean<EventRecord[]>();
    const counted = own.count(where, { limit: rows.totalMax, ...(hint ? { hint } : {}) });
    const [records, total] = await Promise.all([page, counted]);
    return { events: records.map(toStored), total };
  }

  private async page(
    tenantId: string,
    filter: FilterWithin,
    limit: number,
  ): Promise<StoredEvent[]> {
    const records = await this.events
      .of(tenantId)
      .find(filter)
      .sort(IN_ORDER)
      .limit(limit)
      .lean<EventRecord[]>();
    return records.map(toStored);
  }
}
