import { typeId } from './api-view';
import type { Piece } from './notation';

/** A type in its notation; named types lead to where they are written out. */
export function TypeText({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, type }, index) =>
    type === undefined ? (
      text
    ) : (
      <a key={index} href={`#${typeId(type)}`}>
        {text}
      </a>
    ),
  );
}
