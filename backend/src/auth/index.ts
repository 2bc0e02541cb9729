export { AuthModule } from './auth.module';
export { isHttps, sessionMiddleware, whoAsksForPages } from './sessions/session.middleware';
export { SessionsService } from './sessions/sessions.service';
