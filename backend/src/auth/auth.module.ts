import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { PassportModule } from '@nestjs/passport';
import { CompaniesModule } from '../companies';
import { UsersModule } from '../users';
import { AccountController } from './account/account.controller';
import { AccountService } from './account/account.service';
import { SessionsController } from './account/sessions.controller';
import { AuthController } from './auth.controller';
import { AuthNews } from './auth-news';
import { AuthService } from './auth.service';
import { InvitationController } from './invitation/invitation.controller';
import { PasswordLinkIssuer } from './links/password-link-issuer';
import { PasswordLinkController } from './links/password-link.controller';
import { PasswordLinkRecord, PasswordLinkSchema } from './links/password-link.schema';
import { PasswordLinksRepository } from './links/password-links.repository';
import { PasswordLinks } from './links/password-links.service';
import { ResetController } from './links/reset.controller';
import { ResetService } from './links/reset.service';
import { LocalStrategy } from './login/local.strategy';
import { LoginView } from './login/login-view';
import { IdentityController } from './oidc/identity.controller';
import { OidcAccounts } from './oidc/oidc-accounts.service';
import { OidcController } from './oidc/oidc.controller';
import { OidcService } from './oidc/oidc.service';
import { OpenIdProvider } from './oidc/openid-provider';
import { Pages } from './pages/pages.service';
import { PasswordAccess } from './password-access';
import { RegisterController } from './registration/register.controller';
import { RegistrationService } from './registration/registration.service';
import { EndSessionsWhenUserDeactivated } from './sessions/end-sessions-when-user-deactivated';
import { SessionSerializer } from './sessions/session.serializer';
import { SessionsRepository } from './sessions/sessions.repository';
import { SessionsService } from './sessions/sessions.service';
import { SignOut } from './sessions/sign-out';
import { SignedInAnswer } from './sessions/signed-in-answer';

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
