import type { CreditEntry } from '@contracts/credits';
import { documentScreen } from '@contracts/routes';
import { Link } from 'react-router-dom';
import type { Column } from '../../list/DataTable';
import { timeInPeru } from '../../ui/format-time';
import { movementLabel, movementPerson, signedAmount } from './credits-words';

/** A document by its name; one that is gone is said so. */
function What({ entry }: { entry: CreditEntry }) {
  const { documentId, documentName } = entry;
  const label = movementLabel(entry);
  if (documentId === null) {
    return (
      <>
        <span className="m">{label}</span>
        <span className="t3">{movementPerson(entry)}</span>
      </>
    );
  }
  return (
    <>
      {documentName ? (
        <Link className="link" to={documentScreen(documentId)}>
          {documentName}
        </Link>
      ) : (
        <span title={documentId}>Documento eliminado</span>
      )}
      <span className="t3"> — {label.toLowerCase()}</span>
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
