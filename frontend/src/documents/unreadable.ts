import type { DocumentFailure } from '@contracts/document';
import { XML_ERRORS } from '@contracts/error-parts';

/** What is wrong with the file itself: reading the same bytes again ends the same way. */
const OF_THE_FILE: ReadonlySet<string> = new Set([
  'ARCHIVO_DANADO',
  'ARCHIVO_VACIO',
  'ARCHIVO_CIFRADO',
  'ARCHIVO_GRANDE',
  'ARCHIVO_INFECTADO',
  'TIPO_NO_PERMITIDO',
  'IMAGEN_DEMASIADO_GRANDE',
  ...Object.keys(XML_ERRORS),
]);

/** True when another try of the same file may end better. */
export const canBeReadAgain = (
  failure: Pick<DocumentFailure, 'code'> | null | undefined,
): boolean => !failure || !OF_THE_FILE.has(failure.code);

/** What to do in place of another try. */
export const CORRECT_THE_FILE = 'Corrija el archivo y súbalo de nuevo.';

/** The same, beside a reason; empty where the reason says what to do by its second sentence. */
export const correctionOf = (reason: string): string =>
  /\.\s+\S/.test(reason) ? '' : CORRECT_THE_FILE;
