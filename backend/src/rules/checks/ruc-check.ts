import { isValidRuc, repairRuc } from '../ruc';
import { found, NOTHING, passed, type Check } from './check';

/** RUC_INVALIDO: length, prefix and check digit of the supplier's RUC (peru.md section 1.1, SUNAT). */
export const checkRuc: Check = (subject) => {
  const ruc = subject.data.proveedor?.ruc;
  if (!ruc) return NOTHING;
  if (isValidRuc(ruc)) return passed('El RUC del proveedor tiene un dígito verificador válido.');
  const repaired = repairRuc(ruc);
  return found(subject, {
    id: 'RUC_INVALIDO',
    message: `El RUC del proveedor ${ruc} no es válido: su dígito verificador, prefijo o longitud no corresponde.`,
    found: ruc,
    ...(repaired ? { expected: repaired } : {}),
    paths: ['proveedor.ruc'],
  });
};
