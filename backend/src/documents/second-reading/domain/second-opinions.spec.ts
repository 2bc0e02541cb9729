import type { ExtractedData } from '../../../contracts/extracted-data';
import type { FieldComparison } from '../../../contracts/runs';
import { demoDocuments, makeDemoDocument, type DemoKind } from '../../../demo/documents';
import { longDate, slashDate } from '../../../demo/documents/truth/civil-date';
import { buildResult } from '../../../extraction/domain/build-result';
import type { RawExtraction } from '../../../extraction/domain/raw-extraction';
import { withValueAt } from '../../../rules/field-path';
import { isIsoDate } from '../../../rules/date';
import { formatAmount } from '../../../rules/money';
import type { FieldRecord } from '../../../rules/scoring/reading';
import { pageSetFromText } from '../../../../test/support/page-from-text';
import { ENGINE_SETUPS } from '../../../../test/support/vendors/engine-setups';
import { startEngineWorld, type EngineWorld } from '../../../../test/support/vendors/engine-world';
import { generated } from '../../../../test/support/vendors/gemini-server';
import { completion } from '../../../../test/support/vendors/openai-server';
import type { Behaviour } from '../../../../test/support/vendors/scripted-server';
import { analysisAnswer, expenseAnswer } from '../../../../test/support/vendors/textract-answers';
import { textractAnswering } from '../../../../test/support/vendors/textract-server';
import { compareWithSecond } from './attach-opinions';

type Value = string | number;
/** By key; every row has its own. */
type Fields = Readonly<Record<string, Value>>;
interface Printed {
  /** By dotted path. */
  fields: Fields;
  rows: readonly Fields[];
}

const TODAY = '2026-11-20';
const CUSTOMER = { ruc: '20999999019', nombre: 'CONSERVAS BAHÍA FICTICIA S.A.C.' };
const MORE: readonly [DemoKind, string | undefined][] = [
  ['factura', 'transportes-sereno'],
  ['recibo_honorarios', undefined],
  ['boleta', undefined],
  ['nota_credito', undefined],
  ['orden_compra', undefined],
];
const TITLES: Readonly<Record<string, string>> = {
  factura: 'FACTURA ELECTRÓNICA',
  boleta: 'BOLETA DE VENTA ELECTRÓNICA',
  nota_credito: 'NOTA DE CRÉDITO ELECTRÓNICA',
  orden_compra: 'ORDEN DE COMPRA',
  recibo_honorarios: 'RECIBO POR HONORARIOS ELECTRÓNICO',
};
/** A model is not asked for what follows from others. */
const FOLLOWS = /^documento\.(?:serie|codigo_sunat)$/;

/** What a perfect engine is asked for. */
function printedOf({ productos, ...groups }: ExtractedData): Printed {
  const fields = Object.entries(groups).flatMap(([group, values]) =>
    Object.entries(values ?? {}).map(
      ([key, value]) => [`${group}.${key}`, value as Value] as const,
    ),
  );
  const said = fields.filter(([path, value]) => value !== null && !FOLLOWS.test(path));
  return {
    fields: Object.fromEntries(said),
    rows: (productos ?? []).map((row) => ({ ...row }) as Fields),
  };
}

const SAMPLES: readonly (readonly [string, Printed])[] = [
  ...demoDocuments(TODAY, CUSTOMER.ruc, CUSTOMER.nombre).map(
    ({ id, truth }) => [id, truth] as const,
  ),
  ...MORE.map(([kind, issuer], at) => {
    const request = { kind, issuer, form: 'texto', seed: 900 + at, today: TODAY } as const;
    return [`another ${kind}`, makeDemoDocument({ ...request, customer: CUSTOMER }).truth] as const;
  }),
].map(([name, truth]) => [name, printedOf(truth)]);

