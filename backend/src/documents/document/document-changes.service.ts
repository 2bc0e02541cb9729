import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { tellActivity, type RequestActor } from '../../access';
import type { ActivityAction } from '../../contracts/activity';
import type { DocumentDetail } from '../../contracts/document';
import type { ReviewAnswer, RowMove } from '../../contracts/document-change';
import { Clock } from '../../platform/clock/clock';
import type { FilterWithin } from '../../platform/database/tenant-collection';
import type { EventData } from '../../platform/event-store';
import { changeOf } from '../../rules/document-change';
import { DomainError } from '../../rules/domain-error';
import type { Signature } from '../review/domain/review-state';
import type { DocumentAct, HeldAct } from './document-act';
import { DOCUMENT_CHANGED } from './document-outbox.service';
import { toDetail } from './document.mapper';
import type { DocumentRecord } from './document.schema';
import {
  SYSTEM_ACTOR,
  type DocumentEventType,
  type EventActor,
  type OutboxEntry,
} from './documents.events';
import { DocumentsRepository, type DocumentName, type Written } from './documents.repository';

/** Who changes a document, and with which request. */
export interface ChangedBy extends EventActor {
  correlationId: string | null;
}

/** What has happened to a document. */
export interface NewEvent {
  type: DocumentEventType;
  data: EventData;
  /** The store takes an event of one id once. */
  eventId?: string;
}

/** A change of a document with all that has to be kept of it. */
export interface Change extends Omit<Written, 'events'> {
  /** Oldest first. */
  events?: readonly NewEvent[];
  /** The product itself where it is left out. */
  by?: ChangedBy;
  at?: Date;
  /** What the activity log is told of it; `subjectId` where it concerns another person. */
  activity?: {
    actor: Pick<RequestActor, 'id' | 'role' | 'tenantId' | 'ipAddress'>;
    action: ActivityAction;
    details: string;
    subjectId?: string;
  };
}

/** A change that was decided on the document as it stood. */
export interface Decision extends Change {
  set: Partial<DocumentRecord>;
  /** What it hangs on that has no version. */
  as?: FilterWithin;
  /** What has to hold around the write; answers what the write did. */
  around?: (write: () => Promise<boolean>) => Promise<boolean>;
  /** What else has to follow once it is saved. */
  after?: () => Promise<void>;
  /** Takes back what was prepared, when another was faster. */
  lost?: () => Promise<void>;
}

/** What a person's act comes to. */
export interface ActDecision extends Pick<Decision, 'set' | 'activity' | 'after' | 'lost'> {
  type: DocumentEventType;
  data: EventData;
  row?: RowMove;
}

/** What to do with the document as it stands; null when nothing has to change. Throws to refuse. */
export type Decide = (
  document: DocumentRecord,
  signature: Signature,
) => Promise<ActDecision | null>;

interface Decided<D> {
  before: DocumentRecord;
  after: DocumentRecord;
  decision: D | null;
}

/** Rounds of one change against others of the same document before it gives up. */
const TRIES = 20;
/** A moment for the step of the workflow that is being recorded (`stepUnderWay`). */
const STEP_MS = 25;

/**
 * A document's unit of work: the one way in which a stored document is changed, whoever changes it.
 *
 * - One write within the company: state, version, events in its outbox, or nothing at all.
 * - Compare-and-set: only as the document was found; who was slower is told so, and has changed nothing.
 * - Until a step of the workflow is recorded nobody else decides on the document.
 * - Then the list's revision, the relay and the activity log are told. The relay finds by itself what a crash
 *   kept from it.
 */
