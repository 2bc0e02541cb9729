import { Coins } from 'lucide-react';
import { movementLabel, signedAmount } from '../../account/credits/credits-words';
import { Ago } from '../../ui/Ago';
import { formatCount } from '../format';
import { PastList } from './PastList';

/** The movements of the person's credits. */
export const CreditHistory = ({ userId }: { userId: string }) => (
  <PastList
    userId={userId}
    what="movimientos"
    name="los movimientos"
    icon={Coins}
    none="Aún no hay movimientos"
    ask={(provider, which, signal) => provider.getUserCreditHistory(userId, which, signal)}
    row={(entry) => (
      <>
        <strong className="credit-amount b num" data-sign={Math.sign(entry.amount)}>
          {signedAmount(entry.amount)}
        </strong>
        <span className="col words">
          <span>{movementLabel(entry)}</span>
          <span className="sm t3">
            {entry.actorName && <>por {entry.actorName}, </>}saldo {formatCount(entry.balance)}
          </span>
        </span>
        <Ago className="sm t3 nw" at={entry.at} />
      </>
    )}
  />
);
