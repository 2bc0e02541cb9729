import { near } from './near';
import { heightOf, median, PAGE_UNITS, type Token, verticalOverlap } from './token';

interface SlopeSample {
  y: number;
  slope: number;
}

const MIN_SAMPLES = 12;

/**
 * Takes out what is left of a page's slant. A photo's slant changes from top to bottom,
 * so it is measured in both halves and runs evenly between them.
 */
export function straighten(tokens: readonly Token[]): readonly Token[] {
  const samples = slopeSamples(tokens);
  if (samples.length < MIN_SAMPLES) return tokens;
  const slopeAt = slopeLine(samples);
  return tokens.map((token) => {
    const shift = slopeAt((token.y0 + token.y1) / 2) * ((token.x0 + token.x1) / 2 - PAGE_UNITS / 2);
    return { ...token, y0: token.y0 - shift, y1: token.y1 - shift };
  });
}

/** Rise between neighbours on the same line, wide pairs only: narrow ones are noise. */
function slopeSamples(tokens: readonly Token[]): SlopeSample[] {
  return tokens.flatMap((token) => {
    const next = rightNeighbour(token, tokens);
    if (!next) return [];
    const run = (next.x0 + next.x1 - token.x0 - token.x1) / 2;
    const rise = (next.y0 + next.y1 - token.y0 - token.y1) / 2;
    return run < heightOf(token) * 1.5 ? [] : [{ y: token.y0, slope: rise / run }];
  });
}

function rightNeighbour(token: Token, tokens: readonly Token[]): Token | null {
  let best: Token | null = null;
  for (const other of near(tokens, token.y0, token.y1)) {
    const gap = other.x0 - token.x1;
    const isNear = gap > -2 && gap < heightOf(token) * 2 && verticalOverlap(token, other) > 0.4;
    if (other !== token && isNear && (best === null || other.x0 < best.x0)) best = other;
  }
  return best;
}

function slopeLine(samples: readonly SlopeSample[]): (y: number) => number {
  const sorted = [...samples].sort((a, b) => a.y - b.y);
  const half = Math.floor(sorted.length / 2);
  const [top, bottom] = [sorted.slice(0, half), sorted.slice(half)].map((part) => ({
    y: median(part.map((sample) => sample.y)),
    slope: median(part.map((sample) => sample.slope)),
  }));
  if (!top || !bottom || bottom.y - top.y < 50) {
    const slope = median(samples.map((sample) => sample.slope));
    return () => slope;
  }
  const change = (bottom.slope - top.slope) / (bottom.y - top.y);
  return (y) => top.slope + change * (y - top.y);
}
