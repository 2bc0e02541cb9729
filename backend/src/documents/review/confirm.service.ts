import { Injectable } from '@nestjs/common';
import type { ReviewAnswer } from '../../contracts/document-change';
import {
  MAX_POSTPONE_DAYS,
  type ConfirmRequest,
  type PostponeRequest,
} from '../../contracts/review';
import type { Observation } from '../../contracts/workflow';
import { SupplierAccounts } from '../../payments';
import { Clock } from '../../platform/clock/clock';
import { DomainError } from '../../rules/domain-error';
import type { DocumentRecord } from '../document/document.schema';
import { assertSeen, reviewStateOf } from './editable';
import { lockReason } from './review.mapper';
import type { HeldAct } from '../document/document-act';
import { DocumentChanges } from '../document/document-changes.service';

const DAY_MS = 86_400_000;
const PERU_MIDNIGHT = 'T00:00:00-05:00';

/** Ends the review of a document, takes it up again, or puts it off. */
@Injectable()
export class ConfirmService {
  constructor(
    private readonly changes: DocumentChanges,
    private readonly accounts: SupplierAccounts,
    private readonly clock: Clock,
  ) {}

  /**
   * Confirms once; again it changes nothing. Contradictions do not hinder. Throws NO_ENCONTRADO,
   * ESTADO_NO_PERMITE, and VERSION_CONFLICTO when somebody else changed data that the person has not seen.
   */
  confirm(act: HeldAct, { comment }: ConfirmRequest): Promise<ReviewAnswer> {
    return this.changes.answer(act, async (document, { actor, at }) => {
      const state = reviewStateOf(document);
      if (document.isConfirmed) return null;
      assertSeen(document, state, act, { path: null, mine: null });
      const text = comment?.trim() ? comment.trim() : null;
      const { doubtful = 0, contradictions = 0 } = document;
      const set = {
        isConfirmed: true,
        confirmedBy: actor.id,
        confirmedByName: actor.name,
        confirmedAt: new Date(at),
        confirmationComment: text,
        postponedUntil: null,
        postponedAt: null,
        reviewLock: null,
      };
      return {
        set,
        type: 'DocumentConfirmed',
        data: { comment: text, doubtful, contradictions },
        after: () => this.accounts.see(document.tenantId, { ...document, ...set }, act.user),
      };
    });
  }

  /**
   * Throws NO_ENCONTRADO, and ESTADO_NO_PERMITE unless it is confirmed, unpaid and not with treasury. One
   * that treasury has observed is opened for correction there, confirmed or not, until that is lifted.
   */
  reopen(act: HeldAct, reason: string): Promise<ReviewAnswer> {
    return this.changes.answer(act, async (document) => {
      const lock = lockReason(document);
      const observation = lock === 'workflow' ? openedForCorrection(document) : null;
      if (lock !== 'confirmado' && !observation) throw new DomainError('ESTADO_NO_PERMITE');
      const set = {
        isConfirmed: false,
        confirmedBy: null,
        confirmedByName: null,
        confirmedAt: null,
        confirmationComment: null,
        ...(observation ? { observation } : {}),
      };
      return { set, type: 'DocumentReopened', data: { reason: reason.trim() } };
    });
  }

  /** Throws NO_ENCONTRADO, ESTADO_NO_PERMITE (nothing to review), CAMPO_INVALIDO (`until`). */
  postpone(act: HeldAct, { until }: PostponeRequest): Promise<ReviewAnswer> {
    const postponedUntil = until === null ? null : this.endOf(until);
    return this.changes.answer(act, async (document, { at }) => {
      reviewStateOf(document);
      if (document.isConfirmed) throw new DomainError('ESTADO_NO_PERMITE');
      if (postponedUntil === null) {
        if (!document.postponedUntil) return null;
        const set = { postponedUntil: null, postponedAt: null };
        return { set, type: 'DocumentResumed', data: {} };
      }
      const set = { postponedUntil, postponedAt: new Date(at), reviewLock: null };
      return { set, type: 'DocumentPostponed', data: { until: postponedUntil.toISOString() } };
    });
  }

  /** The moment asked for, or the beginning of tomorrow in Peru. */
  private endOf(until: string | undefined): Date {
    const now = this.clock.now().getTime();
    const today = new Date(`${this.clock.today()}${PERU_MIDNIGHT}`).getTime();
    const end = until === undefined ? today + DAY_MS : Date.parse(until);
    if (!(end > now && end <= now + MAX_POSTPONE_DAYS * DAY_MS)) {
      throw new DomainError('CAMPO_INVALIDO', { field: 'until' });
    }
    return new Date(end);
  }
}

function openedForCorrection({ observation }: DocumentRecord): Observation | null {
  return observation ? { ...observation, isOpenForCorrection: true } : null;
}
