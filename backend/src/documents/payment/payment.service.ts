import { Injectable } from '@nestjs/common';
import type { RequestActor } from '../../access';
import type { DocumentDetail } from '../../contracts/document';
import {
  PAYMENT_STATUS_LABEL,
  type PaymentAnswer,
  type PaymentChange,
} from '../../contracts/payment';
import type { PaymentFinding } from '../../contracts/payment-judgement';
import { WORKFLOW_STATUSES } from '../../contracts/workflow';
import { DomainError } from '../../rules/domain-error';
import { refusalsOf } from '../../rules/payment-judgement';
import type { DocumentRecord } from '../document/document.schema';
import { toJudged, PaymentJudgement, PaymentTurn } from '../../payments';
import type { DocumentAct } from '../document/document-act';
import { DocumentChanges } from '../document/document-changes.service';
import { decidePayment, paymentEventData } from './domain/payment-change';
import { CreditNotes } from './credit-notes.service';

const EXECUTED = WORKFLOW_STATUSES.indexOf('payment_executed');

/** Lets a document be paid though another one has the same comprobante. */
@Injectable()
export class DuplicateAcceptanceService {
  constructor(
    private readonly changes: DocumentChanges,
    private readonly judgement: PaymentJudgement,
  ) {}

  /**
   * Once; again it changes nothing. Throws NO_ENCONTRADO, and ESTADO_NO_PERMITE when there is nothing to
   * accept: no other document, not read, or the workflow has paid it already.
   */
  accept(act: DocumentAct, text: string): Promise<DocumentDetail> {
    return this.changes.act(act, async (document, { actor, at }) => {
      if (document.duplicateAcceptance) return null;
      const other = isAcceptable(document) && (await this.twinOf(act, document));
      if (!other) throw new DomainError('ESTADO_NO_PERMITE');
      const reason = text.trim();
      const duplicateAcceptance = { reason, byName: actor.name, at };
      const data = { reason, duplicateOf: other.id };
      return { set: { duplicateAcceptance }, type: 'DuplicateAccepted', data };
    });
  }

  /** The earlier document that it repeats, else any other of the same comprobante. */
  private async twinOf({ user }: DocumentAct, document: DocumentRecord) {
    const found = await this.judgement.gather(user, 'step5', [document]);
    const twins = found.subjects[0]?.twins ?? [];
    return twins.find(({ id }) => id === document.duplicateOf) ?? twins[0];
  }
}

function isAcceptable({ status, workflowStatus = 'pending' }: DocumentRecord): boolean {
  return status === 'completed' && WORKFLOW_STATUSES.indexOf(workflowStatus) < EXECUTED;
}

/**
 * Throws the gravest of the findings that shut the door.
 * @param name of the document, where a call holds more than one
 */
export function assertMayPay(findings: readonly PaymentFinding[], name?: string): void {
  const said = name
    ? findings.map((finding) => ({ ...finding, text: `${name}: ${finding.text}` }))
    : findings;
  const [refusal] = refusalsOf(said);
  if (refusal) throw refusal;
}

/** A document, and the version of it that the person has seen; null when they did not say. */
type Seen = Pick<DocumentAct, 'id' | 'seen'>;

/** How far a document is paid, as people say; step 6 of the workflow says it by itself. */
@Injectable()
export class PaymentService {
  constructor(
    private readonly judgement: PaymentJudgement,
    private readonly turn: PaymentTurn,
    private readonly notes: CreditNotes,
    private readonly changes: DocumentChanges,
  ) {}

  /**
   * The same again changes nothing; taking a payment back is not judged. Throws NO_ENCONTRADO, and what
   * `decidePayment` throws, VERSION_CONFLICTO, and what the judgement refuses (SEPARACION_FUNCIONES, COMPROBANTE_REPETIDO).
   */
  async changePayment(
    user: RequestActor,
    what: Seen,
    change: PaymentChange,
  ): Promise<PaymentAnswer> {
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
    const document = await this.changes.act(act, async (stored) => {
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
        activity: {
          actor: user,
          action: 'payment_status',
          details: `Dejó un documento en «${PAYMENT_STATUS_LABEL[change.paymentStatus]}».`,
        },
      };
    });
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
