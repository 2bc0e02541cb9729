import { createParamDecorator, Injectable, type ExecutionContext } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import type { Request } from 'express';
import type { DocumentDetail } from '../../contracts/document';
import type { ReviewAnswer, RowMove } from '../../contracts/document-change';
import { HELD_VERSION_HEADER } from '../../contracts/headers';
import { Clock } from '../../platform/clock/clock';
import type { EventData } from '../../platform/event-store';
import { sessionUser, type SessionUser } from '../../access';
import { seenVersion, UuidPipe } from '../../platform/http';
import { changeOf } from '../../rules/document-change';
import { DomainError } from '../../rules/domain-error';
import { toDetail } from '../document/document.mapper';
import type { DocumentRecord } from '../document/document.schema';
import type { DocumentEventType, OutboxEntry } from '../document/documents.events';
import { DOCUMENT_CHANGED } from '../document/document-outbox.service';
import type { Signature } from './domain/review-state';
import { pauseForStep } from './review-lock.service';
import { ReviewRepository } from './review.repository';

/** One act of a person on one document. */
export interface ReviewAct {
  user: SessionUser;
  id: string;
  /** Version that the client has seen (`If-Match`); null when it did not say. */
  seen: number | null;
  correlationId: string | null;
}

/** One of a client that may hold the document. */
export interface HeldAct extends ReviewAct {
  /** Version that the client holds (`x-held-version`), to be told only what has changed; null when it did not say. */
  held: number | null;
}

export interface Decision {
  set: Partial<DocumentRecord>;
  type: DocumentEventType;
  data: EventData;
  row?: RowMove;
  /** What else has to follow once it is saved. */
  after?: () => Promise<void>;
}

interface Decided {
  before: DocumentRecord;
  after: DocumentRecord;
  decision: Decision | null;
}

/** What to do with the document as it stands; null when nothing has to change. Throws to refuse. */
export type Decide = (document: DocumentRecord, signature: Signature) => Promise<Decision | null>;

/** Rounds of one act against others on the same document before it gives up. */
const TRIES = 20;

/**
 * The one way in which review changes a document: look, decide, write state and event, or look again. What is
 * written into a document that could not be read makes it one that was typed in by hand; its failure stays.
 */
@Injectable()
export class ReviewWriter {
  constructor(
    private readonly documents: ReviewRepository,
    private readonly clock: Clock,
    private readonly news: EventEmitter2,
  ) {}

  /**
   * Answers the document as it stands afterwards. Throws NO_ENCONTRADO, what `decide` throws, and
   * SOLICITUD_EN_CURSO when others were faster each time, or a step of the workflow took too long.
   */
  async change(act: ReviewAct, decide: Decide): Promise<DocumentDetail> {
    const { after } = await this.decided(act, decide);
    return toDetail(after, this.clock.now());
  }

  /** As `change`; to a client that holds the document as it stood before, only what has changed. */
  async answer(act: HeldAct, decide: Decide): Promise<ReviewAnswer> {
    const { before, after, decision } = await this.decided(act, decide);
    const now = this.clock.now();
    const detail = toDetail(after, now);
    const isHeld = act.held === (before.version ?? 0);
    return isHeld ? changeOf(toDetail(before, now), detail, decision?.row ?? null) : detail;
  }

  private async decided(act: ReviewAct, decide: Decide): Promise<Decided> {
    const { user, id } = act;
    for (let left = TRIES; left > 0; left--) {
      const before = await this.documents.find(user.tenantId, id);
      if (!before) throw new DomainError('NO_ENCONTRADO');
      if (before.stepUnderWay) {
        await pauseForStep();
        continue;
      }
      const signature = this.sign(before, user);
      const decision = await decide(before, signature);
      const changed = decision && (await this.save(before, decision, signature, act));
      if (!decision || changed) return { before, after: changed ?? before, decision };
    }
    throw new DomainError('SOLICITUD_EN_CURSO');
  }

  private sign(document: DocumentRecord, { id, name }: SessionUser): Signature {
    const at = this.clock.now().toISOString();
    return { actor: { id, name }, at, version: (document.version ?? 0) + 1 };
  }

  private async save(
    document: DocumentRecord,
    { set, type, data, after }: Decision,
    { at, version, actor }: Signature,
    { user, correlationId }: ReviewAct,
  ): Promise<DocumentRecord | null> {
    const event = (name: DocumentEventType, about: EventData): OutboxEntry => ({
      eventId: this.clock.uuid(),
      type: name,
      data: { ...about, by: actor.name },
      actor: { id: user.id, role: user.role },
      at: new Date(at),
      correlationId,
    });
    const { status, failure } = document;
    const isBegun = status === 'error';
    const change = isBegun ? { ...set, status: 'completed' as const } : set;
    const begun = isBegun ? [event('TypedByHand', { code: failure?.code ?? null })] : [];
    const isSaved = await this.documents.save(document, change, ...begun, event(type, data));
    if (!isSaved) return null;
    this.news.emit(DOCUMENT_CHANGED, document._id);
    await after?.();
    return { ...document, ...change, version };
  }
}

const ids = new UuidPipe();

/** Who acts on which document, and what he has seen of it. */
export const Act = createParamDecorator((_: unknown, context: ExecutionContext): HeldAct => {
  const request = context.switchToHttp().getRequest<Request>();
  return {
    user: sessionUser(request),
    id: ids.transform(request.params['id']),
    seen: seenVersion(request.get('if-match')),
    held: seenVersion(request.get(HELD_VERSION_HEADER), HELD_VERSION_HEADER),
    correlationId: String(request.id),
  };
});
