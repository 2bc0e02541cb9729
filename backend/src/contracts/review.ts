/**
 * Review of a document: what a person corrects, accepts and confirms, and who did what when.
 * Calls that change a document take `If-Match: "<version>"` (the `version` of `DocumentDetail`, which
 * is also its `ETag`) and answer the whole new `DocumentDetail`.
 */
import type { FieldValue } from './evidence';

/** Characters of a typed value and of a path (reliability I1, I2). */
export const MAX_EDIT_CHARS = 2_000;
export const MAX_FIELD_PATH_CHARS = 200;
/** Characters of a comment on confirming and of a reason for reopening. */
export const MAX_COMMENT_CHARS = 2_000;
export const REVIEW_LOCK_MINUTES = 10;
/** Documents that one answer of the queue holds; `total` counts them all. */
export const REVIEW_QUEUE_MAX = 200;
/** The longest a document can be put off. */
export const MAX_POSTPONE_DAYS = 366;
/** Columns that a row added by hand may fill. */
export const MAX_ITEM_KEYS = 40;

/**
 * `POST /api/documents/{id}/edit-field` (spec section 3, "Edit payload"). The first value, or row, that is
 * written into a document in `error` makes it `completed`: from then on it is typed in by hand.
 */
export interface EditFieldRequest {
  /** Dotted path with array index: `proveedor.ruc`, `productos.0.cantidad`. */
  fieldPath: string;
  /**
   * The value as typed; amounts and dates are parsed on the server (`"1.180,00"` becomes 1180), `''` and
   * null empty the field. The value that the field already has accepts a doubtful reading as it is.
   */
  newValue: FieldValue;
}

/** `POST /api/documents/{id}/items`: adds a row; with `item` it brings back a deleted one. */
export interface AddItemRequest {
  /** 0-based place of the new row; the end when absent. */
  index?: number;
  /** Values by column key, `{descripcion: 'X', cantidad: 2}`; an empty row when absent. */
  item?: Record<string, FieldValue>;
}

/** `POST /api/documents/{id}/confirm`. The comment is optional, also with contradictions. */
export interface ConfirmRequest {
  comment?: string;
}

/** `POST /api/documents/{id}/reopen`; company_admin only. */
export interface ReopenRequest {
  reason: string;
}

/** `POST /api/documents/{id}/postpone`: absent `until` is tomorrow; null takes the document back. ISO with zone. */
export interface PostponeRequest {
  until?: string | null;
}

/** `POST /api/documents/{id}/review-lock`, again while the person works; `take` takes it from its holder. */
export interface ReviewLockRequest {
  take?: boolean;
}

/** Who is working on a document. Advice only: it never stops anybody from saving. */
export interface ReviewLock {
  userId: string;
  name: string;
  /** ISO; over ten minutes after the last call. */
  until: string;
}

/** Answer of `POST` and `DELETE /api/documents/{id}/review-lock`. */
export interface ReviewLockAnswer {
  /** Who holds it now, oneself included; null when nobody does. */
  holder: ReviewLock | null;
  isMine: boolean;
}

/** A field whose present value a person gave. */
export interface EditedField {
  /** What was read, before the first correction. */
  old: FieldValue;
  /** Account id and name of who gave the present value. */
  by: string;
  byName: string;
  /** ISO. */
  at: string;
}

/** Keyed by dotted path such as `proveedor.nombre` (spec section 3). */
export type EditedFields = Record<string, EditedField>;

/**
 * In the body of a 409 VERSION_CONFLICTO (`conflict`): somebody else changed the same field since the
 * version that `If-Match` names. Nothing was saved; sending the call again with the new version decides.
 */
export interface FieldConflict {
  /** The field; the list's own path (`productos`) when rows were added or deleted. */
  path: string;
  /** What the refused call wanted to write; null when it wrote no value (confirm, rows). */
  mine: FieldValue;
  /** What stands there now. */
  theirs: FieldValue;
  by: string;
  byName: string;
  /** ISO. */
  at: string;
  /** The document's present version. */
  version: number;
}

export const LOCK_REASONS = ['pagado', 'workflow', 'confirmado'] as const;
export type LockReason = (typeof LOCK_REASONS)[number];

