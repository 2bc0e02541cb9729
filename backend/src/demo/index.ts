export { DEMO_COMPANY } from './demo-accounts';
export { DemoModule } from './demo.module';
export { demoDocuments, type DemoSample } from './documents';
