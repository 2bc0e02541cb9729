const DENIED = new Set(['EACCES', 'EPERM', 'EROFS']);

/** The message of an error for the person at the shell; a refusal of the file system in words. */
export function messageInWords(error: NodeJS.ErrnoException): string {
  return DENIED.has(error.code ?? '')
    ? `Este usuario no tiene permiso sobre ${error.path ?? 'la carpeta'}. Use el usuario del servidor o indique otra carpeta.`
    : error.message;
}
