import type { ReactNode } from 'react';
import type { Claim } from '../content/claims';
import { Linked } from './Linked';
import { plainText, type Question } from './linked-text';

/** A band of figures, each above its words. */
export function Figures({
  figures,
  look = 'grid-4',
}: {
  figures: readonly Claim[];
  look?: string;
}) {
  return (
    <dl className={`figures cells ${look}`}>
      {figures.map(({ figure, text }) => (
        <div key={text}>
          <dt>{text}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Questions with their answers, all open; the search of a page looks through those that it may find. */
export function Questions({
  questions,
  look = 'grid-2',
}: {
  questions: readonly Question[];
  look?: string;
}) {
  return (
    <dl className={`grid faq ruled ${look}`}>
      {questions.map(({ id, question, answer }) => (
        <div key={question} id={id} data-entry={id && ''}>
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

interface DataTableProps {
  caption?: string;
  heads?: readonly string[];
  /** The first cell of a row names it; texts hold links as `linked-text` writes them. */
  rows: readonly (readonly ReactNode[])[];
  /** Stays a table on small screens: its cells are short. */
  isDense?: boolean;
}

/** Rows under their heads; where there is no room each row stands by itself. */
export function DataTable({ caption, heads = [], rows, isDense }: DataTableProps) {
  return (
    <table className={isDense ? 'data dense' : 'data'}>
      {caption && <caption>{caption}</caption>}
      {heads.length > 0 && (
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([name, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={index} data-head={heads.length > 2 ? heads[index + 1] : undefined}>
                {typeof cell === 'string' ? <Linked text={cell} /> : cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
