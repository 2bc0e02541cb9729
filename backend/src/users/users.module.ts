import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { CompaniesModule } from '../companies';
import { outboxOf } from '../platform/outbox';
import { AccountChanges } from './changes/account-changes';
import { AccountNames } from './changes/account-names';
import { AccountRemoval } from './changes/account-removal.service';
import { SeatGuard } from './changes/seat-guard';
import {
  SeatGuardRecord,
  SeatGuardRepository,
  SeatGuardSchema,
} from './changes/seat-guard.repository';
import { DelegationsController } from './delegations/delegations.controller';
import { DelegationsService } from './delegations/delegations.service';
import { FirstAdmin } from './first-admin.service';
import { InvitationsController } from './invitations/invitations.controller';
import {
  InvitationRecord,
  InvitationSchema,
  InvitationsRepository,
} from './invitations/invitations.repository';
import { InvitationsService } from './invitations/invitations.service';
import { MembersController } from './members/members.controller';
import { MembersService } from './members/members.service';
import { SearchWordsRepair } from './search-words.service';
import { UserRecord, UserSchema } from './user.schema';
import { ACCOUNT_STREAM } from './users.events';
import { UsersRepository } from './users.repository';
import { UsersService } from './users.service';

@Module({
  imports: [
    CompaniesModule,
    MongooseModule.forFeature([
      { name: UserRecord.name, schema: UserSchema },
      { name: SeatGuardRecord.name, schema: SeatGuardSchema },
      { name: InvitationRecord.name, schema: InvitationSchema },
    ]),
  ],
  controllers: [MembersController, DelegationsController, InvitationsController],
  providers: [
    UsersRepository,
    SeatGuardRepository,
    SeatGuard,
    AccountChanges,
    outboxOf({
      collection: 'users',
      stream: ACCOUNT_STREAM,
      tenantOf: ({ _id, companyId }) => String(companyId ?? `u:${String(_id)}`),
    }),
    AccountRemoval,
    AccountNames,
    UsersService,
    MembersService,
    DelegationsService,
    InvitationsRepository,
    InvitationsService,
    FirstAdmin,
    SearchWordsRepair,
  ],
  exports: [UsersService, AccountRemoval, AccountNames, InvitationsService],
})
export class UsersModule {}
