import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { ReadingPlace } from '../../contracts/document';
import { MAX_LIST_WITHOUT_RANGE } from '../../contracts/limits';
import type { DocumentCount, HistoryStats, ListQuery } from '../../contracts/list-query';
import { Allow, CurrentUser, type SessionUser } from '../../access';
import { ApiRowsResponse } from '../../platform/api-answers';
import { toRow } from '../document/document.mapper';
import { ReadingLines } from '../result/reading-end.service';
import { DocumentQuery, ListTag, type DocumentPage } from './document-query.service';
import { HistoryStatsService } from './history-stats.service';
import {
  isTimeless,
  parseFilterParam,
  parseListQuery,
  type RawListQuery,
} from './parse-list-query';

/**
 * A page as react-admin reads it; `Content-Range` ends in `/*` when nothing was counted, or not as far as the
 * page lies.
 */
function sendPage(
  response: Response,
  { from }: Pick<ListQuery, 'from'>,
  { documents, total }: DocumentPage,
): void {
  const last = Math.max(from + documents.length - 1, from);
  const isBeyond = documents.length > 0 && total !== null && last >= total;
  const told = isBeyond ? '*' : (total ?? '*');
  response.set('Content-Range', `documents ${from}-${last}/${told}`).json(documents);
}

const OPTIONAL = { required: false, type: String };
const FILTER_HELP = 'Los filtros del historial en JSON; días AAAA-MM-DD, inclusive';

/** The list of documents. Its addresses come before `documents/:id`, which would take them for ids. */
@ApiTags('Documentos')
@Controller('documents')
export class ListingController {
  constructor(
    private readonly documents: DocumentQuery,
    private readonly stats: HistoryStatsService,
    private readonly tags: ListTag,
    private readonly lines: ReadingLines,
  ) {}

  @Get()
  @Allow('documents.list')
  @ApiOperation({ summary: 'Documentos de la empresa, los más nuevos primero' })
  @ApiRowsResponse('DocumentSummary', MAX_LIST_WITHOUT_RANGE)
  @ApiQuery({ ...OPTIONAL, name: 'sort', description: '[clave, "ASC" | "DESC"] en JSON' })
  @ApiQuery({ ...OPTIONAL, name: 'filter', description: FILTER_HELP })
  @ApiQuery({ ...OPTIONAL, name: 'total', description: '0: no se cuenta' })
  async list(
    @CurrentUser() { tenantId }: SessionUser,
    @Req() request: Request,
    @Res() response: Response,
    @Query() { range, sort, filter, total }: RawListQuery,
  ): Promise<void> {
    const query = parseListQuery({ range, sort, filter, total });
    if (isTimeless(query) && (await this.tags.isKnown(tenantId, request, response))) return;
    const page = await this.documents.page(tenantId, query);
    const documents = range === undefined ? page.documents : page.documents.map(toRow);
    sendPage(response, query, { ...page, documents });
  }

  @Get('count')
  @Allow('documents.list')
  @ApiOperation({ summary: 'Cuántos documentos cumplen el filtro y cuánto suman' })
  @ApiQuery({ ...OPTIONAL, name: 'filter', description: FILTER_HELP })
  count(
    @CurrentUser() { tenantId }: SessionUser,
    @Query('filter') filter?: unknown,
  ): Promise<DocumentCount> {
    return this.documents.count(tenantId, parseFilterParam(filter));
  }

  @Get('reading-line')
  @Allow('documents.list')
  @ApiOperation({ summary: 'Qué va antes de los documentos que esperan su lectura' })
  readingLine(@CurrentUser() { tenantId }: SessionUser): Promise<ReadingPlace[]> {
    return this.lines.placesOf(tenantId);
  }

  @Get('history-stats')
  @Allow('documents.list')
  @ApiOperation({ summary: 'Cifras del historial' })
  historyStats(@CurrentUser() { tenantId }: SessionUser): Promise<HistoryStats> {
    return this.stats.statsOf(tenantId);
  }
}
