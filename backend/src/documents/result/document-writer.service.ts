import { Injectable } from '@nestjs/common';
import type { DocumentFailure, PageProgress, ReadingStage } from '../../contracts/document';
import { BlobStore } from '../../platform/blob-store/blob-store';
import { oneOf } from '../../platform/database/tenant-collection';
import { authenticityRank } from '../../rules/authenticity-label';
import { duplicateFinding } from '../../rules/checks/document-checks';
import { reviewFigures } from '../../rules/review-figures';
import { withFinding } from '../../rules/scoring/authenticity';
import { DocumentChanges, type NewEvent } from '../document/document-changes.service';
import type { DocumentRecord, PageRecord } from '../document/document.schema';
import { DocumentsRepository, type Twin, type Twinned } from '../document/documents.repository';
import { pageImageKey, pageWordsKey, readingFactsKey } from '../document/domain/page-keys';
import { listFiguresOf } from '../lists/list-figures-of';
import { ReviewAssessor } from '../review/review-assessor.service';
import { DocumentPairs } from '../sources/document-pairs.service';
import { ReadingEnd } from './reading-end.service';
import type { PagePictures, ReadingOutcome, ReadingTask } from './reading-task';

/** Tries against people who edit the same documents at the same time. */
const MARK_ROUNDS = 5;
const UNFINISHED = ['pending', 'processing'] as const;

/**
 * How a reading writes to its document: each step is a compare-and-set on the attempt, so that a
 * job delivered twice, or late, changes nothing (reliability R3).
 */
