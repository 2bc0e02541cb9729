import type { Finding } from '../../contracts/authenticity';
import { pageProblems, type ImageFigures, type PageProblem } from './page-quality';

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

export interface AdvisedPage {
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
