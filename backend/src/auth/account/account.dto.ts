import { IsString } from 'class-validator';
import { NAME_MAX_CHARS, type PasswordChange, type ProfileUpdate } from '../../contracts/account';
import { CleanText } from '../../platform/requests';

/** Body of `PUT /api/account/profile`. */
export class ProfileUpdateDto implements ProfileUpdate {
  @CleanText(NAME_MAX_CHARS)
  firstName!: string;

  @CleanText(NAME_MAX_CHARS, { mayBeEmpty: true })
  lastName!: string;
}

/** Body of `POST /api/account/password`. */
export class PasswordChangeDto implements PasswordChange {
  @IsString()
  currentPassword!: string;

  @IsString()
  newPassword!: string;
}
