import { Body, Controller, Delete, HttpCode, Param, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { Allow, sessionUser } from '../../access';
import { UuidPipe } from '../../platform/requests';
import { DeleteDocumentDto } from './delete-document.dto';
import { RemovalService } from './removal.service';

@ApiTags('Documentos')
@Controller('documents')
export class RemovalController {
  constructor(private readonly removals: RemovalService) {}

  @Delete(':id')
  @HttpCode(204)
  @Allow('documents.delete')
  @ApiOperation({
    summary: 'Elimina un documento con su archivo y sus datos; no se puede deshacer',
  })
  delete(
    @Param('id', UuidPipe) id: string,
    @Body() { reason }: DeleteDocumentDto,
    @Req() request: Request,
  ): Promise<void> {
    const { id: correlationId, ip } = request;
    const origin = { correlationId: String(correlationId), ipAddress: ip ?? null };
    return this.removals.delete(sessionUser(request), id, reason, origin);
  }
}
