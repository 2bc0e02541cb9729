import { Module } from '@nestjs/common';
import { DocumentStepsModule } from '../documents';
import { WorkflowProjector, WorkflowStreams } from './workflow-streams';

/** Streams and projections, without people and HTTP: the part that commands from the shell need, too. */
@Module({
  imports: [DocumentStepsModule],
  providers: [WorkflowStreams, WorkflowProjector],
  exports: [WorkflowStreams, WorkflowProjector, DocumentStepsModule],
})
export class WorkflowCoreModule {}
