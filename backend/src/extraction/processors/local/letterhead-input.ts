import type { Page } from './field-value';
import type { Parties } from './parties';
import type { Title, NumberHit } from './title';

/** What a letterhead is read with. */
export interface LetterheadInput {
  readonly page: Page;
  readonly parties: Parties;
  readonly title: Title | null;
  readonly number: NumberHit | null;
}
