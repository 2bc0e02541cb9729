import type { Finding, NoteId } from '../../contracts/authenticity';
import { pageAdvice } from './page-advice';
import type { PageSet } from './page-set';

const MESSAGES: Readonly<Partial<Record<NoteId, string>>> = {
  QR_ILEGIBLE: 'La página lleva un código QR que no se pudo leer.',
  SIN_TEXTO: 'No se encontró texto en el documento.',
};

/** What the reading of the pages noted, as findings that hold nothing against the document. */
export function pageNotes(pageSet: PageSet): Finding[] {
  const notes = pageSet.notes.map((id) => ({ id, message: messageOf(id, pageSet), paths: [] }));
  const { pages, totalPages, pdf } = pageSet;
  return [...notes, ...pages.flatMap((page) => pageAdvice(page, totalPages === 1, pdf === null))];
}

function messageOf(id: NoteId, { pages, totalPages }: PageSet): string {
  if (id === 'PAGINAS_NO_LEIDAS') {
    return `Se leyeron ${pages.length} de las ${totalPages} páginas del documento.`;
  }
  return MESSAGES[id] ?? id;
}
