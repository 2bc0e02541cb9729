import type { Team } from './user';

/** Steps that a document goes through, in order (spec section 4, "Workflow status order"). */
export const WORKFLOW_STATUSES = [
  'pending',
  'logistica_received',
  'logistica_approved',
  'tesoreria_received',
  'tesoreria_validated',
  'payment_prepared',
  'payment_executed',
  'constancia_distributed',
  'archived',
] as const;
export type WorkflowStatus = (typeof WORKFLOW_STATUSES)[number];

/** Spec section 3, "paymentInfo". */
export interface PaymentInfo {
  requiresDetraction: boolean;
  telereditoReference?: string;
  detractionPercentage?: number;
  paymentDate?: string;
  constanciaNumber?: string;
  detractionInfo?: string;
}

/** Spec section 3, "Workflow comment". `timestamp` is ISO. */
export interface WorkflowComment {
  team: Team;
  user: string;
  comment: string;
  timestamp: string;
  step: number;
}
