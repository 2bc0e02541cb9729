import { MAX_FILE_BYTES } from '@contracts/limits';

/** Types of spec section 5, as a browser names them. */
export const ALLOWED_TYPES: readonly string[] = [
  'image/jpeg',
  'image/png',
  'image/jpg',
  'application/pdf',
];

export interface Rejection {
  title: 'Tipo de archivo no válido' | 'Archivo demasiado grande';
  text: string;
}

export interface CheckedFiles {
  accepted: File[];
  rejections: Rejection[];
}

export const notAllowed = ({ name }: File): Rejection => ({
  title: 'Tipo de archivo no válido',
  text: `${name} no es un tipo de archivo permitido`,
});

function rejectionOf(file: File): Rejection | null {
  const { name, type, size } = file;
  if (!ALLOWED_TYPES.includes(type)) return notAllowed(file);
  if (size > MAX_FILE_BYTES) {
    return { title: 'Archivo demasiado grande', text: `${name} excede el límite de 50MB` };
  }
  return null;
}

/** Parts the files that may be sent from those that may not, with the specified texts. */
export function checkFiles(files: readonly File[]): CheckedFiles {
  const accepted: File[] = [];
  const rejections: Rejection[] = [];
  for (const file of files) {
    const rejection = rejectionOf(file);
    if (rejection) rejections.push(rejection);
    else accepted.push(file);
  }
  return { accepted, rejections };
}
