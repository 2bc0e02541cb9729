import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { MODEL_CATALOGUE, type LivingModel } from '../../contracts/models';
import { CLOUD_PROCESSOR_IDS } from '../../contracts/processors';
import { predictedUsd, type PageSize } from '../../rules/engine-cost';
import { costUsd, livingModel } from '../../rules/models';
import { countingGemini, countingOpenAi } from '../../../test/support/vendors/counted-usage';
import { ENGINE_SETUPS } from '../../../test/support/vendors/engine-setups';
import { startEngineWorld, type EngineWorld } from '../../../test/support/vendors/engine-world';
import { textractWire } from '../../../test/support/vendors/textract-server';
import { answerSchema, systemText } from '../language-models';

/** A page of an invoice with four rows. */
const PAGE = `FERRETERIA INDUSTRIAL EL TORNILLO S.A.C.
RUC 20999999019
FACTURA ELECTRÓNICA F001-00025495
AV. ARGENTINA NRO. 1234 CERCADO DE LIMA - LIMA - LIMA
Teléfono: (01) 555-0134 Correo: ventas@eltornillo.example
Fecha de emisión: 08/03/2026 Fecha de vencimiento: 22/04/2026
Señor(es): CONSERVAS BAHÍA FICTICIA S.A.C.
RUC: 20999999027 Moneda: SOLES Forma de pago: Crédito 45 días
Dirección: AV. LOS ALMACENES NUEVOS 2150 LURÍN - LIMA - LIMA
CÓDIGO DESCRIPCIÓN UNIDAD CANTIDAD P. UNITARIO IMPORTE
P5922 GUANTES DE CUERO REFORZADO (PAR) NIU 24.00 11.36 272.64
A1208 VÁLVULA ESFÉRICA BRONCE 3/4" NIU 11.00 37.19 409.09
COD0904 DISCO DE CORTE METAL 4 1/2" X 1.0MM NIU 20.00 5.63 112.60
P2319 FIERRO CORRUGADO 1/2" X 9M NIU 25.00 42.07 1,051.75
OP. GRAVADA S/ 1,564.47
I.G.V. (18 %) S/ 281.61
IMPORTE TOTAL S/ 1,846.08
SON: MIL OCHOCIENTOS CUARENTA Y SEIS CON 08/100 SOLES
Representación impresa de la FACTURA ELECTRÓNICA. Consulte en sunat.gob.pe
Valor resumen: 58qLtiGQIw4PtC3IAIYbW633njo=`;
const textOf = (pages: number): string =>
  [
    'Texto de las páginas del documento, línea por línea:',
    ...Array.from({ length: pages }, (_, at) => {
      return `<<<PAGINA ${at + 1}>>>\n${PAGE}\n<<<FIN DE PAGINA ${at + 1}>>>`;
    }),
  ].join('\n');

/** A page as it is rendered here, and one of a telephone. */
const A4: PageSize = { width: 1_654, height: 2_339 };
const PHOTO: PageSize = { width: 1_512, height: 2_016 };
const DOCUMENTS = [
  ['5 rendered pages', 5, A4],
  ['20 rendered pages', 20, A4],
  ['5 photos', 5, PHOTO],
  ['20 photos', 20, PHOTO],
] as const;
/** Of those pages by o200k_base (gpt-tokenizer 4.0.0): their words, and the whole answer with all rows. */
const COUNTED: Readonly<Record<number, { words: number; answer: number }>> = {
  5: { words: 2_275, answer: 1_581 },
  20: { words: 9_070, answer: 4_926 },
};
/** Rules and schema, counted in the same way. */
const PROMPT = { letters: 791 + 7_070, tokens: 189 + 1_750 };

/** Every model that is asked for, today and when all that is announced has happened. */
const MODELS = CLOUD_PROCESSOR_IDS.flatMap((engine) =>
  ['2026-11-25', '2027-01-14'].flatMap((day) =>
    MODEL_CATALOGUE[engine].flatMap((entry) => {
      const model = livingModel(entry, day);
      return model?.price ? [[model.apiModel, engine, model] as const] : [];
    }),
  ),
);
const ONCE = MODELS.filter(([name], at) => MODELS.findIndex(([other]) => other === name) === at);

it('the rules and the schema are those whose tokens were counted', () => {
  expect(systemText().length + JSON.stringify(answerSchema()).length).toBe(PROMPT.letters);
});

const imageOf = ({ width }: PageSize): string => join(folder, `${width}.jpg`);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'costs-'));
  for (const size of [A4, PHOTO]) {
    const create = { ...size, channels: 3 as const, background: '#fff' };
    await writeFile(imageOf(size), await sharp({ create }).jpeg().toBuffer());
  }
});
afterAll(() => rm(folder, { recursive: true }));

describe.each(ONCE)('what %s costs', (_, engine, model) => {
  let world: EngineWorld;
  beforeAll(async () => (world = await startEngineWorld(ENGINE_SETUPS[engine])));
  afterAll(() => world.close());

  /** By what the vendor says that it has used. */
  async function counted(pages: number, size: PageSize, asked: LivingModel): Promise<number> {
    const { words, answer } = COUNTED[pages] ?? { words: 0, answer: 0 };
    const texts = { input: PROMPT.tokens + words, output: answer };
    const servers = { openai: countingOpenAi(texts), langextract: countingGemini(texts) };
    const reading = textractWire.reading({ 'totales.total': '10.00' });
    world.server.behave(engine === 'textract' ? reading : servers[engine]);
    const numbers = Array.from({ length: pages }, (__, at) => at + 1);
    const told = { ...world.input.pages, numbers, text: () => Promise.resolve(textOf(pages)) };
    const pageImages = numbers.map(() => imageOf(size));
    const input = { ...world.input, model: asked, pages: told, pageImages };
    const { usage } = await world.create().extract(input, new AbortController().signal);
    const { inputTokens = 0, outputTokens = 0, pages: paid = 0 } = usage;
    const usd = costUsd(asked.price, { inputTokens, outputTokens, pages: paid });
    if (usd === null) throw new Error('a model with a price');
    return usd;
  }
  const predicted = (pages: number, size: PageSize, asked: LivingModel): number => {
    const sizes = Array.from({ length: pages }, () => size);
    return predictedUsd(asked, { pages: sizes, letters: textOf(pages).length }) ?? NaN;
  };
  const off = (guess: number, real: number): number => Math.abs(guess - real) / real;

  it.each(DOCUMENTS)(
    'for %s is known before, as far as a formula is published',
    async (__, pages, size) => {
      const blind = { ...model, input: 'text' as const };
      const whole = [predicted(pages, size, model), await counted(pages, size, model)] as const;
      if (engine === 'textract') return expect(off(...whole)).toBeLessThan(0.02);
      // Words and rows are guessed by what such pages have had.
      expect(off(...whole)).toBeLessThan(0.1);
      if (model.input === 'text') return;
      const words = [predicted(pages, size, blind), await counted(pages, size, blind)] as const;
      expect(off(whole[0] - words[0], whole[1] - words[1])).toBeLessThan(0.02);
    },
  );
});
