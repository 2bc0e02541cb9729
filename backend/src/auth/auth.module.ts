import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PassportModule } from '@nestjs/passport';
import { CompaniesModule } from '../companies';
import { UsersModule } from '../users';
import { AccountController, SessionsController } from './account/account.controller';
import { AccountService } from './account/account.service';
import { AuthController } from './auth.controller';
import { AuthNews, AuthService, PasswordAccess } from './auth.service';
import { InvitationController } from './invitation/invitation.controller';
import {
  PasswordLinkRecord,
  PasswordLinkSchema,
  PasswordLinksRepository,
} from './links/password-links.repository';
import { PasswordLinkIssuer, PasswordLinks, ResetService } from './links/password-links.service';
import { PasswordLinkController, ResetController } from './links/reset.controller';
import { LocalStrategy } from './login/login.guard';
import { LoginView } from './login/login-view';
import { OidcAccounts } from './oidc/oidc-accounts.service';
import { IdentityController, OidcController } from './oidc/oidc.controller';
import { OidcService } from './oidc/oidc.service';
import { OpenIdProvider } from './oidc/openid-provider';
import { Pages } from './pages/pages.service';
import { RegisterController } from './registration/register.controller';
import { RegistrationService } from './registration/registration.service';
import { SessionSerializer } from './sessions/session.middleware';
import { SessionsRepository } from './sessions/sessions.repository';
import {
  EndSessionsWhenUserDeactivated,
  SessionsService,
  SignedInAnswer,
} from './sessions/sessions.service';
import { SignOut } from './sessions/sign-out';

const LOGIN = [AuthService, PasswordAccess, LocalStrategy, LoginView, Pages, AuthNews];
const SESSIONS = [
  SessionSerializer,
  SessionsRepository,
  SessionsService,
  SignedInAnswer,
  SignOut,
  EndSessionsWhenUserDeactivated,
];
const LINKS = [PasswordLinksRepository, PasswordLinks, PasswordLinkIssuer, ResetService];
const OIDC = [OpenIdProvider, OidcAccounts, OidcService];

@Module({
  imports: [
    PassportModule.register({ session: true }),
    MongooseModule.forFeature([{ name: PasswordLinkRecord.name, schema: PasswordLinkSchema }]),
    UsersModule,
    CompaniesModule,
  ],
  controllers: [
    AuthController,
    OidcController,
    IdentityController,
    RegisterController,
    AccountController,
    SessionsController,
    PasswordLinkController,
    ResetController,
    InvitationController,
  ],
  providers: [...LOGIN, ...SESSIONS, ...LINKS, ...OIDC, RegistrationService, AccountService],
  exports: [SessionsService],
})
export class AuthModule {}
