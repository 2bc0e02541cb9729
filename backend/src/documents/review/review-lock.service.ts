import { Injectable } from '@nestjs/common';
import { REVIEW_LOCK_MINUTES, type ReviewLockAnswer } from '../../contracts/review';
import { Clock } from '../../platform/clock/clock';
import type { SessionUser } from '../../access';
import { DomainError } from '../../rules/domain-error';
import { DocumentsRepository } from '../document/documents.repository';
import { lockOf } from './review.mapper';
import { ReviewRepository } from './review.repository';

const LOCK_MS = REVIEW_LOCK_MINUTES * 60_000;

/** Says who works on a document, so that two people do not do the same. It stops nobody. */
@Injectable()
export class ReviewLockService {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly locks: ReviewRepository,
    private readonly clock: Clock,
  ) {}

  /** Takes the lock when it is free, renews one's own, and takes somebody else's with `isForced`. */
  async take(user: SessionUser, id: string, isForced: boolean): Promise<ReviewLockAnswer> {
    const now = this.clock.now();
    const lock = { userId: user.id, name: user.name, until: new Date(now.getTime() + LOCK_MS) };
    await this.locks.takeLock(user.tenantId, id, lock, { now, isForced });
    return this.answer(user, id);
  }

  async release(user: SessionUser, id: string): Promise<ReviewLockAnswer> {
    await this.locks.releaseLock(user.tenantId, id, user.id);
    return this.answer(user, id);
  }

  private async answer(user: SessionUser, id: string): Promise<ReviewLockAnswer> {
    const document = await this.documents.find(user.tenantId, id);
    if (!document) throw new DomainError('NO_ENCONTRADO');
    const holder = lockOf(document, this.clock.now());
    return { holder, isMine: holder?.userId === user.id };
  }
}
