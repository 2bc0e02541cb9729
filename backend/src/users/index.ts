export { assertGoodPassword } from './password-policy';
export { UsersModule } from './users.module';
export type { User } from './user.mapper';
export { UsersService, type NewUser } from './users.service';
export { USER_DEACTIVATED, type Actor, type UserDeactivated } from './users.events';
export { InvitationsService, type InvitationOffer } from './invitations/invitations.service';
