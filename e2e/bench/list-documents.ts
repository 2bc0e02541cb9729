import { randomUUID } from 'node:crypto';
import type { ExtractedData } from '../../backend/src/contracts/extracted-data';
import { built } from './built';

type Ruc = typeof import('../../backend/src/rules/ruc');
type Words = typeof import('../../backend/src/rules/list-words');
type Figures = typeof import('../../backend/src/documents/lists/list-figures-of');
type Review = typeof import('../../backend/src/rules/review-figures');

const DAY_MS = 24 * 3_600_000;
const YEARS_DAYS = 730;
export const PEOPLE = 6;

const NAMES =
  'FERRETERIA COMERCIAL DISTRIBUIDORA INVERSIONES SERVICIOS TRANSPORTES CONSTRUCTORA IMPORTACIONES GRUPO AGRICOLA TEXTIL CLINICA GRIFO LIBRERIA SEGUROS CORPORACION'.split(
    ' ',
  );
const PLACES =
  'ANDES PACIFICO ÑANDÚ LIMA CUSCO AREQUIPA HUASCARÁN SOLEDAD ESPERANZA UNIÓN PROGRESO MARAÑÓN TITICACA AMAZONAS INTI ROSARIO'.split(
    ' ',
  );
const FORMS = ['S.A.C.', 'S.A.', 'E.I.R.L.', 'S.R.L.'];
const BOILERPLATE =
  'factura electronica representacion impresa comprobante autorizado mediante resolucion intendencia sunat consulte www fecha emision vencimiento moneda soles senores direccion cantidad unidad descripcion valor unitario importe operaciones gravadas inafectas exoneradas subtotal total son condicion pago cuenta corriente banco hash observaciones'.split(
    ' ',
  );

/** Numbers in 0..1, the same ones in every run. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface Supplier {
  nombre: string;
  ruc: string;
}

export interface World {
  tenantId: string;
  /** When the newest document came. */
  now: Date;
  suppliers: readonly Supplier[];
  goods: readonly string[];
  /** Words that stand on some documents only. */
  printed: readonly string[];
}

const SYLLABLES = 'ba ce di fo gu la me ni po ru sa te vi zo bra cle tri pro'.split(' ');

function invented(random: () => number, syllables: number): string {
  return Array.from({ length: syllables }, () => pick(random, SYLLABLES)).join('');
}

function pick<T>(random: () => number, values: readonly T[]): T {
  return values[Math.floor(random() * values.length)] as T;
}

/** The first ones far more often than the last ones, as suppliers and words are. */
function skewed<T>(random: () => number, values: readonly T[]): T {
  return values[Math.floor(random() ** 2.5 * values.length)] as T;
}

export function world(tenantId: string, now: Date): World {
  const random = seeded(11);
  const { rucCheckDigit } = built<Ruc>('rules/ruc');
  const suppliers = Array.from({ length: 400 }, (_, at) => {
    const ten = `20${String(100_000_00 + Math.floor(random() * 8_000_000) * 11).slice(0, 8)}`;
    const nombre = `${pick(random, NAMES)} ${pick(random, PLACES)} ${invented(random, 3).toUpperCase()} ${FORMS[at % 4]}`;
    return { nombre, ruc: `${ten}${rucCheckDigit(ten)}` };
  });
  const goods = Array.from({ length: 300 }, () => `${invented(random, 3)} ${invented(random, 2)}`);
  const printed = Array.from({ length: 3_000 }, () => invented(random, 4));
  return { tenantId, now, suppliers, goods, printed };
}

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

