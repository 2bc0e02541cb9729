export { ExtractionModule } from './extraction.module';
export { ProcessorRegistry } from './processors/processor-registry';
export { ReadNow, type ConstanciasInHand, type ReadingInHand } from './read-now.service';
