import type { Finding } from '../../contracts/authenticity';
import type { Draft } from '../../rules/scoring/draft';
import type { PageSet } from './page-set';

const MUST_BE_PRINTED = [
  'documento.numero',
  'documento.fecha_emision',
  'proveedor.ruc',
  'proveedor.nombre',
  'totales.total',
];

/** VALOR_NO_ENCONTRADO: a model gave a main value that stands nowhere on the pages. */
export function notFoundFinding(draft: Draft, pageSet: PageSet): Finding | null {
  if (!pageSet.pages.some((page) => page.words.length > 0)) return null;
  const missing = MUST_BE_PRINTED.map((path) => draft.get(path)).filter(
    (field) => field?.source === 'llm' && field.value !== null && field.boxes.length === 0,
  );
  if (missing.length === 0) return null;
  const values = missing.map((field) => String(field?.value)).join(', ');
  return {
    id: 'VALOR_NO_ENCONTRADO',
    message: `El motor dio valores que no están impresos en el documento: ${values}.`,
    found: values,
    paths: missing.map((field) => field?.path ?? ''),
  };
}
