import type { RawField } from '../../domain/raw-extraction';
import type { Layout } from './layout';

/** Endings whose dots OCR drops or spaces out, and how they are written. */
const SUFFIXES: readonly (readonly [RegExp, string])[] = [
  [/[\s,]S\s?\.?\s?A\s?\.?\s?C\s?\.?$/i, ' S.A.C.'],
  [/[\s,]S\s?\.?\s?A\s?\.?\s?A\s?\.?$/i, ' S.A.A.'],
  [/[\s,]S\s?\.?\s?R\s?\.?\s?L\s?\.?$/i, ' S.R.L.'],
  [/[\s,]E\s?\.?\s?I\s?\.?\s?R\s?\.?\s?L\s?\.?$/i, ' E.I.R.L.'],
  [/[\s,]S\s?\.?\s?A\s?\.?$/i, ' S.A.'],
];

/** A word surer than this was read alike by two readers. */
const READ_ALIKE = 0.85;

/** `HUASCARAN SA` read by OCR is `HUASCARAN S.A.`: small dots are what OCR loses first. */
export function tidyCompanyName(name: string): string {
  const suffix = SUFFIXES.find(([pattern]) => pattern.test(name));
  return suffix ? name.replace(suffix[0], suffix[1]) : name;
}

/**
 * The name with the dots that OCR lost. A form that two readers saw as one word without a dot is printed
 * without them: many companies write themselves so.
 */
export function withTidyName(field: RawField, layout: Layout): RawField {
  if (!field.path.endsWith('.nombre') || endsInSureWord(field, layout)) return field;
  return { ...field, text: tidyCompanyName(field.text) };
}

function endsInSureWord({ text, boxes = [] }: RawField, { lines }: Layout): boolean {
  const word = text.split(' ').at(-1) ?? '';
  if (!/^\p{L}{2,}$/u.test(word)) return false;
  return lines
    .flatMap((line) => line.tokens)
    .some(
      (token) =>
        token.text === word &&
        token.confidence > READ_ALIKE &&
        boxes.some(({ page, x, y, w, h }) => {
          const [middleX, middleY] = [token.box.x + token.box.w / 2, token.box.y + token.box.h / 2];
          const isAcross = middleX > x && middleX < x + w;
          return page === token.box.page && isAcross && middleY > y && middleY < y + h;
        }),
    );
}
