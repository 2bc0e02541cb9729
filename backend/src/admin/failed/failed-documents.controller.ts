import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { RetryResponse } from '../../contracts/document';
import { AllDocuments } from '../../documents';
import { Allow } from '../../access';
import { ApiRowsResponse } from '../../platform/api-answers';
import { contentRange, rangeOf, UuidPipe } from '../../platform/requests';
import { adminActor } from '../admin-actor';
import { FailedDocumentsService } from './failed-documents.service';

const MAX_ROWS = 100;

@ApiTags('Administración')
@Controller('admin/failed-documents')
export class FailedDocumentsController {
  constructor(
    private readonly failed: FailedDocumentsService,
    private readonly documents: AllDocuments,
  ) {}

  @Get()
  @Allow('admin.read')
  @ApiOperation({ summary: 'Documentos cuya lectura falló, los más nuevos primero' })
  @ApiRowsResponse('FailedDocument', MAX_ROWS)
  async list(@Res() response: Response, @Query('range') query?: unknown): Promise<void> {
    const range = rangeOf(query, MAX_ROWS);
    const { documents, total } = await this.failed.list(range);
    response.set('Content-Range', contentRange('documents', range, documents.length, total));
    response.json(documents);
  }

  @Post(':id/retry')
  @HttpCode(200)
  @Allow('admin.retry')
  @ApiOperation({ summary: 'Vuelve a leer el documento; el crédito es de quien lo subió' })
  retry(@Param('id', UuidPipe) id: string, @Req() request: Request): Promise<RetryResponse> {
    return this.documents.retry(id, adminActor(request));
  }
}