@Injectable()
export class DocumentWriter {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly changes: DocumentChanges,
    private readonly blobs: BlobStore,
    private readonly ends: ReadingEnd,
    private readonly assessor: ReviewAssessor,
    private readonly pairs: DocumentPairs,
  ) {}

  /** A reading that is still to be done, as it stands; null when the attempt is over. */
  async unfinished(tenantId: string, id: string, attempt: number): Promise<ReadingTask | null> {
    const document = await this.documents.find(tenantId, id);
    const isUnfinished = UNFINISHED.some((status) => status === document?.status);
    return isUnfinished && document?.attempt === attempt ? document : null;
  }

  /** Takes up a reading; null when the attempt is over (done, failed or replaced by a newer one). */
  async begin(tenantId: string, id: string, attempt: number): Promise<ReadingTask | null> {
    const document = await this.documents.find(tenantId, id);
    if (!document || document.attempt !== attempt) return null;
    if (document.status !== 'pending' && document.status !== 'processing') {
      await this.ends.makeGood(document);
      return null;
    }
    if (document.status === 'pending') {
      const { processor, model } = document;
      const data = { attempt, processor, model };
      await this.change(
        document,
        ['pending'],
        { status: 'processing', stage: 'abrir' },
        { type: 'ExtractionStarted', data },
      );
    }
    return document;
  }

  /** False when the attempt is over, as after a cancellation: there is nothing left to do. */
  setStage(task: ReadingTask, stage: ReadingStage): Promise<boolean> {
    return this.change(task, ['processing'], { stage, pageProgress: null });
  }

  /** How far the present stage is. */
  setPages(task: ReadingTask, pageProgress: PageProgress): Promise<boolean> {
    return this.change(task, ['processing'], { pageProgress });
  }

  /**
   * Takes over files of the reading's work folder: a page's image, and its words (JSON). Keys hold document,
   * attempt and page, so saving again after a crash writes the same files.
   */
  async savePage(
    task: ReadingTask,
    page: PageRecord,
    files: { image: string; words: string },
  ): Promise<void> {
    await this.blobs.adopt(pageImageKey(task, page.number), files.image);
    await this.blobs.adopt(pageWordsKey(task, page.number), files.words);
  }

  /**
   * Takes over the pictures of a reading that failed: people look at the pages that no engine could read.
   */
  async keepPictures(task: ReadingTask, { images, totalPages }: PagePictures): Promise<void> {
    const pages: PageRecord[] = [];
    for (const { page: number, path, ...picture } of images) {
      await this.blobs.adopt(pageImageKey(task, number), path);
      pages.push({ number, ...picture });
    }
    await this.change(task, ['processing', 'error'], { pages, pageCount: totalPages });
  }

  /** Takes over the file of `ReadingFacts` (JSON). */
  async saveFacts(task: ReadingTask, file: string): Promise<void> {
    await this.blobs.adopt(readingFactsKey(task), file);
  }

  /**
   * False when the attempt was over; then nothing was changed. The credit is charged. What people had
   * corrected before a document is read again stays.
   * @param textWords words of the pages that the document is found by
   */
  async complete(
    task: ReadingTask,
    outcome: ReadingOutcome,
    textWords: readonly string[],
  ): Promise<boolean> {
    const { confidence, processingTime, duplicateOf, authenticity, fields } = outcome;
    const data = {
      attempt: task.attempt,
      processor: task.processor,
      model: task.model,
      confidence,
      processingTime,
      duplicateOf,
      fields: fields.length,
      flags: authenticity.flags,
    };
    const { extractedData } = outcome;
    const listed = listFiguresOf(task, outcome, textWords);
    const figures = { ...reviewFigures(extractedData, fields), ...listed };
    const done = { status: 'completed', stage: null, failure: null } as const;
    const corrected = await this.assessor.keep(task, outcome);
    const set = { ...outcome, ...figures, ...corrected, ...done };
    const event = { type: 'ExtractionCompleted', data } as const;
    const isSaved = await this.change(task, UNFINISHED, set, event);
    if (isSaved)
      await this.ends.completed({ ...task, ...figures, ...outcome, isConfirmed: false }, outcome);
    return isSaved;
  }

  /** False as with `complete`. The credit is given back. */
  async fail(task: ReadingTask, failure: DocumentFailure): Promise<boolean> {
    const data = { attempt: task.attempt, code: failure.code };
    const event = { type: 'ExtractionFailed', data } as const;
    const set = { status: 'error', stage: null, failure } as const;
    const isSaved = await this.change(task, UNFINISHED, set, event);
    if (isSaved) await this.ends.failed(task, failure);
    return isSaved;
  }

  /** Earliest other document of the company with this content or comprobante. */
  earlierTwin(task: ReadingTask, comprobanteKey: string | null): Promise<Twin | null> {
    return this.documents.findEarlierTwin(task, comprobanteKey);
  }

  /**
   * Marks what is repeated of a comprobante that has just been written. Of two that are written at the
   * same moment neither sees the other before; whichever looks last here sees both. Of a page and its XML one
   * document is made.
   */
  async markTwins(document: Twinned & Twin, comprobanteKey: string | null): Promise<void> {
    if (comprobanteKey) await this.mark(document, comprobanteKey);
    await this.pairs.join(document);
  }

  private async mark(document: Twinned & Twin, comprobanteKey: string): Promise<void> {
    const earlier = await this.documents.findEarlierTwin(document, comprobanteKey);
    if (!earlier) return this.markLaterTwins(document, comprobanteKey);
    const own = await this.documents.find(document.tenantId, document._id);
    if (own && !own.duplicateOf) await this.markDuplicate(own, earlier);
  }

  /**
   * Marks the documents of the same comprobante that came later but were read before this one. A mark
   * starts from the version that it was made for: what an edit changes meanwhile is marked anew.
   */
  private async markLaterTwins(document: Twinned & Twin, comprobanteKey: string): Promise<void> {
    for (let round = 0; round < MARK_ROUNDS; round += 1) {
      const twins = await this.documents.findUnmarkedTwins(document, comprobanteKey);
      const marks = await Promise.all(twins.map((twin) => this.markDuplicate(twin, document)));
      if (marks.every(Boolean)) return;
    }
  }

  private markDuplicate(twin: DocumentRecord, original: Twin): Promise<boolean> {
    if (!twin.authenticity) return Promise.resolve(true);
    const { _id: duplicateOf, filename } = original;
    const authenticity = withFinding(twin.authenticity, duplicateFinding(filename));
    const { attempt, version = null } = twin;
    return this.changes.write(
      twin,
      { attempt, status: 'completed', version },
      {
        set: { duplicateOf, authenticity, authenticityRank: authenticityRank(authenticity) },
        events: [{ type: 'DuplicateNoticed', data: { duplicateOf } }],
      },
    );
  }

  private change(
    document: Pick<DocumentRecord, '_id' | 'tenantId' | 'attempt'>,
    status: readonly DocumentRecord['status'][],
    set: Partial<DocumentRecord>,
    event: NewEvent | null = null,
  ): Promise<boolean> {
    const as = { attempt: document.attempt, status: oneOf(status) };
    return this.changes.write(document, as, { set, events: event ? [event] : [] });
  }
}
