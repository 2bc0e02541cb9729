import { Module } from '@nestjs/common';
import { CompaniesModule } from '../companies';
import { ExtractionModule } from '../extraction';
import { PaymentsModule } from '../payments';
import { VirusScanner } from '../platform/virus-scan';
import { WorkflowModule } from '../workflow';
import { ConstanciaPictures } from './constancia-pictures.service';
import { ConstanciaTables } from './constancia-tables.service';
import { ConstanciasController } from './constancias.controller';
import { ConstanciasService } from './constancias.service';

/** Apart from the workflow, whose commands run without the files of documents and without the reading. */
@Module({
  imports: [CompaniesModule, ExtractionModule, PaymentsModule, WorkflowModule],
  controllers: [ConstanciasController],
  providers: [ConstanciaPictures, ConstanciaTables, VirusScanner, ConstanciasService],
})
export class ConstanciasModule {}
