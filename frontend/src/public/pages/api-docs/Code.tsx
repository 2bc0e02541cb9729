import { Linked } from '../../sections/Linked';
import type { Schema } from './openapi';
import { typeText } from './type-text';

/** A type as it is written, what is said of its fields less loud. */
export function TypeCode({ of }: { of: Schema }) {
  return (
    <code>
      {typeText(of)
        .split(/( {2}\/\/ .*)/)
        .map((part, index) =>
          index % 2 ? <i key={index}>{part}</i> : <Linked key={index} text={part} />,
        )}
    </code>
  );
}

/** Something to copy: the page's script shows the button. */
export function Code({ label, text }: { label: string; text: string }) {
  return (
    <figure className="api-code box" data-code>
      <figcaption className="row">
        <span className="sp md m">{label}</span>
        <button type="button" className="btn btn-s" data-copy hidden>
          Copiar
        </button>
      </figcaption>
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </figure>
  );
}
