import type { ExtractedData } from '../../contracts/extracted-data';
import { foldText } from '../text-clean';

/**
 * Words of a description that point to a code, the more special ones first. Only a hint: the annexes
 * have conditions that no word tells.
 */
const HINTS: readonly (readonly [RegExp, string])[] = [
  [/\bCANA DE AZUCAR\b/, '007'],
  [/\bAZUCAR\b|\bMELAZA\b/, '001'],
  [/\bALCOHOL ETILICO\b/, '003'],
  [/\bACEITE DE PESCADO\b/, '016'],
  [/\bHARINA DE PESCADO\b/, '017'],
  [/\bMAIZ AMARILLO\b/, '005'],
  [/\bCHATARRA\b|\bDESPERDICIOS?\b|\bRESIDUOS (?:SOLIDOS )?(?:METALICOS|PARA RECICLAJE)\b/, '010'],
  [/\bPAPRIKA\b/, '032'],
  [/\bMADERA ASERRADA\b|\bMADERA ROLLIZA\b|\bTABLAS? DE MADERA\b/, '008'],
  [/\bARENA (?:GRUESA|FINA|AMARILLA)\b|\bPIEDRA (?:CHANCADA|GRANDE|BASE)\b/, '009'],
  [/\bTRANSPORTE (?:TERRESTRE )?DE CARGA\b|\bFLETES?\b|\bTRANSPORTE DE MERCADERIAS?\b/, '027'],
  [/\bTRANSPORTE DE (?:PERSONAL|PERSONAS|PASAJEROS)\b|\bMOVILIDAD DE PERSONAL\b/, '026'],
  [/\bINTERMEDIACION LABORAL\b|\bTERCERIZACION\b|\bDESTAQUE DE PERSONAL\b/, '012'],
  [/\bESTIBA\b|\bDESESTIBA\b|\bMOVIMIENTO DE CARGA\b|\bCARGA Y DESCARGA\b/, '021'],
  [/\bALQUILER\b|\bARRENDAMIENTO\b/, '019'],
  [/\b(?:MANTENIMIENTO|REPARACION) /, '020'],
  [/\bCOMISION MERCANTIL\b/, '024'],
  [/\bFABRICACION (?:POR|A) (?:ENCARGO|PEDIDO)\b/, '025'],
  [/^(?:(?!\bFABRICACION DE ).)*\bFABRICACION DE .*(?:POR|A) (?:ENCARGO|PEDIDO)\b/, '025'],
  [/\bCONTRATO DE (?:OBRA|CONSTRUCCION)\b|\bVALORIZACION DE OBRA\b/, '030'],
  [
    /\bSERVICIOS? (?:DE )?(?:LIMPIEZA|VIGILANCIA|SEGURIDAD|CONSULTORIA|ASESORIA|PUBLICIDAD|AUDITORIA|CONTABILIDAD|CONTABLES?|LEGAL(?:ES)?)\b|\bCONSULTORIA\b|\bASESORIA\b|\bAUDITORIA\b/,
    '022',
  ],
  [/\bSERVICIOS?\b/, '037'],
];

export interface WordHint {
  code: string;
  /** The description as printed. */
  description: string;
}

/** The code that the first telling description of the items points to, or null. */
export function hintOfWords(data: ExtractedData): WordHint | null {
  for (const { descripcion } of data.productos ?? []) {
    const hint = descripcion ? codeOfText(descripcion) : null;
    if (hint && descripcion) return { code: hint, description: descripcion };
  }
  return null;
}

function codeOfText(text: string): string | null {
  const folded = `${foldText(text)} `;
  return HINTS.find(([pattern]) => pattern.test(folded))?.[1] ?? null;
}
