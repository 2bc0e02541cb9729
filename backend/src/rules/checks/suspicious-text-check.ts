import { stripAccents } from '../text-clean';
import { NOTHING, type Check } from './check';

/** Sentences that speak to a machine that reads, not to a person who pays. */
const INSTRUCTIONS: readonly RegExp[] = [
  /IGNOR[AE]\w*\s+(?:\w+\s+){0,3}(?:INSTRUC|PREVIOUS|PRIOR|ABOVE|ANTERIOR)/,
  /(?:DISREGARD|FORGET|OVERRIDE|OLVIDA\w*)\s+(?:\w+\s+){0,3}(?:INSTRUC|PROMPT|RULES|REGLAS)/,
  /\bSYSTEM\s*(?:PROMPT|MESSAGE|:)/,
  /\b(?:YOU ARE|ERES|ACTUA COMO|ACT AS)\s+(?:NOW\s+)?(?:UN |UNA |AN? )?(?:ASISTENTE|ASSISTANT|AI\b|IA\b|MODELO|LANGUAGE MODEL)/,
  /\b(?:MARCA|MARCAR|MARQUE|MARK|CLASIFICA|CLASIFIQUE)\s+(?:\w+\s+){0,4}(?:COMO|AS)\s+(?:AUTENTIC|AUTHENTIC|VERIFICAD|PAGAD|PAID|APROBAD|APPROVED|VALID)/,
  /\b(?:RETURN|RESPOND|RESPONDE|DEVUELVE|OUTPUT)\s+(?:ONLY|SOLO|SOLAMENTE|UNICAMENTE|THE FOLLOWING|EL SIGUIENTE)\b/,
  /<\|?(?:IM_START|SYSTEM|ENDOFTEXT)\|?>|\[\/?INST\]/,
];

/** TEXTO_SOSPECHOSO: the page holds instructions meant for the reading machine. */
export const checkSuspiciousText: Check = ({ pageText }) => {
  const text = stripAccents(pageText).toUpperCase();
  const match = INSTRUCTIONS.map((pattern) => pattern.exec(text)).find((hit) => hit !== null);
  if (!match) return NOTHING;
  const message =
    'El documento contiene instrucciones dirigidas a un sistema de lectura automática. Revíselo a mano.';
  const found = text.slice(match.index, match.index + 80);
  return { ...NOTHING, findings: [{ id: 'TEXTO_SOSPECHOSO', message, found, paths: [] }] };
};
