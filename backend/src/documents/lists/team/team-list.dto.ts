import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { Allow, IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { STEPS } from '../../../contracts/workflow';
import {
  WORKFLOW_LIST_ORDERS,
  WORKFLOW_LIST_STATES,
  type WorkflowListOrder,
  type WorkflowListQuery,
  type WorkflowListState,
} from '../../../contracts/workflow-calls';

const MAX_SEARCH_CHARS = 200;
const DUE = ['vencidos', 'proximos'] as const;

/** Query of a team's list. */
export class TeamListDto implements WorkflowListQuery {
  @IsOptional()
  @IsIn(WORKFLOW_LIST_STATES)
  @ApiProperty({ required: false })
  state: WorkflowListState = 'todos';

  @ApiProperty({ description: 'Paso del flujo' })
  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(STEPS.length)
  step?: number;

  @IsOptional()
  @IsIn(DUE)
  due?: (typeof DUE)[number];

  @ApiProperty({ description: 'Texto que se busca' })
  @IsOptional()
  @IsString()
  @MaxLength(MAX_SEARCH_CHARS)
  q?: string;

  @IsOptional()
  @IsIn(WORKFLOW_LIST_ORDERS)
  @ApiProperty({ required: false })
  order: WorkflowListOrder = 'recientes';

  /** JSON [from, to], read by `rangeOf`. */
  @Allow()
  range?: string;
}
