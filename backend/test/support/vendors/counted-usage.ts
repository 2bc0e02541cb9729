import { generated } from './gemini-server';
import { answerText, completion } from './openai-server';
import type { Behaviour } from './scripted-server';

/** Tokens of the texts of a request, counted beforehand. */
export interface CountedTexts {
  input: number;
  output: number;
}

interface Size {
  width: number;
  height: number;
}

const ANSWER = answerText({ 'totales.total': '10.00' });

/** Of a JPEG, from its frame header. */
function sizeOf(jpeg: Buffer): Size {
  let at = 2;
  while (at < jpeg.length) {
    const marker = jpeg.readUInt8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xc3;
    if (isFrame) return { height: jpeg.readUInt16BE(at + 5), width: jpeg.readUInt16BE(at + 7) };
    at += 2 + jpeg.readUInt16BE(at + 2);
  }
  throw new Error('no picture');
}

const scaled = ({ width, height }: Size, by: number): Size => ({
  width: width * by,
  height: height * by,
});

function squares({ width, height }: Size, side: number): number {
  let count = 0;
  for (let y = 0; y < height; y += side) for (let x = 0; x < width; x += side) count += 1;
  return count;
}

/** developers.openai.com, images and vision: fit into 2048, shortest side to 768, squares of 512. */
function tiles(size: Size, detail: string, base: number, each: number): number {
  if (detail === 'low') return base;
  const long = Math.max(size.width, size.height);
  const fitted = long > 2_048 ? scaled(size, 2_048 / long) : size;
  const short = Math.min(fitted.width, fitted.height);
  return base + each * squares(short > 768 ? scaled(fitted, 768 / short) : fitted, 512);
}

/** The same page: patches of 32, shrunk so that no more than so many cover it, by a factor of the model. */
function patches(size: Size, most: number, factor: number): number {
  if (squares(size, 32) <= most) return Math.ceil(squares(size, 32) * factor);
  const shrink = Math.sqrt((32 * 32 * most) / (size.width * size.height));
  const [wide, high] = [(size.width * shrink) / 32, (size.height * shrink) / 32];
  const whole = Math.min(Math.floor(wide) / wide, Math.floor(high) / high);
  // A hair less, so that whole patches stay whole.
  return Math.ceil(squares(scaled(size, shrink * whole * (1 - 1e-9)), 32) * factor);
}

/** ai.google.dev, token counting: 258, or so many for each crop of a third of twice the shorter side. */
function crops({ width, height }: Size): number {
  if (width <= 384 && height <= 384) return 258;
  const unit = Math.floor(Math.min(width, height) / 1.5);
  return 258 * squares({ width, height }, unit);
}

function ofOpenAi(model: string, size: Size, detail: string): number {
  if (model === 'gpt-4o-mini') return tiles(size, detail, 2_833, 5_667);
  if (model.startsWith('gpt-4')) return tiles(size, detail, 85, 170);
  return patches(size, 2_500, 1.2);
}

const ofGemini = (model: string, size: Size): number =>
  model.startsWith('gemini-2') ? crops(size) : 1_120;

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);

interface OpenAiBody {
  model: string;
  messages: [unknown, { content: string | { image_url?: { url: string; detail: string } }[] }];
}

/** OpenAI that counts the pages that it was really sent. */
export const countingOpenAi =
  ({ input, output }: CountedTexts): Behaviour =>
  ({ body }) => {
    const { model, messages } = JSON.parse(body) as OpenAiBody;
    const { content } = messages[1];
    const images = (typeof content === 'string' ? [] : content).flatMap(({ image_url }) =>
      image_url ? [image_url] : [],
    );
    const tokens = images.map(({ url, detail }) =>
      ofOpenAi(model, sizeOf(Buffer.from(url.split(',')[1] ?? '', 'base64')), detail),
    );
    return completion({ message: { content: ANSWER } }, { input: input + sum(tokens), output });
  };

interface GeminiBody {
  contents: [{ parts: { inlineData?: { data: string } }[] }];
}

/** Gemini that does. */
export const countingGemini =
  ({ input, output }: CountedTexts): Behaviour =>
  ({ path, body }) => {
    const model = /models\/([^:/]{1,100}):/.exec(path)?.[1] ?? '';
    const tokens = (JSON.parse(body) as GeminiBody).contents[0].parts.flatMap(({ inlineData }) =>
      inlineData ? [ofGemini(model, sizeOf(Buffer.from(inlineData.data, 'base64')))] : [],
    );
    const usageMetadata = { promptTokenCount: input + sum(tokens), candidatesTokenCount: output };
    return generated({ parts: [{ text: ANSWER }] }, { usageMetadata });
  };
