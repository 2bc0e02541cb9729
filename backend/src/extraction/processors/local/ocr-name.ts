/** Endings whose dots OCR drops or spaces out, and how they are written. */
const SUFFIXES: readonly (readonly [RegExp, string])[] = [
  [/[\s,]S\s?\.?\s?A\s?\.?\s?C\s?\.?$/i, ' S.A.C.'],
  [/[\s,]S\s?\.?\s?A\s?\.?\s?A\s?\.?$/i, ' S.A.A.'],
  [/[\s,]S\s?\.?\s?R\s?\.?\s?L\s?\.?$/i, ' S.R.L.'],
  [/[\s,]E\s?\.?\s?I\s?\.?\s?R\s?\.?\s?L\s?\.?$/i, ' E.I.R.L.'],
  [/[\s,]S\s?\.?\s?A\s?\.?$/i, ' S.A.'],
];

/** `HUASCARAN SA` read by OCR is `HUASCARAN S.A.`: small dots are what OCR loses first. */
export function tidyCompanyName(name: string): string {
  const suffix = SUFFIXES.find(([pattern]) => pattern.test(name));
  return suffix ? name.replace(suffix[0], suffix[1]) : name;
}
