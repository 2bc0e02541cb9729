import type { UsageDay } from '@contracts/admin';
import { formatDate } from '@rules/date';
import { formatCount, formatDuration } from '../format';
import { ScrolledTable } from '../../ui/ScrolledTable';

/** The same figures as a table, newest day first: for screen readers, and for who wants the number. */
export const UsageTable = ({ days }: { days: readonly UsageDay[] }) => (
  <ScrolledTable
    label="Uso por día"
    className="over usage-table rolls"
    caption="Uso por día, el más reciente primero"
    heads={['Día']}
    figures={['Documentos', 'Con error', 'Tiempo', 'Créditos']}
  >
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
  </ScrolledTable>
);
