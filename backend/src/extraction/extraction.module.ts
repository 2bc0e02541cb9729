import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CompaniesModule } from '../companies';
import { DocumentsModule } from '../documents';
import { RunsModule } from '../runs';
import { EngineBudget } from './engine-budget.service';
import {
  EngineStateRecord,
  EngineStateRepository,
  EngineStateSchema,
} from './engine-states/engine-state.repository';
import { EngineStates } from './engine-states/engine-states.service';
import { EngineLanesConsumer, ExtractionConsumer } from './extraction.consumer';
import { ExtractionService } from './extraction.service';
import { ProcessorRegistry } from './processors/processor-registry';
import { ProcessorsController } from './processors/processors.controller';
import { OwnModels } from './engine-states/own-models.service';
import { GuestPipeline, GuestReader, ReadNow } from './read-now.service';
import { ReadingMetrics } from './reading-metrics';
import { ReadingTries } from './reading-tries.service';
import { SecondReadingConsumer, SecondReadingService } from './second-reading.consumer';
import { PageReader } from './reading/page-reader';
import { ReadingContextService, ReadingPipeline } from './reading-pipeline';

@Module({
  imports: [
    DocumentsModule,
    CompaniesModule,
    RunsModule,
    MongooseModule.forFeature([{ name: EngineStateRecord.name, schema: EngineStateSchema }]),
  ],
  controllers: [ProcessorsController],
  providers: [
    EngineBudget,
    EngineStateRepository,
    EngineStates,
    ProcessorRegistry,
    PageReader,
    ReadingPipeline,
    GuestReader,
    GuestPipeline,
    ReadNow,
    ReadingContextService,
    ExtractionService,
    ExtractionConsumer,
    ReadingTries,
    ReadingMetrics,
    SecondReadingService,
    SecondReadingConsumer,
    OwnModels,
    EngineLanesConsumer,
  ],
  exports: [ProcessorRegistry, ReadNow],
})
export class ExtractionModule {}
