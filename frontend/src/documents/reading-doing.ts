import type { DocumentSummary, ReadingStage } from '@contracts/document';

const STAGE_DOING: Readonly<Record<ReadingStage, string>> = {
  abrir: 'Abriendo el archivo',
  leer: 'Leyendo las páginas',
  cotejar: 'Cotejando los datos con la página',
  guardar: 'Guardando el resultado',
};

/** What the reading does now, with how many pages are done where there are several; null while nothing is read. */
export function doingOf({
  stage,
  pageProgress,
}: Pick<DocumentSummary, 'stage' | 'pageProgress'>): string | null {
  if (!stage) return null;
  if (!pageProgress || pageProgress.total < 2) return STAGE_DOING[stage];
  return `${STAGE_DOING[stage]} · ${pageProgress.done} de ${pageProgress.total}`;
}
