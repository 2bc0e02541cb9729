import { QuestionList } from '../../parts/questions';
import { QUESTIONS } from './content';

/** The six questions of the specification, all open. */
export function Questions() {
  return (
    <section className="section" id="preguntas" aria-labelledby="preguntas-titulo" data-entries>
      <h2 id="preguntas-titulo">Preguntas frecuentes</h2>
      <QuestionList questions={QUESTIONS} isSearched />
    </section>
  );
}
