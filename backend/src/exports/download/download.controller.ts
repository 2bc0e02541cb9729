import { Body, Controller, Post, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { EXPORT_TYPE } from '../../contracts/exports';
import { Allow, CurrentActor, type RequestActor } from '../../access';
import { ApiBytesResponse } from '../../platform/api-answers';
import { sendDownload } from '../send-download';
import { ExportDto } from './download.dto';
import { DownloadService } from './download.service';

@ApiTags('Exportaciones')
@Controller('exports')
export class DownloadController {
  constructor(private readonly downloads: DownloadService) {}

  @Post()
  @Allow('exports.create')
  @ApiOperation({
    summary: 'Los documentos elegidos, o todos los que cumplen un filtro, en un archivo',
  })
  @ApiBytesResponse(201, 'El archivo, según el formato', ...Object.values(EXPORT_TYPE))
  async create(
    @CurrentActor() user: RequestActor,
    @Body() body: ExportDto,
    @Res() response: Response,
  ): Promise<void> {
    await sendDownload(response, await this.downloads.open(user, body));
  }
}
