import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { tellActivity } from '../access';
import type { WorkflowDetail, WorkflowUpdateRequest } from '../contracts/workflow-calls';
import type { DocumentName, StepDocument } from '../contracts/document-steps';
import { DocumentSteps } from '../documents';
import { Clock } from '../platform/clock/clock';
import { VersionConflict } from '../platform/event-store';
import { DomainError, StepConflict } from '../rules/domain-error';
import { decide, type WorkflowCommand } from './domain/decide';
import { readCommand } from './domain/read-command';
import { movedSince, stepOfEvent, type FlowState, type WorkflowEvent } from './domain/state';
import type { StepAct } from './step-act';
import { isSameCommand, toWorkflowEvent } from './workflow-events';
import { WorkflowReading } from './workflow-reading.service';
import { WorkflowProjector, WorkflowStreams, type Flow } from './workflow-streams';

/** Looks at a document that others change at the same moment, before it is given up: about five seconds. */
const LOOKS = 30;
/** Each pause is longer than the one before: who waits should not slow down the one they wait for. */
const PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 200;

/** A command that goes to one document, under one id. */
interface Submission {
  act: StepAct;
  name: DocumentName;
  command: WorkflowCommand;
  commandId: string;
}

/**
 * Takes steps: load, fold, decide, append, project. The document is marked between the decision and the
 * projection, so that its data is what was decided on. A document that somebody else has moved is never
 * moved again in silence: it is shown.
 */
@Injectable()
export class WorkflowService {
  constructor(
    private readonly streams: WorkflowStreams,
    private readonly documents: DocumentSteps,
    private readonly projector: WorkflowProjector,
    private readonly reading: WorkflowReading,
    private readonly clock: Clock,
    private readonly news: EventEmitter2,
  ) {}

  /**
   * Answers the document as it stands afterwards. The same key with the same command is the same step;
   * with another one it is CLAVE_REUTILIZADA. Throws what `readCommand` and `decide` throw,
   * NO_ENCONTRADO, and SOLICITUD_EN_CURSO when another step is being recorded for too long.
   */
  async take(act: StepAct, body: WorkflowUpdateRequest): Promise<WorkflowDetail> {
    const { actor, id, key } = act;
    const submission: Submission = {
      act,
      name: { id, tenantId: actor.tenantId },
      command: readCommand(body),
      commandId: key === null ? this.clock.uuid() : `key:${key}`,
    };
    if (!(await this.isDone(submission))) {
      await this.reading.inTurn(submission.name, submission.command, () =>
        this.recordOnce(submission),
      );
    }
    return this.reading.detail(actor, id);
  }

  /** What is refused because the same click got there a moment before, after it was looked for, is done. */
  private async recordOnce(submission: Submission): Promise<void> {
    try {
      await this.record(submission);
    } catch (error) {
      if (!(error instanceof DomainError) || !(await this.isDone(submission))) throw error;
    }
  }

  /** The document as it was first looked at; what has moved since then is a conflict. */
  private async record(submission: Submission): Promise<void> {
    let first: number | null = null;
    for (let look = 1; look <= LOOKS; look++) {
      const flow = await this.streams.read(submission.name);
      const { state } = flow;
      first ??= state.version;
      if (state.version !== first) throw await this.conflict(submission.name, first);
      const document = await this.unchanged(submission.name, state);
      const event = document && (await this.begin(submission, document, state));
      if (event) return this.finish(submission, document, flow, event);
      await pause(Math.min(PAUSE_MS * look, LONGEST_PAUSE_MS));
    }
    throw new DomainError('SOLICITUD_EN_CURSO');
  }

  /** The document, up to its stream and with no step under way; null when that has to be waited for. */
  private async unchanged(name: DocumentName, state: FlowState): Promise<StepDocument | null> {
    const document = await this.documents.stepDocument(name.tenantId, name.id);
    if (!document) throw new DomainError('NO_ENCONTRADO');
    if (document.workflow.workflowVersion < state.version) {
      await this.projector.project(name);
      return null;
    }
    return document.underWaySince ? null : document;
  }

  /** Decides and marks; null when the document has changed meanwhile: then it is looked at again. */
  private async begin(
    { act: { actor, seen }, command }: Submission,
    document: StepDocument,
    state: FlowState,
  ): Promise<WorkflowEvent | null> {
    const facts = await this.reading.factsFor(actor, document, state, command);
    if (!facts) return null;
    const now = this.clock.now();
    const event = decide(command, state, facts, { actor, at: now.toISOString(), seen });
    return (await this.documents.begin(document, now)) ? event : null;
  }

  private async finish(
    { act: { actor }, name, commandId }: Submission,
    document: StepDocument,
    flow: Flow,
    event: WorkflowEvent,
  ): Promise<void> {
    const { role, correlationId } = actor;
    try {
      await this.streams.append(name, flow, event, { role, commandId, correlationId });
    } catch (error) {
      if (!(error instanceof VersionConflict)) throw error;
      await this.projector.project(name);
      await this.documents.abandon(document);
      throw await this.conflict(name, flow.state.version);
    }
    this.tell(actor, event);
    if (!(await this.projector.project(name))) throw new DomainError('NO_ENCONTRADO');
  }

  private async conflict(name: DocumentName, seen: number): Promise<StepConflict> {
    const { state } = await this.streams.read(name);
    return new StepConflict('VERSION_CONFLICTO', movedSince(state, seen));
  }

  private async isDone({ act, name, command, commandId }: Submission): Promise<boolean> {
    if (act.key === null) return false;
    const stored = await this.streams.byCommand(name, commandId);
    if (!stored) return false;
    if (isSameCommand(toWorkflowEvent(stored), command, act.actor)) return true;
    throw new DomainError('CLAVE_REUTILIZADA');
  }

  private tell({ id, role, tenantId, ipAddress }: StepAct['actor'], { type }: WorkflowEvent): void {
    const { step, title } = stepOfEvent(type);
    tellActivity(
      this.news,
      { id, role, tenantId, ipAddress },
      'workflow_step',
      `Paso ${step} del flujo de pago: ${title}.`,
    );
  }
}
