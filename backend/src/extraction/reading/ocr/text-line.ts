/** A rectangle at any angle in pixels; the text runs along (dx, dy). */
export interface LineBox {
  /** Centre. */
  cx: number;
  cy: number;
  /** Unit vector along the text. */
  dx: number;
  dy: number;
  /** Size along and across the text. */
  length: number;
  thickness: number;
}

/** A character with its middle along the line, 0..1, and its confidence, 0..1. */
export interface ReadCharacter {
  text: string;
  at: number;
  confidence: number;
}

/** A line of text as the recogniser read it; spaces are characters too. */
export interface TextLine {
  box: LineBox;
  characters: ReadCharacter[];
  /** Mean of the characters, 0..1. */
  confidence: number;
}
