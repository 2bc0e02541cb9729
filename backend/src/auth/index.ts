export { AuthModule } from './auth.module';
export { hasSessionCookie, isHttps, sessionMiddleware } from './sessions/session.middleware';
export { SessionsService } from './sessions/sessions.service';
