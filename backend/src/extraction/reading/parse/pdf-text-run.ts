/** A piece of text as the PDF draws it, in pixels of the upright page (origin top left). */
export interface TextRun {
  text: string;
  /** Start of the baseline. */
  x: number;
  y: number;
  /** Unit vector along the baseline. */
  dx: number;
  dy: number;
  /** Length along the baseline. */
  length: number;
  /** Font size. */
  size: number;
  /** All characters of its font are equally wide. */
  isMonospace: boolean;
}
