import { AssessProcess } from './assess-process';
import { ConfirmService } from './confirm.service';
import { EditService } from './edit.service';
import { ItemsService } from './items.service';
import { ReadingFactsStore } from './reading-facts-store.service';
import { ReviewAssessor } from './review-assessor.service';
import { ReviewDuplicates } from './review-duplicates.service';
import { ReviewLockService } from './review-lock.service';
import { ReviewReadingService } from './review-reading.service';
import { ReviewRepository } from './review.repository';
import { ReviewWriter } from './review-writer.service';

/** Everything of review that the documents module provides. */
export const REVIEW_PROVIDERS = [
  ReviewRepository,
  ReviewWriter,
  ReadingFactsStore,
  AssessProcess,
  ReviewAssessor,
  ReviewDuplicates,
  EditService,
  ItemsService,
  ConfirmService,
  ReviewLockService,
  ReviewReadingService,
];
