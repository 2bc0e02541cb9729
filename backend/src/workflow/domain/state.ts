import type {
  ApprovedBy,
  PaymentInfo,
  WorkflowComment,
  WorkflowStatus,
} from '../../contracts/workflow';

/** Where a document stands in the workflow, as its events tell. */
export interface FlowState {
  status: WorkflowStatus;
  /** Steps taken, 0..8. */
  version: number;
  payment: PaymentInfo | null;
  /** Somebody has said whether the document is subject to detracción. */
  isDetractionDecided: boolean;
  /** What was said with the steps; a step without a comment leaves none. */
  comments: readonly WorkflowComment[];
  approvedBy: ApprovedBy;
  /** Account id of who took each step, the first step first. */
  actors: readonly string[];
  /** The step taken last; null before the first. `at` is ISO. */
  last: { by: string; at: string; comment: string } | null;
}

export const initialState = (): FlowState => ({
  status: 'pending',
  version: 0,
  payment: null,
  isDetractionDecided: false,
  comments: [],
  approvedBy: {},
  actors: [],
  last: null,
});
