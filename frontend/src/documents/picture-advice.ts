import type { Finding } from '@contracts/authenticity';
import type { DocumentSummary } from '@contracts/document';

/** What could be better about the pictures of a document's pages, page by page. */
export const pictureAdvice = ({ authenticity }: Pick<DocumentSummary, 'authenticity'>): Finding[] =>
  (authenticity?.findings ?? []).filter(({ id }) => id === 'CALIDAD_DE_PAGINA');

/** In one line, for a list: the first page, and how many more there are. */
export function adviceLine(document: Pick<DocumentSummary, 'authenticity'>): string | null {
  const [first, ...others] = pictureAdvice(document);
  if (!first || others.length === 0) return first?.message ?? null;
  const more =
    others.length === 1 ? 'Hay otra página así.' : `Hay ${others.length} páginas más así.`;
  return `${first.message} ${more}`;
}
