import { TitledCard } from '../../../ui/Card';
import { Facts } from '../../../ui/Facts';
import '../../../ui/table.css';
import type { SheetLine, SheetTable } from './sheet-sections';

/** Names and values; nothing at all when there are none (spec section 2: empty fields are hidden). */
export function LinesCard({ title, lines }: { title: string; lines: readonly SheetLine[] }) {
  if (lines.length === 0) return null;
  return (
    <TitledCard title={title}>
      <Facts
        className="lined facts md sheet-lines"
        nameLook="t2"
        of={lines.map(({ label, text }) => [label, text])}
      />
    </TitledCard>
  );
}

/** Amounts and quantities stand right aligned. */
const isAmount = (text: string): boolean => /^-?[\d,]+(?:\.\d+)?(?: (?:PEN|USD|EUR))?$/.test(text);

/** A list of the data as numbered rows. */
export const TableCard = ({ table }: { table: SheetTable }) => (
  <TitledCard title={table.title}>
    <div className="ring-in scrolls" tabIndex={0} role="group" aria-label={table.title}>
      <table className="table">
        <thead>
          <tr>
            <th scope="col" className="num">
              N.º
            </th>
            {table.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((cells, index) => (
            // The place in the list is all that tells two equal rows apart.
            <tr key={index}>
              <td className="num t3">{index + 1}</td>
              {cells.map((cell, column) => (
                <td key={table.columns[column]} className={isAmount(cell) ? 'num' : undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </TitledCard>
);
