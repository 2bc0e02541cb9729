import { Injectable } from '@nestjs/common';
import { DocumentSteps, type DocumentName, type WorkflowProjection } from '../documents';
import type { FlowState } from './domain/state';
import { WorkflowStreams } from './workflow-streams';

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
