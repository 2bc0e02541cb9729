import type { ConstanciaPreview, ConstanciaResult } from '@contracts/detraction-deposits';
import { documentScreen } from '@contracts/routes';
import { formatMoney, fromCents } from '@rules/money';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { STATE_ORDER, StateChip } from './ConstanciaState';

interface ConstanciaRowProps {
  row: ConstanciaResult;
  /** Where it was read. */
  origin: string;
  /** Below what is told of it. */
  children?: ReactNode;
}

/** One constancia: where it stands, whose it is, and what speaks against it. */
export function ConstanciaRow({ row, origin, children }: ConstanciaRowProps) {
  const { constanciaNumber, supplierName, supplierRuc, serie, numero, documentId } = row;
  const name = `${serie}-${numero}`;
  return (
    <li className="over p10 constancia-row in-grid mid g4-16">
      <StateChip state={row.state} />
      <span className="mono nw">{constanciaNumber || '—'}</span>
      <span className="col fit">
        <span className="ell">{supplierName || supplierRuc}</span>
        <span className="sm t3">
          {origin} ·{' '}
          {documentId === null ? (
            name
          ) : (
            <Link className="link" to={documentScreen(documentId)}>
              {name}
            </Link>
          )}
        </span>
      </span>
      <span className="num nw">
        {row.amountCents === null ? '' : formatMoney(fromCents(row.amountCents), 'PEN')}
      </span>
      {row.text !== '' && <p className="breaks across sm t2">{row.text}</p>}
      {children}
    </li>
  );
}

/** The rows of SUNAT's file, what wants a person first. */
export function FileRows({ rows }: Pick<ConstanciaPreview, 'rows'>) {
  const inOrder = STATE_ORDER.flatMap((state) => rows.filter((row) => row.state === state));
  return (
    <>
      <p className="p12 wraps flex g4-16" role="status">
        {STATE_ORDER.map((state) => {
          const count = rows.filter((row) => row.state === state).length;
          return count > 0 && <StateChip key={state} state={state} count={count} />;
        })}
      </p>
      <ul className="constancia-rows rolls md" aria-label="Filas del archivo" tabIndex={0}>
        {inOrder.map((row) => (
          <ConstanciaRow key={row.line} row={row} origin={`Fila ${row.line}`} />
        ))}
      </ul>
    </>
  );
}