@Injectable()
export class DocumentChanges {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly clock: Clock,
    private readonly news: EventEmitter2,
  ) {}

  /** One try: changes the document as it is found `as`; false when it is not so any more. */
  async write(name: DocumentName, as: FilterWithin, change: Change): Promise<boolean> {
    const { events = [], by, at, activity, ...written } = change;
    const entries = events.map((event) => this.entryOf(event, by, at));
    const isWritten = await this.documents.write(name, as, { ...written, events: entries });
    if (!isWritten) return false;
    if (entries.length > 0) this.news.emit(DOCUMENT_CHANGED, name._id);
    if (activity) {
      const { actor, action, details, subjectId } = activity;
      tellActivity(this.news, actor, action, details, subjectId);
    }
    return true;
  }

  /**
   * Looks, decides and writes from the version that was looked at, or looks again. Null when there is no such
   * document. Throws what `decide` throws, and SOLICITUD_EN_CURSO when others were faster each time, or a
   * step of the workflow took too long.
   * @param refuse throws what nothing that is under way can change
   */
  async decided<D extends Decision>(
    name: DocumentName,
    decide: (document: DocumentRecord) => Promise<D | null>,
    refuse: (document: DocumentRecord) => void = () => undefined,
  ): Promise<Decided<D> | null> {
    for (let left = TRIES; left > 0; left--) {
      const before = await this.documents.find(name.tenantId, name._id);
      if (!before) return null;
      refuse(before);
      if (before.stepUnderWay) {
        await pause(STEP_MS);
        continue;
      }
      const decision = await decide(before);
      if (!decision) return { before, after: before, decision };
      if (await this.save(before, decision)) {
        const after = { ...before, ...decision.set, version: (before.version ?? 0) + 1 };
        return { before, after, decision };
      }
    }
    throw new DomainError('SOLICITUD_EN_CURSO');
  }

  /** The same by a person, who is named in its event. Answers the document as it stands afterwards; throws NO_ENCONTRADO. */
  async act(
    act: DocumentAct,
    decide: Decide,
    refuse?: (document: DocumentRecord) => void,
  ): Promise<DocumentDetail> {
    const { after } = await this.decidedBy(act, decide, refuse);
    return toDetail(after, this.clock.now());
  }

  /** As `act`; to a client that holds the document as it stood before, only what has changed. */
  async answer(act: HeldAct, decide: Decide): Promise<ReviewAnswer> {
    const { before, after, decision } = await this.decidedBy(act, decide);
    const now = this.clock.now();
    const detail = toDetail(after, now);
    const isHeld = act.held === (before.version ?? 0);
    return isHeld ? changeOf(toDetail(before, now), detail, decision?.row ?? null) : detail;
  }

  private async decidedBy(
    { user, id, correlationId }: DocumentAct,
    decide: Decide,
    refuse?: (document: DocumentRecord) => void,
  ) {
    const name = { _id: id, tenantId: user.tenantId };
    const by = { id: user.id, role: user.role, correlationId };
    const decided = await this.decided(
      name,
      async (document) => {
        const actor = { id: user.id, name: user.name };
        const at = this.clock.now();
        const version = (document.version ?? 0) + 1;
        const decision = await decide(document, { actor, at: at.toISOString(), version });
        return decision && { ...namedBy(user.name, document, decision), by, at };
      },
      refuse,
    );
    if (!decided) throw new DomainError('NO_ENCONTRADO');
    return decided;
  }

  private async save(document: DocumentRecord, decision: Decision): Promise<boolean> {
    const { as, around = (write) => write(), after, lost, ...change } = decision;
    const asFound = { ...as, version: document.version ?? null, stepUnderWay: null };
    const isSaved = await around(() => this.write(document, asFound, change));
    await (isSaved ? after : lost)?.();
    return isSaved;
  }

  private entryOf(
    { type, data, eventId = this.clock.uuid() }: NewEvent,
    { id, role, correlationId }: ChangedBy = { ...SYSTEM_ACTOR, correlationId: null },
    at = this.clock.now(),
  ): OutboxEntry {
    return { eventId, type, data, actor: { id, role }, at, correlationId };
  }
}

/**
 * What a person writes into a document that could not be read makes it one that was typed in by hand; its
 * failure stays.
 */
function namedBy(
  name: string,
  { status, failure }: DocumentRecord,
  { type, data, ...decision }: ActDecision,
) {
  const event = { type, data: { ...data, by: name } };
  if (status !== 'error') return { ...decision, events: [event] };
  const set = { ...decision.set, status: 'completed' as const };
  const begun = { type: 'TypedByHand' as const, data: { code: failure?.code ?? null, by: name } };
  return { ...decision, set, events: [begun, event] };
}
