import { Injectable } from '@nestjs/common';
import type { ApprovalView } from '../contracts/approval';
import type { PaymentDoor, PaymentFinding } from '../contracts/payment-judgement';
import type { PaymentTwin } from '../contracts/payment-subject';
import type { Role } from '../contracts/user';
import { PAYMENT_STEP } from '../contracts/workflow';
import type {
  WorkflowBlocker,
  WorkflowDetail,
  WorkflowHistoryEntry,
} from '../contracts/workflow-calls';
import type { DocumentName, StepDocument } from '../contracts/document-steps';
import { DocumentSteps } from '../documents';
import { PaymentJudgement, PaymentTurn, type JudgedRecord } from '../payments';
import { Clock } from '../platform/clock/clock';
import type { StoredEvent } from '../platform/event-store';
import type { SessionUser } from '../access';
import { DomainError, errorMessage } from '../rules/domain-error';
import { judgeAll } from '../rules/payment-judgement';
import {
  blockersOf,
  doorOfStep,
  type StepActor,
  type StepFacts,
  type WorkflowCommand,
} from './domain/decide';
import { mergePayment } from './domain/evolve';
import { nextStep, stepOfCommand, stepOfEvent, type FlowState } from './domain/state';
import { warningsOf } from './domain/warnings';
import { toWorkflowEvent } from './workflow-events';
import { projectionOf, WorkflowStreams } from './workflow-streams';

/** Characters of a hash that the history shows. */
const HASH_CHARS = 12;

function toHistoryEntry(stored: StoredEvent): WorkflowHistoryEntry {
  const { type, said, at } = toWorkflowEvent(stored);
  const { step, team } = stepOfEvent(type);
  return {
    step,
    version: stored.version,
    at,
    team,
    role: stored.meta.role as Role,
    byName: said?.by ?? '',
    user: said?.user ?? '',
    comment: said?.comment ?? '',
    paymentInfo: said?.paymentInfo ?? null,
    hash: stored.hash.slice(0, HASH_CHARS),
    isErased: said === null,
  };
}

/** Where a document stands, told from its events and not from the projection. */
@Injectable()
export class WorkflowReading {
  constructor(
    private readonly streams: WorkflowStreams,
    private readonly documents: DocumentSteps,
    private readonly judgement: PaymentJudgement,
    private readonly turn: PaymentTurn,
    private readonly clock: Clock,
  ) {}

  /** Throws NO_ENCONTRADO. */
  async detail(user: SessionUser, id: string): Promise<WorkflowDetail> {
    const document = await this.documents.stepDocument(user.tenantId, id);
    if (!document) throw new DomainError('NO_ENCONTRADO');
    const { events, state } = await this.streams.read(document);
    const { stepSince, ...projection } = projectionOf(state);
    const { observation, duplicateAcceptance } = document.workflow;
    const door = doorOfStep(nextStep(state.status));
    const judged = await this.judged(user, document, state, door ?? 'step5');
    const facts = factsOf(document, door ? judged.findings : []);
    return {
      documentId: id,
      ...projection,
      stepSince: stepSince?.toISOString() ?? null,
      observation,
      duplicateAcceptance,
      history: events.map(toHistoryEntry),
      blockers: blockersFor(user, state, facts),
      warnings: await this.warnings(document, state),
      findings: facts.findings.filter(({ level }) => level !== 'impide'),
      repeated: state.version < PAYMENT_STEP ? judged.repeated : null,
      approval: isOver(document, state) ? null : await this.approval(user, judged.record),
    };
  }

  /** Holds still what a step is decided on: one that leads to a payment has the turn of its debt. */
  async inTurn(
    { tenantId, id }: DocumentName,
    { type }: Pick<WorkflowCommand, 'type'>,
    record: () => Promise<void>,
  ): Promise<void> {
    if (!doorOfStep(stepOfCommand(type))) return record();
    const document = await this.documents.stepDocument(tenantId, id);
    if (!document) throw new DomainError('NO_ENCONTRADO');
    return this.turn.hold(tenantId, [document], record);
  }

  /**
   * What a step of the document is decided on, besides its events; null when the document is not as it
   * was looked at any more. `given` is what the step says of the payment.
   */
  async factsFor(
    user: SessionUser,
    document: StepDocument,
    state: FlowState,
    { type, payment }: Pick<WorkflowCommand, 'type' | 'payment'>,
  ): Promise<StepFacts | null> {
    const door = doorOfStep(stepOfCommand(type));
    if (!door) return factsOf(document, []);
    const given = { ...state, payment: mergePayment(state.payment, payment) };
    const { findings, version } = await this.judged(user, document, given, door);
    return version === document.version ? factsOf(document, findings) : null;
  }

  /** The findings at a door, the document's version, and the one that stands in its way as the same comprobante. */
  private async judged(
    user: SessionUser,
    { id, tenantId }: StepDocument,
    { payment }: FlowState,
    door: PaymentDoor,
  ) {
    const [record] = await this.judgement.load(tenantId, [id]);
    if (!record) throw new DomainError('NO_ENCONTRADO');
    const { subjects, question } = await this.judgement.gather(user, door, [
      { ...record, paymentInfo: payment },
    ]);
    const [findings = []] = judgeAll(subjects, question);
    const repeated = findings.find(({ code }) => code === 'COMPROBANTE_REPETIDO')?.refs[0];
    const twin = subjects[0]?.twins.find((one) => one.id === repeated?.id);
    const repeatedBy = twin ? toRepeated(twin) : null;
    return { findings, version: record.version ?? null, repeated: repeatedBy, record };
  }

  private async approval(user: SessionUser, record: JudgedRecord): Promise<ApprovalView | null> {
    const found = await this.judgement.approvalOf(user, record);
    if (!found) return null;
    const { missing, given, refusal } = found;
    return { missing, given, refusal };
  }

  private async warnings(document: StepDocument, state: FlowState) {
    // At the steps that lead to a payment the judgement says these.
    const isJudged = doorOfStep(nextStep(state.status)) !== null;
    const { isConfirmed, isPayable } = isJudged ? { isConfirmed: true, isPayable: true } : document;
    const reference = state.payment?.telereditoReference;
    const isReferenceElsewhere =
      reference !== undefined && (await this.documents.hasReferenceElsewhere(document, reference));
    const today = this.clock.today();
    const { printsDetraction } = document;
    return warningsOf(state, {
      ...{ isConfirmed, isPayable, printsDetraction },
      ...{ isReferenceElsewhere, today },
    });
  }
}

/** Nothing of the payment is left to be done. */
const isOver = ({ isPaid }: StepDocument, { version }: FlowState): boolean =>
  isPaid && version >= PAYMENT_STEP;

function factsOf(
  { isCompleted, isPaid, isForeign, workflow }: StepDocument,
  findings: readonly PaymentFinding[],
): StepFacts {
  const observationReason = workflow.observation?.reason ?? null;
  return { isCompleted, isPaid, isForeign, observationReason, findings };
}

const toRepeated = ({ id, filename, workflowStatus }: PaymentTwin) => ({
  id,
  filename,
  workflowStatus,
});

function blockersFor(actor: StepActor, state: FlowState, facts: StepFacts): WorkflowBlocker[] {
  const step = nextStep(state.status);
  if (!step) return [];
  return blockersOf(step, facts, actor).map(({ code, data }) => ({
    code,
    message: errorMessage(code, data),
  }));
}
