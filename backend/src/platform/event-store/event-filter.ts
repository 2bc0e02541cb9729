import { trusted } from 'mongoose';
import type { Team } from '../../contracts/user';
import type { FilterWithin } from '../database/tenant-collection';
import { BY_ACTOR, BY_ACTOR_WITHIN, BY_HASH, BY_STREAM } from './event.schema';

/** Which events somebody looks for; everything given must hold. */
export interface EventFilter {
  /** `from <= at < before`, ISO, UTC. */
  from?: string;
  before?: string;
  actorId?: string;
  types?: readonly string[];
  team?: Team;
  streamIds?: readonly string[];
  /** First characters of a hash. */
  hash?: string;
}

type Index = Readonly<Record<string, 1 | -1>>;

/** A filter as the store takes it, and the index to take where the store could not know the best one. */
export interface EventQuery {
  where: FilterWithin;
  hint: Index | null;
}

/** The product acts in every company: what it did is found by company, not by actor. */
const PRODUCT = 'foliado';
/** Comes after all characters of a hash. */
const AFTER_HEX = 'g';

/** @param isWithinTenant whether the query also names a company */
export function eventQuery(filter: EventFilter, isWithinTenant: boolean): EventQuery {
  const { from, before, actorId, types, team, streamIds, hash } = filter;
  return {
    where: {
      ...(from || before ? { 'meta.at': trusted(spanOf(from, before)) } : {}),
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
