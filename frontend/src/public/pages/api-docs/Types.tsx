import { typeId, type ApiView } from './api-view';
import { TYPES_TEXT } from './content';
import { rowsStyle } from './rows-style';
import { TypeText } from './TypeText';

/** The objects of the answers; each opens into its fields. */
export function Types({ types }: ApiView) {
  return (
    <section className="api-part" id="tipos" data-entries>
      <h2>Tipos</h2>
      <p className="t2">{TYPES_TEXT}</p>
      <div className="api-types" style={rowsStyle(types.length)}>
        {types.map(({ name, pieces }) => (
          <details className="api-entry" id={typeId(name)} key={name} data-entry>
            <summary>
              <code>{name}</code>
            </summary>
            <pre>
              <code>
                <TypeText pieces={pieces} />
              </code>
            </pre>
          </details>
        ))}
      </div>
    </section>
  );
}
