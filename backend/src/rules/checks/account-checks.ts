import type { Finding } from '../../contracts/authenticity';
import { accountFindings, type AccountFindingCode } from '../bank-account';
import type { Check } from './check';

const KEYS: Readonly<Record<AccountFindingCode, readonly string[]>> = {
  CCI_LARGO: ['cci'],
  CCI_DIGITOS: ['cci'],
  CCI_BANCO: ['cci', 'banco'],
  CCI_CUENTA: ['cci', 'numero'],
  CUENTA_LARGO: ['numero'],
  CUENTA_DIGITOS: ['numero'],
  CUENTA_MONEDA: ['numero', 'moneda'],
};

const NEXT =
  'Compárela con el documento y, antes de pagar, confírmela con el proveedor por un medio que ya conozca.';

/**
 * CUENTA_NO_CUADRA: the numbers of an account do not agree with each other. One of nine published accounts has
 * such a slip of its author: the fields are doubtful, and nothing is held against the document.
 */
export const checkAccounts: Check = ({ data, unsurePaths }) => {
  const doubts = (data.cuentas ?? []).flatMap((account, at) =>
    accountFindings(account).map(({ code, text }): Finding => {
      const paths = KEYS[code].map((key) => `cuentas.${at}.${key}`);
      return { id: 'CUENTA_NO_CUADRA', message: `${text} ${NEXT}`, paths };
    }),
  );
  const isRead = ({ paths }: Finding): boolean => !paths.some((path) => unsurePaths.has(path));
  return { findings: doubts.filter(isRead), doubts, passed: [] };
};
