export { PHOTO_LEVELS, SCAN_LEVELS } from './forms/degradation';
export { makeDemoDocument } from './make-document';
export type { DemoKind } from './model';
export { demoDocuments, type DemoSample } from './samples';
