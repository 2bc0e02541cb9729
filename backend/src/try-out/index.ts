export { TryOutModule } from './try-out.module';
