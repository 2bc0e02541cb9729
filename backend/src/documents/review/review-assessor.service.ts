import { Injectable } from '@nestjs/common';
import { CompaniesService } from '../../companies';
import { Clock } from '../../platform/clock/clock';
import { duplicateFinding } from '../../rules/checks/document-checks';
import { comprobanteKey, signedDigest } from '../../rules/comprobante-number';
import { holds } from '../../rules/payment-judgement/approval';
import type { DocumentRecord } from '../document/document.schema';
import type { Listable } from '../lists/list-figures-of';
import { DocumentsRepository } from '../document/documents.repository';
import type { ReadingOutcome, ReadingTask } from '../result/reading-task';
import { AssessProcess } from './assess-process';
import { cdrOf, otherOf } from '../sources/domain/pairing';
import { keepEdits } from './domain/apply-edit';
import type { ReviewState } from './domain/review-state';
import { ReadingFactsStore } from './review-reading.service';

/** What an assessment needs to know of a document beside its data. */
type Assessed = Pick<
  DocumentRecord,
  '_id' | 'tenantId' | 'sha256' | 'createdAt' | 'blobKey' | 'attempt' | 'authenticity' | 'sources'
> &
  Partial<Pick<DocumentRecord, 'paymentApproval'>> &
  Listable;

/** Checks and scores a document again after people changed its data. */
@Injectable()
export class ReviewAssessor {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly facts: ReadingFactsStore,
    private readonly process: AssessProcess,
    private readonly companies: CompaniesService,
    private readonly clock: Clock,
  ) {}

  /** What a new reading of a document that people have corrected saves in place of its own; else nothing. */
  async keep(task: ReadingTask, reading: ReadingOutcome): Promise<Partial<DocumentRecord>> {
    const { extractedData: data, fields, edits = [] } = task;
    if (!data || (edits.length === 0 && !task.sources?.length)) return {};
    const read = { data: reading.extractedData, fields: reading.fields };
    const kept = keepEdits({ data, fields, edits }, read);
    return this.assess({ ...task, authenticity: reading.authenticity }, kept);
  }

  /** Everything of the document that follows from its changed data. */
  async assess(document: Assessed, state: ReviewState): Promise<Partial<DocumentRecord>> {
    const { tenantId, filename, extractedData, words, paymentInfo, createdAt } = document;
    const key = comprobanteKey(state.data);
    const [company, twin] = await Promise.all([
      this.companies.find(tenantId),
      this.documents.findEarlierTwin(document, key),
    ]);
    const request = {
      state,
      context: { companyRuc: company?.ruc ?? null, today: this.clock.today() },
      before: document.authenticity,
      duplicate: twin && duplicateFinding(twin.filename),
      other: otherOf(document),
      cdr: cdrOf(document),
      listed: { filename, extractedData, words, paymentInfo, createdAt },
    };
    const assessed = await this.facts.asFile(document, (factsFile) =>
      this.process.assess({ ...request, factsFile }, tenantId),
    );
    const { paymentApproval } = document;
    const judged = { extractedData: state.data, comprobanteKey: key };
    return {
      ...(paymentApproval && { isApproved: holds({ ...judged, paymentApproval }) }),
      extractedData: state.data,
      edits: [...state.edits],
      removedRows: [...(state.removed ?? [])],
      comprobanteKey: key,
      digest: signedDigest(state.data),
      duplicateOf: twin?._id ?? null,
      ...assessed,
    };
  }
}
