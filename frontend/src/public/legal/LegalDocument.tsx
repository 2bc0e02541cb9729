import { Linked } from '../parts/Linked';
import { type LegalBlock, type LegalSection, type LegalText, longDate } from './legal-text';

function Table({ head, rows }: { head: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <table className="legal-table">
      <thead>
        <tr>
          {head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([what, text = '']) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>
              <Linked text={text} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') {
    return (
      <p>
        <Linked text={block} />
      </p>
    );
  }
  if ('table' in block) return <Table {...block.table} />;
  return (
    <ul>
      {block.points.map((point) => (
        <li key={point}>
          <Linked text={point} />
        </li>
      ))}
    </ul>
  );
}

function Section({ id, title, blocks, number }: LegalSection & { number: number }) {
  return (
    <section id={id} aria-labelledby={`${id}-titulo`}>
      <h2 id={`${id}-titulo`}>
        <span className="legal-number">{number}.</span> {title}
      </h2>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </section>
  );
}

function Contents({ sections }: Pick<LegalText, 'sections'>) {
  return (
    <nav className="legal-contents" aria-labelledby="indice-titulo">
      <p className="legal-contents-title" id="indice-titulo">
        Contenido
      </p>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Head({ title, lead, updated }: LegalText) {
  return (
    <header className="page-head">
      <div className="wrap">
        <h1 className="title">{title}</h1>
        <p className="lead">{lead}</p>
        <p className="legal-date">
          Último cambio: <time dateTime={updated}>{longDate(updated)}</time>
        </p>
      </div>
    </header>
  );
}

/** A legal page: what it says in short, its table of contents, and the numbered sections. */
export function LegalDocument({ text }: { text: LegalText }) {
  return (
    <>
      <Head {...text} />
      <div className="wrap legal">
        <Contents sections={text.sections} />
        <div className="text legal-text">
          <aside className="legal-summary" aria-labelledby="resumen-titulo">
            <h2 id="resumen-titulo">En resumen</h2>
            <ul>
              {text.summary.map((point) => (
                <li key={point}>
                  <Linked text={point} />
                </li>
              ))}
            </ul>
          </aside>
          {text.sections.map((section, index) => (
            <Section key={section.id} {...section} number={index + 1} />
          ))}
        </div>
      </div>
    </>
  );
}
