import { Injectable, type OnModuleInit } from '@nestjs/common';
import { STEPS, type WorkflowEventName } from '../contracts/workflow';
import { workflowStreamOf, type DocumentName } from '../documents';
import { EventStore, Upcasters, type EventData, type StoredEvent } from '../platform/event-store';
import type { WorkflowEvent } from './domain/events';
import { fold } from './domain/evolve';
import type { FlowState } from './domain/state';
import { stepOfEvent } from './domain/steps';
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
