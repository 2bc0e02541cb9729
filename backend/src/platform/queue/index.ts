export { BullQueueModule } from './bull/bull-queue.module';
export { EmbeddedQueueModule } from './embedded/embedded-queue.module';
export { JobQueue } from './job-queue';
