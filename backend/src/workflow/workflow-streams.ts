import { Injectable, type OnModuleInit } from '@nestjs/common';
import { STEPS, type WorkflowEventName } from '../contracts/workflow';
import {
  workflowStreamOf,
  type DocumentName,
  type WorkflowProjection,
} from '../contracts/document-steps';
import { DocumentSteps } from '../documents';
import { EventStore, Upcasters, type EventData, type StoredEvent } from '../platform/event-store';
import { fold } from './domain/evolve';
import { stepOfEvent, type FlowState, type WorkflowEvent } from './domain/state';
import { upcast } from './domain/upcast';
import { dataOf, metaOf, toWorkflowEvent, type StepMeta } from './workflow-events';

/** What has happened to a document in the workflow, and what it comes to. */
export interface Flow {
  events: readonly StoredEvent[];
  state: FlowState;
}

/** The streams of the workflow: one a document, at most eight events long. */
@Injectable()
export class WorkflowStreams implements OnModuleInit {
  constructor(
    private readonly events: EventStore,
    private readonly upcasters: Upcasters,
  ) {}

  onModuleInit(): void {
    const lift = (data: EventData): EventData => upcast(data) as EventData;
    for (const { event } of STEPS) this.upcasters.register(event satisfies WorkflowEventName, lift);
  }

  async read({ tenantId, id }: DocumentName): Promise<Flow> {
    const events = await this.events.read(tenantId, workflowStreamOf(id));
    return { events, state: fold(events.map(toWorkflowEvent)) };
  }

  /** What a command has appended, or null. */
  byCommand({ tenantId, id }: DocumentName, commandId: string): Promise<StoredEvent | null> {
    return this.events.byCommand(tenantId, workflowStreamOf(id), commandId);
  }

  /** Throws `VersionConflict` when the stream has moved past what was read. */
  append(
    { tenantId, id }: DocumentName,
    { events }: Flow,
    event: WorkflowEvent,
    meta: StepMeta,
  ): Promise<StoredEvent> {
    const recorded = {
      streamId: workflowStreamOf(id),
      tenantId,
      event: { type: event.type, data: dataOf(event) },
      meta: metaOf(event, stepOfEvent(event.type), meta),
    };
    return this.events.append(recorded, events.at(-1) ?? null);
  }

  /** The document is gone: what was said about it goes, too. */
  async erase({ tenantId, id }: DocumentName): Promise<void> {
    const streamId = workflowStreamOf(id);
    for (const { version, erasedAt } of await this.events.read(tenantId, streamId)) {
      if (erasedAt === null) await this.events.erase(tenantId, streamId, version);
    }
  }
}

/** What a state looks like on the document. */
export function projectionOf(state: FlowState): WorkflowProjection {
  return {
    workflowStatus: state.status,
    workflowVersion: state.version,
    workflowComments: [...state.comments],
    approvedBy: state.approvedBy,
    paymentInfo: state.payment,
    stepSince: state.last ? new Date(state.last.at) : null,
  };
}

/** Keeps documents in step with their streams; each act can be done again. */
@Injectable()
export class WorkflowProjector {
  constructor(
    private readonly streams: WorkflowStreams,
    private readonly documents: DocumentSteps,
  ) {}

  /**
   * Writes on the document what its stream comes to, unless it is there. False when the document has
   * been deleted: then the data of its events is erased.
   */
  async project(name: DocumentName): Promise<boolean> {
    const { state } = await this.streams.read(name);
    if (state.version === 0) return true;
    const exists = await this.documents.project(name, projectionOf(state));
    if (!exists) await this.streams.erase(name);
    return exists;
  }
}
