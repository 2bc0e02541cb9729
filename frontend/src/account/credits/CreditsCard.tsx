import type { CreditEntry } from '@contracts/credits';
import { Coins } from 'lucide-react';
import { useMay } from '../../layout/SessionContext';
import { DataTable } from '../../list/DataTable';
import { List } from '../../list/List';
import { ListRows } from '../../list/ListRows';
import { TitledCard } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { creditsAdvice, creditsLevel } from './credits-words';
import { MOVEMENT_COLUMNS } from './movement-columns';
import { useOwnCredits } from './use-credits';
import './credits.css';

function Balance() {
  const { credits, giver } = useOwnCredits();
  const addsThem = useMay('admin.credits');
  if (credits === undefined) return null;
  const isLow = creditsLevel(credits) !== 'enough';
  return (
    <div className="under p12 wraps row based">
      <strong className="b credits-figure">{credits.toLocaleString('en-US')}</strong>
      <span className="t2">{credits === 1 ? 'disponible' : 'disponibles'}</span>
      <span className="sp" />
      <span className="sm t3">
        {isLow
          ? creditsAdvice(addsThem, giver)
          : 'Cada documento usa 1; si la lectura falla, se devuelve.'}
      </span>
    </div>
  );
}

const NEWEST = { field: 'at', order: 'DESC' } as const;
const MOVEMENTS_PER_PAGE = 8;

/** What is left, and where the rest went. */
export const CreditsCard = () => (
  <TitledCard title="Créditos" id="creditos" tabIndex={-1}>
    <Balance />
    <List<CreditEntry> resource="credits" sort={NEWEST} perPage={MOVEMENTS_PER_PAGE} isPart>
      <ListRows
        of="los movimientos"
        empty={
          <EmptyState icon={Coins} title="Aún no hay movimientos">
            El primero aparece al subir un documento.
          </EmptyState>
        }
      >
        <DataTable<CreditEntry>
          caption="Movimientos de créditos"
          className="movements cards-s"
          columns={MOVEMENT_COLUMNS}
        />
      </ListRows>
    </List>
  </TitledCard>
);
