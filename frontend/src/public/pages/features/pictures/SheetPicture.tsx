import { EXPORT_COLUMNS } from '@contracts/exports';
import { formatAmount } from '@rules/money';
import { Braces, FileSpreadsheet, Sheet, Table2 } from 'lucide-react';
import { Icon } from '../../../../ui/Icon';
import { Picture } from './Picture';
import { OTHER, SAMPLE } from './sample';

const COLUMNS = EXPORT_COLUMNS.slice(0, 7);
const THIRD = {
  supplier: 'Importaciones Pacific Tools S.A.C.',
  supplierRuc: '20999999248',
  number: 'F001-00000738',
  issued: '2026-03-10',
  due: '2026-04-09',
  total: 3_965,
} as const;

const rowOf = (invoice: typeof SAMPLE | typeof OTHER | typeof THIRD, currency: string) => [
  invoice.supplierRuc,
  invoice.supplier,
  invoice.number,
  invoice.issued,
  invoice.due,
  formatAmount(invoice.total),
  currency,
];
const ROWS = [rowOf(SAMPLE, 'PEN'), rowOf(OTHER, 'PEN'), rowOf(THIRD, 'USD')];
const WAYS = [
  { icon: Sheet, name: 'Google Sheets' },
  { icon: FileSpreadsheet, name: 'Excel (XLSX)' },
  { icon: Table2, name: 'CSV' },
  { icon: Braces, name: 'JSON' },
] as const;
const LETTERS = 'ABCDEFG';

/** The rows that an export writes, in the columns of the specification. */
export function SheetPicture() {
  return (
    <Picture
      className="pic-sheet"
      label={`Una hoja de cálculo con las columnas ${COLUMNS.join(', ')} y una fila por documento.`}
    >
      <div className="pic-ways">
        {WAYS.map(({ icon, name }) => (
          <span key={name} className="pic-way md">
            <Icon of={icon} size={15} />
            {name}
          </span>
        ))}
      </div>
      <div className="pic-grid md">
        <span className="pic-corner" />
        {[...LETTERS].map((letter) => (
          <span key={letter} className="pic-letter sm t3">
            {letter}
          </span>
        ))}
        {[COLUMNS, ...ROWS].map((row, line) => [
          <span key={`line-${line}`} className="pic-letter sm t3">
            {line + 1}
          </span>,
          ...row.map((cell, column) => (
            <span
              key={`${line}-${column}`}
              className={line === 0 ? 'pic-cell b' : 'pic-cell'}
              data-number={column === 5 || undefined}
            >
              {cell}
            </span>
          )),
        ])}
      </div>
    </Picture>
  );
}
