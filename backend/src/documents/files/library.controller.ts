import type { Readable } from 'node:stream';
import { Controller, Get, Param, Req, Res, UseInterceptors } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import contentDisposition from 'content-disposition';
import type { Request, Response } from 'express';
import { pipeline } from 'node:stream/promises';
import { FILE_TYPES, type DocumentDetail } from '../../contracts/document';
import type { Word } from '../../contracts/evidence';
import { Allow, CurrentUser, type SessionUser } from '../../access';
import { ApiBytesResponse } from '../../platform/api-answers';
import { UuidPipe, VersionTag } from '../../platform/requests';
import type { DocumentRecord } from '../document/document.schema';
import { sourceOf } from '../sources/domain/pairing';
import { LibraryService } from './library.service';

const POLICY = "default-src 'none'; frame-ancestors 'self'";

type Served = Pick<DocumentRecord, 'fileType' | 'fileSize' | 'filename'>;

/** Nothing in a stored file runs, wherever it is opened (reliability 6.4, serving rules). */
function setServingHeaders(response: Response, record: Served): void {
  const isPdf = record.fileType === 'application/pdf';
  const isXml = record.fileType === 'application/xml';
  response.set({
    'Content-Type': record.fileType,
    'Content-Security-Policy': isPdf ? POLICY : `${POLICY}; sandbox`,
    'Content-Disposition': contentDisposition(record.filename, {
      type: isXml ? 'attachment' : 'inline',
    }),
    'Referrer-Policy': 'no-referrer',
    'Accept-Ranges': 'bytes',
  });
}

/** The one range asked for; several ranges get the whole file, an impossible one null. */
function singleRange(request: Request, size: number): { start: number; end: number } | null {
  const whole = { start: 0, end: Math.max(size - 1, 0) };
  const ranges = request.range(size);
  if (ranges === undefined || ranges === -2) return whole;
  if (ranges === -1) return null;
  return ranges.length === 1 ? (ranges[0] ?? whole) : whole;
}

type Open = (range: { start: number; end: number }) => Promise<Readable>;

/** Sends the stored original, whole or one range of it. */
async function sendFile(
  request: Request,
  response: Response,
  record: Served,
  open: Open,
): Promise<void> {
  const size = record.fileSize;
  const range = singleRange(request, size);
  if (!range) {
    response.status(416).set('Content-Range', `bytes */${size}`).end();
    return;
  }
  const stream = await open(range);
  setServingHeaders(response, record);
  const length = range.end - range.start + 1;
  const isPartial = length < size;
  response.status(isPartial ? 206 : 200).set('Content-Length', String(length));
  if (isPartial) response.set('Content-Range', `bytes ${range.start}-${range.end}/${size}`);
  await pipeline(stream, response);
}

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

  @Get(':id/sources/:source/file')
  @Allow('documents.read')
  @ApiOperation({ summary: 'El archivo de otro original del mismo comprobante' })
  @ApiBytesResponse(200, 'El archivo; con Range, una parte', ...FILE_TYPES)
  async sourceFile(
    @CurrentUser() user: SessionUser,
    @Param('id', UuidPipe) id: string,
    @Param('source', UuidPipe) sourceId: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const source = sourceOf(await this.library.withOriginal(user.tenantId, id), sourceId);
    await sendFile(request, response, source, (range) => this.library.open(source.blobKey, range));
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
