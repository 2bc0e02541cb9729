import { Coins } from 'lucide-react';
import { useState } from 'react';
import { useSignedInUser } from '../../layout/SessionContext';
import { Card, CardHeader } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { Pager } from '../../ui/Pager';
import { QueryArea } from '../QueryArea';
import { CreditMovements } from './CreditMovements';
import { creditsAdvice, creditsLevel } from './credits-words';
import { MOVEMENTS_PER_PAGE, useCreditHistory } from './use-credit-history';
import { useOwnCredits } from './use-credits';
import './credits.css';

function Balance() {
  const { credits, giver } = useOwnCredits();
  const { role } = useSignedInUser();
  if (credits === undefined) return null;
  const isLow = creditsLevel(credits) !== 'enough';
  return (
    <div className="credits-balance">
      <strong className="credits-figure">{credits.toLocaleString('en-US')}</strong>
      <span className="t2">{credits === 1 ? 'disponible' : 'disponibles'}</span>
      <span className="sp" />
      <span className="credits-rule sm t3">
        {isLow
          ? creditsAdvice(role, giver)
          : 'Cada documento usa 1; si la lectura falla, se devuelve.'}
      </span>
    </div>
  );
}

/** What is left, and where the rest went. */
export function CreditsCard() {
  const [page, setPage] = useState(1);
  const history = useCreditHistory(page);
  return (
    <Card id="creditos" aria-labelledby="creditos-titulo" tabIndex={-1}>
      <CardHeader>
        <h2 id="creditos-titulo" className="h3">
          Créditos
        </h2>
      </CardHeader>
      <Balance />
      <QueryArea
        query={history}
        loading="Cargando movimientos..."
        failed="Error al cargar los movimientos"
      >
        {({ rows, total }) =>
          total === 0 ? (
            <EmptyState icon={Coins} title="Aún no hay movimientos">
              El primero aparece al subir un documento.
            </EmptyState>
          ) : (
            <>
              <CreditMovements entries={rows} />
              <Pager
                page={page}
                perPage={MOVEMENTS_PER_PAGE}
                total={total}
                what="movimientos"
                onPage={setPage}
              />
            </>
          )
        }
      </QueryArea>
    </Card>
  );
}
