import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AUDIT_PAGE_MAX } from '../../contracts/audit';
import { Allow, CurrentUser, type SessionUser } from '../../access';
import { ApiRowsResponse } from '../../platform/api-answers';
import { contentRange, rangeOf } from '../../platform/requests';
import { AuditQueryDto } from './audit-query.dto';
import { AuditTrail } from './audit-trail.service';

@ApiTags('Auditoría')
@Controller('audit')
export class AuditController {
  constructor(private readonly trail: AuditTrail) {}

  @Get()
  @Allow('audit.read')
  @ApiOperation({ summary: 'Todos los eventos, los más nuevos primero' })
  @ApiRowsResponse('AuditEntry', AUDIT_PAGE_MAX)
  async list(
    @CurrentUser() user: SessionUser,
    @Query() query: AuditQueryDto,
    @Res() response: Response,
  ): Promise<void> {
    const range = rangeOf(query.range, AUDIT_PAGE_MAX);
    const { entries, total } = await this.trail.list(user, query, range);
    response.set('Content-Range', contentRange('audit', range, entries.length, total));
    response.json(entries);
  }
}
