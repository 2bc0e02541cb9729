import { Injectable, Logger } from '@nestjs/common';
import type { SessionUser } from '../../access';
import { PROCESSOR_CATALOGUE } from '../../contracts/processors';
import type { SecondReadingRequest, SecondReadingResponse } from '../../contracts/runs';
import { Clock } from '../../platform/clock/clock';
import { engineJobId, type JobCatalogue } from '../../platform/queue/job-catalogue';
import { JobQueue } from '../../platform/queue/job-queue';
import { RecordJobs, type RecordJob } from '../../platform/queue/record-jobs';
import { DomainError } from '../../rules/domain-error';
import { isTypedByHand } from '../../rules/typed-by-hand';
import { DocumentChanges, type ActDecision } from '../document/document-changes.service';
import type { DocumentRecord } from '../document/document.schema';
import {
  EngineChoices,
  type EngineChoice,
  ReadingRuns,
  RunsMaintenanceRepository,
} from '../../runs';
import { ReadingTurns } from '../upload/reading-jobs.service';
import type { RequestOrigin } from '../result/reading-restart.service';
import { assertUnlocked, reviewStateOf } from '../review/editable';
import type { RunKey } from '../../contracts/reading-runs';

const BATCH = 1_000;
/** Between the record of a run and its job. */
const FRESH_MS = 60_000;

type SecondReadingJob = JobCatalogue['second-reading'];

export const secondReadingJobId = (runId: string): string => `second-reading:${runId}`;

/** Puts second readings in the queue. */
@Injectable()
export class SecondReadingJobs {
  private readonly jobs: RecordJobs<'second-reading'>;

  constructor(
    private readonly runs: RunsMaintenanceRepository,
    private readonly turns: ReadingTurns,
    private readonly queue: JobQueue,
    private readonly clock: Clock,
  ) {
    this.jobs = new RecordJobs(queue, new Logger(SecondReadingJobs.name));
  }

  /** The run is durable already: when the queue is out, the reconciler puts the job in later. */
  async enqueue(asked: SecondReadingJob): Promise<void> {
    return this.jobs.add(await this.jobOf(asked));
  }

  /** Runs that wait without a job get one; answers how many. */
  async addLost(): Promise<number> {
    const before = new Date(this.clock.now().getTime() - FRESH_MS);
    const waiting = await this.runs.unfinishedSeconds(before, BATCH);
    const asked = waiting.map(({ _id: runId, ...run }) => this.jobOf({ ...run, runId }));
    return this.jobs.addLost(await Promise.all(asked));
  }

  async isLive(runId: string): Promise<boolean> {
    const jobId = secondReadingJobId(runId);
    return (await this.queue.isLive(jobId)) || this.queue.isLive(engineJobId(jobId));
  }

  private async jobOf({
    tenantId,
    documentId,
    runId,
  }: SecondReadingJob): Promise<RecordJob<'second-reading'>> {
    const jobId = secondReadingJobId(runId);
    return {
      name: 'second-reading',
      jobId,
      heirIds: [engineJobId(jobId)],
      payload: { tenantId, documentId, runId },
      turn: await this.turns.turnOf(tenantId),
    };
  }
}

interface Asked {
  user: SessionUser;
  origin: RequestOrigin;
  engine: EngineChoice;
}

/** Asks another engine for its reading of a document that was read; that costs no credit. */
@Injectable()
export class SecondReadings {
  constructor(
    private readonly changes: DocumentChanges,
    private readonly runs: ReadingRuns,
    private readonly engines: EngineChoices,
    private readonly jobs: SecondReadingJobs,
  ) {}

  /**
   * One at a time. Throws NO_ENCONTRADO, PROCESADOR_INVALIDO, MODELO_RETIRADO, PROCESADOR_NO_DISPONIBLE,
   * ESTADO_NO_PERMITE, DOCUMENTO_BLOQUEADO, SEGUNDA_LECTURA_EN_CURSO, and CAMPO_INVALIDO (`processor`)
   * for the engine that has read it already, which would only say the same again.
   */
  async request(
    user: SessionUser,
    id: string,
    { processor, model }: SecondReadingRequest,
    origin: RequestOrigin,
  ): Promise<SecondReadingResponse> {
    const asked = { user, origin, engine: this.engines.available(processor, model) };
    const { tenantId } = user;
    let runId = '';
    await this.changes.act(
      { user, id, seen: null, correlationId: origin.correlationId },
      async (document) => {
        const run = await this.runs.ask(tenantId, document._id, asked.engine);
        runId = run.id;
        return this.decide(run, asked);
      },
      (document) => this.assertMayAsk(document, asked.engine),
    );
    await this.jobs.enqueue({ tenantId, documentId: id, runId });
    return { runId };
  }

  private assertMayAsk(document: DocumentRecord, engine: EngineChoice): void {
    reviewStateOf(document);
    assertUnlocked(document);
    if (document.secondRunId) throw new DomainError('SEGUNDA_LECTURA_EN_CURSO');
    // Its reading was never paid for.
    if (document.originalDeletedAt || isTypedByHand(document))
      throw new DomainError('ESTADO_NO_PERMITE');
    const isSame = document.processor === engine.processor;
    if (isSame && this.engines.apiModelOf(document) === this.engines.apiModelOf(engine)) {
      throw new DomainError('CAMPO_INVALIDO', { field: 'processor' });
    }
  }

  /** The run is there before the document that names it; it goes when somebody else changed that meanwhile. */
  private decide(run: RunKey, { user, origin, engine }: Asked): ActDecision {
    const { processor, model } = engine;
    return {
      set: { secondRunId: run.id },
      type: 'SecondReadingRequested',
      data: { runId: run.id, processor, model },
      lost: () => this.runs.drop(run),
      activity: {
        actor: { ...user, ipAddress: origin.ipAddress },
        action: 'second_reading',
        details: `Pidió leer un documento también con ${PROCESSOR_CATALOGUE[processor].label}.`,
      },
    };
  }
}
