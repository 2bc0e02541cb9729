import { Controller, HttpCode, Post, Res, UploadedFile, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { memoryStorage } from 'multer';
import { Allow, CurrentActor, CurrentUser, type RequestActor, type SessionUser } from '../access';
import {
  CONSTANCIA_PICTURE_MAX_BYTES,
  type ConstanciaAnswer,
  type ConstanciaPreview,
} from '../contracts/detraction-deposits';
import { DomainError } from '../rules/domain-error';
import { cleanText } from '../rules/text-clean';
import { ConstanciasService, type ConstanciaFile } from './constancias.service';

const MAX_NAME_CHARS = 120;
const BODY = {
  type: 'object',
  required: ['file'],
  properties: {
    file: {
      type: 'string',
      format: 'binary',
      description:
        'La consulta de constancias de SUNAT (TXT, CSV o XLSX, hasta 5 MB), o constancias en PDF, JPG o PNG (hasta 15 MB)',
    },
  },
};
const SENT = FileInterceptor('file', {
  storage: memoryStorage(),
  limits: { fileSize: CONSTANCIA_PICTURE_MAX_BYTES, files: 1, fields: 0 },
});

@ApiTags('Detracciones')
@Controller('detraction-deposits/constancias')
export class ConstanciasController {
  constructor(private readonly constancias: ConstanciasService) {}

  @Post('preview')
  @HttpCode(200)
  @Allow('detraction-deposits.constancias')
  @UseInterceptors(SENT)
  @ApiOperation({ summary: 'Qué documentos son los de las constancias; no registra nada' })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: BODY })
  preview(
    @CurrentUser() user: SessionUser,
    @Res({ passthrough: true }) response: Response,
    @UploadedFile() file?: Express.Multer.File,
  ): Promise<ConstanciaPreview> {
    return this.constancias.preview(user, sentFile(file), untilGone(response));
  }

  @Post()
  @HttpCode(200)
  @Allow('detraction-deposits.constancias')
  @UseInterceptors(SENT)
  @ApiOperation({ summary: 'Registra las constancias del archivo de SUNAT en el paso 7' })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: BODY })
  record(
    @CurrentActor() actor: RequestActor,
    @Res({ passthrough: true }) response: Response,
    @UploadedFile() file?: Express.Multer.File,
  ): Promise<ConstanciaAnswer> {
    return this.constancias.record(actor, sentFile(file), untilGone(response));
  }
}

/** Aborted when nobody waits for the answer any longer. */
function untilGone(response: Response): AbortSignal {
  const stop = new AbortController();
  response.once('close', () => stop.abort(new DomainError('LECTURA_CANCELADA')));
  return stop.signal;
}

/** multer reads names as latin1; browsers send UTF-8. */
function sentFile(file: Express.Multer.File | undefined): ConstanciaFile {
  if (!file) throw new DomainError('ARCHIVO_FALTANTE');
  const name = Buffer.from(file.originalname, 'latin1').toString('utf8');
  return { filename: cleanText(name).slice(0, MAX_NAME_CHARS), bytes: file.buffer };
}
