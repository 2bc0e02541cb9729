import fc from 'fast-check';
import type { Authenticity } from '../../src/contracts/authenticity';
import { SOURCE_MATCHES } from '../../src/contracts/document';
import {
  DOCUMENT_SORT_KEYS,
  DOCUMENT_VIEWS,
  type DocumentFilter,
  type DocumentSortKey,
} from '../../src/contracts/list-query';
import type { DocumentRecord } from '../../src/documents/document/document.schema';
import { listFiguresOf } from '../../src/documents/lists/list-figures-of';
import { textWordsOf } from '../../src/rules/list-words';
import { aStoredDocument } from './stored-document';

const NAMES = [
  'Ferretería Los Andes S.A.C.',
  'Óptica Ñandú',
  'Grifo Andino E.I.R.L.',
  'ACME',
  null,
];
const RUCS = ['20512333797', '20601030013', '10412345670', null];
const DAYS = ['2026-01-05', '2026-01-31', '2026-02-01', '2026-03-15', null];

const data = fc.record({
  documento: fc.record({
    tipo: fc.constantFrom('factura', 'factura', 'recibo_servicios', 'orden_compra', 'nota_credito'),
    numero: fc.constantFrom('F001-00000012', 'F001-00000123', 'E001-7', 'OC 2026/77', null),
    fecha_emision: fc.constantFrom(...DAYS),
    fecha_vencimiento: fc.constantFrom(...DAYS),
    moneda: fc.constantFrom('PEN', 'USD', 'EUR', null),
  }),
  proveedor: fc.record({ nombre: fc.constantFrom(...NAMES), ruc: fc.constantFrom(...RUCS) }),
  totales: fc.record({ total: fc.constantFrom(10.5, 1180, -20, 0, 99.99, null) }),
  detraccion: fc.constantFrom({ porcentaje: 12 }, {}),
});

const rarely = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: value });

const state = fc.record({
  data: fc.option(data, { freq: 8 }),
  filename: fc.constantFrom('scan.pdf', 'factura_andes.png', 'Ñoño (1).pdf'),
  text: fc.constantFrom('pagadero en efectivo', 'gasolina 95', ''),
  status: fc.constantFrom('completed', 'completed', 'pending', 'processing', 'error'),
  paymentStatus: fc.constantFrom('unpaid', 'partially_paid', 'paid'),
  uploadedBy: fc.constantFrom('ana', 'luis'),
  minute: fc.integer({ min: 0, max: 90 }),
  isConfirmed: fc.boolean(),
  postponed: fc.constantFrom(null, 'past', 'future'),
  isDuplicate: fc.boolean(),
  doubtful: fc.constantFrom(0, 0, 1, 4),
  contradictions: fc.constantFrom(0, 0, 0, 2),
  authenticity: fc.constantFrom(0.95, 0.9, 0.7, 0.3, null),
  file: rarely(fc.integer({ min: 1, max: 9 })),
  comprobante: fc.option(fc.integer({ min: 1, max: 150 })),
  isObserved: fc.boolean(),
  sourceMatch: fc.constantFrom(null, null, ...SOURCE_MATCHES),
});

/** The time at which the generated documents are looked at. */
export const LOOKED_AT = new Date('2026-04-01T12:00:00.000Z');
const HOUR_MS = 3_600_000;

