import type { Sheet, TextStyle } from './sheet';

/** A printed label and its value. */
export type Pair = readonly [label: string, value: string];

export interface PairPlace {
  x: number;
  /** Baseline of the first pair. */
  y: number;
  /** Points from `x` to the value. */
  indent: number;
  /** Points for the value before it wraps. */
  room: number;
  leading: number;
  label: TextStyle;
  value: TextStyle;
}

/** Labels in a column, values aligned beside them; gives the next free baseline. */
export function drawPairs(sheet: Sheet, pairs: readonly Pair[], place: PairPlace): number {
  let y = place.y;
  for (const [label, value] of pairs) {
    sheet.text(label, place.x, y, place.label);
    y = sheet.paragraph(
      value,
      { x: place.x + place.indent, y, width: place.room, leading: place.leading },
      place.value,
    );
  }
  return y;
}

export interface SumPlace {
  left: number;
  right: number;
  /** Baseline of the first sum. */
  y: number;
  leading: number;
  label: TextStyle;
  value: TextStyle;
}

/** Labels at the left edge, figures flush at the right edge; gives the next free baseline. */
export function drawSums(sheet: Sheet, sums: readonly Pair[], place: SumPlace): number {
  sums.forEach(([label, value], i) => {
    const y = place.y + i * place.leading;
    sheet.text(label, place.left, y, place.label);
    sheet.right(value, place.right, y, place.value);
  });
  return place.y + sums.length * place.leading;
}

/** Leaves out pairs without a value. */
export function presentPairs(pairs: readonly (readonly [string, string | undefined])[]): Pair[] {
  return pairs.filter((pair): pair is Pair => pair[1] !== undefined);
}
