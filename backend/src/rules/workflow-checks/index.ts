export type { CheckedDocument, StepCheck, StepCheckTone } from './step-check';
export { stepChecks } from './step-checks';
