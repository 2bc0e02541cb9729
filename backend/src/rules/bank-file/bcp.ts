import type { ChargeAccount, Payee } from '../../contracts/bank-file';
import { centsText } from '../money';
import {
  bareNumber,
  compactDate,
  isOfBank,
  PAYEE_NAME,
  targetDigits,
  text,
  totalOf,
  zeros,
  type Layout,
} from './table';

const BANK = '002';
const CURRENCY: Readonly<Record<ChargeAccount['moneda'], string>> = { PEN: '0001', USD: '1001' };

const target = ({ account }: Payee): string => targetDigits(account, BANK) ?? '';

/** `A` of savings (14 digits), `C` of current accounts (13); `B`: of another bank, by its CCI. */
function accountKind(payee: Payee): string {
  if (!isOfBank(payee.account, BANK)) return 'B';
  return target(payee).length === 14 ? 'A' : 'C';
}

/**
 * The sum of the charge account and of every account that is paid, each without its first digits: three of an
 * account of BCP, ten of a CCI. The bank's own example comes to 1389930363.
 */
export function controlTotal(charge: string, targets: readonly string[]): string {
  const reduced = [charge, ...targets].map((digits) => digits.slice(digits.length === 20 ? 10 : 3));
  return String(reduced.reduce((sum, digits) => sum + BigInt(digits), 0n));
}

/**
 * Planilla de proveedores of Telecrédito: 113, 196 and 34 characters. The bank's paper prints the control total at
 * position 70; files that it took have it at 99 (payments 1.1).
 */
export const BCP: Layout = {
  header: [
    text('Tipo de registro', 1, '1'),
    zeros('Cantidad de abonos', 6, ({ payments }) => String(payments.length)),
    text('Fecha de proceso', 8, ({ file }) => compactDate(file.processDate)),
    text('Tipo de cuenta de cargo', 1, ({ file }) => (file.charge.tipo === 'maestra' ? 'M' : 'C')),
    text('Moneda', 4, ({ file }) => CURRENCY[file.charge.moneda]),
    text('Cuenta de cargo', 20, ({ file }) => file.charge.numero),
    zeros('Monto total', 17, ({ payments }) => centsText(totalOf(payments))),
    text('Referencia de la planilla', 40, 'Pago a proveedores'),
    text('Exoneración del ITF', 1, 'N'),
    zeros('Total de control', 15, ({ file, payments }) =>
      controlTotal(
        file.charge.numero,
        payments.map(({ payee }) => target(payee)),
      ),
    ),
  ],
  payment: [
    text('Tipo de registro', 1, '2'),
    text('Tipo de cuenta de abono', 1, ({ payee }) => accountKind(payee)),
    text('Cuenta de abono', 20, ({ payee }) => target(payee)),
    text('Modalidad de pago', 1, '1'),
    text('Tipo de documento del proveedor', 1, '6'),
    text('RUC del proveedor', 12, ({ ruc }) => ruc),
    text('Sin uso', 3),
    text(PAYEE_NAME, 75, ({ payee }) => payee.name),
    text('Referencia para el proveedor', 40, ({ lines }) =>
      lines.length === 1 ? lines[0].reference || lines[0].number : `${lines.length} documentos`,
    ),
    text('Referencia para la empresa', 20, ({ lines }) =>
      lines.length === 1 ? lines[0].number : `${lines.length} documentos`,
    ),
    text('Moneda', 4, ({ file }) => CURRENCY[file.charge.moneda]),
    zeros('Monto del abono', 17, ({ amountCents }) => centsText(amountCents)),
    text('Valida el RUC', 1, 'S'),
  ],
  document: [
    text('Tipo de registro', 1, '3'),
    text('Tipo de documento', 1, ({ type }) => type),
    zeros('Número de documento', 15, ({ number }) => bareNumber(number)),
    zeros('Monto del documento', 17, ({ amountCents }) => centsText(amountCents)),
  ],
  lineEnd: '\r\n',
  endsLast: true,
};
