import { Injectable } from '@nestjs/common';
import type { DocumentFailure } from '../contracts/document';
import { VENDOR_ATTEMPTS } from '../contracts/limits';
import type { ModelPrice } from '../contracts/models';
import type { CallUsage, RunEnding, RunKey, Taken } from '../contracts/reading-runs';
import type { RunKind } from '../contracts/runs';
import { Clock } from '../platform/clock/clock';
import { AppConfig } from '../platform/config/app-config';
import { StoreOutages } from '../platform/database';
import { type FieldRecord, readingOf } from '../rules/scoring/reading';
import { limaDay, startOfLimaDay } from '../rules/lima-day';
import { costUsd } from '../rules/models';
import { EngineChoices, type EngineChoice } from './engine-choices.service';
import { EngineSpending } from './engine-spending.service';
import { RunsRepository, type RunField, type RunRecord } from './runs.repository';

/** Documents of a company that may take all the time of a reading in a day, before its others come last. */
const EXHAUSTED_A_DAY = 3;
/** Whoever has a run under way and says nothing for so long is dead; it says so much more often. */
const TAKEN_MS = 30_000;
/** Processes that may end over a reading: the first, and the one in which it is tried alone. */
const MOST_PROCESS_ENDS = 2;

const isOpen = ({ status }: RunRecord): boolean => status === 'en_cola' || status === 'en_curso';

/** One attempt at reading the document with this id. */
interface Attempt {
  _id: string;
  tenantId: string;
  attempt: number;
}

/** Keeps what engines read and used: one run a reading attempt, one a second opinion. */
@Injectable()
export class ReadingRuns {
  constructor(
    private readonly runs: RunsRepository,
    private readonly engines: EngineChoices,
    private readonly spending: EngineSpending,
    private readonly config: AppConfig,
    private readonly clock: Clock,
    private readonly outages: StoreOutages,
  ) {}

  /** The run of a reading attempt: the same one, however often its job is delivered. */
  async openRun(attempt: Attempt & EngineChoice): Promise<RunKey> {
    const key = runOfAttempt(attempt);
    await this.runs.openRun(this.newRun(key, attempt._id, 'lectura', attempt));
    return key;
  }

  /** Whether a company's readings of today took all the time there is so often that its others come last. */
  async isExhausting(tenantId: string): Promise<boolean> {
    const today = startOfLimaDay(limaDay(this.clock.now()));
    return (await this.runs.countExhausted(tenantId, today)) >= EXHAUSTED_A_DAY;
  }

  /** A second opinion that waits for its turn. */
  async ask(tenantId: string, documentId: string, engine: EngineChoice): Promise<RunKey> {
    const key = { tenantId, id: this.clock.uuid() };
    await this.runs.openRun(this.newRun(key, documentId, 'segunda', engine));
    return key;
  }

  runOf(key: RunKey): Promise<RunRecord | null> {
    return this.runs.runOf(key);
  }

  /** Newest first. */
  ofDocument(tenantId: string, documentId: string): Promise<RunRecord[]> {
    return this.runs.ofDocument(tenantId, documentId);
  }

  /** They go with their document. */
  removeOf(tenantId: string, documentId: string): Promise<void> {
    return this.runs.removeOf(tenantId, documentId);
  }

  /**
   * Begins it once more, or only a look at its file that counts as no try, and says so before anything is
   * done. One that its last process left without a word has ended that process (reliability F4).
   * @param worker names this process
   */
  async takeUp(key: RunKey, worker: string, { isTry }: { isTry: boolean }): Promise<Taken> {
    for (;;) {
      const run = await this.runs.runOf(key);
      if (!run || !isOpen(run)) return { kind: 'spent' };
      const { takenBy, processEnds = 0, lastEnd } = run;
      if (takenBy) {
        if (takenBy !== worker && this.isAlive(run)) return { kind: 'elsewhere' };
        // Its own end could not be written down: the store was away.
        const end = { end: 'servidor', isExhausted: false, at: this.clock.now() } as const;
        await this.runs.release(key, takenBy, takenBy === worker ? null : end);
        continue;
      }
      if (processEnds >= MOST_PROCESS_ENDS) return { kind: 'set aside', end: lastEnd ?? 'cierre' };
      if (run.tries >= VENDOR_ATTEMPTS) return { kind: 'spent' };
      const isTaken = await this.runs.takeUp(run, { by: worker, at: this.clock.now(), isTry });
      if (isTaken) return { kind: 'begun', isAlone: processEnds > 0 };
    }
  }

