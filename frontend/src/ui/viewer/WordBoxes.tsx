import type { Box, Word } from '@contracts/evidence';
import { PAGE_UNITS, toUnits } from '../page-geometry';

interface WordBoxesProps {
  words: readonly Word[];
  /** Those that begin with what is being typed. */
  matching: readonly Word[];
  /** Height of the page in drawing units. */
  height: number;
  /** A rectangle that is being drawn. */
  frame: Box | null;
  onTake(text: string, isAdded: boolean): void;
}

/** The words of a page, to be taken into the field that is being edited. */
export const WordBoxes = ({ words, matching, height, frame, onTake }: WordBoxesProps) => (
  <svg
    className="word-boxes"
    viewBox={`0 0 ${PAGE_UNITS} ${height}`}
    role="group"
    aria-label="Palabras de la página"
  >
    {words.map((word) => (
      <rect
        key={`${word.box.x},${word.box.y},${word.text}`}
        className="word-box"
        data-match={matching.includes(word) || undefined}
        {...toUnits(word.box, height, 1)}
        rx={2}
        role="button"
        tabIndex={-1}
        aria-label={word.text}
        // The field keeps the keyboard: a word is taken without leaving it.
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => onTake(word.text, event.ctrlKey || event.metaKey)}
      />
    ))}
    {frame && <rect className="word-frame" {...toUnits(frame, height)} />}
  </svg>
);
