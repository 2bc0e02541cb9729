export { PHOTO_LEVELS, SCAN_LEVELS } from './forms/degradation';
export { makeDemoDocument } from './make-document';
export type { DemoRequest } from './make-document';
export type { DemoDocument, DemoForm, DemoKind } from './model';
export { makeTextPdf, renderDemoDocument } from './render-document';
export { demoDocuments } from './samples';
export type { DemoSample } from './samples';
