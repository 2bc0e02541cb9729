export { ExtractionModule } from './extraction.module';
export { ProcessorRegistry } from './processors/processor-registry';
