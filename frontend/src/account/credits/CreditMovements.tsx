import type { CreditEntry } from '@contracts/credits';
import { documentScreen } from '@contracts/routes';
import { Link } from 'react-router-dom';
import { timeInPeru } from '../../ui/format-time';
import '../../ui/table.css';
import { movementLabel, movementPerson, signedAmount } from './credits-words';

/** Enough of an id to tell two documents apart. */
const ID_CHARS = 8;

function MovementRow({ entry }: { entry: CreditEntry }) {
  const { at, amount, balance, documentId } = entry;
  return (
    <tr role="row">
      <td role="cell" className="movement-time t2 nw">
        {timeInPeru(at)}
      </td>
      <td role="cell" className="movement-what">
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
      </td>
      <td role="cell" className="movement-amount num" data-sign={Math.sign(amount)}>
        {signedAmount(amount)}
      </td>
      <td role="cell" className="movement-balance num">
        <span className="only-s t3">saldo </span>
        {balance.toLocaleString('en-US')}
      </td>
    </tr>
  );
}

/** Rows of the ledger. The roles stay when a phone draws the rows as blocks. */
export function CreditMovements({ entries }: { entries: readonly CreditEntry[] }) {
  return (
    <table className="table movements" role="table" aria-label="Movimientos de créditos">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader">Fecha</th>
          <th role="columnheader">Movimiento</th>
          <th role="columnheader" className="num">
            Cambio
          </th>
          <th role="columnheader" className="num">
            Saldo
          </th>
        </tr>
      </thead>
      <tbody role="rowgroup">
        {entries.map((entry) => (
          <MovementRow key={entry.id} entry={entry} />
        ))}
      </tbody>
    </table>
  );
}
