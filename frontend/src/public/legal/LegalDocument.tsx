import { Contents } from '../sections/Contents';
import { DataTable } from '../sections/Facts';
import { Linked } from '../sections/Linked';
import { PageHead } from '../sections/Section';
import { type LegalBlock, type LegalSection, type LegalText, longDate } from './legal-text';

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>
          <Linked text={point} />
        </li>
      ))}
    </ul>
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
  if ('rows' in block) return <DataTable {...block} />;
  return <Points {...block} />;
}

function Part({ id, title, blocks }: LegalSection) {
  return (
    <section id={id} aria-labelledby={`${id}-titulo`}>
      <h2 className="sub" id={`${id}-titulo`}>
        {title}
      </h2>
      {blocks.map((block, index) => (
        <Block key={index} block={block} />
      ))}
    </section>
  );
}

/** A legal page: what it says in short, its table of contents, and the numbered sections. */
export function LegalDocument({
  text: { title, lead, updated, summary, sections },
}: {
  text: LegalText;
}) {
  const parts = sections.map((part, index) => ({ ...part, title: `${index + 1}. ${part.title}` }));
  return (
    <>
      <PageHead title={title} lead={lead}>
        <p className="legal-date t3">
          Último cambio: <time dateTime={updated}>{longDate(updated)}</time>
        </p>
      </PageHead>
      <div className="wrap split legal">
        <Contents name="Contenido" links={parts} />
        <div className="text">
          <aside className="note" aria-labelledby="resumen-titulo">
            <h2 className="item-title" id="resumen-titulo">
              En resumen
            </h2>
            <Points points={summary} />
          </aside>
          {parts.map((part) => (
            <Part key={part.id} {...part} />
          ))}
        </div>
      </div>
    </>
  );
}
