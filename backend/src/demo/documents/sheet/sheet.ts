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

type FontName = keyof typeof SOURCES;

/** A name that pdfkit knows or the path of a font file. */
function fontSource(name: FontName): string {
  const source = SOURCES[name];
  return source.startsWith(LIBERATION) ? require.resolve(source) : source;
}

export interface TextStyle {
  font: FontName;
  size: number;
  color?: string;
  /** Extra space between characters, in points. */
  track?: number;
}

export interface LineStyle {
  color: string;
  width?: number;
  dash?: number;
}

export interface BoxStyle {
  fill?: string;
  stroke?: string;
  width?: number;
  radius?: number;
}

export interface SheetOptions {
  /** Width and height in points. */
  size: [number, number];
  title: string;
  author: string;
  /** ISO civil date written into the file, so that the same document gives the same bytes. */
  date: string;
}

export const A4: [number, number] = [595.28, 841.89];
const INK = '#1d1d1f';

/** One page to draw on, in points from the top left; `y` of a text is its baseline. */
export class Sheet {
  private readonly finished: Promise<Buffer>;

  private constructor(readonly pdf: PDFKit.PDFDocument) {
    const chunks: Buffer[] = [];
    this.finished = new Promise((resolve, reject) => {
      this.pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
      this.pdf.on('end', () => resolve(Buffer.concat(chunks)));
      this.pdf.on('error', reject);
    });
  }

  /** Its package is loaded with the first: a server starts without it, and may never need it. */
  static async blank({ size, title, author, date }: SheetOptions): Promise<Sheet> {
    const { default: PDFDocument } = await import('pdfkit');
    const written = new Date(`${date}T15:00:00Z`);
    const info = { Title: title, Author: author, CreationDate: written, ModDate: written };
    return new Sheet(new PDFDocument({ size, margin: 0, info }));
  }

  /** Closes the page and gives the bytes of the PDF. */
  end(): Promise<Buffer> {
    this.pdf.end();
    return this.finished;
  }

  widthOf(value: string, style: TextStyle): number {
    this.pdf.font(fontSource(style.font), style.size);
    return this.pdf.widthOfString(value, { characterSpacing: style.track ?? 0 });
  }

  text(value: string, x: number, y: number, style: TextStyle): void {
    this.pdf
      .font(fontSource(style.font), style.size)
      .fillColor(style.color ?? INK)
      .text(value, x, y, {
        lineBreak: false,
        baseline: 'alphabetic',
        characterSpacing: style.track ?? 0,
      });
  }

  right(value: string, x: number, y: number, style: TextStyle): void {
    this.text(value, x - this.widthOf(value, style), y, style);
  }

  center(value: string, x: number, y: number, style: TextStyle): void {
    this.text(value, x - this.widthOf(value, style) / 2, y, style);
  }

  /** The style, smaller when the text would be wider than `width` points. */
  fitted(value: string, width: number, style: TextStyle): TextStyle {
    const natural = this.widthOf(value, style);
    return natural <= width ? style : { ...style, size: (style.size * width) / natural };
  }

  /** Breaks at spaces so that no line is wider than `width` points. */
  wrap(value: string, width: number, style: TextStyle): string[] {
    const lines: string[] = [];
    for (const word of value.split(' ')) {
      const last = lines.at(-1);
      const joined = last === undefined ? word : `${last} ${word}`;
      if (last !== undefined && this.widthOf(joined, style) <= width)
        lines[lines.length - 1] = joined;
      else lines.push(word);
    }
    return lines;
  }

  /** Wrapped text; gives the baseline after the last line. */
  paragraph(
    value: string,
    at: { x: number; y: number; width: number; leading: number },
    style: TextStyle,
  ): number {
    const lines = this.wrap(value, at.width, style);
    lines.forEach((line, i) => this.text(line, at.x, at.y + i * at.leading, style));
    return at.y + lines.length * at.leading;
  }

  line(x1: number, y1: number, x2: number, y2: number, style: LineStyle): void {
    this.pdf.save().lineWidth(style.width ?? 0.5);
    if (style.dash) this.pdf.dash(style.dash, { space: style.dash });
    this.pdf.moveTo(x1, y1).lineTo(x2, y2).stroke(style.color).restore();
  }

  box(x: number, y: number, w: number, h: number, style: BoxStyle): void {
    this.pdf.save().lineWidth(style.width ?? 0.5);
    const shape = style.radius
      ? this.pdf.roundedRect(x, y, w, h, style.radius)
      : this.pdf.rect(x, y, w, h);
    if (style.fill && style.stroke) shape.fillAndStroke(style.fill, style.stroke);
    else if (style.fill) shape.fill(style.fill);
    else shape.stroke(style.stroke ?? INK);
    this.pdf.restore();
  }
}
