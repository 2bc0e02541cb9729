import { Injectable } from '@nestjs/common';
import { CompaniesService } from '../companies';
import type { WorkflowBlocker, WorkflowDetail } from '../contracts/workflow-calls';
import { DocumentSteps, type StepDocument } from '../documents';
import { Clock } from '../platform/clock/clock';
import type { SessionUser } from '../platform/http';
import { DomainError, errorMessage } from '../rules/domain-error';
import { blockersOf, REPEATED_STOPS_AT, type StepActor, type StepFacts } from './domain/decide';
import type { FlowState } from './domain/state';
import { nextStep } from './domain/steps';
import { warningsOf } from './domain/warnings';
import { WorkflowStreams } from './workflow-streams';
import { projectionOf } from './workflow.projection';
import { toHistoryEntry } from './workflow.mapper';

/** Where a document stands, told from its events and not from the projection. */
@Injectable()
export class WorkflowReading {
  constructor(
    private readonly streams: WorkflowStreams,
    private readonly documents: DocumentSteps,
    private readonly companies: CompaniesService,
    private readonly clock: Clock,
  ) {}

  /** Throws NO_ENCONTRADO. */
  async detail(user: SessionUser, id: string): Promise<WorkflowDetail> {
    const document = await this.documents.find(user.tenantId, id);
    if (!document) throw new DomainError('NO_ENCONTRADO');
    const { events, state } = await this.streams.read(document);
    const { stepSince, ...projection } = projectionOf(state);
    const { observation, duplicateAcceptance } = document.workflow;
    return {
      documentId: id,
      ...projection,
      stepSince: stepSince?.toISOString() ?? null,
      observation,
      duplicateAcceptance,
      history: events.map(toHistoryEntry),
      blockers: blockersFor(user, state, await this.factsOf(document)),
      warnings: await this.warnings(document, state),
      repeated: state.version < REPEATED_STOPS_AT ? document.repeated : null,
    };
  }

  /** What a step of the document is decided on, besides its events. */
  async factsOf({ tenantId, isCompleted, workflow, repeated }: StepDocument): Promise<StepFacts> {
    const company = await this.companies.find(tenantId);
    return {
      isCompleted,
      observationReason: workflow.observation?.reason ?? null,
      isRepeated: repeated !== null,
      separatesFunctions: company?.separacionFunciones ?? false,
    };
  }

  private async warnings(document: StepDocument, state: FlowState) {
    const { isConfirmed, isPayable } = document;
    const reference = state.payment?.telereditoReference;
    const isReferenceElsewhere =
      reference !== undefined && (await this.documents.hasReferenceElsewhere(document, reference));
    const today = this.clock.today();
    return warningsOf(state, { isConfirmed, isPayable, isReferenceElsewhere, today });
  }
}

function blockersFor(actor: StepActor, state: FlowState, facts: StepFacts): WorkflowBlocker[] {
  const step = nextStep(state.status);
  if (!step) return [];
  return blockersOf(step, state, facts, actor).map(({ code, data }) => ({
    code,
    message: errorMessage(code, data),
  }));
}
