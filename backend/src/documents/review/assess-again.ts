import { textWordsOf } from '../../rules/list-words';
import { reviewFigures } from '../../rules/review-figures';
import type { DocumentRecord } from '../document/document.schema';
import { listFiguresOf, type Listable } from '../lists/list-figures-of';
import { reassess, type ReassessInput } from './domain/reassess';

export interface AssessRequest extends ReassessInput {
  listed: Listable;
}

/** What of a document follows from its data. */
export type AssessAnswer = Partial<DocumentRecord>;

/** Checks and scores a document again after its data changed, with what the lists show of it. Pure. */
export function assessAgain({ listed, ...input }: AssessRequest): AssessAnswer {
  const { state, facts } = input;
  const { fields, authenticity, confidence, sourceMatch } = reassess(input);
  const textWords = facts && textWordsOf(facts.pages.flat());
  return {
    fields,
    authenticity,
    confidence,
    sourceMatch,
    ...reviewFigures(state.data, fields),
    ...listFiguresOf(listed, { extractedData: state.data, authenticity }, textWords),
  };
}
