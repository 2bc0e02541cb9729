import type { Finding, NoteId } from '../../contracts/authenticity';
import { pageList } from '../../rules/page-list';
import { pageAdvice } from './page-advice';
import type { Page, PageSet } from './page-set';

const MESSAGES: Readonly<Partial<Record<NoteId, string>>> = {
  QR_ILEGIBLE: 'La página lleva un código QR que no se pudo leer.',
  TEXTO_DISTINTO:
    'El texto que guarda el PDF no es el que se ve en la página; se leyó la imagen de la página.',
  SIN_TEXTO: 'No se encontró texto en el documento.',
};

/** What the reading of the pages noted, as findings that hold nothing against the document. */
export function pageNotes(pageSet: PageSet): Finding[] {
  const notes = pageSet.notes.map((id) => ({ id, message: messageOf(id, pageSet), paths: [] }));
  const { pages, totalPages, pdf } = pageSet;
  return [
    ...notes,
    ...pages.flatMap(cutNote),
    ...pages.flatMap((page) => pageAdvice(page, totalPages === 1, pdf === null)),
  ];
}

function messageOf(id: NoteId, { pages, totalPages }: PageSet): string {
  if (id === 'PAGINAS_NO_LEIDAS') {
    return `De las ${totalPages} páginas del documento se leyeron las ${pageList(pages.map(({ number }) => number))}: revise el resto en el original.`;
  }
  return MESSAGES[id] ?? id;
}

/** PAGINA_RECORTADA: of a page that has more words than are read, or longer ones. */
function cutNote({ number, cut }: Page): Finding[] {
  if (!cut) return [];
  const { found, read, long } = cut;
  const parts = [
    ...(read < found ? [`${grouped(found)} palabras, se leyeron ${grouped(read)}`] : []),
    ...(long > 0 ? [`de ${grouped(long)} palabras larguísimas se leyó el comienzo`] : []),
  ];
  const message = `Página ${number}: ${parts.join('; ')}. Revise el original.`;
  return [{ id: 'PAGINA_RECORTADA', message, paths: [], page: number }];
}

const grouped = (count: number): string => count.toLocaleString('en-US');
