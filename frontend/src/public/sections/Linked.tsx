import { type TextPiece, textPieces } from './linked-text';

function Piece({ text, href, isStrong }: TextPiece) {
  if (isStrong) return <strong>{text}</strong>;
  if (href === undefined) return text;
  return (
    <a className="link" href={href}>
      {text}
    </a>
  );
}

/** A text of the content files with its links and strong words. */
export function Linked({ text }: { text: string }) {
  return textPieces(text).map((piece, index) => <Piece key={index} {...piece} />);
}
