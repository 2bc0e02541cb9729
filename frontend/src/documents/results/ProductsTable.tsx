import { Hint } from '../../ui/Hint';
import { Icon } from '../../ui/Icon';
import { FIELD_LOOK } from '../../ui/state-chips';
import type { LineItem } from '../fields/line-items';
import { FieldReasons } from './FieldReasons';
import { type FieldFocus, fieldButtonId } from './use-field-focus';

function LineState({ line: { state } }: { line: LineItem }) {
  const { tone, icon, word } = FIELD_LOOK[state];
  return (
    <Hint text={word}>
      <span className={`line-state line-state-${tone}`} role="img" aria-label={word}>
        <Icon of={icon} />
      </span>
    </Hint>
  );
}

function ProductRow({ line, focus }: { line: LineItem; focus: FieldFocus }) {
  const isOpen = focus.focused === line.path;
  return (
    <tr
      data-open={isOpen || undefined}
      data-marked={focus.highlighted === line.path || undefined}
      onClick={() => focus.pick(line.path)}
      onPointerEnter={() => focus.hover(line.path)}
      onPointerLeave={() => focus.hover(null)}
    >
      <td className="num nw">
        {line.quantity} <span className="t3 sm">{line.unit}</span>
      </td>
      <th scope="row">
        <button
          type="button"
          id={fieldButtonId(line.path)}
          className="field-name"
          onFocus={() => focus.focus(line.path)}
        >
          {line.description}
        </button>
        <FieldReasons state={line.state} reasons={line.reasons} isOpen={isOpen} />
      </th>
      <td className="num nw">{line.unitPrice}</td>
      <td className="num nw m">{line.subtotal}</td>
      <td className="product-state">
        <LineState line={line} />
      </td>
    </tr>
  );
}

/** The lines of the document; a line is one band on the page. */
export function ProductsTable({ lines, focus }: { lines: readonly LineItem[]; focus: FieldFocus }) {
  return (
    <section>
      <h3 className="products-title">
        Productos
        <span className="t3 sp sm">
          {lines.length === 1 ? '1 línea' : `${lines.length} líneas`}
        </span>
      </h3>
      <table className="products-table">
        <caption className="visually-hidden">Productos</caption>
        <thead>
          <tr>
            <th scope="col" className="num">
              Cant.
            </th>
            <th scope="col">Descripción</th>
            <th scope="col" className="num">
              P. unit.
            </th>
            <th scope="col" className="num">
              Subtotal
            </th>
            <th scope="col" className="product-state">
              <span className="visually-hidden">Estado</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <ProductRow key={line.path} line={line} focus={focus} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
