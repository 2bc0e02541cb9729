import type { AuditErasure } from '../../contracts/audit';
import type { StoredEvent } from '../../platform/event-store/stored-event';
import { streamParts } from '../domain/event-action';
import { MAX_BREAKS } from './chain-break';

/** The event after which values are erased, by the kind of the stream that it stands in. */
const ERASING: Readonly<Record<string, string>> = {
  document: 'DocumentDeleted',
  account: 'AccountAnonymised',
  company: 'CompanyRemoved',
};
/** Of whose stream the values of a stream are erased, besides its company's. */
const OWNER: Readonly<Record<string, string>> = {
  document: 'document',
  workflow: 'document',
  account: 'account',
};

type Place = Pick<StoredEvent, 'streamId' | 'tenantId'>;
type Erased = Omit<AuditErasure, 'erasedBy'> & { first: number; tenantId: string };

/** Where an event may stand that explains why values of a stream are gone. */
export function erasingStreamsOf({ streamId, tenantId }: Place): string[] {
  const { kind, subjectId } = streamParts(streamId);
  const owner = OWNER[kind];
  return [...(owner ? [`${owner}-${subjectId}`] : []), `company-${tenantId}`];
}

/** The values that are gone from a company's events, and the events that erased them; memory grows with streams. */
export class Erasures {
  events = 0;
  private readonly streams = new Map<string, Erased>();
  private readonly erasing = new Map<string, AuditErasure['erasedBy']>();

  note({ streamId, tenantId, version, type, erasedAt, meta }: StoredEvent): void {
    if (erasedAt === null) {
      const isErasing = type === ERASING[streamParts(streamId).kind];
      if (isErasing) this.erasing.set(streamId, { streamId, version, at: meta.at });
      return;
    }
    this.events += 1;
    const known = this.streams.get(streamId);
    if (known) known.events += 1;
    else this.streams.set(streamId, { streamId, tenantId, events: 1, first: version });
  }

  /** Streams with erased values that no event explains, each with the first of them. */
  unexplained(): (Place & { version: number })[] {
    return [...this.streams.values()]
      .filter((erased) => this.reasonOf(erased) === undefined)
      .map(({ streamId, tenantId, first }) => ({ streamId, tenantId, version: first }));
  }

  /** What was erased, and by which event: the first in the order of streams. */
  explained(): AuditErasure[] {
    return [...this.streams.values()]
      .flatMap((erased) => {
        const { streamId, events } = erased;
        const erasedBy = this.reasonOf(erased);
        return erasedBy ? [{ streamId, events, erasedBy }] : [];
      })
      .slice(0, MAX_BREAKS);
  }

  private reasonOf(erased: Place) {
    const streams = erasingStreamsOf(erased).map((stream) => this.erasing.get(stream));
    return streams.find((place) => place !== undefined);
  }
}
