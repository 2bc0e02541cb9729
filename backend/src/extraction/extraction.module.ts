import { Module } from '@nestjs/common';
import { CompaniesModule } from '../companies';
import { DocumentsModule } from '../documents';
import { ExtractionConsumer } from './extraction.consumer';
import { ExtractionService } from './extraction.service';
import { GuestPipeline, GuestReader } from './guest-pipeline';
import { ProcessorRegistry } from './processors/processor-registry';
import { ProcessorsController } from './processors/processors.controller';
import { ReadNow } from './read-now.service';
import { ReadingContextService } from './reading-context.service';
import { ReadingMetrics } from './reading-metrics';
import { ReadingTries } from './reading-tries.service';
import { SecondReadingConsumer } from './second-reading.consumer';
import { SecondReadingService } from './second-reading.service';
import { PageReader } from './reading/page-reader';
import { ReadingPipeline } from './reading-pipeline';

@Module({
  imports: [DocumentsModule, CompaniesModule],
  controllers: [ProcessorsController],
  providers: [
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
  ],
  exports: [ProcessorRegistry, ReadNow],
})
export class ExtractionModule {}
