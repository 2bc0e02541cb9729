import { Linked } from '../../content/Linked';
import { QUESTIONS } from './content';

/** The six questions of the specification, all open. */
export function Questions() {
  return (
    <section className="section" id="preguntas" aria-labelledby="preguntas-titulo" data-entries>
      <h2 id="preguntas-titulo">Preguntas frecuentes</h2>
      <dl className="faq">
        {QUESTIONS.map(({ id, question, answer }) => (
          <div key={id} id={id} data-entry>
            <dt>{question}</dt>
            <dd>
              <Linked text={answer} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
