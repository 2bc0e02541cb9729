import type { CreditEntry } from '@contracts/credits';
import { documentScreen } from '@contracts/routes';
import { Link } from 'react-router-dom';
import type { Column } from '../../list/DataTable';
import { timeInPeru } from '../../ui/format-time';
import { movementLabel, movementPerson, signedAmount } from './credits-words';

/** Enough of an id to tell two documents apart. */
const ID_CHARS = 8;

function What({ entry }: { entry: CreditEntry }) {
  const { documentId } = entry;
  return (
    <>
      <span className="m">{movementLabel(entry)}</span>
      <span className="t3">{movementPerson(entry)}</span>
      {documentId && (
        <span className="t3">
          {' '}
          · documento{' '}
          <Link className="mono link" title={documentId} to={documentScreen(documentId)}>
            {documentId.slice(0, ID_CHARS)}
          </Link>
        </span>
      )}
    </>
  );
}

/** Rows of the ledger. */
export const MOVEMENT_COLUMNS: readonly Column<CreditEntry>[] = [
  {
    source: 'at',
    label: 'Fecha',
    className: 'movement-time t2 nw',
    cell: ({ at }) => timeInPeru(at),
  },
  {
    source: 'what',
    label: 'Movimiento',
    className: 'movement-what',
    cell: (entry) => <What entry={entry} />,
  },
  {
    source: 'amount',
    label: 'Cambio',
    className: 'movement-amount num',
    cell: ({ amount }) => <span data-sign={Math.sign(amount)}>{signedAmount(amount)}</span>,
  },
  {
    source: 'balance',
    label: 'Saldo',
    className: 'movement-balance num',
    cell: ({ balance }) => (
      <>
        <span className="only-s t3">saldo </span>
        {balance.toLocaleString('en-US')}
      </>
    ),
  },
];
