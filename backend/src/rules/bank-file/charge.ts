import { BANK_LAYOUTS, type ChargeAccount } from '../../contracts/bank-file';
import { accountCore, accountFindings, BANKS } from '../bank-account';

const BANK_CODES: ReadonlySet<string> = new Set(
  Object.values(BANK_LAYOUTS).map(({ bank }) => bank),
);

export const CURRENCY_NAME: Readonly<Record<ChargeAccount['moneda'], string>> = {
  PEN: 'soles',
  USD: 'dólares',
};

/** How a person recognises it: `BCP 1911234567012 (maestra en soles)`. */
export const chargeName = ({ banco, numero, moneda, tipo }: ChargeAccount): string =>
  `${BANKS[banco]?.name ?? banco} ${numero} (${tipo} en ${CURRENCY_NAME[moneda]})`;

/** Why a payment cannot be charged to an account, as a Spanish sentence; null when it can. */
export function chargeProblem({ banco, numero, moneda, tipo }: ChargeAccount): string | null {
  const bank = BANKS[banco];
  if (!bank || !BANK_CODES.has(banco)) return 'Elija uno de los bancos de la lista.';
  const account = { banco: bank.name, numero, moneda };
  const [finding] = accountFindings(account);
  if (finding) return finding.text;
  if (accountCore(account) === null) return `Escriba el número de la cuenta de ${bank.name}.`;
  if (banco === '002' && numero.length !== 13)
    return 'El BCP carga los pagos a una cuenta corriente o maestra, de 13 dígitos: no a una de ahorros.';
  return banco !== '002' && tipo === 'maestra'
    ? `Las cuentas de ${bank.name} son corrientes.`
    : null;
}
