import type { DocumentSummary } from '@contracts/document';
import { isUuid } from '@rules/uuid';
import { documentTitle } from '../../documents/current-document';
import { MIN_HASH_CHARS } from '../address';

/** Something that the search box can filter by. */
export type SearchOption =
  | { kind: 'hash'; id: string; label: string; note: string }
  | { kind: 'document'; id: string; label: string; note: string };

/** The beginning of a hash that a text may be: what is copied from the grid may hold spaces. */
function hashIn(text: string): string | null {
  const letters = text.toLowerCase().replace(/\s+/g, '');
  const isHash = /^[0-9a-f]+$/.test(letters) && letters.length >= MIN_HASH_CHARS;
  return isHash && letters.length <= 64 ? letters : null;
}

/** What a text can mean without asking the server: the beginning of a hash, or the id of a document. */
export function optionsOfText(text: string): SearchOption[] {
  const hash = hashIn(text);
  if (hash)
    return [
      {
        kind: 'hash',
        id: hash,
        label: `Huella ${hash.slice(0, 20)}`,
        note: 'Eventos cuya huella empieza así',
      },
    ];
  const id = text.trim().toLowerCase();
  if (!isUuid(id)) return [];
  return [{ kind: 'document', id, label: `Documento ${id.slice(0, 8)}`, note: id }];
}

/** A document that was found by its words. */
export function optionOfDocument(document: DocumentSummary): SearchOption {
  const { id, filename, extractedData } = document;
  const title = documentTitle(document);
  const number = extractedData?.documento?.numero;
  return {
    kind: 'document',
    id,
    label: number ?? filename,
    note: [title, number ? filename : ''].filter((part) => part && part !== number).join(' · '),
  };
}
