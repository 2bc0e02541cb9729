import { Body, Controller, Get, HttpCode, Param, Post, UseInterceptors } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import type { WorkflowDetail } from '../contracts/workflow-calls';
import { Allow, CurrentUser, type SessionUser } from '../access';
import { ApiIdempotencyKey } from '../platform/api-answers';
import { UuidPipe, VersionTag } from '../platform/requests';
import { Act, type StepAct } from './step-act';
import { WorkflowReading } from './workflow-reading.service';
import { WorkflowUpdateDto } from './workflow.dto';
import { WorkflowService } from './workflow.service';

@ApiTags('Flujo de pago')
@UseInterceptors(new VersionTag('workflowVersion'))
@Controller('documents/:id/workflow')
export class WorkflowController {
  constructor(
    private readonly workflow: WorkflowService,
    private readonly reading: WorkflowReading,
  ) {}

  @Get()
  @Allow('workflow.read')
  @ApiOperation({ summary: 'Estado, historial y siguiente paso de un documento' })
  detail(
    @CurrentUser() user: SessionUser,
    @Param('id', UuidPipe) id: string,
  ): Promise<WorkflowDetail> {
    return this.reading.detail(user, id);
  }

  @Post('update')
  @HttpCode(200)
  @Allow('workflow.step')
  @ApiParam({ name: 'id', type: String })
  @ApiHeader({
    name: 'If-Match',
    required: false,
    description: 'Versión del flujo que se ha visto',
  })
  @ApiIdempotencyKey()
  @ApiOperation({ summary: 'Da el siguiente paso del flujo de pago' })
  update(@Act() act: StepAct, @Body() body: WorkflowUpdateDto): Promise<WorkflowDetail> {
    return this.workflow.take(act, body);
  }
}
