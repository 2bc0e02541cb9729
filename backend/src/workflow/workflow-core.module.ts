import { Module } from '@nestjs/common';
import { DocumentStepsModule } from '../documents';
import { WorkflowStreams } from './workflow-streams';
import { WorkflowProjector } from './workflow.projection';

/** Streams and projections, without people and HTTP: the part that commands from the shell need, too. */
@Module({
  imports: [DocumentStepsModule],
  providers: [WorkflowStreams, WorkflowProjector],
  exports: [WorkflowStreams, WorkflowProjector, DocumentStepsModule],
})
export class WorkflowCoreModule {}
