import type { CuentaData } from '../../contracts/extracted-data';
import { cciDigits, digitsOf } from '../bank-account';
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
  type Layout,
} from './table';

const BANK = '011';

/**
 * 20 digits: entity, office, the account's own two digits and its ten. Where they are not printed BBVA's macro
 * writes `00` for the two (payments 1.2).
 */
function bbvaAccount(account: CuentaData): string {
  const core = targetDigits(account, BANK) ?? '';
  const [office, number] = [core.slice(0, 3), core.slice(3)];
  const isLong = digitsOf(account.numero).length > 18;
  const own = isLong ? cciDigits(`${BANK}${office}00${number}`) : '00';
  return `00110${office}${own}${number}`;
}

/** Pago de proveedores of Net Cash: 151 and 277 characters, as its macro writes them: bare LF, none at the end. */
export const BBVA: Layout = {
  header: [
    text('Código del servicio', 3, '750'),
    text('Cuenta de cargo', 20, ({ file: { charge } }) => bbvaAccount(charge)),
    text('Moneda', 3, ({ file }) => file.charge.moneda),
    zeros('Monto total en céntimos', 15, ({ payments }) => String(totalOf(payments))),
    text('Tipo de proceso', 1, ({ file }) => (isFuture(file) ? 'F' : 'A')),
    text('Fecha de proceso', 8, ({ file }) =>
      isFuture(file) ? compactDate(file.processDate) : '',
    ),
    text('Hora de proceso', 1),
    text('Referencia', 25, 'Pago a proveedores'),
    zeros('Cantidad de abonos', 6, ({ payments }) => String(payments.length)),
    text('Valida la pertenencia', 1, 'S'),
    zeros('Control', 15),
    zeros('Indicador del proceso', 3),
    text('Sin uso', 50),
  ],
  payment: [
    text('Tipo de registro', 3, '002'),
    text('Tipo de documento del proveedor', 1, 'R'),
    text('RUC del proveedor', 12, ({ ruc }) => ruc),
    text('Tipo de abono', 1, ({ payee }) => (isOfBank(payee.account, BANK) ? 'P' : 'I')),
    text('Cuenta de abono', 20, ({ payee: { account } }) =>
      isOfBank(account, BANK) ? bbvaAccount(account) : (targetDigits(account, BANK) ?? ''),
    ),
    text(PAYEE_NAME, 40, ({ payee }) => bareName(payee.name)),
    zeros('Monto en céntimos', 15, ({ amountCents }) => String(amountCents)),
    text('Tipo de documento', 1, 'F'),
    text('Número de documento', 12, ({ lines }) => bareNumber(lines[0].number)),
    text('Abono agrupado', 1, 'N'),
    text('Referencia', 40, ({ lines }) => lines[0].reference),
    text('Tipo de aviso', 1),
    text('Medio de aviso', 50),
    text('Contacto', 30),
    zeros('Indicadores', 32),
    text('Sin uso', 18),
  ],
  lineEnd: '\n',
  endsLast: false,
};
