import type { UsageDay } from '@contracts/admin';
import { formatDate } from '@rules/date';
import { formatCount, formatDuration } from '../format';

/** The same figures as a table, newest day first: for screen readers, and for who wants the number. */
export const UsageTable = ({ days }: { days: readonly UsageDay[] }) => (
  <div className="over usage-table" tabIndex={0} role="region" aria-label="Uso por día">
    <table className="table">
      <caption className="visually-hidden">Uso por día, el más reciente primero</caption>
      <thead>
        <tr>
          <th scope="col">Día</th>
          <th scope="col" className="num">
            Documentos
          </th>
          <th scope="col" className="num">
            Con error
          </th>
          <th scope="col" className="num">
            Tiempo
          </th>
          <th scope="col" className="num">
            Créditos
          </th>
        </tr>
      </thead>
      <tbody>
        {[...days].reverse().map((day) => (
          <tr key={day.day}>
            <th scope="row">{formatDate(day.day)}</th>
            <td className="num">{formatCount(day.documents)}</td>
            <td className="num">{formatCount(day.failed)}</td>
            <td className="num">{formatDuration(day.processingTime)}</td>
            <td className="num">{formatCount(day.creditsUsed)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
