import type { PaymentFileOptions, PaymentLine, PaymentPreview } from '@contracts/exports';
import type { BankRecord } from '@rules/bank-file';
import { fixedLine } from '@rules/fixed-width';
import { useState } from 'react';
import { recordsOf } from './bank-options';

function Fields({ fields }: Pick<BankRecord, 'fields'>) {
  const placed = fields.map((field, at) => {
    const from = 1 + fields.slice(0, at).reduce((sum, { width }) => sum + width, 0);
    return { field, from, to: from + field.width - 1, value: fixedLine([field]).trimEnd() };
  });
  return (
    <table className="table bank-fields">
      <thead>
        <tr>
          <th scope="col">Campo</th>
          <th scope="col">Posiciones</th>
          <th scope="col">Valor</th>
        </tr>
      </thead>
      <tbody>
        {placed.map(({ field, from, to, value }) => (
          <tr key={from}>
            <td>{field.name}</td>
            <td className="nw t2">{from === to ? from : `${from}–${to}`}</td>
            <td className={value ? 'mono words' : 't3'}>{value || 'En blanco'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A record, whose fields are drawn once it is opened: a file may have a thousand. */
function Record({ record }: { record: BankRecord }) {
  const [isOpen, setIsOpen] = useState(false);
  const width = record.fields.reduce((sum, field) => sum + field.width, 0);
  return (
    <details className="over bank-record" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>
        {record.name} <span className="sm t3">{width} caracteres</span>
      </summary>
      {isOpen && <Fields fields={record.fields} />}
    </details>
  );
}

interface BankFileFieldsProps {
  options: PaymentFileOptions;
  preview: PaymentPreview;
  taken: readonly PaymentLine[];
}

/** What the bank will read, field by field, to be compared with its own paper. */
export function BankFileFields({ options, preview, taken }: BankFileFieldsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const records = recordsOf(options, preview, taken);
  if (records.length === 0) return null;
  return (
    <details className="bank-file t1" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="m">Ver el archivo campo por campo</summary>
      {isOpen && records.map((record, at) => <Record key={at} record={record} />)}
    </details>
  );
}
