/** Liberation Sans is embedded; the rest are the PDF standard fonts that every viewer draws. */
const LIBERATION = 'pdfjs-dist/standard_fonts/LiberationSans';

const SOURCES = {
  sans: `${LIBERATION}-Regular.ttf`,
  sansBold: `${LIBERATION}-Bold.ttf`,
  sansItalic: `${LIBERATION}-Italic.ttf`,
  plain: 'Helvetica',
  plainBold: 'Helvetica-Bold',
  serif: 'Times-Roman',
  serifBold: 'Times-Bold',
  serifItalic: 'Times-Italic',
  mono: 'Courier',
  monoBold: 'Courier-Bold',
} as const;

export type FontName = keyof typeof SOURCES;

/** A name that pdfkit knows or the path of a font file. */
export function fontSource(name: FontName): string {
  const source = SOURCES[name];
  return source.startsWith(LIBERATION) ? require.resolve(source) : source;
}
