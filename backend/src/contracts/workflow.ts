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

/** Spec section 3, "paymentInfo". Percentages are numbers (12 is 12 %), dates ISO `YYYY-MM-DD`. */
export interface PaymentInfo {
  requiresDetraction: boolean;
  telereditoReference?: string;
  detractionPercentage?: number;
  paymentDate?: string;
  constanciaNumber?: string;
  /** Code and name of catalogue 54 and the deposit as decided, in one readable line. */
  detractionInfo?: string;
}
export type PaymentField = keyof PaymentInfo;

/** One line of `STEPS`. */
interface StepLine {
  /** Its place in the table, from 1; also the version of the document's workflow after it. */
  readonly step: number;
  readonly team: Team;
  readonly command: string;
  /** Past tense; stored and never changed. */
  readonly event: string;
  readonly from: WorkflowStatus;
  readonly to: WorkflowStatus;
  /** What its form asks for; every step takes all of `additionalData.paymentInfo`. */
  readonly fields: readonly PaymentField[];
  /**
   * What it cannot do without, whether said now or with a step before; `detractionPercentage` and
   * `constanciaNumber` only where detracción is required.
   */
  readonly required: readonly PaymentField[];
  /** Button (spec section 4), name on the rail, and the sentence of the story. */
  readonly action: string;
  readonly title: string;
  readonly done: string;
}

/**
 * The one table of the workflow: decider, forms, icons and tests read it. The choice of detracción is
 * made at step 4 or 5, and may be sent again with any step, as the specification's client does.
 */
export const STEPS = [
  {
    step: 1,
    team: 'logistica',
    command: 'ConfirmConformity',
    event: 'ConformityConfirmed',
    from: 'pending',
    to: 'logistica_received',
    fields: [],
    required: [],
    action: 'Confirmar Conformidad',
    title: 'Conformidad',
    done: 'Confirmó la conformidad',
  },
  {
    step: 2,
    team: 'logistica',
    command: 'SendToTreasury',
    event: 'SentToTreasury',
    from: 'logistica_received',
    to: 'logistica_approved',
    fields: [],
    required: [],
    action: 'Registrar y Enviar a Tesorería',
    title: 'Registro y envío',
    done: 'Registró y envió a Tesorería',
  },
  {
    step: 3,
    team: 'tesoreria',
    command: 'ReceiveInTreasury',
    event: 'ReceivedInTreasury',
    from: 'logistica_approved',
    to: 'tesoreria_received',
    fields: [],
    required: [],
    action: 'Confirmar Revisión',
    title: 'Revisión',
    done: 'Revisó el documento',
  },
  {
    step: 4,
    team: 'tesoreria',
    command: 'ValidateData',
    event: 'DataValidated',
    from: 'tesoreria_received',
    to: 'tesoreria_validated',
    fields: ['requiresDetraction', 'detractionPercentage', 'detractionInfo'],
    required: ['detractionPercentage'],
    action: 'Validar Datos',
    title: 'Validación',
    done: 'Validó los datos',
  },
  {
    step: 5,
    team: 'tesoreria',
    command: 'PreparePayment',
    event: 'PaymentPrepared',
    from: 'tesoreria_validated',
    to: 'payment_prepared',
    fields: ['paymentDate', 'requiresDetraction', 'detractionPercentage', 'detractionInfo'],
    required: ['paymentDate', 'requiresDetraction', 'detractionPercentage'],
    action: 'Preparar Pago',
    title: 'Preparar pago',
    done: 'Preparó el pago',
  },
  {
    step: 6,
    team: 'tesoreria',
    command: 'ExecutePayment',
    event: 'PaymentExecuted',
    from: 'payment_prepared',
    to: 'payment_executed',
    fields: [
      'telereditoReference',
      'paymentDate',
      'requiresDetraction',
      'detractionPercentage',
      'detractionInfo',
    ],
    required: ['telereditoReference', 'detractionPercentage'],
    action: 'Ejecutar Pago',
    title: 'Ejecutar pago',
    done: 'Ejecutó el pago',
  },
  {
    step: 7,
    team: 'tesoreria',
    command: 'DistributeReceipts',
    event: 'ReceiptsDistributed',
    from: 'payment_executed',
    to: 'constancia_distributed',
    fields: ['constanciaNumber'],
    required: ['constanciaNumber'],
    action: 'Distribuir Constancias',
    title: 'Constancias',
    done: 'Distribuyó las constancias',
  },
  {
    step: 8,
    team: 'tesoreria',
    command: 'ArchiveDocument',
    event: 'DocumentArchived',
    from: 'constancia_distributed',
    to: 'archived',
    fields: [],
    required: [],
    action: 'Archivar',
    title: 'Archivo',
    done: 'Archivó el documento',
  },
] as const satisfies readonly StepLine[];