function dataOf({ suppliers, goods }: World, at: number, created: number, random: () => number) {
  const issued = created - Math.floor(random() * 10) * DAY_MS;
  const total = Math.round(Math.exp(4 + random() * 6) * 100) / 100;
  const data: ExtractedData = {
    documento: {
      tipo: 'factura',
      numero: `F${String(1 + (at % 9)).padStart(3, '0')}-${String(at).padStart(8, '0')}`,
      fecha_emision: isoDay(issued),
      fecha_vencimiento:
        random() < 0.2 ? null : isoDay(issued + pick(random, [15, 30, 60]) * DAY_MS),
      moneda: random() < 0.85 ? 'PEN' : 'USD',
    },
    proveedor: { ...skewed(random, suppliers), direccion: 'Av. Los Próceres 123, Lima' },
    cliente: { nombre: 'COMERCIAL DEMO S.A.C.', ruc: '20601030013' },
    totales: { subtotal: Math.round(total / 0.0118) / 100, total },
    ...(random() < 0.18 ? { detraccion: { codigo: '037', porcentaje: 12 } } : {}),
    productos: Array.from({ length: 1 + Math.floor(random() * 5) }, () => ({
      descripcion: skewed(random, goods),
      cantidad: 1 + Math.floor(random() * 20),
      precio_unitario: 10,
      subtotal: 100,
    })),
  };
  return data;
}

/** Evidence as the reading leaves it, so that a record has its real size. */
const FIELDS = Array.from({ length: 22 }, (_, at) => ({
  path: `grupo.campo_${at}`,
  value: 'un valor leído',
  state: at % 11 === 0 ? 'dudoso' : 'seguro',
  confidence: 0.93,
  origin: 'texto',
  box: { page: 1, x: 0.1, y: 0.2, width: 0.3, height: 0.01 },
  reasons: ['Leído del texto del documento'],
}));

/** The document number `at` of `count`, in the order in which they came. */
export function listDocument(world: World, at: number, count: number, random: () => number) {
  const { listFiguresOf } = built<Figures>('documents/lists/list-figures-of');
  const { textWordsOf } = built<Words>('rules/list-words');
  const { reviewFigures } = built<Review>('rules/review-figures');
  const age = (count - at) / count;
  const created = world.now.getTime() - age * YEARS_DAYS * DAY_MS - Math.floor(random() * 60_000);
  const isFailed = random() < 0.02;
  const data = isFailed ? null : dataOf(world, at, created, random);
  const text = [...BOILERPLATE, ...Array.from({ length: 25 }, () => skewed(random, world.printed))];
  const filename = `factura_${at}.pdf`;
  const authenticity = data && {
    isAuthentic: true,
    confidence: 0.9,
    flags: [],
    analysis: '',
    notes: [],
    findings: [],
    passed: [],
  };
  const isPaid = !isFailed && random() < (age > 0.1 ? 0.8 : 0.1);
  const _id = randomUUID();
  return {
    _id,
    tenantId: world.tenantId,
    filename,
    fileSize: 120_000,
    fileType: 'application/pdf',
    sha256: _id,
    blobKey: `${world.tenantId}/2026/${_id}`,
    status: isFailed ? 'error' : 'completed',
    paymentStatus: isPaid ? 'paid' : random() < 0.01 ? 'partially_paid' : 'unpaid',
    createdAt: new Date(created),
    uploadedBy: `persona-${Math.floor(random() * PEOPLE)}`,
    uploadedByName: 'Ana Quispe',
    processor: 'local',
    model: 'local-es-pe',
    attempt: 1,
    stage: null,
    extractedData: data,
    fields: data ? FIELDS : [],
    confidence: data ? 0.93 : null,
    processingTime: 2.1,
    authenticity,
    failure: isFailed ? { code: 'ARCHIVO_CIFRADO', message: 'El archivo tiene contraseña' } : null,
    pages: [{ number: 1, width: 1240, height: 1754, contentType: 'image/png' }],
    pageCount: 1,
    comprobanteKey: data ? `${data.proveedor?.ruc}|factura|F${at}` : null,
    duplicateOf: random() < 0.015 ? randomUUID() : null,
    isConfirmed: !isFailed && (isPaid || random() < 0.3),
    version: 3,
    outbox: [],
    ...(random() < 0.003
      ? {
          observation: {
            reason: 'No cuadra',
            by: 'x',
            byName: 'X',
            at: '2026-01-01T00:00:00.000Z',
            isOpenForCorrection: false,
          },
        }
      : {}),
    ...(data ? reviewFigures(data, []) : {}),
    ...listFiguresOf(
      { filename, extractedData: data, createdAt: new Date(created) },
      { extractedData: data, authenticity },
      textWordsOf([text.join(' ')]),
    ),
  };
}
