export { ExtractionModule } from './extraction.module';
