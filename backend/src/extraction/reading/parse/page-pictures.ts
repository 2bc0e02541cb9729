type Matrix = readonly [number, number, number, number, number, number];

/** What a page is drawn with, as pdfjs lists it. */
export interface Drawing {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

/** The operators that move what is drawn, and those that draw a picture into the unit square. */
export interface PictureOperators {
  readonly save: number;
  readonly restore: number;
  readonly transform: number;
  readonly paintFormXObjectBegin: number;
  readonly paintFormXObjectEnd: number;
  readonly paintImageXObject: number;
  readonly paintInlineImageXObject: number;
  readonly paintImageMaskXObject: number;
}

const WHOLE: Matrix = [1, 0, 0, 1, 0, 0];

function multiply(m: Matrix, n: Matrix): Matrix {
  return [
    m[0] * n[0] + m[2] * n[1],
    m[1] * n[0] + m[3] * n[1],
    m[0] * n[2] + m[2] * n[3],
    m[1] * n[2] + m[3] * n[3],
    m[0] * n[4] + m[2] * n[5] + m[4],
    m[1] * n[4] + m[3] * n[5] + m[5],
  ];
}

const matrixOf = (args: unknown): Matrix =>
  Array.isArray(args) && args.length === 6 ? (args as unknown as Matrix) : WHOLE;

/** Area of the biggest picture on a page, in square units of the page. */
export function biggestPicture({ fnArray, argsArray }: Drawing, ops: PictureOperators): number {
  const kept: Matrix[] = [];
  let [matrix, biggest]: [Matrix, number] = [WHOLE, 0];
  fnArray.forEach((operator, at) => {
    const args = argsArray[at];
    if (operator === ops.save || operator === ops.paintFormXObjectBegin) kept.push(matrix);
    if (operator === ops.transform) matrix = multiply(matrix, matrixOf(args));
    if (operator === ops.paintFormXObjectBegin)
      matrix = multiply(matrix, matrixOf(Array.isArray(args) ? args[0] : null));
    if (operator === ops.restore || operator === ops.paintFormXObjectEnd)
      matrix = kept.pop() ?? WHOLE;
    if (!isPicture(operator, ops)) return;
    biggest = Math.max(biggest, Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]));
  });
  return biggest;
}

const isPicture = (operator: number, ops: PictureOperators): boolean =>
  operator === ops.paintImageXObject ||
  operator === ops.paintInlineImageXObject ||
  operator === ops.paintImageMaskXObject;
