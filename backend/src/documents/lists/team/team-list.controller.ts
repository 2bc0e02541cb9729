import { Controller, Get, Injectable, Param, Query, Res, type PipeTransform } from '@nestjs/common';
import { ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { TEAMS, type Team } from '../../../contracts/user';
import { WORKFLOW_LIST_MAX } from '../../../contracts/workflow';
import type { WorkflowDocument, WorkflowSummary } from '../../../contracts/workflow-calls';
import { Allow, CurrentUser, type SessionUser } from '../../../access';
import { ApiRowsResponse } from '../../../platform/api-answers';
import { contentRange, rangeOf } from '../../../platform/requests';
import { DomainError } from '../../../rules/domain-error';
import { TeamListDto } from './team-list.dto';
import { TeamListService } from './team-list.service';

/** The team of an address; any other has no list. */
@Injectable()
class TeamPipe implements PipeTransform<unknown, Team> {
  transform(value: unknown): Team {
    const team = TEAMS.find((known) => known === value);
    if (!team) throw new DomainError('NO_ENCONTRADO');
    return team;
  }
}

@ApiTags('Flujo de pago')
@Controller('documents')
export class TeamListController {
  constructor(private readonly lists: TeamListService) {}

  @Get('workflow-summary')
  @Allow('workflow.list')
  @ApiOperation({
    summary: 'Cuántos documentos hay en cada paso, observados, vencidos y por vencer',
  })
  summary(@CurrentUser() user: SessionUser): Promise<WorkflowSummary> {
    return this.lists.summary(user.tenantId);
  }

  @Get('workflow/:team')
  @Allow('workflow.list')
  @ApiParam({ name: 'team', enum: TEAMS })
  @ApiOperation({ summary: 'Documentos de un equipo; sin consulta, los 200 más nuevos' })
  @ApiRowsResponse('WorkflowDocument', WORKFLOW_LIST_MAX)
  async list(
    @CurrentUser() user: SessionUser,
    @Param('team', TeamPipe) team: Team,
    @Query() query: TeamListDto,
    @Res({ passthrough: true }) response: Response,
  ): Promise<WorkflowDocument[]> {
    const range = rangeOf(query.range, WORKFLOW_LIST_MAX);
    const { documents, total } = await this.lists.list(user.tenantId, team, query, range);
    response.set('Content-Range', contentRange('documents', range, documents.length, total));
    return documents;
  }
}
