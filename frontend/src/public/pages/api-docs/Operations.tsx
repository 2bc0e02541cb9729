import type { ApiView, GroupView } from './api-view';
import { GROUPS } from './content';
import { OperationEntry } from './OperationEntry';
import { rowsStyle } from './rows-style';

function Group({ id, name, operations }: GroupView) {
  return (
    <section className="api-group" id={id} style={rowsStyle(operations.length)} data-entries>
      <h3>{name}</h3>
      <p className="t2">{GROUPS[name]}</p>
      {operations.map((operation) => (
        <OperationEntry key={operation.id} {...operation} />
      ))}
    </section>
  );
}

/** Shown by the page's script, which does the work. */
function FilterBox() {
  return (
    <form className="api-filter" role="search" data-filter hidden>
      <label htmlFor="filtro">Filtrar operaciones y tipos</label>
      <input
        id="filtro"
        type="search"
        autoComplete="off"
        spellCheck={false}
        placeholder="upload, If-Match, Tesorería…"
      />
      <span className="t3" role="status" data-found />
    </form>
  );
}

/** All operations by group, with the box that filters them. */
export function Operations({ groups }: ApiView) {
  return (
    <section className="api-part" id="operaciones">
      <h2>Operaciones</h2>
      <FilterBox />
      <p className="api-none" data-none hidden>
        Ninguna operación ni tipo tiene esas palabras. Pruebe con parte de la dirección o con un
        campo.
      </p>
      {groups.map((group) => (
        <Group key={group.id} {...group} />
      ))}
    </section>
  );
}