/** Records of every kind, with equal values in abundance; the same ones for the same seed. */
export function listedDocuments(tenantId: string, count: number, seed: number): DocumentRecord[] {
  return withMarks(
    fc.sample(state, { numRuns: count, seed }).map((one): DocumentRecord => {
      const { filename, status, paymentStatus, uploadedBy, isConfirmed, postponed } = one;
      const extractedData = status === 'completed' ? one.data : null;
      const authenticity = extractedData && anAuthenticity(one.authenticity);
      const createdAt = new Date(LOOKED_AT.getTime() - one.minute * 60_000);
      const shift = postponed === 'future' ? HOUR_MS : -HOUR_MS;
      return {
        ...aStoredDocument({ tenantId, filename, status, paymentStatus, uploadedBy, isConfirmed }),
        extractedData,
        ...(paymentStatus === 'partially_paid' ? { paidCents: 250 } : {}),
        ...(one.file ? { sha256: `file ${one.file}` } : {}),
        comprobanteKey: extractedData && one.comprobante ? `comprobante ${one.comprobante}` : null,
        createdAt,
        ...(status === 'completed'
          ? {
              ...{ doubtful: one.doubtful, contradictions: one.contradictions, authenticity },
              sourceMatch: one.sourceMatch,
            }
          : {}),
        ...(isConfirmed ? { confirmedAt: new Date(LOOKED_AT.getTime() + one.minute * 7) } : {}),
        duplicateOf: one.isDuplicate ? 'other' : null,
        ...(postponed ? { postponedUntil: new Date(LOOKED_AT.getTime() + shift) } : {}),
        ...(one.isObserved
          ? {
              observation: {
                reason: 'No cuadra',
                by: 'x',
                byName: 'X',
                at: LOOKED_AT.toISOString(),
                isOpenForCorrection: false,
              },
            }
          : {}),
        ...listFiguresOf(
          { filename, extractedData, createdAt },
          { extractedData, authenticity },
          textWordsOf([one.text]),
        ),
      };
    }),
  );
}

const anAuthenticity = (confidence: number | null): Authenticity | null =>
  confidence === null
    ? null
    : {
        isAuthentic: confidence > 0.8,
        confidence,
        // Two flags are one too many for the first label.
        flags: confidence === 0.9 ? ['SIN_QR', 'PDF_EDITADO'] : [],
        analysis: '',
        notes: [],
        findings: [],
        passed: [],
      };

/** As reading leaves them: every later one of a comprobante or a file is marked. */
function withMarks(documents: DocumentRecord[]): DocumentRecord[] {
  return documents.map((one) => {
    const earlier = documents.find(
      ({ _id, sha256, comprobanteKey, createdAt }) =>
        _id !== one._id &&
        createdAt <= one.createdAt &&
        (sha256 === one.sha256 || (comprobanteKey && comprobanteKey === one.comprobanteKey)),
    );
    return earlier ? { ...one, duplicateOf: earlier._id } : one;
  });
}

const all = <T extends string>(...values: T[]) => fc.constantFrom(...values);

/** Filters of one to three keys. */
export const anyFilter: fc.Arbitrary<DocumentFilter> = fc
  .record<DocumentFilter>(
    {
      q: all(
        'andes',
        'ÁND ferr',
        'f001-12',
        '00000123',
        'f001123',
        'pag',
        'pendiente',
        '.*',
        'error',
        '2051',
        'gaso',
        'zzz',
        '1,180.00',
        '20.00 andes',
        '1180',
        '797',
        '123',
        '99',
      ),
      razonSocial: all('andes', 'nandu', 'los fer', 'scan', '(a+)+$'),
      ruc: all('20', '20512333797', '10', '9', '20512333797x'),
      status: all('all', 'processing', 'completed', 'error'),
      paymentStatus: all('all', 'unpaid', 'paid', 'partially_paid'),
      emisionDesde: all('2026-01-31', '2026-02-02'),
      emisionHasta: all('2026-01-31', '2026-03-01'),
      vencimientoDesde: all('2026-01-01', '2026-02-01'),
      vencimientoHasta: all('2026-01-05', '2026-12-31'),
      totalDesde: fc.constantFrom(-20, 0, 10.51, 5000),
      totalHasta: fc.constantFrom(0, 99.99, 1180),
      uploadedBy: all('ana', 'nobody'),
      detraccion: all('all', 'si', 'no'),
      moneda: all('PEN', 'USD', 'EUR'),
      confirmado: all('all', 'si', 'no'),
      xml: all('all', 'si', 'no', 'difiere'),
      autenticidad: all('all', 'autentico', 'verificar', 'falsificacion'),
      vista: all(...DOCUMENT_VIEWS),
    },
    { requiredKeys: [] },
  )
  .chain((filter) =>
    fc
      .subarray(Object.entries(filter), { maxLength: 3 })
      .map((entries) => Object.fromEntries(entries) as DocumentFilter),
  );

export const anySort: fc.Arbitrary<[DocumentSortKey, 'ASC' | 'DESC']> = fc.tuple(
  all(...DOCUMENT_SORT_KEYS),
  all('ASC', 'DESC'),
);
