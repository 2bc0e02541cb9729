export { assertGoodPassword } from './password-policy';
export { AccountNames } from './changes/account-names';
export { AccountRemoval } from './changes/account-removal.service';
export { UsersModule } from './users.module';
export type { User } from './user.mapper';
export { UsersService, type NewUser } from './users.service';
export {
  InvitationsService,
  type InvitationOffer,
  type WaitingInvitation,
} from './invitations/invitations.service';
