import type { OutboxEntry as WaitingEvent } from '../../platform/outbox';

export { SYSTEM_ACTOR, type EventActor } from '../../platform/outbox';

/** What can happen to a document; past tense, names are stored and never change. */
export type DocumentEventType =
  | 'DocumentUploaded'
  | 'ExtractionStarted'
  | 'ExtractionCompleted'
  | 'ExtractionFailed'
  | 'DuplicateNoticed'
  | 'ReadingRetried'
  | 'ReadingCancelled'
  | 'TypedByHand'
  | 'SecondReadingRequested'
  | 'SecondReadingCompared'
  | 'SecondReadingFailed'
  | 'DuplicateCleared'
  | 'FieldEdited'
  | 'FieldAccepted'
  | 'ItemAdded'
  | 'ItemRemoved'
  | 'DocumentConfirmed'
  | 'DocumentReopened'
  | 'DocumentPostponed'
  | 'DocumentResumed'
  | 'DocumentObserved'
  | 'ObservationLifted'
  | 'DuplicateAccepted'
  | 'PaymentApproved'
  | 'PaymentStatusChanged'
  | 'SentToSheets'
  | 'ComprobanteSeparated'
  | 'SourceJoined'
  | 'SourceParted'
  | 'OriginalExpired'
  | 'DocumentDeleted';

/** An event that waits in its document until the relay has copied it to the event store. */
export type OutboxEntry = WaitingEvent<DocumentEventType>;
