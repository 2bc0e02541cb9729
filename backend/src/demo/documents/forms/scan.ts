import sharp from 'sharp';
import { seededRandom } from '../random';
import type { Random } from '../random';
import type { ScanDegradation } from './degradation';
import { pageImage } from './page-image';
import type { Pixels } from './page-image';
import { grain } from './value-noise';

// Taken out of `Math` once: these run for every pixel.
const { abs, floor, max, min } = Math;

const PAPER = 244;

/** Turned on the glass: the page keeps its size, what sticks out is cut, the lid fills the rest. */
async function skewed(page: Pixels, degrees: number): Promise<Pixels> {
  const { width, height } = page;
  const turned = await sharp(page.data, { raw: { width, height, channels: 1 } })
    .rotate(degrees, { background: '#d6d6d6' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const data = await sharp(turned.data, { raw: turned.info })
    .extract({
      left: floor((turned.info.width - width) / 2),
      top: floor((turned.info.height - height) / 2),
      width,
      height,
    })
    .greyscale()
    .raw()
    .toBuffer();
  return { data, width, height, channels: 1 };
}

/** Pale ink, a darker edge where the lid lets light in, grain and a streak of the lamp. */
function aged({ data, width, height }: Pixels, level: ScanDegradation, random: Random): Uint8Array {
  const out = new Uint8Array(data.length);
  const next = grain(random.int(1, 0x7fffffff));
  const streak = random.int(Math.round(width * 0.2), Math.round(width * 0.8));
  const span = (PAPER - level.ink) / 255;
  for (let y = 0, at = 0; y < height; y++)
    for (let x = 0; x < width; x++, at++) {
      const edge = max(0, 1 - x / (width * 0.035)) * 34;
      const lamp = abs(x - streak) < 2 ? 5 : 0;
      const grey = level.ink + (data[at] ?? 255) * span - edge - lamp + next() * level.noise;
      out[at] = max(0, min(255, grey));
    }
  return out;
}

function dust(data: Uint8Array, { width, height }: Pixels, count: number, random: Random): void {
  for (let i = 0; i < count; i++) {
    const x = random.int(2, width - 4);
    const y = random.int(2, height - 4);
    const size = random.int(1, 2);
    for (let dy = 0; dy < size; dy++)
      for (let dx = 0; dx < size; dx++) data[(y + dy) * width + x + dx] = random.int(70, 160);
  }
}

/** A PDF whose only page is the picture: no text layer. */
async function picturePdf(jpeg: Buffer, size: [number, number], written: Date): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size,
    margin: 0,
    info: { Producer: 'Escaner MFP', Creator: 'Escaner MFP', CreationDate: written },
  });
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    pdf.image(jpeg, 0, 0, { width: size[0], height: size[1] });
    pdf.end();
  });
}

/** The first page of a PDF as an office scanner gives it; deterministic for a seed. */
export async function makeScan(
  pdf: Buffer,
  { seed, date }: { seed: number; date: string },
  level: ScanDegradation,
): Promise<Buffer> {
  const random = seededRandom(seed);
  const flat = await pageImage(pdf, level.dpi, 1);
  const page = await skewed(flat, random.next() < 0.5 ? -level.skew : level.skew);
  const pixels = aged(page, level, random);
  dust(pixels, page, level.specks, random);
  const { width, height } = page;
  const jpeg = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .blur(0.5)
    .jpeg({ quality: level.quality })
    .toBuffer();
  const points: [number, number] = [(width * 72) / level.dpi, (height * 72) / level.dpi];
  return picturePdf(jpeg, points, new Date(`${date}T16:00:00Z`));
}
