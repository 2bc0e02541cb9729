import { Linked } from '../../parts/Linked';
import { operationsWith, type ApiView } from './api-view';
import { CodeBlock } from './CodeBlock';
import { CHAPTERS, type Chapter } from './content';

function OperationLinks({ view, header }: { view: ApiView; header: string }) {
  return (
    <ul className="api-links">
      {operationsWith(view, header).map(({ id, method, path }) => (
        <li key={id}>
          <a href={`#${id}`}>
            {method} {path}
          </a>
        </li>
      ))}
    </ul>
  );
}

function ChapterSection({ chapter, view }: { chapter: Chapter; view: ApiView }) {
  const { id, title, paragraphs, code, header } = chapter;
  return (
    <section className="api-chapter" id={id}>
      <div>
        <h2>{title}</h2>
        {paragraphs.map((text) => (
          <p key={text}>
            <Linked text={text} />
          </p>
        ))}
        {header !== undefined && <OperationLinks view={view} header={header} />}
      </div>
      {code && <CodeBlock {...code} />}
    </section>
  );
}

/** What holds for every call, before the calls themselves. */
export function Chapters({ view }: { view: ApiView }) {
  return CHAPTERS.map((chapter) => (
    <ChapterSection key={chapter.id} chapter={chapter} view={view} />
  ));
}