/** As it stands on the page. */
function textOf(key: string, value: Value, day: (iso: string) => string): string {
  if (key === 'documento.tipo') return TITLES[value] ?? String(value);
  if (key === 'documento.moneda') return value === 'USD' ? 'DÓLARES AMERICANOS' : 'SOLES';
  if (typeof value === 'number') return formatAmount(value);
  return isIsoDate(value) ? day(value) : value;
}

const mapped = (fields: Fields, map: (key: string, value: Value) => Value): Fields =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, map(key, value)]));

function answerOf({ fields, rows }: Printed, write: (key: string, value: Value) => Value): string {
  const data = Object.entries(mapped(fields, write)).reduce<ExtractedData>(
    (root, [path, value]) => withValueAt(root, path, value),
    {},
  );
  return JSON.stringify({ ...data, productos: rows.map((row) => mapped(row, write)) });
}

/** Names of AnalyzeExpense, and labels of what it has no name for. */
const EXPENSE: Readonly<Record<string, readonly [type: string, label?: string]>> = {
  'documento.numero': ['INVOICE_RECEIPT_ID'],
  'documento.fecha_emision': ['INVOICE_RECEIPT_DATE', 'Fecha de emisión:'],
  'documento.fecha_vencimiento': ['DUE_DATE', 'Fecha de vencimiento:'],
  'documento.moneda': ['OTHER', 'Moneda'],
  'proveedor.nombre': ['VENDOR_NAME'],
  'proveedor.ruc': ['VENDOR_VAT_NUMBER', 'RUC'],
  'proveedor.direccion': ['VENDOR_ADDRESS'],
  'proveedor.telefono': ['VENDOR_PHONE'],
  'cliente.nombre': ['RECEIVER_NAME', 'Señores'],
  'cliente.ruc': ['RECEIVER_VAT_NUMBER', 'RUC'],
  'cliente.direccion': ['RECEIVER_ADDRESS'],
  'totales.subtotal': ['SUBTOTAL'],
  'totales.descuentos': ['DISCOUNT', 'Descuentos'],
  'totales.gravada': ['OTHER', 'Op. gravada'],
  'totales.iva': ['TAX', 'I.G.V. (18%)'],
  'totales.icbper': ['OTHER', 'ICBPER'],
  'totales.total': ['TOTAL', 'Importe total'],
  'informacion_adicional.orden_compra': ['PO_NUMBER', 'Orden de compra'],
  'informacion_adicional.terminos_pago': ['PAYMENT_TERMS', 'Forma de pago'],
};
const CELLS: Readonly<Record<string, readonly [type: string, label?: string]>> = {
  codigo: ['PRODUCT_CODE'],
  descripcion: ['ITEM'],
  unidad: ['OTHER', 'Unidad'],
  cantidad: ['QUANTITY'],
  precio_unitario: ['UNIT_PRICE'],
  subtotal: ['PRICE'],
};

function expenseOf({ fields, rows }: Printed): Behaviour {
  const told = (names: typeof EXPENSE, of: Fields) =>
    Object.entries(of).flatMap(([key, value]) => {
      const [type, label] = names[key] ?? [];
      return type ? [{ type, label, value: textOf(key, value, slashDate) }] : [];
    });
  const title = textOf('documento.tipo', fields['documento.tipo'] ?? '', slashDate);
  return textractAnswering({
    expense: expenseAnswer(
      told(EXPENSE, fields),
      rows.map((row) => told(CELLS, row)),
    ),
    analysis: analysisAnswer({ lines: [{ text: title }] }),
  });
}

/** Each vendor in its own way: texts as printed, numbers and long dates, or names of an expense. */
const ENGINES = {
  openai: (said: Printed) => {
    const content = answerOf(said, (key, value) => textOf(key, value, slashDate));
    return completion({ message: { content } });
  },
  langextract: (said: Printed) => {
    const text = answerOf(said, (key, value) =>
      typeof value === 'number' ? value : textOf(key, value, longDate),
    );
    return generated({ parts: [{ text }] });
  },
  textract: expenseOf,
} as const;

