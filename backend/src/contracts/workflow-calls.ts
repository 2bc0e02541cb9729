import type { ApprovalView } from './approval';
import type { DocumentSummary } from './document';
import type { ErrorCode } from './errors';
import type { PaymentFinding } from './payment-judgement';
import type { Role, Team } from './user';
import type {
  PaymentField,
  PaymentInfo,
  WorkflowComment,
  WorkflowState,
  WorkflowStatus,
} from './workflow';

/** An element of `GET /api/documents/workflow/{team}`. */
export interface WorkflowDocument extends DocumentSummary, WorkflowState {
  /** Counts the document's changes: `If-Match` of an approval. */
  version: number;
}

export const WORKFLOW_LIST_STATES = [
  'por-atender',
  'otro-equipo',
  'observados',
  'por-aprobar',
  'todos',
] as const;
export type WorkflowListState = (typeof WORKFLOW_LIST_STATES)[number];
export const WORKFLOW_LIST_ORDERS = ['recientes', 'vencimiento', 'antiguedad'] as const;
export type WorkflowListOrder = (typeof WORKFLOW_LIST_ORDERS)[number];

/** Query of a team's list; without any of it the newest 200 of the team (decisions, "Team lists"). */
export interface WorkflowListQuery {
  /**
   * `por-atender`: the team's own next steps. `otro-equipo`: not yet, or no longer, the team's. `por-aprobar`: of
   * either team, above the company's limit, neither approved nor paid.
   */
  state: WorkflowListState;
  /** Only documents whose next step is this one. */
  step?: number;
  due?: 'vencidos' | 'proximos';
  /** As the history's `q`: beginnings of words, the end of a RUC or of a number, a total. */
  q?: string;
  order: WorkflowListOrder;
}

/** A team's list is counted so far: a total above this means "more than". */
export const TEAM_TOTAL_MAX = 10_000;
/** Observed ones, and hits of a search, are read for counting: fewer of them. */
export const TEAM_OBSERVED_MAX = 1_000;
export const TEAM_FOUND_MAX = 100;

/** Up to where the list that a query asks for is counted. */
export function teamTotalMax({ q = '', state }: Pick<WorkflowListQuery, 'q' | 'state'>): number {
  if (q.trim() !== '') return TEAM_FOUND_MAX;
  return state === 'observados' || state === 'por-aprobar' ? TEAM_OBSERVED_MAX : TEAM_TOTAL_MAX;
}

/** Answer of `GET /api/documents/workflow-summary`. */
export interface WorkflowSummary {
  /** Completed documents by status. */
  byStatus: Record<WorkflowStatus, number>;
  observed: number;
  /** Payments that wait for an approval; null where the company has set no limit. */
  toApprove: number | null;
  /** Of those that are not yet paid by the workflow. */
  overdue: number;
  dueSoon: number;
}

/** Body of `POST /api/documents/{id}/workflow/update` (spec section 7); status, team and step name the same step. */
export interface WorkflowUpdateRequest {
  status: WorkflowStatus;
  team: Team;
  step: number;
  /** Display name; in the nested form it stands in the comment. */
  user?: string;
  comment?: string | Partial<WorkflowComment>;
  additionalData?: {
    /** Taken and not believed: who and when come from the server. */
    approvedBy?: unknown;
    paymentInfo?: Partial<Record<PaymentField, unknown>>;
  };
}

/** One step of the history. */
export interface WorkflowHistoryEntry {
  step: number;
  version: number;
  /** ISO. */
  at: string;
  team: Team;
  role: Role;
  byName: string;
  /** As written in the form. */
  user: string;
  comment: string;
  paymentInfo: Partial<PaymentInfo> | null;
  /** First characters of the event's hash. */
  hash: string;
  /** Its data has been erased. */
  isErased: boolean;
}

/** Why the person who asks cannot take the next step now. */
export interface WorkflowBlocker {
  code: ErrorCode;
  /** Spanish, with the next step. */
  message: string;
}

export const WORKFLOW_WARNING_LABEL = {
  SIN_CONFIRMAR: 'Nadie ha confirmado los datos del documento.',
  DETRACCION_OMITIDA:
    'El documento imprime una detracción y se decidió que no la requiere: la empresa responde por el depósito.',
  FECHA_PASADA: 'La fecha de pago ya pasó.',
  REFERENCIA_REPETIDA: 'Otro documento de la empresa lleva la misma referencia de transferencia.',
  REFERENCIA_LARGA:
    'El archivo TXT lleva solo los primeros 100 caracteres de la referencia de transferencia.',
  CONSTANCIA_RARA: 'El número de constancia no tiene el formato habitual (6 o más dígitos).',
  TIPO_NO_PAGABLE: 'Este tipo de documento no se paga.',
} as const;
export type WorkflowWarning = keyof typeof WORKFLOW_WARNING_LABEL;

/** Answer of `GET /api/documents/{id}/workflow` and of a step. */
export interface WorkflowDetail extends WorkflowState {
  documentId: string;
  /** Oldest first. */
  history: WorkflowHistoryEntry[];
  /** For the person who asks and the next step; empty when it can be taken, or nothing is left to do. */
  blockers: WorkflowBlocker[];
  /** What to look at; hinders nothing. */
  warnings: WorkflowWarning[];
  /** What the judgement of payments finds, while the next step is 5 or 6, and what does not shut it. */
  findings: PaymentFinding[];
  /** The other document of the same comprobante that blocks steps 5 and 6; null when there is none. */
  repeated: { id: string; filename: string; workflowStatus: WorkflowStatus } | null;
  /** Null where the payment needs no approval, or has been made. */
  approval: ApprovalView | null;
}

/** Body of `POST /api/documents/{id}/observation` and of `.../observation/lift`. */
export interface ObservationRequest {
  reason: string;
}
/** Body of `POST /api/documents/{id}/accept-duplicate`; company_admin. */
export type AcceptDuplicateRequest = ObservationRequest;
