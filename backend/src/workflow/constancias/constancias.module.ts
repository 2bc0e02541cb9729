import { Module } from '@nestjs/common';
import { CompaniesModule } from '../../companies';
import { PaymentsModule } from '../../payments';
import { WorkflowModule } from '../workflow.module';
import { ConstanciaTables } from './constancia-tables.service';
import { ConstanciasController } from './constancias.controller';
import { ConstanciasService } from './constancias.service';

/** Apart from the workflow, whose commands run without the files of documents. */
@Module({
  imports: [CompaniesModule, PaymentsModule, WorkflowModule],
  controllers: [ConstanciasController],
  providers: [ConstanciaTables, ConstanciasService],
})
export class ConstanciasModule {}
