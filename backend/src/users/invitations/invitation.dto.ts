import { ArrayMaxSize, IsArray, IsEmail, IsIn, MaxLength } from 'class-validator';
import { EMAIL_MAX_CHARS, type InvitationRequest } from '../../contracts/account';
import { TEAMS, type Team } from '../../contracts/user';
import { MEMBER_ROLES } from '../members/member.dto';

/** Body of `POST /api/company/invitations`. */
export class InvitationRequestDto implements InvitationRequest {
  @IsEmail()
  @MaxLength(EMAIL_MAX_CHARS)
  email!: string;

  @IsIn(MEMBER_ROLES)
  role!: (typeof MEMBER_ROLES)[number];

  @IsArray()
  @ArrayMaxSize(TEAMS.length)
  @IsIn(TEAMS, { each: true })
  teams!: Team[];
}
