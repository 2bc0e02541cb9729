import { isValidRuc } from '../ruc';
import { NOTHING, passed, type Check } from './check';

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