/** Why a document cannot be edited, for the lock badge. */
export const LOCK_REASON_LABEL: Readonly<Record<LockReason, string>> = {
  pagado: 'El documento ya está pagado.',
  workflow: 'El documento ya se envió a Tesorería.',
  confirmado: 'El documento está confirmado.',
};

export const REVIEW_FILTERS = [
  'por-revisar',
  'con-dudas',
  'contradicciones',
  'pospuestos',
  'mios',
] as const;
export type ReviewFilter = (typeof REVIEW_FILTERS)[number];

export const REVIEW_FILTER_LABEL: Readonly<Record<ReviewFilter, string>> = {
  'por-revisar': 'Por revisar',
  'con-dudas': 'Con dudas',
  contradicciones: 'Contradicciones',
  pospuestos: 'Pospuestos',
  mios: 'Míos',
};

export interface ReviewQueueDocument {
  id: string;
  filename: string;
  supplier: string | null;
  number: string | null;
  total: number | null;
  currency: string | null;
  /** Fields that were read unsurely and that nobody has accepted. */
  doubtful: number;
  /** Fields that something else on the document contradicts. */
  contradictions: number;
  /** ISO date, null when none is printed. */
  dueDate: string | null;
  /** ISO with zone. */
  createdAt: string;
}

/**
 * Answer of `GET /api/documents/review-queue?filter=`: read and not yet confirmed documents by due date
 * (none last), then the higher total, then the older one. "Míos" are those that one uploaded.
 */
export interface ReviewQueue {
  /** All that match; `documents` holds at most `REVIEW_QUEUE_MAX`. */
  total: number;
  documents: ReviewQueueDocument[];
}

/** A value before and after. */
export interface StoryChange {
  path: string;
  old: FieldValue;
  new: FieldValue;
}

/** One act in a document's story. Holds no address and no id of a person. */
export interface StoryEntry {
  id: string;
  /** ISO. */
  at: string;
  /** Event name, e.g. `FieldEdited`. */
  type: string;
  /** Spanish, e.g. "Corrigió un dato". */
  label: string;
  /** Name of the person, "Foliado" for the product itself. */
  actor: string;
  /** Of a step of the workflow: the name that was written in its form, where it is another. */
  displayName?: string;
  changes: StoryChange[];
  /** Comment on confirming, reason for reopening, failure; null when there is none. */
  comment: string | null;
}

/** Name of an event in the story; those of the workflow's steps are in `STEPS`, any other is 'Cambio en el documento'. */
export const STORY_LABEL: Readonly<Record<string, string>> = {
  DocumentUploaded: 'Subió el documento',
  ExtractionStarted: 'Empezó la lectura',
  ExtractionCompleted: 'Terminó la lectura',
  ExtractionFailed: 'La lectura falló',
  ReadingRetried: 'Pidió leerlo de nuevo',
  ReadingCancelled: 'Canceló la lectura',
  TypedByHand: 'Empezó a escribirlo a mano',
  SecondReadingRequested: 'Pidió leerlo con otro motor',
  SecondReadingCompared: 'Comparó las dos lecturas',
  SecondReadingFailed: 'La segunda lectura falló',
  DuplicateNoticed: 'Se notó que está duplicado',
  DuplicateCleared: 'Dejó de estar duplicado',
  FieldEdited: 'Corrigió un dato',
  FieldAccepted: 'Dio por bueno un dato',
  ItemAdded: 'Agregó una fila',
  ItemRemoved: 'Quitó una fila',
  DocumentConfirmed: 'Confirmó el documento',
  DocumentReopened: 'Reabrió el documento',
  DocumentPostponed: 'Pospuso la revisión',
  DocumentResumed: 'Retomó la revisión',
  DocumentObserved: 'Observó el documento',
  ObservationLifted: 'Levantó la observación',
  DuplicateAccepted: 'Aceptó el comprobante repetido',
  PaymentApproved: 'Aprobó el pago',
  PaymentStatusChanged: 'Cambió el estado de pago',
  SentToSheets: 'Lo envió a Google Sheets',
  ComprobanteSeparated: 'Creó otro documento con páginas de este archivo',
  SourceJoined: 'Se unió con otro original del mismo comprobante',
  SourceParted: 'Separó otro original',
  OriginalExpired: 'Se borró el archivo original',
  DocumentDeleted: 'Eliminó el documento',
};
