import { ArrayMaxSize, IsArray, IsIn, IsOptional } from 'class-validator';
import type { MemberUpdate, TeamsUpdate } from '../../contracts/company';
import { TEAMS, type Team } from '../../contracts/user';

/** Roles inside a company. */
export const MEMBER_ROLES = ['user', 'company_admin'] as const;

/** Body of `PUT /api/company/users/{id}/teams`. */
export class TeamsUpdateDto implements TeamsUpdate {
  @IsArray()
  @ArrayMaxSize(TEAMS.length)
  @IsIn(TEAMS, { each: true })
  teams!: Team[];
}

/** Body of `PUT /api/company/users/{id}`: one of the two. */
export class MemberUpdateDto implements MemberUpdate {
  @IsOptional()
  @IsIn(MEMBER_ROLES)
  role?: (typeof MEMBER_ROLES)[number];

  @IsOptional()
  @IsIn(['true', 'false'])
  isActive?: 'true' | 'false';
}
