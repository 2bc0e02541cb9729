import type { AuditErasure } from '../../contracts/audit';
import type { StoredEvent } from '../../platform/event-store/stored-event';
import { streamParts } from '../domain/event-action';
import { MAX_BREAKS } from './chain-break';

/** The one event after which values are erased: those of the document and of its workflow. */
const ERASING = 'DocumentDeleted';
const ERASABLE: readonly string[] = ['document', 'workflow'];

type Erased = Omit<AuditErasure, 'erasedBy'> & { first: number };

/** Where the event stands that explains why values of a stream are gone. */
export const erasingStreamOf = (streamId: string): string =>
  `document-${streamParts(streamId).subjectId}`;

/** The values that are gone from a company's events, and the events that erased them; memory grows with streams. */
export class Erasures {
  events = 0;
  private readonly streams = new Map<string, Erased>();
  private readonly erasing = new Map<string, AuditErasure['erasedBy']>();

  take({ streamId, version, type, erasedAt, meta }: StoredEvent): void {
    if (erasedAt === null) {
      const isErasing = type === ERASING && streamParts(streamId).kind === 'document';
      if (isErasing) this.erasing.set(streamId, { streamId, version, at: meta.at });
      return;
    }
    this.events += 1;
    const known = this.streams.get(streamId);
    if (known) known.events += 1;
    else this.streams.set(streamId, { streamId, events: 1, first: version });
  }

  /** Streams with erased values that no event explains, each with the first of them. */
  unexplained(): { streamId: string; version: number }[] {
    return [...this.streams.values()]
      .filter((erased) => this.reasonOf(erased) === undefined)
      .map(({ streamId, first }) => ({ streamId, version: first }));
  }

  /** What was erased, and by which event: the first in the order of streams. */
  explained(): AuditErasure[] {
    return [...this.streams.values()]
      .flatMap(({ first: _, ...erased }) => {
        const erasedBy = this.reasonOf(erased);
        return erasedBy ? [{ ...erased, erasedBy }] : [];
      })
      .slice(0, MAX_BREAKS);
  }

  private reasonOf({ streamId }: Pick<Erased, 'streamId'>) {
    const isErasable = ERASABLE.includes(streamParts(streamId).kind);
    return isErasable ? this.erasing.get(erasingStreamOf(streamId)) : undefined;
  }
}
