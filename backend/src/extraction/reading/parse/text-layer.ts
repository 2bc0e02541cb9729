import { isValidRuc } from '../../../rules/ruc';
import { compactText } from '../../../rules/text-clean';
import type { Pixels } from '../image/geometry';
import { smallGrey } from '../image/grey';
import { isBlank, writeOcrImage, writeViewImage } from '../image/page-image';
import { readQrCodes } from '../image/qr-reader';
import { straighten } from '../image/straighten';
import type { PageReading } from './parse-protocol';
import type { PageText } from './pdf-text';

/** A page that is a picture: straightened, stored for people and for OCR, its QR codes read. */
export async function parseScannedPage(
  seen: Pixels,
  number: number,
  workDir: string,
): Promise<PageReading> {
  const blank = await isBlank(seen);
  const pixels = blank ? seen : await straighten(seen);
  const image = await writeViewImage(pixels, workDir, number);
  const ocrImage = blank ? null : await writeOcrImage(pixels, workDir, number);
  const { width, height } = pixels;
  const page = { number, width, height, image, ocrImage, words: [] };
  return {
    page,
    qr: blank ? { codes: [], hasUnreadable: false } : await readQrCodes(pixels, number),
  };
}

/** A page of an invoice made by a program draws at least so many pieces of text. */
const INVOICE_RUNS = 40;
const RUC_LIKE = /\b(10|15|17|20)\d{9}\b/;
/** Words from which on a page speaks for itself, whatever kind of document it is. */
const ENOUGH_WORDS = 60;
/** Share of words in ordinary letters; fonts without a character map give signs from nowhere. */
const LEGIBLE = 0.9;
const ORDINARY = /^[\p{Script=Latin}\p{N}\p{P}\p{S}]+$/u;
/** Share of a page's ink that its words must cover when they are few. */
const EXPLAINED = 0.4;
const INK_SIDE = 600;
/** Grey steps below white from which on it is ink. */
const INK_BELOW = 60;

/** A picture of so much of the page may be a scan with text of its own. */
const SCAN = 0.25;

const isLegible = ({ words }: PageText): boolean =>
  words.filter((word) => ORDINARY.test(word.text)).length >= LEGIBLE * words.length;

/** Text that is drawn, in letters that can be read. */
export const hasUsableText = (text: PageText): boolean =>
  text.words.length > 0 && !text.isInvisible && isLegible(text);

/**
 * Whether there is so much of it that the page need not be looked at.
 * @param isAmongText an earlier page of the file is text: then so is a short one without a scan on it
 */
export function saysEnough({ words, runs, picture }: PageText, isAmongText: boolean): boolean {
  if (words.length >= ENOUGH_WORDS || (isAmongText && picture < SCAN)) return true;
  return runs >= INVOICE_RUNS && words.some((word) => RUC_LIKE.test(word.text));
}

/** Words that any page of a comprobante holds some of, in Spanish or in English. */
const COMMON = new Set(
  (
    'DE DEL LA EL LOS LAS POR CON PARA EN SIN UNA AL RUC FECHA TOTAL SUBTOTAL IGV FACTURA BOLETA CLIENTE DIRECCION ' +
    'CANTIDAD CANT DESCRIPCION PRECIO IMPORTE VALOR UNITARIO PAGO UNIDAD SOLES LIMA PERU SERVICIO PAGINA MONEDA ' +
    'THE OF AND TO FOR INVOICE DATE AMOUNT NUMBER PAGE TAX BILL QUANTITY PRICE DESCRIPTION'
  ).split(' '),
);
/** From so many words on a page without a common one is not in letters that mean what they say. */
const ENOUGH_LETTERS = 20;
const COMMON_SHARE = 0.02;

/**
 * Whether a text layer may say something else than the page shows: a font that maps its letters wrongly leaves no
 * common word, one that maps its figures wrongly no RUC with its check digit.
 */
export function isDoubtful({ words }: Pick<PageText, 'words'>): boolean {
  const texts = words.map(({ text }) => compactText(text));
  const letters = texts.filter((text) => /^[A-Z]{2,}$/.test(text));
  const common = letters.filter((text) => COMMON.has(text)).length;
  if (letters.length >= ENOUGH_LETTERS && common < COMMON_SHARE * letters.length) return true;
  const numbers = texts.flatMap((text) => /\d{11}$/.exec(text)?.[0] ?? []);
  const isNamed = texts.some((text) => text.startsWith('RUC'));
  return isNamed && numbers.length > 1 && !numbers.some(isValidRuc);
}

/** Whether what is to be seen on the page is, by and large, what the text layer says. */
async function explainsInk({ words }: PageText, image: Pixels): Promise<boolean> {
  const { data, width, height } = await smallGrey(image, INK_SIDE);
  const covered = new Uint8Array(data.length);
  for (const { box } of words) {
    const [left, right] = [Math.floor(box.x * width), Math.ceil((box.x + box.w) * width)];
    const bottom = Math.min(height, Math.ceil((box.y + box.h) * height));
    for (let y = Math.floor(box.y * height); y < bottom; y += 1) {
      covered.fill(1, y * width + left, y * width + Math.min(width, right));
    }
  }
  let [ink, inWords] = [0, 0];
  data.forEach((value, at) => {
    if (value > 255 - INK_BELOW) return;
    ink += 1;
    inWords += covered[at] ?? 0;
  });
  return inWords >= EXPLAINED * ink;
}

/**
 * Whether the text layer can be taken for the page, so that no OCR is needed. Text that is not drawn was laid
 * behind a scan by another program's OCR; this product's own reading comes first.
 * @param isAmongText an earlier page of the file is text: then so is a short one without a scan on it
 */
export async function isGoodTextLayer(
  text: PageText,
  image: Pixels,
  isAmongText = false,
): Promise<boolean> {
  if (!hasUsableText(text)) return false;
  return saysEnough(text, isAmongText) || explainsInk(text, image);
}
