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
import type { SourcesResponse, UploadResponse } from '../../contracts/document';
import { IDEMPOTENCY_HEADER } from '../../contracts/headers';
import { Allow, sessionUser } from '../../access';
import { ApiIdempotencyKey } from '../../platform/api-answers';
import { idempotencyKeyOf } from '../../platform/requests';
import { VirusScanner } from '../../platform/virus-scan';
import { DomainError } from '../../rules/domain-error';
import { EngineChoices, type EngineChoice } from '../../runs';
import { isZip } from '../../rules/file-signature';
import { Archives } from '../sources/archive/archives.service';
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

const SOURCE_BODY = {
  type: 'object',
  required: ['file'],
  properties: {
    file: {
      type: 'string',
      format: 'binary',
      description: 'XML firmado del comprobante (UBL 2.0 o 2.1), o un ZIP de XML y páginas',
    },
  },
};

interface Received {
  received: ReceivedFile;
}

/** A file as one of the two doors got it. */
interface Sent {
  upload: Received | undefined;
  key: string | undefined;
  isSource?: boolean;
  engine(): EngineChoice;
}

@ApiTags('Documentos')
@Controller('documents')
export class IntakeController {
  constructor(
    private readonly intake: IntakeService,
    private readonly engines: EngineChoices,
    private readonly scanner: VirusScanner,
    private readonly archives: Archives,
  ) {}

  @Post('upload')
  @Allow('documents.upload')
  @UploadLimited()
  @UseInterceptors(FileInterceptor('file'))
  @ApiOperation({ summary: 'Sube un documento (PDF, JPG o PNG, hasta 50 MB) y lo pone a leer' })
  @ApiConsumes('multipart/form-data')
  @ApiIdempotencyKey()
  @ApiBody({ schema: UPLOAD_BODY })
  upload(
    @Req() request: Request,
    @Body() { processor, model }: UploadDto,
    @UploadedFile() upload?: Received,
    @Headers(IDEMPOTENCY_HEADER) key?: string,
  ): Promise<UploadResponse> {
    return this.take(request, {
      upload,
      key,
      engine: () => this.engines.available(processor, model),
    });
  }

  @Post('sources')
  @Allow('documents.upload')
  @UploadLimited()
  @UseInterceptors(FileInterceptor('file'))
  @ApiOperation({ summary: 'Agrega el XML de un comprobante, o un ZIP, y comprueba su firma' })
  @ApiConsumes('multipart/form-data')
  @ApiIdempotencyKey()
  @ApiBody({ schema: SOURCE_BODY })
  addSource(
    @Req() request: Request,
    @UploadedFile() upload?: Received,
    @Headers(IDEMPOTENCY_HEADER) key?: string,
  ): Promise<SourcesResponse> {
    const engine = () => this.engines.available();
    return this.take(request, { upload, key, isSource: true, engine });
  }

  private async take(
    request: Request,
    { upload, key, isSource = false, engine }: Sent,
  ): Promise<SourcesResponse> {
    if (!upload) throw new DomainError('ARCHIVO_FALTANTE');
    try {
      await this.scanner.pass(upload.received.path);
      const { received: file } = upload;
      const sent = {
        user: sessionUser(request),
        file,
        engine: engine(),
        idempotencyKey: idempotencyKeyOf(key),
        correlationId: String(request.id),
        ipAddress: request.ip ?? null,
      };
      if (!isSource) return await this.intake.upload(sent);
      return await (isZip(file.head, file.filename)
        ? this.archives.take(sent)
        : this.intake.upload({ ...sent, taken: ['application/xml'] }));
    } finally {
      await rm(upload.received.path, { force: true });
    }
  }
}
