import type { Box } from '../../contracts/evidence';
import type { Finding } from '../../contracts/authenticity';
import { NOTHING, type Check, type SuspiciousPlace } from './check';
import { instructionRanges } from './instructions';

const MAX_SHOWN = 120;

/** TEXTO_SOSPECHOSO: the document holds instructions meant for the reading machine, seen or unseen. */
export const checkSuspiciousText: Check = (subject) => {
  const places = subject.suspicious ?? placesIn(subject.pageText);
  const hidden = subject.hiddenTexts.flatMap(placesIn);
  const [first] = [...places, ...hidden];
  if (!first) return NOTHING;
  const boxes = places.flatMap((place) => place.boxes);
  const message = `El documento contiene instrucciones dirigidas a un sistema de lectura automática${whereOf(boxes, places.length === 0)}. Revíselo a mano.`;
  const found = first.text.slice(0, MAX_SHOWN);
  const finding: Finding = { id: 'TEXTO_SOSPECHOSO', message, found, paths: [] };
  return { ...NOTHING, findings: [boxes.length > 0 ? { ...finding, boxes } : finding] };
};

function whereOf(boxes: readonly Box[], isHidden: boolean): string {
  if (isHidden) return ', en su código QR o en los datos del archivo';
  const pages = [...new Set(boxes.map(({ page }) => page))];
  if (pages.length === 0) return '';
  return pages.length === 1 ? ` (página ${pages[0]})` : ` (páginas ${pages.join(', ')})`;
}

function placesIn(text: string): SuspiciousPlace[] {
  const read = text.split(/\s+/);
  return instructionRanges(read).map(({ from, to }) => ({
    text: read.slice(from, to + 1).join(' '),
    boxes: [],
  }));
}
