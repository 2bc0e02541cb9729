import { isValidRuc } from '@rules/ruc';

const RUC_DIGITS = 11;
const PREFIXES = 'Debe empezar con 10, 15, 16, 17 o 20.';

/** Why it is not a RUC, in words a person can act on; null when it is one, or empty. */
export function rucProblem(ruc: string): string | null {
  if (ruc === '' || isValidRuc(ruc)) return null;
  if (/\D/.test(ruc)) return 'Solo lleva números, sin espacios ni guiones.';
  if (!/^(1([0567]|$)|2(0|$))/.test(ruc)) return PREFIXES;
  const missing = RUC_DIGITS - ruc.length;
  if (missing > 0)
    return missing === 1 ? 'Falta 1 dígito: son 11.' : `Faltan ${missing} dígitos: son 11.`;
  if (missing < 0)
    return missing === -1 ? 'Sobra 1 dígito: son 11.' : `Sobran ${-missing} dígitos: son 11.`;
  return `El último dígito (${ruc.slice(-1)}) no es el de control de ese número. Compare todos los dígitos con su ficha RUC.`;
}
