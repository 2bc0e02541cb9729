import { Controller, HttpCode, Post, UploadedFile, UseInterceptors } from '@nestjs/common';
import { FileInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes, ApiOperation, ApiTags } from '@nestjs/swagger';
import { memoryStorage } from 'multer';
import {
  Allow,
  CurrentActor,
  CurrentUser,
  type RequestActor,
  type SessionUser,
} from '../../access';
import {
  CONSTANCIAS_MAX_BYTES,
  type ConstanciaAnswer,
  type ConstanciaPreview,
} from '../../contracts/detraction-deposits';
import { DomainError } from '../../rules/domain-error';
import { cleanText } from '../../rules/text-clean';
import { ConstanciasService, type ConstanciaFile } from './constancias.service';

const MAX_NAME_CHARS = 120;
const BODY = {
  type: 'object',
  required: ['file'],
  properties: {
    file: {
      type: 'string',
      format: 'binary',
      description: 'La consulta de constancias de SUNAT: TXT, CSV o XLSX, hasta 5 MB',
    },
  },
};
const SENT = FileInterceptor('file', {
  storage: memoryStorage(),
  limits: { fileSize: CONSTANCIAS_MAX_BYTES, files: 1, fields: 0 },
});

@ApiTags('Detracciones')
@Controller('detraction-deposits/constancias')
export class ConstanciasController {
  constructor(private readonly constancias: ConstanciasService) {}

  @Post('preview')
  @HttpCode(200)
  @Allow('detraction-deposits.constancias')
  @UseInterceptors(SENT)
  @ApiOperation({ summary: 'Qué documentos son los del archivo de SUNAT; no registra nada' })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: BODY })
  preview(
    @CurrentUser() user: SessionUser,
    @UploadedFile() file?: Express.Multer.File,
  ): Promise<ConstanciaPreview> {
    return this.constancias.preview(user, sentFile(file));
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
    @UploadedFile() file?: Express.Multer.File,
  ): Promise<ConstanciaAnswer> {
    return this.constancias.record(actor, sentFile(file));
  }
}

/** multer reads names as latin1; browsers send UTF-8. */
function sentFile(file: Express.Multer.File | undefined): ConstanciaFile {
  if (!file) throw new DomainError('ARCHIVO_FALTANTE');
  const name = Buffer.from(file.originalname, 'latin1').toString('utf8');
  return { filename: cleanText(name).slice(0, MAX_NAME_CHARS), bytes: file.buffer };
}
