import { Body, Controller, Get, Param, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { FileComprobantes, UploadResponse } from '../../../contracts/document';
import { Allow, CurrentUser, sessionUser, type SessionUser } from '../../../access';
import { UuidPipe } from '../../../platform/requests';
import { UploadLimited } from '../../upload/upload-limit.guard';
import { SourcesService } from '../../sources/sources.service';
import { ComprobanteDto } from './separation.dto';
import { SeparationService } from './separation.service';

@ApiTags('Documentos')
@Controller('documents')
export class SeparationController {
  constructor(
    private readonly separation: SeparationService,
    private readonly sources: SourcesService,
  ) {}

  @Get(':id/comprobantes')
  @Allow('documents.read')
  @ApiOperation({ summary: 'Otros comprobantes del mismo archivo, y de qué documento se separó' })
  others(
    @CurrentUser() user: SessionUser,
    @Param('id', UuidPipe) id: string,
  ): Promise<FileComprobantes> {
    return this.separation.comprobantesOf(user.tenantId, id);
  }

  @Post(':id/comprobantes')
  @Allow('documents.separate')
  @UploadLimited()
  @ApiOperation({
    summary: 'Crea un documento con las páginas de otro comprobante; reserva un crédito',
  })
  separate(
    @Param('id', UuidPipe) id: string,
    @Body() { number }: ComprobanteDto,
    @Req() request: Request,
  ): Promise<UploadResponse> {
    const origin = { correlationId: String(request.id), ipAddress: request.ip ?? null };
    return this.separation.separate(sessionUser(request), id, number, origin);
  }

  @Post(':id/sources/:source/part')
  @Allow('documents.separate')
  @UploadLimited()
  @ApiOperation({
    summary: 'Separa otro original que no es de este comprobante; reserva un crédito',
  })
  part(
    @Param('id', UuidPipe) id: string,
    @Param('source', UuidPipe) source: string,
    @Req() request: Request,
  ): Promise<UploadResponse> {
    const origin = { correlationId: String(request.id), ipAddress: request.ip ?? null };
    return this.sources.part(sessionUser(request), id, source, origin);
  }
}
