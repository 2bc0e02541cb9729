import { IsString, Matches, MaxLength } from 'class-validator';
import { MAX_COMMENT_CHARS } from '../../../contracts/review';
import type { ObservationRequest } from '../../../contracts/workflow-calls';

/** Why: of an observation, of its lifting, of accepting a repeated comprobante. */
export class ReasonDto implements ObservationRequest {
  @IsString()
  @Matches(/\S/)
  @MaxLength(MAX_COMMENT_CHARS)
  reason!: string;
}
