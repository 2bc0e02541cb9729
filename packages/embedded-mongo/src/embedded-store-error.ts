/** Why the embedded store cannot start, or has ended; the message is Spanish, for the person who starts it. */
export type EmbeddedStoreErrorCode =
  | 'EN_USO'
  | 'ARCHIVO_DANADO'
  | 'NO_INICIA'
  | 'TERMINO'
  | 'PUERTO_NO_DISPONIBLE'
  | 'NO_ES_DE_DATOS'
  | 'SIN_COPIA';

export class EmbeddedStoreError extends Error {
  constructor(
    readonly code: EmbeddedStoreErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'EmbeddedStoreError';
  }
}
