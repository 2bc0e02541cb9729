export { AuthModule } from './auth.module';
export { isHttps, sessionMiddleware } from './session.middleware';
