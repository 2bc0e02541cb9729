export { EngineChoices, type EngineChoice } from './engine-choices.service';
export { EngineSpending } from './engine-spending.service';
export { ReadingRuns, runOfAttempt } from './reading-runs.service';
export { RunCosts } from './run-costs.service';
export { RunsMaintenanceRepository } from './runs-maintenance.repository';
export type { RunRecord } from './runs.repository';
export { RunsModule } from './runs.module';