/** The paths of a reading that this engine can tell; Textract tells no more than its names and labels. */
const knownTo = (engine: keyof typeof ENGINES, { fields, rows }: Printed): Printed => {
  if (engine !== 'textract') return { fields, rows };
  const kept = Object.entries(fields).filter(
    ([path]) => path === 'documento.tipo' || path in EXPENSE,
  );
  return { fields: Object.fromEntries(kept), rows };
};

const NO_PAGE = pageSetFromText(['']);
const judged = (raw: RawExtraction): FieldRecord[] =>
  buildResult(raw, NO_PAGE, { companyRuc: null, today: TODAY }).records;

/** The document's own reading: everything right. */
function ownReading({ fields, rows }: Printed): FieldRecord[] {
  const cells = rows.flatMap((row, at) =>
    Object.entries(row).map(([key, value]) => [`productos.${at}.${key}`, value] as const),
  );
  const all = [...Object.entries(fields), ...cells].map(([path, value]) => ({
    path,
    text: textOf(path, value, slashDate),
  }));
  return judged({ fields: all, tables: [], usage: { ms: 0 } });
}

/** A figure, a name and a cell of the last row. */
function planted({ fields, rows }: Printed): { said: Printed; wrong: readonly string[] } {
  const sum = 'totales.iva' in fields ? 'totales.iva' : 'totales.total';
  const last = rows.length - 1;
  const row = rows[last] ?? {};
  const cell = 'cantidad' in row ? 'cantidad' : 'descripcion';
  const other = cell === 'cantidad' ? Number(row[cell]) + 1 : 'OTRO SERVICIO';
  const changed = { [sum]: Number(fields[sum]) + 1, 'proveedor.nombre': 'OTRA EMPRESA S.A.C.' };
  return {
    said: {
      fields: { ...fields, ...changed },
      rows: [...rows.slice(0, last), { ...row, [cell]: other }],
    },
    wrong: [...Object.keys(changed), `productos.${last}.${cell}`],
  };
}

describe.each(Object.keys(ENGINES) as (keyof typeof ENGINES)[])(
  'a second opinion of %s',
  (engine) => {
    let world: EngineWorld;
    beforeAll(async () => void (world = await startEngineWorld(ENGINE_SETUPS[engine])));
    afterAll(() => world.close());

    async function differences(sample: Printed, said: Printed): Promise<FieldComparison[]> {
      world.server.behave(ENGINES[engine](said));
      const raw = await world.create().extract(world.input, new AbortController().signal);
      const compared = compareWithSecond(ownReading(knownTo(engine, sample)), judged(raw));
      return compared.filter(({ verdict }) => verdict !== 'igual');
    }
    const pathsOf = (found: readonly FieldComparison[]) => found.map(({ path }) => path).sort();

    it.each(SAMPLES)('on %s says nothing where it reads the same', async (_, sample) => {
      expect(await differences(sample, sample)).toEqual([]);
      const zero = { ...sample, fields: { ...sample.fields, 'totales.descuentos': 0 } };
      expect(await differences(sample, zero)).toEqual([]);
    });

    it.each(SAMPLES)(
      'on %s lists three errors and no more, whatever the order',
      async (_, sample) => {
        const { said, wrong } = planted(sample);
        const found = await differences(sample, said);
        expect(pathsOf(found)).toEqual([...wrong].sort());
        expect(found.every(({ verdict }) => verdict === 'distinto')).toBe(true);
        const turned = { ...said, rows: [...said.rows].reverse() };
        expect(pathsOf(await differences(sample, turned))).toEqual([...wrong].sort());
      },
    );

    it.each(SAMPLES)('on %s lists the row that it leaves out, and no other', async (_, sample) => {
      const found = await differences(sample, { ...sample, rows: sample.rows.slice(1) });
      expect(found.length).toBeGreaterThan(0);
      for (const { path, verdict } of found) {
        expect([path, verdict]).toEqual([expect.stringMatching(/^productos\.0\./), 'solo_primera']);
      }
    });
  },
);
