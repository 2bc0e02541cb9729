import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import type {
  DocumentName,
  ProjectedDocument,
  WorkflowProjection,
} from '../contracts/document-steps';
import { DocumentSteps } from '../documents';
import { projectionOf, WorkflowStreams } from './workflow-streams';

/** A document whose stored projection is not what its events come to. */
export interface ProjectionDifference extends DocumentName {
  /** Names of the fields that differ. */
  fields: (keyof WorkflowProjection)[];
  stored: WorkflowProjection;
  rebuilt: WorkflowProjection;
}

export interface VerificationResult {
  /** Documents that were looked at. */
  checked: number;
  differences: ProjectionDifference[];
}

const PAGE = 500;
const AT_ONCE = 20;
/** Longer than a step takes from its append to its projection. */
const SETTLE_MS = 1_000;
/** Every id is greater. */
const BEGINNING = '';

const FIELDS = [
  'workflowStatus',
  'workflowVersion',
  'workflowComments',
  'approvedBy',
  'paymentInfo',
  'stepSince',
] as const satisfies readonly (keyof WorkflowProjection)[];

/** Compares the projections of all companies with their streams, and writes them anew. */
@Injectable()
export class WorkflowVerification {
  constructor(
    private readonly streams: WorkflowStreams,
    private readonly documents: DocumentSteps,
  ) {}

  /**
   * Whether a document is paid is not compared: people may change it after step 6.
   * @param onProgress gets the number of documents looked at so far
   */
  async verify(onProgress?: (checked: number) => void): Promise<VerificationResult> {
    const suspects: DocumentName[] = [];
    let checked = 0;
    for (let after = BEGINNING; ;) {
      const page = await this.documents.projectedAfter(after, PAGE);
      suspects.push(...(await this.suspectsOf(page)));
      checked += page.length;
      onProgress?.(checked);
      after = page.at(-1)?.id ?? after;
      if (page.length < PAGE) break;
    }
    return { checked, differences: await this.differencesOf(suspects) };
  }

  /** Writes on the document what its stream comes to, whatever it holds. */
  async rebuild(name: DocumentName): Promise<void> {
    const { state } = await this.streams.read(name);
    await this.documents.rewrite(name, projectionOf(state));
  }

  private async suspectsOf(page: readonly ProjectedDocument[]): Promise<DocumentName[]> {
    const suspects: DocumentName[] = [];
    for (let from = 0; from < page.length; from += AT_ONCE) {
      const some = page.slice(from, from + AT_ONCE);
      const found = await Promise.all(
        some.map((document) => this.compare(document, document.projection)),
      );
      suspects.push(...found.filter((difference) => difference !== null));
    }
    return suspects;
  }

  /** A step may have been between append and projection: what differed is looked at again. */
  private async differencesOf(suspects: readonly DocumentName[]): Promise<ProjectionDifference[]> {
    if (suspects.length > 0) await pause(SETTLE_MS);
    const differences: ProjectionDifference[] = [];
    for (const name of suspects) {
      const stored = await this.documents.projection(name);
      const difference = stored && (await this.compare(name, stored));
      if (difference) differences.push(difference);
    }
    return differences;
  }

  private async compare(
    { id, tenantId }: DocumentName,
    stored: WorkflowProjection,
  ): Promise<ProjectionDifference | null> {
    const { state } = await this.streams.read({ id, tenantId });
    const rebuilt = projectionOf(state);
    const fields = FIELDS.filter((field) => !isDeepStrictEqual(stored[field], rebuilt[field]));
    return fields.length === 0 ? null : { id, tenantId, fields, stored, rebuilt };
  }
}
