export { BullQueueModule } from './bull/bull-queue.module';
export { EmbeddedQueueModule } from './embedded/embedded-queue.module';
export { JOB_NAMES, type JobCatalogue, type JobName } from './job-catalogue';
export {
  JobQueue,
  PermanentJobError,
  type AddOptions,
  type HandlerOptions,
  type Job,
  type JobHandler,
} from './job-queue';
