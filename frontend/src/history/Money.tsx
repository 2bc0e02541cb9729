import { currencySign } from '@rules/currency';
import { formatAmount } from '@rules/money';
import type { Money as MoneyValue } from './history-row';

/** An amount with its symbol quietly before it, or a dash. */
export function Money({ money }: { money: MoneyValue | null }) {
  if (!money) return <span className="t3">—</span>;
  return (
    <>
      <span className="thin history-symbol t3">{currencySign(money.currency)}</span>{' '}
      {formatAmount(money.amount)}
    </>
  );
}
