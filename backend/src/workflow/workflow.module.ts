import { Module } from '@nestjs/common';
import { CompaniesModule } from '../companies';
import { PaymentsModule } from '../payments';
import { WorkflowCoreModule } from './workflow-core.module';
import { WorkflowReading } from './workflow-reading.service';
import { WorkflowRepair } from './workflow-repair.service';
import { WorkflowController } from './workflow.controller';
import { WorkflowService } from './workflow.service';

@Module({
  imports: [CompaniesModule, PaymentsModule, WorkflowCoreModule],
  controllers: [WorkflowController],
  providers: [WorkflowReading, WorkflowService, WorkflowRepair],
  exports: [WorkflowService],
})
export class WorkflowModule {}
