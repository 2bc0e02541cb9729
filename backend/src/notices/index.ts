export { NoticesModule } from './notices.module';
