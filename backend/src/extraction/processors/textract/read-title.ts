import { titleAtStart } from '../../../rules/document-type';
import { compactText } from '../../../rules/text-clean';
import type { Block } from './answer';
import type { Reading } from './reading';

/** Sentences that name a document without being its title. */
const MENTION = /REPRESENTACION|CONSULT|AUTORIZ|VERIFIC|GENERADA|CONSIGNAR|ADJUNTAR/;

/** The title of a page: of its lines that name a document and little else, the tallest. */
export function readTitle(blocks: readonly Block[], page: number): Reading[] {
  const [title] = blocks
    .filter(({ type, text }) => type === 'LINE' && isTitle(text))
    .sort((a, b) => (b.box?.h ?? 0) - (a.box?.h ?? 0));
  if (!title) return [];
  const { text, confidence, box } = title;
  return [{ path: 'documento.tipo', text, confidence, box, page }];
}

/** The name, alone or with the number behind it. */
function isTitle(text: string): boolean {
  const match = titleAtStart(text);
  const compact = compactText(text);
  if (!match || MENTION.test(compact) || /:/.test(text)) return false;
  return match.length >= compact.length / 2 || /\d/.test(compact.slice(match.length));
}
