import { isValidRuc, repairRuc } from '../ruc';
import { combine, found, NOTHING, passed, type Check, type CheckSubject } from './check';

/** Note CLIENTE_DISTINTO: the document is addressed to another company. */
export const checkCustomer: Check = ({ data, companyRuc }) => {
  const printed = data.cliente?.ruc;
  if (!companyRuc || !printed || !isValidRuc(printed)) return NOTHING;
  if (printed === companyRuc) return passed('El documento está dirigido a su empresa.');
  const message = `El documento está dirigido al RUC ${printed}, que no es el de su empresa (${companyRuc}).`;
  return {
    ...NOTHING,
    findings: [
      {
        id: 'CLIENTE_DISTINTO',
        message,
        expected: companyRuc,
        found: printed,
        paths: ['cliente.ruc'],
      },
    ],
  };
};

/**
 * RUC_INVALIDO: length, prefix and check digit of the supplier's RUC (peru.md section 1.1, SUNAT), and the
 * check digit of the customer's: no emitter's system accepts one that does not exist, and a number that was
 * altered may have been taken for the other party's.
 */
export const checkRuc: Check = (subject) => combine([supplier(subject), customer(subject)]);

const supplier: Check = (subject) => {
  const ruc = subject.data.proveedor?.ruc;
  if (!ruc) return NOTHING;
  if (isValidRuc(ruc)) return passed('El RUC del proveedor tiene un dígito verificador válido.');
  return invalid(subject, ruc, 'proveedor', 'su dígito verificador, prefijo o longitud');
};

/** A customer may have a DNI, or a number of another country: only what looks like a RUC has to be one. */
const RUC_LIKE = /^(?:10|15|16|17|20)\d{9}$/;

const customer: Check = (subject) => {
  const ruc = subject.data.cliente?.ruc;
  if (!ruc || !RUC_LIKE.test(ruc) || isValidRuc(ruc)) return NOTHING;
  return invalid(subject, ruc, 'cliente', 'su dígito verificador');
};

function invalid(
  subject: CheckSubject,
  ruc: string,
  party: 'proveedor' | 'cliente',
  wrong: string,
): ReturnType<Check> {
  const repaired = repairRuc(ruc);
  return found(subject, {
    id: 'RUC_INVALIDO',
    message: `El RUC del ${party} ${ruc} no es válido: ${wrong} no corresponde.`,
    found: ruc,
    ...(repaired ? { expected: repaired } : {}),
    paths: [`${party}.ruc`],
  });
}
