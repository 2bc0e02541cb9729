import {
  Controller,
  Get,
  Param,
  ParseIntPipe,
  Query,
  Req,
  Res,
  UseInterceptors,
} from '@nestjs/common';
import { ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { pipeline } from 'node:stream/promises';
import type { DocumentDetail } from '../../contracts/document';
import type { Word } from '../../contracts/evidence';
import { Allow, CurrentUser, UuidPipe, type SessionUser } from '../../platform/http';
import { VersionTag } from '../version-tag.interceptor';
import { LibraryService } from './library.service';
import { parseListQuery } from './parse-list-query';
import { sendFile } from './send-file';

@ApiTags('Documentos')
@Controller('documents')
export class LibraryController {
  constructor(private readonly library: LibraryService) {}

  @Get()
  @Allow('documents.list')
  @ApiOperation({ summary: 'Documentos de la empresa, los más nuevos primero' })
  @ApiQuery({ name: 'range', required: false, description: 'JSON [desde, hasta], inclusive' })
  @ApiQuery({ name: 'sort', required: false, description: 'JSON [clave, "ASC" | "DESC"]' })
  async list(
    @CurrentUser() { tenantId }: SessionUser,
    @Req() request: Request,
    @Res() response: Response,
    @Query('range') range?: unknown,
    @Query('sort') sort?: unknown,
  ): Promise<void> {
    const query = parseListQuery({ range, sort });
    const etag = await this.library.listTag(tenantId);
    response.set('ETag', etag);
    if (request.get('if-none-match') === etag) {
      response.status(304).end();
      return;
    }
    const { documents, total } = await this.library.list(tenantId, query);
    const last = Math.max(query.from + documents.length - 1, query.from);
    response.set('Content-Range', `documents ${query.from}-${last}/${total}`).json(documents);
  }

  @Get(':id')
  @UseInterceptors(VersionTag)
  @Allow('documents.read')
  @ApiOperation({ summary: 'Un documento con el origen de cada dato' })
  one(
    @CurrentUser() user: SessionUser,
    @Param('id', UuidPipe) id: string,
  ): Promise<DocumentDetail> {
    return this.library.one(user.tenantId, id);
  }

  @Get(':id/file')
  @Allow('documents.read')
  @ApiOperation({ summary: 'El archivo original' })
  async file(
    @CurrentUser() user: SessionUser,
    @Param('id', UuidPipe) id: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const record = await this.library.withOriginal(user.tenantId, id);
    await sendFile(request, response, record, (range) => this.library.open(record.blobKey, range));
  }

  @Get(':id/pages/:page/image')
  @Allow('documents.read')
  @ApiOperation({ summary: 'Imagen de una página' })
  async pageImage(
    @CurrentUser() user: SessionUser,
    @Param('id', UuidPipe) id: string,
    @Param('page', ParseIntPipe) page: number,
    @Res() response: Response,
  ): Promise<void> {
    const [image, contentType] = await this.library.pageImage(user.tenantId, id, page);
    response.set('Content-Type', contentType);
    await pipeline(image, response);
  }

  @Get(':id/pages/:page/words')
  @Allow('documents.read')
  @ApiOperation({ summary: 'Palabras de una página con su lugar' })
  pageWords(
    @CurrentUser() user: SessionUser,
    @Param('id', UuidPipe) id: string,
    @Param('page', ParseIntPipe) page: number,
  ): Promise<Word[]> {
    return this.library.pageWords(user.tenantId, id, page);
  }
}
