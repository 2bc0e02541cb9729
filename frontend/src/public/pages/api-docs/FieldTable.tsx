import type { FieldRow } from './fields';
import { TypeText } from './TypeText';

function Row({ name, type, isRequired, text }: FieldRow) {
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
        {isRequired && <span className="api-needed">obligatorio</span>}
      </th>
      <td>
        <code>
          <TypeText pieces={type} />
        </code>
        {text !== '' && <p>{text}</p>}
      </td>
    </tr>
  );
}

interface FieldTableProps {
  caption: string;
  rows: readonly FieldRow[];
}

/** Parameters or fields of a body; nothing when there are none. */
export function FieldTable({ caption, rows }: FieldTableProps) {
  if (rows.length === 0) return null;
  return (
    <table className="api-fields">
      <caption>{caption}</caption>
      <tbody>
        {rows.map((row) => (
          <Row key={row.name} {...row} />
        ))}
      </tbody>
    </table>
  );
}
