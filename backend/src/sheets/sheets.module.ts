import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { DocumentsModule } from '../documents';
import { UsersModule } from '../users';
import { GoogleLimits } from './google/google-act';
import { SheetsGateway } from './sheets-gateway';
import { SheetsNews } from './sheets-news';
import { SheetsController } from './sheets.controller';
import {
  SpreadsheetRecord,
  SpreadsheetSchema,
  SpreadsheetsRepository,
} from './spreadsheets.repository';
import { SpreadsheetsService } from './spreadsheets.service';
import { SubmitService } from './submit.service';

@Module({})
export class SheetsModule {
  /** With the gateway that the composition root picks. */
  static with(gateway: Type<SheetsGateway>): DynamicModule {
    return {
      module: SheetsModule,
      imports: [
        DocumentsModule,
        UsersModule,
        MongooseModule.forFeature([{ name: SpreadsheetRecord.name, schema: SpreadsheetSchema }]),
      ],
      controllers: [SheetsController],
      providers: [
        GoogleLimits,
        { provide: SheetsGateway, useClass: gateway },
        SheetsNews,
        SpreadsheetsRepository,
        SpreadsheetsService,
        SubmitService,
      ],
    };
  }
}
