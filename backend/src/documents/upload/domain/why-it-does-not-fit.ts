import { fileSizeText } from '../../../rules/file-size';

/** Originals and the bytes that they take together. */
export interface StorageAmount {
  files: number;
  bytes: number;
}

/** Null: no limit. */
type Limits = { readonly [Of in keyof StorageAmount]: number | null };

/** The limit that one file more of so many bytes would pass, in words for the person who uploads it. */
export function whyItDoesNotFit(used: StorageAmount, bytes: number, max: Limits): string {
  if (max.bytes === null || (max.files !== null && used.files >= max.files)) {
    const files = (max.files ?? used.files).toLocaleString('en-US');
    return `Su empresa ya guarda ${files} archivos, el máximo que puede tener aquí.`;
  }
  return `El archivo (${fileSizeText(bytes)}) no cabe: su empresa usa ${fileSizeText(used.bytes)} de ${fileSizeText(max.bytes)}.`;
}
