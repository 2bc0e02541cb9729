import type { DocumentDetail } from '@contracts/document';
import { documentScreen } from '@contracts/routes';
import { TYPED_FIELDS, blankField } from '@rules/typed-by-hand';

/** In the address of a document's screen: it is to be typed in by hand. */
export const BY_HAND = 'a-mano';

/** Where a document that could not be read is typed in. */
export const byHandScreen = (id: string): string => `${documentScreen(id)}?${BY_HAND}=si`;

/** A document that could not be read as it is typed in: every field there, and empty. */
export function blankDocument(document: DocumentDetail): DocumentDetail {
  const fields = Object.fromEntries(TYPED_FIELDS.map((path) => [path, blankField(path)]));
  return { ...document, extractedData: {}, fields };
}
