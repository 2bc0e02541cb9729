import { Global, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Clock } from '../../clock/clock';
import { AppConfig } from '../../config/app-config';
import { JobQueue } from '../job-queue';
import { EmbeddedJobQueue } from './embedded-job-queue';
import { JobRepository } from './job.repository';
import { JobRecord, JobSchema } from './job.schema';

/** The queue in the store. With the embedded store this process is the only one that can open it. */
@Global()
@Module({
  imports: [MongooseModule.forFeature([{ name: JobRecord.name, schema: JobSchema }])],
  providers: [
    JobRepository,
    {
      provide: JobQueue,
      useFactory: (rows: JobRepository, clock: Clock, config: AppConfig) =>
        new EmbeddedJobQueue(rows, clock, { isAlone: config.mongodbUri === null }),
      inject: [JobRepository, Clock, AppConfig],
    },
  ],
  exports: [JobQueue],
})
export class EmbeddedQueueModule {}
