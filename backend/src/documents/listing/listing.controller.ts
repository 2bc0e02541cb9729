import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { DocumentCount, HistoryStats } from '../../contracts/list-query';
import { Allow, CurrentUser, type SessionUser } from '../../platform/http';
import { DocumentQuery } from './document-query.service';
import { HistoryStatsService } from './history-stats.service';
import { ListTag } from './list-tag.service';
import { sendPage } from './send-page';
import { isBare, parseFilterParam, parseListQuery, type RawListQuery } from './parse-list-query';

const FILTER_HELP = 'JSON con los filtros del historial; días YYYY-MM-DD inclusive';

/** The list of documents. Its addresses come before `documents/:id`, which would take them for ids. */
@ApiTags('Documentos')
@Controller('documents')
export class ListingController {
  constructor(
    private readonly documents: DocumentQuery,
    private readonly stats: HistoryStatsService,
    private readonly tags: ListTag,
  ) {}

  @Get()
  @Allow('documents.list')
  @ApiOperation({ summary: 'Documentos de la empresa, los más nuevos primero' })
  @ApiQuery({ name: 'range', required: false, description: 'JSON [desde, hasta], inclusive' })
  @ApiQuery({ name: 'sort', required: false, description: 'JSON [clave, "ASC" | "DESC"]' })
  @ApiQuery({ name: 'filter', required: false, description: FILTER_HELP })
  @ApiQuery({ name: 'total', required: false, description: '0: no se cuenta' })
  async list(
    @CurrentUser() { tenantId }: SessionUser,
    @Req() request: Request,
    @Res() response: Response,
    @Query() { range, sort, filter, total }: RawListQuery,
  ): Promise<void> {
    const raw = { range, sort, filter, total };
    const query = parseListQuery(raw);
    if (isBare(raw) && (await this.tags.isKnown(tenantId, request, response))) return;
    sendPage(response, query, await this.documents.page(tenantId, query));
  }

  @Get('count')
  @Allow('documents.list')
  @ApiOperation({ summary: 'Cuántos documentos cumplen el filtro y cuánto suman' })
  @ApiQuery({ name: 'filter', required: false, description: FILTER_HELP })
  count(
    @CurrentUser() { tenantId }: SessionUser,
    @Query('filter') filter?: unknown,
  ): Promise<DocumentCount> {
    return this.documents.count(tenantId, parseFilterParam(filter));
  }

  @Get('history-stats')
  @Allow('documents.list')
  @ApiOperation({ summary: 'Cifras del historial' })
  historyStats(@CurrentUser() { tenantId }: SessionUser): Promise<HistoryStats> {
    return this.stats.of(tenantId);
  }
}
