import { IsIn, IsInt, Max, Min } from 'class-validator';
import { MAX_CREDITS, type CreditsChange } from '../../contracts/credits';

/** Body of `POST /api/admin/user/{id}/credits` (A5). */
export class CreditsChangeDto implements CreditsChange {
  @IsIn(['add', 'set'])
  action!: 'add' | 'set';

  @IsInt()
  @Min(0)
  @Max(MAX_CREDITS)
  amount!: number;
}
