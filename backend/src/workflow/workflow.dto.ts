import { ApiProperty } from '@nestjs/swagger';
import { Allow, IsIn, IsInt, IsObject, IsOptional, IsString } from 'class-validator';
import { TEAMS, type Team } from '../contracts/user';
import {
  WORKFLOW_STATUSES,
  type WorkflowComment,
  type WorkflowStatus,
} from '../contracts/workflow';
import type { WorkflowUpdateRequest } from '../contracts/workflow-calls';

/** Kinds of values only: what they may say is read in domain/read-command. */
export class WorkflowUpdateDto implements WorkflowUpdateRequest {
  @IsIn(WORKFLOW_STATUSES)
  status!: WorkflowStatus;

  @IsIn(TEAMS)
  team!: Team;

  @ApiProperty({ description: 'Paso que se da, de 1 a 8' })
  @IsInt()
  step!: number;

  @ApiProperty({ description: 'Nombre que se muestra' })
  @IsOptional()
  @IsString()
  user?: string;

  /** A text, or the text with who said it around it. */
  @Allow()
  @ApiProperty({
    description: 'Un texto, o el texto con quién lo dijo',
    oneOf: [{ type: 'string' }, { type: 'object' }],
  })
  comment?: string | Partial<WorkflowComment>;

  @IsOptional()
  @IsObject()
  @ApiProperty({ type: 'object', additionalProperties: true })
  additionalData?: NonNullable<WorkflowUpdateRequest['additionalData']>;
}
