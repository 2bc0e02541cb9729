import type { DocumentFailure } from '@contracts/document';
import { canBeReadAgain } from '../unreadable';

type Failure = Pick<DocumentFailure, 'code'> | null | undefined;

/** What the same engine and model answer each time. */
const OF_THE_ENGINE: ReadonlySet<string> = new Set([
  'MODELO_RETIRADO',
  'MODELO_NO_DISPONIBLE',
  'MOTOR_CONTENIDO',
  'MOTOR_CONTEXTO',
  'MOTOR_NO_DISPONIBLE',
  'MOTOR_RECHAZO',
  'MOTOR_RESPUESTA_LARGA',
  'MOTOR_SIN_DATOS',
  'PROCESADOR_NO_DISPONIBLE',
]);

/** A person ended the reading: nothing went wrong. */
export const isCancelled = (failure: Failure): boolean => failure?.code === 'LECTURA_CANCELADA';

/** True when another try with the same engine may end better. */
export const sameEngineMayRead = (failure: Failure): boolean =>
  !failure || !OF_THE_ENGINE.has(failure.code);

/** True when another engine may read what this one did not; of a broken file none can. */
export const otherEngineMayRead = canBeReadAgain;
