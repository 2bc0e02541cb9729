export { DemoModule } from './demo.module';
