import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import {
  PAYMENT_BATCH_LIST_MAX,
  type PaymentBatch,
  type PaymentPreview,
} from '../../contracts/exports';
import {
  Allow,
  CurrentActor,
  CurrentUser,
  type RequestActor,
  type SessionUser,
} from '../../access';
import { ApiBytesResponse, ApiRowsResponse } from '../../platform/api-answers';
import { UuidPipe, contentRange, rangeOf } from '../../platform/requests';
import { sendDownload } from '../send-download';
import { PaymentBatchDto, PaymentPreviewDto } from './payment-batch.dto';
import { PaymentBatchesService } from './payment-batches.service';
import { PaymentFilesService } from './payment-files.service';

@ApiTags('Archivos de pago')
@Controller('payment-batches')
export class PaymentBatchesController {
  constructor(
    private readonly batches: PaymentBatchesService,
    private readonly files: PaymentFilesService,
  ) {}

  @Get()
  @Allow('payment-batches.read')
  @ApiOperation({ summary: 'Los archivos de pago de la empresa, los más nuevos primero' })
  @ApiRowsResponse('PaymentBatch', PAYMENT_BATCH_LIST_MAX)
  async list(
    @CurrentUser() { tenantId }: SessionUser,
    @Res() response: Response,
    @Query('range') query?: unknown,
  ): Promise<void> {
    const range = rangeOf(query, PAYMENT_BATCH_LIST_MAX);
    const { batches, total } = await this.files.list(tenantId, range);
    response.set('Content-Range', contentRange('batches', range, batches.length, total));
    response.json(batches);
  }

  @Post('preview')
  @HttpCode(200)
  @Allow('payment-batches.read')
  @ApiOperation({
    summary: 'Cómo sería el archivo de pago y qué habla en contra; no registra nada',
  })
  preview(
    @CurrentUser() user: SessionUser,
    @Body() body: PaymentPreviewDto,
  ): Promise<PaymentPreview> {
    return this.batches.preview(user, body);
  }

  @Post()
  @Allow('payment-batches.create')
  @ApiOperation({ summary: 'Registra un archivo de pago: todos los documentos o ninguno' })
  create(@CurrentActor() user: RequestActor, @Body() body: PaymentBatchDto): Promise<PaymentBatch> {
    return this.batches.create(user, body);
  }

  @Get(':id/file')
  @Allow('payment-batches.read')
  @ApiOperation({ summary: 'El archivo TXT de un lote registrado' })
  @ApiBytesResponse(200, 'El archivo', 'text/plain')
  async file(
    @CurrentUser() { tenantId }: SessionUser,
    @Param('id', UuidPipe) id: string,
    @Res() response: Response,
  ): Promise<void> {
    await sendDownload(response, await this.files.file(tenantId, id));
  }
}
