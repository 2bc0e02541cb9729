import { useProviderQuery } from '../../api/use-provider-query';
import { ADMIN_KEY } from '../admin-api';
import type { CreditEntry } from '@contracts/credits';
import { Coins } from 'lucide-react';
import { useState } from 'react';
import { movementLabel, signedAmount } from '../../account/credits/credits-words';
import { EmptyState } from '../../ui/EmptyState';
import { relativeTime, timeInPeru } from '../../ui/format-time';
import { Pager } from '../../ui/Pager';
import { formatCount } from '../format';
import { QueryState } from '../QueryState';
import { useNow } from '../../ui/use-now';

const PER_PAGE = 8;

function Movement({ entry, now }: { entry: CreditEntry; now: number }) {
  const { at, amount, balance, actorName } = entry;
  return (
    <li>
      <strong className="credit-amount b num" data-sign={Math.sign(amount)}>
        {signedAmount(amount)}
      </strong>
      <span className="activity-words">
        <span>{movementLabel(entry)}</span>
        <span className="sm t3">
          {actorName && <>por {actorName}, </>}saldo {formatCount(balance)}
        </span>
      </span>
      <time className="sm t3 nw" dateTime={at} title={timeInPeru(at)}>
        {relativeTime(at, now)}
      </time>
    </li>
  );
}

/** The movements of the person's credits, newest first. */
export function CreditHistory({ userId }: { userId: string }) {
  const [page, setPage] = useState(1);
  const now = useNow();
  const query = useProviderQuery([ADMIN_KEY, 'credit-history', userId, page], (provider, signal) =>
    provider.getUserCreditHistory(userId, { page, perPage: PER_PAGE }, signal),
  );
  return (
    <QueryState
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
                <Movement key={entry.id} entry={entry} now={now} />
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
    </QueryState>
  );
}
