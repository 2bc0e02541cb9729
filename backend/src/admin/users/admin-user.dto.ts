import { IsIn, ValidateIf } from 'class-validator';
import type { AdminUserUpdate } from '../../contracts/admin';
import { ROLES, type Role } from '../../contracts/user';

/** Body of `PUT /api/admin/user/{id}`: exactly one of the two, which the service sees to. */
export class AdminUserUpdateDto implements AdminUserUpdate {
  @ValidateIf((body: AdminUserUpdateDto) => body.role !== undefined)
  @IsIn(ROLES)
  role?: Role;

  @ValidateIf((body: AdminUserUpdateDto) => body.isActive !== undefined)
  @IsIn(['true', 'false'])
  isActive?: 'true' | 'false';
}
