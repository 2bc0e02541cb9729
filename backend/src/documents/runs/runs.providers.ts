import { CancelReading } from '../reading/cancel-reading.service';
import { ReadingEnd } from '../reading/reading-end.service';
import { ReadingLines } from '../reading/reading-line.service';
import { ReadingRemains } from '../reading/reading-remains.service';
import { EngineSpendingRepository } from './engine-spending.repository';
import { EngineSpending } from './engine-spending.service';
import { ReadingCosts } from './reading-costs.service';
import { ReadingRuns } from './reading-runs.service';
import { RunsMaintenanceRepository } from './runs-maintenance.repository';
import { RunsRepository } from './runs.repository';
import { DocumentRunsService } from './runs.service';
import { SecondReadingJobs } from './second-reading-jobs.service';
import { SecondReadingWriter } from './second-reading-writer.service';
import { SecondReadings } from './second-reading.service';
import { StoredPages } from './stored-pages.service';

/** Everything of runs that the documents module provides. */
export const RUNS_PROVIDERS = [
  RunsRepository,
  RunsMaintenanceRepository,
  ReadingRuns,
  DocumentRunsService,
  SecondReadingJobs,
  SecondReadings,
  SecondReadingWriter,
  StoredPages,
  ReadingCosts,
  EngineSpendingRepository,
  EngineSpending,
  ReadingEnd,
  ReadingLines,
  ReadingRemains,
  CancelReading,
];
