import { BANK_LAYOUTS, type ChargeAccount } from '../../contracts/bank-file';
import { accountCore, accountFindings, BANKS } from '../bank-account';

const BANK_CODES: ReadonlySet<string> = new Set(
  Object.values(BANK_LAYOUTS).map(({ bank }) => bank),
);

/** Why a payment cannot be charged to an account, as a Spanish sentence; null when it can. */
export function chargeProblem({ banco, numero, moneda, tipo }: ChargeAccount): string | null {
  const bank = BANKS[banco];
  if (!bank || !BANK_CODES.has(banco)) return 'Elija uno de los bancos de la lista.';
  const account = { banco: bank.name, numero, moneda };
  const [finding] = accountFindings(account);
  if (finding) return finding.text;
  if (numero === '' || accountCore(account) === null)
    return `Escriba el número de la cuenta de ${bank.name}.`;
  if (banco === '002' && numero.length !== 13)
    return 'El BCP carga los pagos a una cuenta corriente o maestra, de 13 dígitos: no a una de ahorros.';
  return banco !== '002' && tipo === 'maestra'
    ? `Las cuentas de ${bank.name} son corrientes.`
    : null;
}
