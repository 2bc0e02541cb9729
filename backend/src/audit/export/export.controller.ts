import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import contentDisposition from 'content-disposition';
import type { Response } from 'express';
import { pipeline } from 'node:stream/promises';
import { Allow, CurrentActor, type RequestActor } from '../../access';
import { ApiBytesResponse } from '../../platform/api-answers';
import { CompanyChoiceDto } from '../trail/audit-query.dto';
import { AuditExport } from './audit-export.service';

@ApiTags('Auditoría')
@Controller('audit/export')
export class AuditExportController {
  constructor(private readonly exports: AuditExport) {}

  @Get()
  @Allow('audit.read')
  @ApiOperation({ summary: 'Todos los eventos en un archivo que se comprueba sin el servidor' })
  @ApiBytesResponse(200, 'Una línea JSON por evento', 'application/x-ndjson')
  async file(
    @CurrentActor() actor: RequestActor,
    @Query() { companyId }: CompanyChoiceDto,
    @Res() response: Response,
  ): Promise<void> {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    const { name, body } = await this.exports.open(actor, companyId, gone.signal);
    response.set({
      'Content-Type': 'application/x-ndjson; charset=utf-8',
      'Content-Disposition': contentDisposition(name),
    });
    await pipeline(body, response);
  }
}
