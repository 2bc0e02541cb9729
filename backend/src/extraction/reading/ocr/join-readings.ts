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

/** All words of a page from both readers, each once, top to bottom. */
export function joinReadings({ byLine, alone }: Assignment): PixelWord[] {
  const area = printArea([...byLine.keys()]);
  const joined = [...byLine].flatMap(([line, words]) =>
    joinMail(joinInitials(joinLine(line, words))),
  );
  return [...joined, ...alone.filter((word) => isPrint(word, area)).flatMap(aloneWord)]
    .flatMap(splitGlued)
    .sort((a, b) => a.y0 + a.y1 - b.y0 - b.y1 || a.x0 - b.x0);
}
