import {
  FLAG_WEIGHT,
  type Authenticity,
  type Finding,
  type FlagId,
} from '../../contracts/authenticity';
import {
  AUTHENTIC_FROM,
  AUTHENTIC_MAX_FLAGS,
  CORRECTED_MAX,
  UNCHECKED_MAX,
} from '../../contracts/limits';
import { authenticityLevel } from '../authenticity-label';

/**
 * Score of peru.md section 14: from 1.0 each flag takes its weight once, clamped to 0..1.
 * A finding without a weight is information and goes to the notes. A note CORREGIDO_A_MANO keeps the
 * document from being called authentic: the data agree only because somebody typed over the paper.
 * A finding with a limit of its own (`most`) lowers the score to it. Where no control could be run nothing
 * speaks for the document either, and it is left to a person.
 */
export function scoreAuthenticity(
  findings: readonly Finding[],
  passed: readonly string[],
): Authenticity {
  const flags = unique(findings.filter(isFlag).map((finding) => finding.id));
  const notes = unique(findings.filter((finding) => !isFlag(finding)).map(({ id }) => id));
  const taken = flags.reduce((sum, id) => sum + Math.round(FLAG_WEIGHT[id as FlagId] * 100), 0);
  const most = Math.min(
    notes.includes('CORREGIDO_A_MANO') ? CORRECTED_MAX : 1,
    passed.length === 0 ? UNCHECKED_MAX : 1,
    ...findings.map((finding) => finding.most ?? 1),
  );
  const confidence = Math.min(most, Math.max(0, 100 - taken) / 100);
  return {
    isAuthentic: confidence >= AUTHENTIC_FROM && flags.length <= AUTHENTIC_MAX_FLAGS,
    confidence,
    flags,
    analysis: analysis(confidence, flags, findings.filter(speaksAgainst), passed.length),
    notes,
    findings: [...findings],
    passed: [...passed],
  };
}

/** Adds what only the service knows (a duplicate) and scores again; the same finding twice counts once. */
export function withFinding(authenticity: Authenticity, finding: Finding): Authenticity {
  const others = authenticity.findings.filter(
    (one) => one.id !== finding.id || one.message !== finding.message,
  );
  return scoreAuthenticity([...others, finding], authenticity.passed);
}

/** What the summary names: flags, what a person typed over, and what lowers the score. */
function speaksAgainst(finding: Finding): boolean {
  return isFlag(finding) || finding.id === 'CORREGIDO_A_MANO' || finding.most !== undefined;
}

function isFlag(finding: Finding): boolean {
  return finding.id in FLAG_WEIGHT;
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

const UNCHECKED =
  'Con lo que se leyó no se pudo hacer ningún control de autenticidad: verifique el documento a mano.';

function analysis(
  confidence: number,
  flags: readonly string[],
  against: readonly Finding[],
  passedCount: number,
): string {
  if (against.length === 0 && passedCount === 0) return UNCHECKED;
  const checks = `${passedCount} ${passedCount === 1 ? 'control pasó' : 'controles pasaron'}`;
  if (against.length === 0) return `No se encontró nada en contra del documento; ${checks}.`;
  const opening = {
    autentico: 'El documento parece auténtico, con una observación',
    verificar: 'Verifique el documento a mano',
    falsificacion: 'El documento podría ser una falsificación',
  }[authenticityLevel({ confidence, flags: [...flags] })];
  return `${opening}: ${against.map((finding) => finding.message).join(' ')} ${checks}.`;
}
