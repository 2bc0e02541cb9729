import { rm } from 'node:fs/promises';
import {
  Body,
  Controller,
  Headers,
  Post,
  Req,
  UploadedFile,
  UseInterceptors,
} from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { UploadResponse } from '../../contracts/document';
import { IDEMPOTENCY_HEADER } from '../../contracts/headers';
import { Allow, sessionUser } from '../../access';
import { ApiIdempotencyKey } from '../../platform/api-answers';
import { idempotencyKeyOf } from '../../platform/requests';
import { VirusScanner } from '../../platform/virus-scan';
import { DomainError } from '../../rules/domain-error';
import { EngineChoices } from '../../runs';
import { IntakeService } from './intake.service';
import { UploadDto } from './upload.dto';
import { UploadLimited } from './upload-limit.guard';
import type { ReceivedFile } from './upload-storage';

const UPLOAD_BODY = {
  type: 'object',
  required: ['file'],
  properties: {
    file: { type: 'string', format: 'binary', description: 'PDF, JPG o PNG' },
    processor: {
      type: 'string',
      description: 'Motor de lectura; sin él, el que lee sin conexión',
    },
    model: { type: 'string', description: 'Modelo del motor; sin él, el suyo por omisión' },
  },
};

@ApiTags('Documentos')
@Controller('documents')
export class IntakeController {
  constructor(
    private readonly intake: IntakeService,
    private readonly engines: EngineChoices,
    private readonly scanner: VirusScanner,
  ) {}

  @Post('upload')
  @Allow('documents.upload')
  @UploadLimited()
  @UseInterceptors(FileInterceptor('file'))
  @ApiOperation({ summary: 'Sube un documento (PDF, JPG o PNG, hasta 50 MB) y lo pone a leer' })
  @ApiConsumes('multipart/form-data')
  @ApiIdempotencyKey()
  @ApiBody({ schema: UPLOAD_BODY })
  async upload(
    @Req() request: Request,
    @Body() { processor, model }: UploadDto,
    @UploadedFile() upload?: { received: ReceivedFile },
    @Headers(IDEMPOTENCY_HEADER) key?: string,
  ): Promise<UploadResponse> {
    if (!upload) throw new DomainError('ARCHIVO_FALTANTE');
    try {
      await this.scanner.pass(upload.received.path);
      return await this.intake.upload({
        user: sessionUser(request),
        file: upload.received,
        engine: this.engines.available(processor, model),
        idempotencyKey: idempotencyKeyOf(key),
        correlationId: String(request.id),
        ipAddress: request.ip ?? null,
      });
    } finally {
      await rm(upload.received.path, { force: true });
    }
  }
}
