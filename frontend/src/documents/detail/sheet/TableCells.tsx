import type { TableCell } from '@contracts/table-data';
import { confidencePercent } from '@rules/confidence';
import { TriangleAlert } from 'lucide-react';
import { Icon } from '../../../ui/Icon';
import { ScrolledTable } from '../../../ui/ScrolledTable';

const byPlace = (left: TableCell, right: TableCell): number =>
  left.rowIndex - right.rowIndex || left.columnIndex - right.columnIndex;

/** Technical data: every cell with its place and confidence, by row and then by column. */
export const TableCells = ({ cells }: { cells: readonly TableCell[] }) => (
  <>
    <p className="lead soft tone-warn sheet-warning r2 md" role="note">
      <Icon of={TriangleAlert} />
      Solo para desarrolladores: celdas tal como las leyó el motor.
    </p>
    <ScrolledTable
      label="Celdas de la tabla"
      className="ring-in scrolls"
      heads={['Posición', 'Texto']}
      figures={['Confianza']}
    >
      <tbody>
        {cells.toSorted(byPlace).map((cell) => (
          <tr key={`${cell.rowIndex}-${cell.columnIndex}`}>
            <td className="mono">
              F{cell.rowIndex} · C{cell.columnIndex}
            </td>
            <td>{cell.text || <span className="t3">—</span>}</td>
            <td className="num">{confidencePercent(cell.confidence)} %</td>
          </tr>
        ))}
      </tbody>
    </ScrolledTable>
  </>
);
