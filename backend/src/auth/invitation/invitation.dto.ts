import { IsString } from 'class-validator';
import { NAME_MAX_CHARS, type InvitationAcceptance } from '../../contracts/account';
import { CleanText } from '../../platform/requests';

/** Body of `POST /api/invitation/{token}`. */
export class InvitationAcceptanceDto implements InvitationAcceptance {
  @CleanText(NAME_MAX_CHARS)
  firstName!: string;

  @CleanText(NAME_MAX_CHARS, { mayBeEmpty: true })
  lastName!: string;

  @IsString()
  password!: string;
}
