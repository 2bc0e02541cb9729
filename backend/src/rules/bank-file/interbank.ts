import type { ChargeAccount, Payee } from '../../contracts/bank-file';
import { digitsOf } from '../bank-account';
import {
  bareName,
  bareNumber,
  compactDate,
  isFuture,
  isOfBank,
  PAYEE_NAME,
  targetDigits,
  text,
  totalOf,
  zeros,
  type BankFile,
  type BankPayment,
  type Layout,
} from './table';

const BANK = '003';
const CURRENCY: Readonly<Record<ChargeAccount['moneda'], string>> = { PEN: '01', USD: '10' };

/** By the first two of the twelve digits that the CCI has of it: `00` current, `01` savings. */
export const ACCOUNT_KIND = new Map([
  ['00', '001'],
  ['01', '002'],
]);
const isOwn = ({ account }: Payee): boolean => isOfBank(account, BANK);
const kindOf = (payee: Payee): string =>
  isOwn(payee) ? (ACCOUNT_KIND.get(digitsOf(payee.account.cci).slice(6, 8)) ?? '') : '';
const target = ({ account }: Payee): string => targetDigits(account, BANK) ?? '';
const totalIn = (
  currency: ChargeAccount['moneda'],
  file: BankFile,
  payments: readonly BankPayment[],
): string => String(file.charge.moneda === currency ? totalOf(payments) : 0);

/** 104 and 380 characters, from one source (payments 1.3): to be compared with the bank's own before it is used. */
export const INTERBANK: Layout = {
  header: [
    text('Tipo de registro', 2, '01'),
    text('Código del servicio', 2, '03'),
    text('Empresa y servicio', 6),
    text('Cuenta de cargo', 13, ({ file }) => file.charge.numero),
    text('Tipo de cuenta de cargo', 3, '001'),
    text('Moneda de la cuenta de cargo', 2, ({ file }) => CURRENCY[file.charge.moneda]),
    text('Nombre del lote', 12, 'PROVEEDORES'),
    text('Fecha y hora de creación', 14, ({ file }) => compactDate(file.madeAt)),
    text('Tipo de proceso', 1, ({ file }) => (isFuture(file) ? '1' : '0')),
    text('Fecha de proceso', 8, ({ file }) => compactDate(file.processDate)),
    zeros('Cantidad de abonos', 6, ({ payments }) => String(payments.length)),
    zeros('Total en soles', 15, ({ file, payments }) => totalIn('PEN', file, payments)),
    zeros('Total en dólares', 15, ({ file, payments }) => totalIn('USD', file, payments)),
    text('Versión', 5, 'MC001'),
  ],
  payment: [
    text('Tipo de registro', 2, '02'),
    text('Código del proveedor', 20, ({ ruc }) => ruc),
    text('Tipo de documento', 1, 'F'),
    text('Número de documento', 20, ({ lines }) => bareNumber(lines[0].number)),
    text('Fecha de vencimiento', 8, ({ lines }) => lines[0].dueDate),
    text('Moneda del abono', 2, ({ file }) => CURRENCY[file.charge.moneda]),
    zeros('Monto en céntimos', 15, ({ amountCents }) => String(amountCents)),
    text('Sin uso', 1),
    text('Tipo de abono', 2, ({ payee }) => (isOwn(payee) ? '09' : '99')),
    text('Tipo de cuenta', 3, ({ payee }) => kindOf(payee)),
    text('Moneda de la cuenta', 2, ({ file }) => CURRENCY[file.charge.moneda]),
    text('Oficina de la cuenta', 3, ({ payee }) => (isOwn(payee) ? target(payee).slice(0, 3) : '')),
    text('Cuenta de abono', 20, ({ payee }) => target(payee).slice(isOwn(payee) ? 3 : 0)),
    text('Tipo de persona', 1, ({ ruc }) => (ruc.startsWith('20') ? 'C' : 'P')),
    text('Tipo de documento del proveedor', 2, '02'),
    text('RUC del proveedor', 15, ({ ruc }) => ruc),
    text(PAYEE_NAME, 60, ({ payee }) => bareName(payee.name)),
    text('Sin uso', 203),
  ],
  lineEnd: '\r\n',
  endsLast: true,
};
