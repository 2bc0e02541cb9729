import { Injectable } from '@nestjs/common';
import type {
  DocumentName,
  ProjectedDocument,
  StepDocument,
  StepMark,
  WorkflowProjection,
} from '../../contracts/document-steps';
import { markedSince, toProjectedDocument, toStepDocument } from './step-document';
import { StepsMaintenanceRepository } from './steps-maintenance.repository';
import { StepsRepository } from './steps.repository';

/**
 * What documents give to the workflow. While a step is under way nobody changes the document: its data
 * stays what the step was decided on until the step is projected.
 */
@Injectable()
export class DocumentSteps {
  constructor(
    private readonly documents: StepsRepository,
    private readonly allDocuments: StepsMaintenanceRepository,
  ) {}

  async stepDocument(tenantId: string, id: string): Promise<StepDocument | null> {
    const record = await this.documents.stepRecord(tenantId, id);
    return record && toStepDocument(record);
  }

  /** Marks the document as it was found; false when it has changed since, or another step is under way. */
  begin(document: StepDocument, at: Date): Promise<boolean> {
    return this.documents.mark(document, at);
  }

  /** Takes back what `begin` did, when nothing was appended. */
  async abandon(begun: StepDocument): Promise<void> {
    await this.documents.unmark({ ...begun, version: (begun.version ?? 0) + 1 });
  }

  /** Writes the projection unless the document has it; false when there is no such document any more. */
  async project(name: DocumentName, projection: WorkflowProjection): Promise<boolean> {
    return (await this.documents.project(name, projection)) || this.documents.exists(name);
  }

  /** True when another document of the company has the same transfer reference. */
  hasReferenceElsewhere(name: DocumentName, reference: string): Promise<boolean> {
    return this.documents.hasReferenceElsewhere(name, reference);
  }

  /** Marks over all companies; for the repair alone. */
  async underWay(limit: number): Promise<StepMark[]> {
    return (await this.allDocuments.underWay(limit)).flatMap((record) => {
      const since = markedSince(record);
      const { _id: id, tenantId, version = null } = record;
      return since ? [{ id, tenantId, version, since }] : [];
    });
  }

  /** Takes a mark away that a crash has left. */
  async release(mark: StepMark): Promise<void> {
    await this.documents.unmark(mark);
  }

  /** The documents of all companies by id, from after `after` on; for verification alone. */
  async projectedAfter(after: string, limit: number): Promise<ProjectedDocument[]> {
    return (await this.allDocuments.recordsAfter(after, limit)).map(toProjectedDocument);
  }

  /** The projection as stored; null when there is no such document. */
  async projection({ tenantId, id }: DocumentName): Promise<WorkflowProjection | null> {
    const record = await this.documents.stepRecord(tenantId, id);
    return record && toProjectedDocument(record).projection;
  }

  /** Writes the projection whatever the document holds; for the rebuilding alone. */
  async rewrite(name: DocumentName, projection: WorkflowProjection): Promise<void> {
    await this.documents.rewrite(name, projection);
  }
}
