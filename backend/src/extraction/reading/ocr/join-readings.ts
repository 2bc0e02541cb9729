import type { Assignment } from './assign-words';
import { chooseText } from './choose-text';
import { joinInitials } from './join-initials';
import { joinLine, type PixelWord } from './join-line';
import { joinMail } from './join-mail';
import { isPrint, printArea } from './print-area';
import { splitGlued } from './split-glued';
import type { TesseractWord } from './tesseract-reader';

function aloneWord(word: TesseractWord): PixelWord[] {
  const chosen = chooseText({ text: '', confidence: 0 }, word);
  const { x0, y0, x1, y1 } = word;
  return chosen ? [{ ...chosen, x0, y0, x1, y1 }] : [];
}

/** Heights of a word within which another stands on its line. */
const ON_LINE = 0.5;

/** A letter that one reader saw once more, within a word that both have. */
function isEcho(word: PixelWord, words: readonly PixelWord[]): boolean {
  if (word.text.length > 1) return false;
  const y = (word.y0 + word.y1) / 2;
  return words.some(
    (other) =>
      other.text.length > 2 &&
      other.x0 < word.x0 &&
      other.x1 > word.x1 &&
      Math.abs((other.y0 + other.y1) / 2 - y) < (other.y1 - other.y0) * ON_LINE,
  );
}

/** All words of a page from both readers, each once, top to bottom. */
export function joinReadings({ byLine, alone }: Assignment): PixelWord[] {
  const area = printArea([...byLine.keys()]);
  const joined = [...byLine].flatMap(([line, words]) =>
    joinMail(joinInitials(joinLine(line, words))),
  );
  const all = [...joined, ...alone.filter((word) => isPrint(word, area)).flatMap(aloneWord)];
  return all
    .filter((word) => !isEcho(word, all))
    .flatMap(splitGlued)
    .sort((a, b) => a.y0 + a.y1 - b.y0 - b.y1 || a.x0 - b.x0);
}
