import type { AnswerView, OperationView } from './api-view';
import { CodeBlock } from './CodeBlock';
import { FieldTable } from './FieldTable';
import { TypeText } from './TypeText';

/** What the HTTP statuses of answers that went well mean here. */
const NO_CONTENT = '204';

function Answer({ status, text, type, media, headers }: AnswerView) {
  const words = [text, ...media, ...headers].filter((part) => part !== '');
  const isEmpty = status === NO_CONTENT && words.length === 0;
  return (
    <li>
      <code className="api-status">{status}</code>
      <div>
        {type && (
          <code className="api-type">
            <TypeText pieces={type} />
          </code>
        )}
        {words.map((part) => (
          <p key={part}>{part}</p>
        ))}
        {isEmpty && <p>Hecho; sin cuerpo</p>}
      </div>
    </li>
  );
}

function Answers({ answers }: Pick<OperationView, 'answers'>) {
  return (
    <div className="api-answers">
      <p className="api-label">Respuesta</p>
      <ul>
        {answers.map((answer) => (
          <Answer key={answer.status} {...answer} />
        ))}
      </ul>
    </div>
  );
}

const bodyCaption = (media: string): string =>
  media === 'application/json' ? 'Cuerpo' : `Cuerpo (${media})`;

/** An operation: a line that opens into everything that a caller has to know. */
export function OperationEntry(operation: OperationView) {
  const { id, method, path, summary, access, parameters, body, answers, curl } = operation;
  return (
    <details className="api-entry" id={id} data-entry>
      <summary>
        <span className="api-method" data-method={method}>
          {method}
        </span>
        <code>{path}</code>
        <span className="api-summary">{summary}</span>
      </summary>
      <div className="api-detail">
        {access !== null && (
          <p className="api-access">
            <span className="api-label">Puede llamarla</span> {access}
          </p>
        )}
        <FieldTable caption="Parámetros" rows={parameters} />
        {body && <FieldTable caption={bodyCaption(body.media)} rows={body.rows} />}
        <Answers answers={answers} />
        <CodeBlock label="Ejemplo" text={curl} />
      </div>
    </details>
  );
}
