import { isDeepStrictEqual } from 'node:util';
import type { WorkflowStep } from '../contracts/workflow';
import type { EventData, EventMeta, StoredEvent } from '../platform/event-store';
import type { WorkflowCommand } from './domain/decide';
import {
  isWorkflowEvent,
  stepOfEvent,
  type WorkflowEvent,
  type WorkflowSaid,
} from './domain/state';
import { SCHEMA } from './domain/upcast';

/** Who caused the append, and by which command. */
export type StepMeta = Pick<EventMeta, 'role' | 'commandId' | 'correlationId'>;

/** The event as it is stored. */
export function dataOf({ said }: WorkflowEvent): EventData {
  if (!said) throw new Error('an event is stored with what was said');
  const { user, by, comment, paymentInfo, findings } = said;
  return {
    schema: SCHEMA,
    user,
    by,
    comment,
    paymentInfo: paymentInfo === null ? null : { ...paymentInfo },
    ...(findings && { findings: [...findings] }),
  };
}

export function metaOf(
  { actorId, at }: WorkflowEvent,
  { team }: WorkflowStep,
  { role, commandId, correlationId }: StepMeta,
): EventMeta {
  return { actorId, role, team, at, commandId, correlationId };
}

/** A stored event, lifted to the present shape when it was read. Throws for an event of another kind. */
export function toWorkflowEvent({ type, meta, data, eventId }: StoredEvent): WorkflowEvent {
  if (!isWorkflowEvent(type)) throw new Error(`event ${eventId} is none of the workflow: ${type}`);
  return { type, actorId: meta.actorId, at: meta.at, said: data && saidOf(data) };
}

function saidOf(data: EventData): WorkflowSaid {
  const {
    user = '',
    by = '',
    comment = '',
    paymentInfo = null,
    findings,
  } = data as Partial<WorkflowSaid>;
  return { user, by, comment, paymentInfo, ...(findings && { findings }) };
}

/** Whether an event is what this person asks for with the command, and nothing else. */
export function isSameCommand(
  { type, actorId, said }: WorkflowEvent,
  { type: command, user, comment, payment }: WorkflowCommand,
  actor: { id: string },
): boolean {
  return (
    stepOfEvent(type).command === command &&
    actorId === actor.id &&
    said?.user === user &&
    said.comment === comment &&
    isDeepStrictEqual({ ...said.paymentInfo }, { ...payment })
  );
}
