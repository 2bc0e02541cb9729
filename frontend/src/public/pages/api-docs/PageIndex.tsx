import type { ApiView } from './api-view';
import { CHAPTERS } from './content';

interface IndexLink {
  id: string;
  title: string;
}

function Links({ title, links }: { title: string; links: readonly IndexLink[] }) {
  return (
    <>
      <p className="api-label">{title}</p>
      <ul>
        {links.map((link) => (
          <li key={link.id}>
            <a href={`#${link.id}`}>{link.title}</a>
          </li>
        ))}
      </ul>
    </>
  );
}

const REFERENCE: readonly IndexLink[] = [
  { id: 'tipos', title: 'Tipos' },
  { id: 'errores', title: 'Errores' },
];

function AllLinks({ groups }: ApiView) {
  return (
    <>
      <Links title="Para empezar" links={CHAPTERS} />
      <Links title="Operaciones" links={groups.map(({ id, name }) => ({ id, title: name }))} />
      <Links title="Consulta" links={REFERENCE} />
    </>
  );
}

/** Where everything is: beside the text where there is room, folded above it where there is none. */
export function PageIndex({ view }: { view: ApiView }) {
  return (
    <>
      <nav className="api-side" aria-label="En esta página" data-side>
        <AllLinks {...view} />
      </nav>
      <details className="api-folded">
        <summary>En esta página</summary>
        <nav aria-label="En esta página">
          <AllLinks {...view} />
        </nav>
      </details>
    </>
  );
}
