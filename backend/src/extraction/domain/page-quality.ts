/** What was measured on a page that had to be recognised, after it was straightened. */
export interface ImageFigures {
  /** Lines of print that were found. */
  lines: number;
  /** Pixels from the top of a line to its bottom; the median. */
  lineHeight: number;
  /** Height of a line in widths of an edge of its print; the median. */
  sharpness: number;
  /** Brightness of the paper behind the darkest tenth of the lines, 0..255. */
  paper: number;
  /** Paper less ink, as a part of the paper's brightness, 0..1; the median. */
  contrast: number;
  /** Degrees by which the lines still lean. */
  lean: number;
  /** Lines that run into an edge of the picture, on the side with the most. */
  cutLines: number;
}

/** In the order in which they are told. */
export const PAGE_PROBLEMS = [
  'cortada',
  'inclinada',
  'borrosa',
  'pequena',
  'oscura',
  'palida',
] as const;
export type PageProblem = (typeof PAGE_PROBLEMS)[number];

/** Fewer lines say too little of a page. */
const ENOUGH_LINES = 4;
/** A line of print of the usual size is as high in a scan of 200 dpi. */
const LINE_AT_200_DPI = 30;

const LEAST_DPI = 170;
const LEAST_SHARPNESS = 0.48;
const LEAST_PAPER = 140;
const LEAST_CONTRAST = 0.22;
const MOST_LEAN = 3;
const MOST_CUT_LINES = 2;

/** Dots per inch that the page would have if its print were of the usual size: it is size that reading needs. */
export const effectiveDpi = ({ lineHeight }: ImageFigures): number =>
  (200 * lineHeight) / LINE_AT_200_DPI;

const IS_SO: Readonly<Record<PageProblem, (figures: ImageFigures) => boolean>> = {
  cortada: ({ cutLines }) => cutLines > MOST_CUT_LINES,
  inclinada: ({ lean }) => lean > MOST_LEAN,
  borrosa: ({ sharpness }) => sharpness < LEAST_SHARPNESS,
  pequena: (figures) => effectiveDpi(figures) < LEAST_DPI,
  oscura: ({ paper }) => paper < LEAST_PAPER,
  palida: ({ contrast }) => contrast < LEAST_CONTRAST,
};

/** What makes a page hard to read, so that another picture of it would read better. */
export function pageProblems(figures: ImageFigures): PageProblem[] {
  if (figures.lines < ENOUGH_LINES) return [];
  return PAGE_PROBLEMS.filter((problem) => IS_SO[problem](figures));
}
