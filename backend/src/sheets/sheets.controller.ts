import { Body, Controller, Delete, Get, Headers, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { IDEMPOTENCY_HEADER } from '../contracts/headers';
import type {
  AllowedSpreadsheet,
  CreateSheetAnswer,
  SheetsStatus,
  SubmitToSheetsAnswer,
} from '../contracts/sheets';
import { Allow, CurrentActor, CurrentUser, type RequestActor, type SessionUser } from '../access';
import { ApiIdempotencyKey } from '../platform/api-answers';
import { UuidPipe, idempotencyKeyOf } from '../platform/requests';
import { CreateSheetDto, RegisterSpreadsheetDto, SubmitToSheetsDto } from './sheets.dto';
import { SpreadsheetsService } from './spreadsheets.service';
import { SubmitService } from './submit.service';

@ApiTags('Google Sheets')
@Controller()
export class SheetsController {
  constructor(
    private readonly submits: SubmitService,
    private readonly spreadsheets: SpreadsheetsService,
  ) {}

  @Post('documents/:id/submit-to-sheets')
  @HttpCode(200)
  @Allow('sheets.submit')
  @ApiOperation({
    summary: 'Envía un documento a una hoja de la lista de la empresa, una sola vez',
  })
  submit(
    @CurrentActor() user: RequestActor,
    @Param('id', UuidPipe) id: string,
    @Body() body: SubmitToSheetsDto,
  ): Promise<SubmitToSheetsAnswer> {
    return this.submits.submit(user, id, body);
  }

  @Post('sheets/create')
  @Allow('sheets.create')
  @ApiOperation({ summary: 'Crea una hoja de cálculo y la comparte con la persona' })
  @ApiIdempotencyKey()
  create(
    @CurrentActor() user: RequestActor,
    @Body() { title }: CreateSheetDto,
    @Headers(IDEMPOTENCY_HEADER) key?: string,
  ): Promise<CreateSheetAnswer> {
    return this.spreadsheets.create(user, title, idempotencyKeyOf(key));
  }

  @Get('sheets/status')
  @Allow('sheets.read')
  @ApiOperation({ summary: 'Si el envío está configurado, y las hojas de la empresa' })
  status(@CurrentUser() { tenantId }: SessionUser): Promise<SheetsStatus> {
    return this.spreadsheets.status(tenantId);
  }

  @Post('company/spreadsheets')
  @Allow('sheets.allow')
  @ApiOperation({ summary: 'Agrega una hoja de cálculo a la lista de la empresa' })
  allow(
    @CurrentActor() user: RequestActor,
    @Body() { spreadsheetId }: RegisterSpreadsheetDto,
  ): Promise<AllowedSpreadsheet> {
    return this.spreadsheets.allow(user, spreadsheetId);
  }

  @Delete('company/spreadsheets/:id')
  @HttpCode(204)
  @Allow('sheets.allow')
  @ApiOperation({ summary: 'Quita una hoja de cálculo de la lista de la empresa' })
  remove(@CurrentActor() user: RequestActor, @Param('id') id: string): Promise<void> {
    return this.spreadsheets.remove(user, id);
  }
}
