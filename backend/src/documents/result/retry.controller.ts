import { Body, Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { RetryResponse } from '../../contracts/document';
import { Allow, sessionUser } from '../../access';
import { UuidPipe } from '../../platform/requests';
import { UploadLimited } from '../upload/upload-limit.guard';
import { DocumentsRetry } from './reading-restart.service';
import { RetryDto } from './retry.dto';

@ApiTags('Documentos')
@Controller('documents')
export class RetryController {
  constructor(private readonly retries: DocumentsRetry) {}

  @Post(':id/retry')
  @HttpCode(200)
  @Allow('documents.retry')
  @UploadLimited()
  @ApiOperation({ summary: 'Vuelve a leer un documento cuya lectura falló; reserva un crédito' })
  retry(
    @Param('id', UuidPipe) id: string,
    @Body() choice: RetryDto,
    @Req() request: Request,
  ): Promise<RetryResponse> {
    const { id: correlationId, ip } = request;
    const origin = { correlationId: String(correlationId), ipAddress: ip ?? null };
    return this.retries.retry(sessionUser(request), id, choice, origin);
  }
}
