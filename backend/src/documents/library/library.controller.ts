import { Controller, Get, Param, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { pipeline } from 'node:stream/promises';
import { FILE_TYPES, type DocumentDetail } from '../../contracts/document';
import type { Word } from '../../contracts/evidence';
import {
  Allow,
  ApiBytesResponse,
  CurrentUser,
  UuidPipe,
  type SessionUser,
  VersionTag,
} from '../../platform/http';
import { LibraryService } from './library.service';
import { sendFile } from './send-file';

@ApiTags('Documentos')
@Controller('documents')
export class LibraryController {
  constructor(private readonly library: LibraryService) {}

  @Get(':id')
  @UseInterceptors(new VersionTag('version'))
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
  @ApiBytesResponse(200, 'El archivo; con Range, una parte', ...FILE_TYPES)
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
  @ApiBytesResponse(200, 'La imagen', 'image/jpeg')
  async pageImage(
    @CurrentUser() user: SessionUser,
    @Param('id', UuidPipe) id: string,
    @Param('page') page: number,
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
    @Param('page') page: number,
  ): Promise<Word[]> {
    return this.library.pageWords(user.tenantId, id, page);
  }
}
