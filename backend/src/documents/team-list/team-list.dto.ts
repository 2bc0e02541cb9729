import { Type } from 'class-transformer';
import { Allow, IsIn, IsInt, IsOptional, IsString, Max, MaxLength, Min } from 'class-validator';
import { STEPS } from '../../contracts/workflow';
import {
  WORKFLOW_LIST_ORDERS,
  WORKFLOW_LIST_STATES,
  type WorkflowListOrder,
  type WorkflowListQuery,
  type WorkflowListState,
} from '../../contracts/workflow-calls';

const MAX_SEARCH_CHARS = 200;
const DUE = ['vencidos', 'proximos'] as const;

/** Query of a team's list. */
export class TeamListDto implements WorkflowListQuery {
  @IsOptional()
  @IsIn(WORKFLOW_LIST_STATES)
  state: WorkflowListState = 'todos';

  @IsOptional()
  @Type(() => Number)
  @IsInt()
  @Min(1)
  @Max(STEPS.length)
  step?: number;

  @IsOptional()
  @IsIn(DUE)
  due?: (typeof DUE)[number];

  @IsOptional()
  @IsString()
  @MaxLength(MAX_SEARCH_CHARS)
  q?: string;

  @IsOptional()
  @IsIn(WORKFLOW_LIST_ORDERS)
  order: WorkflowListOrder = 'recientes';

  /** JSON [from, to], read by `rangeOf`. */
  @Allow()
  range?: string;
}
