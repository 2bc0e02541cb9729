import { IsString } from 'class-validator';
import type { PasswordReset } from '../../contracts/account';

/** Body of `POST /api/password-reset/{token}`. */
export class ResetDto implements PasswordReset {
  @IsString()
  password!: string;
}
