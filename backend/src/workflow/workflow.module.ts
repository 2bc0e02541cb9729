import { Module } from '@nestjs/common';
import { CompaniesModule } from '../companies';
import { PaymentsModule } from '../payments';
import { ConstanciaTables } from './constancias/constancia-tables.service';
import { ConstanciasController } from './constancias/constancias.controller';
import { ConstanciasService } from './constancias/constancias.service';
import { WorkflowCoreModule } from './workflow-core.module';
import { WorkflowReading } from './workflow-reading.service';
import { WorkflowRepair } from './workflow-repair.service';
import { WorkflowController } from './workflow.controller';
import { WorkflowService } from './workflow.service';

@Module({
  imports: [CompaniesModule, PaymentsModule, WorkflowCoreModule],
  controllers: [ConstanciasController, WorkflowController],
  providers: [
    WorkflowReading,
    WorkflowService,
    WorkflowRepair,
    ConstanciaTables,
    ConstanciasService,
  ],
})
export class WorkflowModule {}