  /** Whoever has it under way is still there. */
  renew(key: RunKey, worker: string): Promise<void> {
    return this.runs.renew(key, worker, this.clock.now());
  }

  /**
   * The work is over, well or not; false when its process ended over it so often that nobody may try again.
   * @param returnsTry the store or the queue was away: nobody's fault
   */
  async release(
    key: RunKey,
    worker: string,
    ending: RunEnding | null = null,
    returnsTry = false,
  ): Promise<boolean> {
    const at = this.clock.now();
    await this.runs.release(key, worker, ending && { ...ending, at }, returnsTry);
    if (!ending) return true;
    const run = await this.runs.runOf(key);
    return (run?.processEnds ?? 0) < MOST_PROCESS_ENDS;
  }

  /** The last one asked nothing of anybody. */
  returnTry(key: RunKey): Promise<void> {
    return this.runs.returnTry(key);
  }

  async hasTriesLeft(key: RunKey): Promise<boolean> {
    const run = await this.runs.runOf(key);
    return run !== null && run.tries < VENDOR_ATTEMPTS;
  }

  /** Adds what a call has used, once for its id. */
  async countCall(
    key: RunKey,
    id: string,
    used: CallUsage,
    price: ModelPrice | null,
  ): Promise<void> {
    const { requests = 0, inputTokens = 0, outputTokens = 0, pages = 0 } = used;
    const paid = { inputTokens, outputTokens, pages };
    const ms = Math.round(used.ms);
    const usd = costUsd(price, paid);
    await this.runs.countCall(key, { id, requests, ...paid, ms, costUsd: usd });
    await this.spending.spend(key.tenantId, usd ?? 0);
  }

  /** False when it was over, as with the two below. */
  complete(
    key: RunKey,
    { fields, confidence }: { fields: readonly FieldRecord[]; confidence: number },
  ): Promise<boolean> {
    const read = fields.map(toRunField);
    return this.runs.end(key, { status: 'completa', fields: read, confidence, ...this.now() });
  }

  fail(key: RunKey, failure: DocumentFailure): Promise<boolean> {
    return this.runs.end(key, { status: 'error', failure, ...this.now() });
  }

  cancel(key: RunKey, failure: DocumentFailure): Promise<boolean> {
    return this.runs.end(key, { status: 'cancelada', failure, ...this.now() });
  }

  /** One that nobody waits for. */
  drop(key: RunKey): Promise<void> {
    return this.runs.remove(key);
  }

  /** The embedded store has one process: another one's mark was left by a dead one. */
  private isAlive({ takenAt }: RunRecord): boolean {
    if (this.config.mongodbUri === null) return false;
    // While the store was away nobody could say anything; whoever is alive says so when it is back.
    if (this.outages.wasAwayWithin(TAKEN_MS)) return true;
    const age = this.clock.now().getTime() - (takenAt?.getTime() ?? 0);
    return Math.abs(age) < TAKEN_MS;
  }

  private now(): { finishedAt: Date } {
    return { finishedAt: this.clock.now() };
  }

  private newRun(
    { tenantId, id }: RunKey,
    documentId: string,
    kind: RunKind,
    engine: EngineChoice,
  ): RunRecord {
    const used = { requests: 0, inputTokens: 0, outputTokens: 0, pages: 0, ms: 0, costUsd: 0 };
    return {
      _id: id,
      tenantId,
      documentId,
      kind,
      processor: engine.processor,
      model: engine.model,
      apiModel: this.engines.apiModelOf(engine),
      status: kind === 'segunda' ? 'en_cola' : 'en_curso',
      startedAt: this.clock.now(),
      finishedAt: null,
      tries: 0,
      calls: [],
      ...used,
      isPriced: true,
      confidence: null,
      failure: null,
      fields: null,
    };
  }
}

/** The run of a reading attempt has the attempt's name. */
export const runOfAttempt = ({ _id, tenantId, attempt }: Attempt): RunKey => ({
  tenantId,
  id: `${_id}:${attempt}`,
});

/** As the engine read it, before people. */
function toRunField(field: FieldRecord): RunField {
  const { value, source } = readingOf(field);
  return { path: field.path, value, source, boxes: field.boxes };
}
