import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { EngineChoices } from './engine-choices.service';
import {
  EngineSpendingRecord,
  EngineSpendingRepository,
  EngineSpendingSchema,
} from './engine-spending.repository';
import { EngineSpending } from './engine-spending.service';
import { ReadingRuns } from './reading-runs.service';
import { RunCosts } from './run-costs.service';
import { RunsMaintenanceRepository } from './runs-maintenance.repository';
import { RunRecord, RunSchema, RunsRepository } from './runs.repository';

/** Which engines there are to read with, what each run of one has read and used, and what that cost. */
@Module({
  imports: [
    MongooseModule.forFeature([
      { name: RunRecord.name, schema: RunSchema },
      { name: EngineSpendingRecord.name, schema: EngineSpendingSchema },
    ]),
  ],
  providers: [
    EngineChoices,
    EngineSpendingRepository,
    EngineSpending,
    RunsRepository,
    RunsMaintenanceRepository,
    ReadingRuns,
    RunCosts,
  ],
  exports: [EngineChoices, EngineSpending, RunsMaintenanceRepository, ReadingRuns, RunCosts],
})
export class RunsModule {}
