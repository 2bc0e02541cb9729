import { useProviderQuery } from '../../api/use-provider-query';
import { ADMIN_KEY } from '../admin-api';
import type { CreditEntry } from '@contracts/credits';
import { Coins } from 'lucide-react';
import { useState } from 'react';
import { movementLabel, signedAmount } from '../../account/credits/credits-words';
import { EmptyState } from '../../ui/EmptyState';
import { Ago } from '../../ui/Ago';
import { Pager } from '../../ui/Pager';
import { formatCount } from '../format';
import { QueryArea } from '../../layout/QueryArea';

const PER_PAGE = 8;

function Movement({ entry }: { entry: CreditEntry }) {
  const { at, amount, balance, actorName } = entry;
  return (
    <li>
      <strong className="credit-amount b num" data-sign={Math.sign(amount)}>
        {signedAmount(amount)}
      </strong>
      <span className="col words">
        <span>{movementLabel(entry)}</span>
        <span className="sm t3">
          {actorName && <>por {actorName}, </>}saldo {formatCount(balance)}
        </span>
      </span>
      <Ago className="sm t3 nw" at={at} />
    </li>
  );
}

/** The movements of the person's credits, newest first. */
export function CreditHistory({ userId }: { userId: string }) {
  const [page, setPage] = useState(1);
  const query = useProviderQuery([ADMIN_KEY, 'credit-history', userId, page], (provider, signal) =>
    provider.getUserCreditHistory(userId, { page, perPage: PER_PAGE }, signal),
  );
  return (
    <QueryArea
      query={query}
      failed="Error al cargar los movimientos"
      loading="Cargando los movimientos..."
    >
      {({ rows, total }) =>
        total === 0 ? (
          <EmptyState icon={Coins} title="Aún no hay movimientos" />
        ) : (
          <>
            <ul className="activity-list">
              {rows.map((entry) => (
                <Movement key={entry.id} entry={entry} />
              ))}
            </ul>
            <Pager
              page={page}
              perPage={PER_PAGE}
              total={total}
              what="movimientos"
              onPage={setPage}
            />
          </>
        )
      }
    </QueryArea>
  );
}
