import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { ACTIVITY, type ActivityNews } from '../../contracts/activity';
import {
  PAYMENT_STATUS_LABEL,
  type PaymentAnswer,
  type PaymentChange,
} from '../../contracts/payment';
import type { PaymentFinding } from '../../contracts/payment-judgement';
import type { RequestActor } from '../../platform/http';
import { DomainError } from '../../rules/domain-error';
import type { DocumentRecord } from '../document.schema';
import { toJudged } from '../payment-judgement/judged-document';
import { PaymentJudgement } from '../payment-judgement/payment-judgement.service';
import { PaymentTurn } from '../payment-judgement/payment-turn.service';
import { ReviewWriter, type ReviewAct } from '../review/review-writer.service';
import { decidePayment, paymentEventData } from './domain/payment-change';
import { CreditNotes } from './credit-notes.service';
import { assertMayPay } from './may-pay';

/** A document, and the version of it that the person has seen; null when they did not say. */
type Seen = Pick<ReviewAct, 'id' | 'seen'>;

/** How far a document is paid, as people say; step 6 of the workflow says it by itself. */
@Injectable()
export class PaymentService {
  constructor(
    private readonly judgement: PaymentJudgement,
    private readonly turn: PaymentTurn,
    private readonly notes: CreditNotes,
    private readonly writer: ReviewWriter,
    private readonly news: EventEmitter2,
  ) {}

  /**
   * The same again changes nothing; taking a payment back is not judged. Throws NO_ENCONTRADO, and what
   * `decidePayment` throws, VERSION_CONFLICTO, and what the judgement refuses (SEPARACION_FUNCIONES, COMPROBANTE_REPETIDO).
   */
  async change(user: RequestActor, what: Seen, change: PaymentChange): Promise<PaymentAnswer> {
    const [record] = await this.judgement.load(user.tenantId, [what.id]);
    if (!record) throw new DomainError('NO_ENCONTRADO');
    return this.turn.hold(user.tenantId, [toJudged(record)], () => this.record(user, what, change));
  }

  private async record(
    user: RequestActor,
    { id, seen }: Seen,
    change: PaymentChange,
  ): Promise<PaymentAnswer> {
    const act = { user, id, seen, correlationId: user.correlationId };
    let found: readonly PaymentFinding[] | null = null;
    const document = await this.writer.change(act, async (stored) => {
      // What is paid in all was reckoned from what the person saw.
      if (seen !== null && seen !== (stored.version ?? 0))
        throw new DomainError('VERSION_CONFLICTO', {
          next: 'Vea lo pagado y regístrelo de nuevo.',
        });
      const next = decidePayment(stored, change, user.role);
      found = next && (await this.judged(user, stored, change));
      if (!next || !found) return null;
      const set = change.creditNotes ?? [];
      const creditNotes = await this.notes.taken(user.tenantId, stored, next, set);
      const said = { reason: change.reason?.trim() ?? null, findings: found, creditNotes };
      const data = paymentEventData(stored, next, said);
      const setOffNotes = next.paymentStatus === 'unpaid' ? [] : (stored.setOffNotes ?? []);
      return {
        set: { ...next, setOffNotes: [...setOffNotes, ...set] },
        type: 'PaymentStatusChanged',
        data,
      };
    });
    if (found) this.tell(user, change);
    return { ...document, message: messageOf(change, found) };
  }

  private async judged(
    user: RequestActor,
    document: DocumentRecord,
    { paymentStatus }: PaymentChange,
  ): Promise<readonly PaymentFinding[]> {
    if (paymentStatus === 'unpaid') return [];
    const [findings = []] = await this.judgement.judge(user, 'payment', [document]);
    assertMayPay(findings);
    return findings;
  }

  private tell(user: RequestActor, { paymentStatus }: PaymentChange): void {
    this.news.emit(ACTIVITY, {
      action: 'payment_status',
      actorId: user.id,
      role: user.role,
      tenantId: user.tenantId,
      ipAddress: user.ipAddress,
      details: `Dejó un documento en «${PAYMENT_STATUS_LABEL[paymentStatus]}».`,
    } satisfies ActivityNews);
  }
}

function messageOf(
  { paymentStatus }: PaymentChange,
  findings: readonly PaymentFinding[] | null,
): string {
  const state = `«${PAYMENT_STATUS_LABEL[paymentStatus]}»`;
  if (findings === null) return `El documento ya estaba en ${state}.`;
  const found = findings.map(({ text }) => text).join(' ');
  return `El documento quedó en ${state}.${found && ` También quedó registrado: ${found}`}`;
}
