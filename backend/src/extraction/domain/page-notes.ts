import type { Finding, NoteId } from '../../contracts/authenticity';
import { pageList } from '../../rules/page-list';
import { pageProblems, type ImageFigures, type PageProblem } from './page-quality';
import type { Page, PageSet } from './page-set';

interface Words {
  seen: string;
  photo: readonly string[];
  scan: readonly string[];
}

const WORDS: Readonly<Record<PageProblem, Words>> = {
  cortada: {
    seen: 'cortada',
    photo: ['con sus cuatro bordes a la vista'],
    scan: ['con la hoja entera sobre el vidrio'],
  },
  inclinada: { seen: 'torcida', photo: ['derecha', 'desde arriba'], scan: ['con la hoja derecha'] },
  borrosa: {
    seen: 'borrosa',
    photo: ['con más luz', 'con el celular quieto'],
    scan: ['a 300 ppp'],
  },
  pequena: { seen: 'pequeña', photo: ['más de cerca'], scan: ['a 300 ppp'] },
  oscura: { seen: 'oscura', photo: ['con más luz', 'sin sombras'], scan: ['con más brillo'] },
  palida: { seen: 'pálida', photo: ['con más luz'], scan: ['con más contraste'] },
};

/** More at once is no advice. */
const MOST_TOLD = 2;

const listed = (words: readonly string[]): string => {
  const [last = '', ...before] = [...new Set(words)].reverse();
  return before.length === 0 ? last : `${before.reverse().join(', ')} y ${last}`;
};

interface AdvisedPage {
  number: number;
  /** Of a page that had to be recognised. */
  figures?: ImageFigures;
}

/**
 * Note CALIDAD_DE_PAGINA: what could be better about the picture of a page, and what to do about it. Advice,
 * that holds nothing against the document.
 */
export function pageAdvice(page: AdvisedPage, isOnly: boolean, isPhoto: boolean): Finding[] {
  const problems = page.figures ? pageProblems(page.figures).slice(0, MOST_TOLD) : [];
  if (problems.length === 0) return [];
  const which = isOnly ? 'La página' : `La página ${page.number}`;
  const seen = listed(problems.map((problem) => WORDS[problem].seen));
  const how = listed(problems.flatMap((problem) => WORDS[problem][isPhoto ? 'photo' : 'scan']));
  const again = isPhoto ? 'fotografiarla' : 'escanearla';
  const message = `${which} se ve ${seen}: vuelva a ${again} ${how}.`;
  return [{ id: 'CALIDAD_DE_PAGINA', message, paths: [], page: page.number }];
}

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
