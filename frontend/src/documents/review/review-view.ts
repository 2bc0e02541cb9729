import type { FieldMap, Word } from '@contracts/evidence';
import type { ExtractedData } from '@contracts/extracted-data';
import type { FieldGroup } from '../../ui/fields/field-rows';
import type { LineItem } from '../../ui/fields/line-items';
import type { PageSource } from '../results/page-source';
import type { ItemCell } from './items-model';
import type { ReviewActions } from './review-actions';
import type { ReviewSession } from './review-session';
import type { ReviewState } from './review-state';
import type { Suggestion } from './suggestions';

/** All that the parts of the pane draw from. */
export interface ReviewView {
  session: ReviewSession;
  state: ReviewState;
  actions: ReviewActions;
  /** What is shown: the document with what was typed and left. */
  data: ExtractedData;
  fields: FieldMap;
  /** Reasons of fields that contradict them. */
  against: ReadonlySet<string>;
  /** Fields that something else contradicts, kept by the person or not. */
  contradictions: number;
  groups: readonly FieldGroup[];
  lines: readonly LineItem[];
  /** The grid of products, row by row. */
  cells: readonly (readonly ItemCell[])[];
  source: PageSource;
  /** Neither locked nor without data. */
  canEdit: boolean;
  /** Known fields that the document has not, and that can be told. */
  missing: readonly string[];
  /** Shows the empty input of one of them. */
  addField(path: string): void;
  /** Shows the fields of one more account to pay to; null where there is no room for it. */
  addAccount: (() => void) | null;
  focused: string | null;
  highlighted: string | null;
  /** Paths that wait for a person's look, in the order of the table. */
  pending: readonly string[];
  /** Words of the page that begin with what is typed into the open field. */
  matching: readonly Word[];
  suggestionsFor(path: string): readonly Suggestion[];
}
