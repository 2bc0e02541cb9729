import { Linked } from './Linked';
import { plainText } from './linked-text';

export interface Question {
  /** Where an address may lead to it. */
  readonly id?: string;
  readonly question: string;
  /** With links and strong words as `linked-text` writes them. */
  readonly answer: string;
}

interface QuestionListProps {
  questions: readonly Question[];
  /** The search of the page looks through them. */
  isSearched?: boolean;
}

/** Questions with their answers, all open. */
export function QuestionList({ questions, isSearched }: QuestionListProps) {
  return (
    <dl className="faq">
      {questions.map(({ id, question, answer }) => (
        <div key={question} id={id} data-entry={isSearched ? '' : undefined}>
          <dt>{question}</dt>
          <dd>
            <Linked text={answer} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The same for search engines (schema.org). */
export const faqPage = (questions: readonly Question[]): object => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
  })),
});
