import { Controller, Get, Param, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import type { UploadResponse } from '../contracts/document';
import type { SampleDocument } from '../contracts/samples';
import { Allow, CurrentUser, type SessionUser } from '../access';
import { SamplesService } from './samples.service';

@ApiTags('Documentos de ejemplo')
@Controller('samples')
export class SamplesController {
  constructor(private readonly samples: SamplesService) {}

  @Get()
  @Allow('samples.read')
  @ApiOperation({ summary: 'Documentos de ejemplo de la empresa de demostración' })
  list(@CurrentUser() user: SessionUser): Promise<SampleDocument[]> {
    return this.samples.list(user);
  }

  @Post(':id')
  @Allow('samples.use')
  @ApiOperation({ summary: 'Sube un documento de ejemplo' })
  use(
    @CurrentUser() user: SessionUser,
    @Param('id') id: string,
    @Req() request: Request,
  ): Promise<UploadResponse> {
    const origin = { correlationId: String(request.id), ipAddress: request.ip ?? null };
    return this.samples.use(user, id, origin);
  }
}