export type WorkflowCommandName = (typeof STEPS)[number]['command'];
export type WorkflowEventName = (typeof STEPS)[number]['event'];

/** A step as those see it who ask whichever comes next. */
export interface WorkflowStep extends StepLine {
  readonly command: WorkflowCommandName;
  readonly event: WorkflowEventName;
}

/** The step of each command: rules name a step by what it does, which stays when another step comes before it. */
export const STEP_OF = Object.fromEntries(
  STEPS.map(({ command, step }) => [command, step]),
) as Readonly<Record<WorkflowCommandName, number>>;

/** The step that executes the payment: from then on the document is paid. */
export const PAYMENT_STEP = STEP_OF.ExecutePayment;

/** Characters of the display name of the form, of its comment, and of its free texts. */
export const MAX_DISPLAY_NAME_CHARS = 100;
export const MAX_WORKFLOW_COMMENT_CHARS = 2_000;
/** Receipt number and transfer reference: free text (spec section 5). */
export const MAX_REFERENCE_CHARS = 500;
/** The TXT file holds no more of it. */
export const WRITTEN_REFERENCE_CHARS = 100;
export const MAX_DETRACTION_INFO_CHARS = 200;
/** Constancias of the Banco de la Nación are numbers of six digits or more (peru.md 6); others are rare. */
export const USUAL_CONSTANCIA = /^\d{6,}$/;
/** The last day that a payment can have. */
export const LAST_PAYMENT_DAY = '2099-12-31';
/** A due date this many days ahead, or fewer, is shown as near. */
export const DUE_SOON_DAYS = 7;
/** Documents that a team's list answers without `range`. */
export const WORKFLOW_LIST_MAX = 200;

/** Spec section 3, "Workflow comment". `timestamp` is ISO. */
export interface WorkflowComment {
  team: Team;
  /** Name as written in the form. */
  user: string;
  /** Name of the account that acted; absent where it is not known. */
  byName?: string;
  comment: string;
  timestamp: string;
  step: number;
}

/** Who approved for a team (spec section 3, "additionalData"); server's name and time. */
export interface TeamApproval {
  user: string;
  timestamp: string;
  conformidad?: boolean;
  validated?: boolean;
}
export type ApprovedBy = Partial<Record<Team, TeamApproval>>;

/** A mistake that treasury has found: the next step waits until it is lifted (decisions, "Observado"). */
export interface Observation {
  reason: string;
  by: string;
  byName: string;
  /** ISO. */
  at: string;
  /** True once a company_admin has opened the data for correction. */
  isOpenForCorrection: boolean;
}

/** A company_admin has accepted that another document has the same comprobante. */
export interface DuplicateAcceptance {
  reason: string;
  byName: string;
  /** ISO. */
  at: string;
}

/** Where a document stands in the workflow; part of the list items and of `DocumentDetail`. */
export interface WorkflowState {
  workflowStatus: WorkflowStatus;
  /** Steps taken. `If-Match` of a step, and its answer's `ETag`. */
  workflowVersion: number;
  workflowComments: WorkflowComment[];
  approvedBy: ApprovedBy;
  paymentInfo: PaymentInfo | null;
  /** ISO; when the present status was reached, null while it is `pending`. */
  stepSince: string | null;
  observation: Observation | null;
  duplicateAcceptance: DuplicateAcceptance | null;
}

/** In the body of a 409 of a step (`moved`): who has moved the document meanwhile, and how far. */
export interface WorkflowConflict {
  version: number;
  from: WorkflowStatus;
  to: WorkflowStatus;
  byName: string;
  /** ISO. */
  at: string;
  comment: string;
}
