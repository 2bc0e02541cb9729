import { IsString, IsUUID, Matches, MaxLength } from 'class-validator';
import type { DelegationRequest } from '../../contracts/approval';
import { MAX_COMMENT_CHARS } from '../../contracts/review';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Body of `POST /api/company/delegations`. */
export class DelegationDto implements DelegationRequest {
  @IsUUID()
  userId!: string;

  /** First day, in Peru. */
  @Matches(DAY)
  from!: string;

  /** Last day, which is one of them. */
  @Matches(DAY)
  to!: string;

  @IsString()
  @Matches(/\S/)
  @MaxLength(MAX_COMMENT_CHARS)
  reason!: string;
}
