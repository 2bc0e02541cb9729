import type { KeyboardEvent } from 'react';
import type { FieldGroup } from '../fields/field-rows';
import type { LineItem } from '../fields/line-items';
import { FieldTableRow } from './FieldTableRow';
import { ProductsTable } from './ProductsTable';
import type { PageSource } from './page-source';
import type { FieldFocus } from './use-field-focus';
import './field-table.css';

interface FieldTableProps {
  groups: readonly FieldGroup[];
  lines: readonly LineItem[];
  focus: FieldFocus;
  source: PageSource;
}

/** Campo, Valor, Confianza: every value that was read, in groups. */
export function FieldTable({ groups, lines, focus, source }: FieldTableProps) {
  const leaveOnEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') focus.leave();
  };
  return (
    <div className="field-pane" onKeyDown={leaveOnEscape}>
      <table className="field-table">
        <caption className="visually-hidden">Datos extraídos del documento</caption>
        <thead>
          <tr>
            <th scope="col">Campo</th>
            <th scope="col">Valor</th>
            <th scope="col" className="field-trust num">
              Confianza
            </th>
          </tr>
        </thead>
        {groups.map(({ key, title, rows }) => (
          <tbody key={key}>
            <tr className="field-group">
              <th scope="rowgroup" colSpan={3}>
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <FieldTableRow key={row.path} row={row} focus={focus} source={source} />
            ))}
          </tbody>
        ))}
      </table>
      {lines.length > 0 && <ProductsTable lines={lines} focus={focus} />}
    </div>
  );
}
