export { assertGoodPassword } from './password-policy';
export { AccountRemoval, type ForgottenAccount } from './changes/account-removal.service';
export { UsersModule } from './users.module';
export type { User } from './user.mapper';
export { UsersService, type NewUser } from './users.service';
export { ACCOUNT_STREAM, USER_DEACTIVATED, type UserDeactivated } from './users.events';
export {
  InvitationsService,
  type InvitationOffer,
  type WaitingInvitation,
} from './invitations/invitations.service';
