import { PROCESSOR_CATALOGUE } from '@contracts/processors';
import type { ReadingCost } from '@contracts/runs';
import { formatUsed } from '../../ui/format-usage';
import { formatCount, formatSeconds } from '../format';
import { type CostFigures, costText, dearestFirst, totalCost, unpricedText } from './reading-costs';
import { ScrolledTable } from '../../ui/ScrolledTable';

function Figures({ of }: { of: CostFigures }) {
  const unpriced = unpricedText(of);
  return (
    <>
      <td className="num">{formatCount(of.runs)}</td>
      <td className={of.failed > 0 ? 'num toned tone-bad' : 'num t3'}>{formatCount(of.failed)}</td>
      <td className="num">{formatUsed(of) || '—'}</td>
      <td className="num">{formatSeconds(of.ms / 1_000)}</td>
      <td className="num">
        <span className="m">{costText(of)}</span>
        {unpriced && <span className="block thin sm t3">{unpriced}</span>}
      </td>
    </>
  );
}

/** Readings by engine and model, and all of them together. */
export const CostsTable = ({ rows }: { rows: readonly ReadingCost[] }) => (
  <ScrolledTable
    label="Costo por motor y modelo"
    className="over ring-in scrolls costs-scroll"
    heads={['Motor y modelo']}
    figures={['Lecturas', 'Con error', 'Uso', 'Tiempo', 'Costo estimado']}
  >
    <tbody>
      {dearestFirst(rows).map((row) => (
        <tr key={`${row.processor} ${row.model}`}>
          <th scope="row">
            <span className="m">{PROCESSOR_CATALOGUE[row.processor].label}</span>{' '}
            <span className="sm t3 mono">{row.model}</span>
          </th>
          <Figures of={row} />
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">Total</th>
        <Figures of={totalCost(rows)} />
      </tr>
    </tfoot>
  </ScrolledTable>
);
