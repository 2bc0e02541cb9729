import type { CompanyStorage, QuotaUse } from '@contracts/company';
import { fileSizeText } from '@rules/file-size';

/** From this part of a limit on the meter warns. */
const NEARLY = 0.9;

export interface StorageShown {
  /** The part that is used of the limit that is nearest, 0..1 and more. */
  fraction: number;
  tone: 'primary' | 'warn' | 'bad';
  /** `1,204 de 5,000 archivos · 3.1 GB de 10.0 GB` */
  text: string;
  /** What to do about it; null while there is room. */
  advice: string | null;
}

const fractionOf = (use: QuotaUse | null): number => (use ? use.used / use.max : 0);
const counted = (count: number): string => count.toLocaleString('en-US');

/** What is said of a company's room; null where it is not limited. */
export function storageShown({ files, bytes }: CompanyStorage): StorageShown | null {
  if (!files && !bytes) return null;
  const fraction = Math.max(fractionOf(files), fractionOf(bytes));
  const parts = [
    files && `${counted(files.used)} de ${counted(files.max)} archivos`,
    bytes && `${fileSizeText(bytes.used)} de ${fileSizeText(bytes.max)}`,
  ];
  const tone = fraction >= 1 ? 'bad' : fraction >= NEARLY ? 'warn' : 'primary';
  return { fraction, tone, text: parts.filter(Boolean).join(' · '), advice: adviceOf(tone) };
}

function adviceOf(tone: StorageShown['tone']): string | null {
  if (tone === 'primary') return null;
  const state = tone === 'bad' ? 'No queda espacio para más archivos.' : 'Queda poco espacio.';
  return `${state} Elimine documentos que ya no necesite o acorte la conservación de originales.`;
}
