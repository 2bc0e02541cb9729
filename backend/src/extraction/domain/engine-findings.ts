import type { Authenticity, Finding } from '../../contracts/authenticity';
import { MAX_ITEMS, MAX_ROWS_READ, MAX_VALUE_CHARS } from '../../contracts/limits';
import { withFinding } from '../../rules/scoring/authenticity';
import type { RawExtraction } from './raw-extraction';

/** RESPUESTA_RECORTADA: what an engine answered beyond the limits is not kept (P5). */
export function cutFindings({ isCut, fields }: RawExtraction): Finding[] {
  if (!isCut) return [];
  const rows = fields.every(({ source }) => source === 'llm') ? MAX_ITEMS : MAX_ROWS_READ;
  const message = `El motor respondió más de lo que se guarda (${rows} filas, ${MAX_VALUE_CHARS} caracteres por dato); lo demás se descartó.`;
  return [{ id: 'RESPUESTA_RECORTADA', message, paths: [] }];
}

/** MOTOR_DESCONFIA: an engine's opinion of the document may lower what the checks say, never raise it (P3). */
export function withEngineOpinion(
  authenticity: Authenticity,
  opinion: number | undefined,
): Authenticity {
  if (opinion === undefined || !(opinion < authenticity.confidence)) return authenticity;
  const most = Math.max(0, Math.round(opinion * 100) / 100);
  const message = `El motor que leyó el documento estima su autenticidad en ${Math.round(most * 100)} %; los controles de Foliado, en ${Math.round(authenticity.confidence * 100)} %. Vale la menor.`;
  return withFinding(authenticity, { id: 'MOTOR_DESCONFIA', message, paths: [], most });
}
