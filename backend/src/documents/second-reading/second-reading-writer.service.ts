import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import type { DocumentFailure } from '../../contracts/document';
import { PROCESSOR_CATALOGUE } from '../../contracts/processors';
import { BlobNotFound, BlobStore } from '../../platform/blob-store/blob-store';
import type { FieldRecord } from '../../rules/scoring/reading';
import {
  DocumentChanges,
  type ChangedBy,
  type Decision,
} from '../document/document-changes.service';
import type { DocumentRecord } from '../document/document.schema';
import { DocumentsRepository } from '../document/documents.repository';
import { pageImageKey, pageWordsKey, readingFactsKey } from '../document/domain/page-keys';
import { EngineChoices, type EngineChoice, ReadingRuns, type RunRecord } from '../../runs';
import { reviewStateOf } from '../review/editable';
import { ReviewAssessor } from '../review/review-assessor.service';
import { lockReason } from '../review/review.mapper';
import { attachOpinions, compareWithSecond } from './domain/attach-opinions';
import type { RunKey } from '../../contracts/reading-runs';

/** A second reading and the document that it is of. */
export interface SecondReadingTask {
  run: Pick<RunRecord, '_id' | 'processor' | 'model'>;
  document: DocumentRecord;
}

/** Absolute paths of the files to be written; pages are 1-based. */
export interface PageFiles {
  /** `ReadingFacts` (JSON). */
  facts: string;
  image: (page: number) => string;
  /** `Word[]` (JSON). */
  words: (page: number) => string;
}

/**
 * How a second reading comes to its document: its run is kept first, then the document takes note of it
 * from the version that was looked at. Whatever is delivered again after a crash goes on where it was.
 */
@Injectable()
export class SecondReadingWriter {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly runs: ReadingRuns,
    private readonly changes: DocumentChanges,
    private readonly assessor: ReviewAssessor,
    private readonly engines: EngineChoices,
    private readonly blobs: BlobStore,
  ) {}

  /** Takes up a second reading; null when there is nothing left to read. */
  async begin(key: RunKey, documentId: string): Promise<SecondReadingTask | null> {
    const [run, document] = await Promise.all([
      this.runs.runOf(key),
      this.documents.find(key.tenantId, documentId),
    ]);
    if (!run) return null;
    if (document?.secondRunId !== run._id) {
      if (isOpen(run)) await this.runs.drop(key);
      return null;
    }
    if (isOpen(run)) return { run, document };
    await this.conclude(key, documentId);
    return null;
  }

  /** Whether somebody still waits for it; unlike `begin` it changes nothing. */
  async isWanted(key: RunKey, documentId: string): Promise<boolean> {
    const [run, document] = await Promise.all([
      this.runs.runOf(key),
      this.documents.find(key.tenantId, documentId),
    ]);
    return run !== null && isOpen(run) && document?.secondRunId === run._id;
  }

  /**
   * What the first reading has kept of the pages. False when not everything is there any more: then they have to
   * be read anew.
   */
  async copyPages(document: DocumentRecord, files: PageFiles): Promise<boolean> {
    if (document.pages.length === 0) return false;
    try {
      await this.write(readingFactsKey(document), files.facts);
      for (const { number } of document.pages) {
        await this.write(pageWordsKey(document, number), files.words(number));
        await this.write(pageImageKey(document, number), files.image(number));
      }
      return true;
    } catch (error) {
      if (error instanceof BlobNotFound) return false;
      throw error;
    }
  }

  /** Keeps what was read and compares it with what the document holds. */
  async complete(
    key: RunKey,
    documentId: string,
    read: { fields: readonly FieldRecord[]; confidence: number },
  ): Promise<void> {
    await this.runs.complete(key, read);
    await this.conclude(key, documentId);
  }

  async fail(key: RunKey, documentId: string, failure: DocumentFailure): Promise<void> {
    await this.runs.fail(key, failure);
    await this.conclude(key, documentId);
  }

  /**
   * Writes the outcome of a run that is over into its document, once. A document that was locked
   * meanwhile stays as it is; what people wrote stays in any case.
   */
  async conclude(key: RunKey, documentId: string, by?: ChangedBy): Promise<void> {
    const run = await this.runs.runOf(key);
    const name = { _id: documentId, tenantId: key.tenantId };
    await this.changes.decided(name, async (document) => {
      if (document.secondRunId !== key.id) return null;
      return { ...(await this.conclusionOf(document, run)), ...(by && { by }) };
    });
  }

  private async write(key: string, path: string): Promise<void> {
    await pipeline(await this.blobs.open(key), createWriteStream(path, { mode: 0o600 }));
  }

  private async conclusionOf(document: DocumentRecord, run: RunRecord | null): Promise<Decision> {
    if (run?.status !== 'completa' || document.status !== 'completed') {
      const code = run?.failure?.code ?? 'ERROR_INTERNO';
      const data = { runId: run?._id ?? null, code };
      return { set: { secondRunId: null }, events: [{ type: 'SecondReadingFailed', data }] };
    }
    const compared = compareWithSecond(document.fields, run.fields ?? []);
    const count = (verdict: string) => compared.filter((one) => one.verdict === verdict).length;
    const isApplied = lockReason(document) === null;
    const { _id: runId, processor, model } = run;
    const counts = { equal: count('igual'), different: count('distinto') };
    const data = { runId, processor, model, isApplied, ...counts };
    const assessed = isApplied ? await this.assess(document, run) : {};
    return {
      set: { ...assessed, secondRunId: null },
      events: [{ type: 'SecondReadingCompared', data }],
    };
  }

  private assess(document: DocumentRecord, run: RunRecord): Promise<Partial<DocumentRecord>> {
    const state = reviewStateOf(document);
    const fields = attachOpinions(state.fields, {
      runId: run._id,
      fields: run.fields ?? [],
      first: PROCESSOR_CATALOGUE[document.processor].label,
      second: PROCESSOR_CATALOGUE[run.processor].label,
      // Another engine's reading has been held against the offline one already.
      isStranger: document.processor !== run.processor && run.processor !== 'local',
      hasSeenPages: [document, run].some((engine) => this.seesPages(engine)),
    });
    return this.assessor.assess(document, { ...state, fields });
  }

  private seesPages({ processor, model }: EngineChoice): boolean {
    return this.engines.living({ processor, model })?.input === 'image';
  }
}

const isOpen = ({ status }: RunRecord): boolean => status === 'en_cola' || status === 'en_curso';
