import { changesOf } from './event-changes';
import { commentOf, detailOf } from './event-detail';

describe('what an event says', () => {
  it.each([
    ['DocumentUploaded', { filename: 'a.pdf' }, 'a.pdf'],
    [
      'ExtractionFailed',
      { code: 'SIN_ESPACIO' },
      'No queda espacio en el servidor. Avise al administrador.',
    ],
    ['ExtractionFailed', { code: 'toString' }, ''],
    ['ExtractionCompleted', { processor: 'local', model: null }, 'local'],
    ['SecondReadingRequested', { processor: 'openai', model: 'gpt-5' }, 'openai · gpt-5'],
    ['FieldEdited', { path: 'totales.total', old: 1, new: 2 }, 'totales.total'],
    ['DocumentReopened', { reason: ' El total está mal. ' }, 'El total está mal.'],
    ['SentToSheets', { sheetName: 'Noviembre' }, 'Noviembre'],
    ['ComprobanteSeparated', { number: 'F001-2', pages: [2, 3] }, 'F001-2 · páginas 2–3'],
    ['OriginalExpired', { days: 1 }, '1 día'],
    ['DocumentDeleted', { reason: 'duplicado' }, 'Está duplicado'],
    ['DocumentPostponed', { until: '2026-03-15T10:00:00.000Z' }, 'Hasta el 15 mar 2026'],
    ['DocumentConfirmed', { doubtful: 1, contradictions: 0 }, '1 dato dudoso'],
    [
      'PaymentPrepared',
      { paymentInfo: { requiresDetraction: true, detractionPercentage: 12 } },
      'Detracción 12 %',
    ],
    ['PaymentPrepared', { paymentInfo: { requiresDetraction: false } }, 'Sin detracción'],
    ['PaymentPrepared', { paymentInfo: null }, ''],
    ['PaymentExecuted', { paymentInfo: { telereditoReference: 'T-1' } }, 'Referencia T-1'],
    ['CreditsGranted', { amount: 10, balance: 35 }, '+10 · saldo 35'],
    ['CreditsSet', { amount: -5 }, '-5'],
    ['PaymentStatusChanged', { from: 'unpaid', to: 'paid' }, 'Pendiente Pago · Pagado'],
    [
      'PaymentStatusChanged',
      { from: 'unpaid', to: 'partially_paid', amount: 50 },
      'Pendiente Pago · Parcial · — → 50.00',
    ],
    [
      'PaymentStatusChanged',
      { from: 'paid', to: 'unpaid', oldAmount: 50 },
      'Pagado · Pendiente Pago',
    ],
    ['PaymentStatusChanged', { from: 'paid', to: 'paid', oldAmount: 50, amount: 50 }, 'Pagado'],
    [
      'PaymentStatusChanged',
      { from: 'partially_paid', to: 'partially_paid', oldAmount: 10.56, amount: 1005 },
      'Parcial · 10.56 → 1,005.00',
    ],
    [
      'PaymentStatusChanged',
      { from: 'unpaid', to: 'paid', findings: ['POSIBLE_FALSIFICACION', 'SIN_CONFIRMAR', 'x'] },
      'Pendiente Pago · Pagado · Pese a: con posible falsificación, sin confirmar',
    ],
    [
      'PaymentBatchCreated',
      { count: 2, totalCents: 118_050, currency: 'PEN', documents: ['a', 'b'] },
      '2 documentos · 1,180.50 PEN',
    ],
    ['PaymentBatchCreated', { count: 1, totalCents: 5000 }, '1 documento · 50.00'],
    ['PaymentBatchCreated', { count: 1 }, '1 documento'],
    [
      'DetractionDepositCreated',
      { number: '260001', count: 2, totalSoles: 284 },
      'Lote 260001 · 2 documentos · S/ 284.00',
    ],
    ['DocumentsExported', { format: 'csv', count: 1 }, 'CSV · 1 documento'],
    ['DocumentsExported', { count: 3 }, '3 documentos'],
    ['AuditExported', { isRedacted: true }, 'Sin valores'],
    ['AuditExported', { isRedacted: false }, ''],
    ['AccountCreated', { role: 'user' }, 'Usuario'],
    ['CreditCharged', { amount: 0, balance: 34 }, 'saldo 34'],
    ['AccountRoleChanged', { old: 'user', new: 'company_admin' }, 'Usuario · Admin Empresa'],
    ['AccountTeamsChanged', { old: ['logistica'], new: [] }, 'Ningún equipo'],
    ['AccountTeamsChanged', { new: ['logistica', 'x', 'tesoreria'] }, 'Logística, Tesorería'],
    ['CheckpointTaken', { streams: 1, events: 12 }, '1 cadena · 12 eventos'],
    ['CompanyUpdated', { old: { name: 'A' }, new: { name: 'B' } }, ''],
    ['DocumentUploaded', {}, ''],
    ['SomethingNew', { anything: 1 }, ''],
    ['constructor', {}, ''],
  ])('is, of %s %j, "%s"', (type, data, detail) => {
    expect(detailOf(type, data)).toBe(detail);
  });

  it('holds the comment or the reason, but no code in its place', () => {
    expect(commentOf('ConformityConfirmed', { comment: ' Todo bien ' })).toBe('Todo bien');
    expect(commentOf('DocumentReopened', { reason: 'El total está mal.' })).toBe(
      'El total está mal.',
    );
    expect(commentOf('DocumentDeleted', { reason: 'duplicado' })).toBeNull();
    expect(commentOf('DocumentConfirmed', { comment: null })).toBeNull();
    expect(commentOf('DocumentObserved', { comment: ' ', reason: 'Falta la guía.' })).toBe(
      'Falta la guía.',
    );
  });

  it('names the value before and after, with what else was changed', () => {
    const also = [{ path: 'totales.iva', old: 18, new: 21.6 }];
    expect(
      changesOf('FieldEdited', { path: 'totales.total', old: 118, new: 141.6, also, by: 'Ana' }),
    ).toEqual([{ path: 'totales.total', old: 118, new: 141.6 }, ...also]);
  });

  it('names the values of a row that came or went', () => {
    const item = { descripcion: 'Arena', cantidad: 2 };
    expect(changesOf('ItemAdded', { path: 'productos.1', item })).toEqual([
      { path: 'productos.1.descripcion', old: null, new: 'Arena' },
      { path: 'productos.1.cantidad', old: null, new: 2 },
    ]);
    expect(changesOf('ItemRemoved', { path: 'productos.1', item })[1]).toEqual({
      path: 'productos.1.cantidad',
      old: 2,
      new: null,
    });
  });

  it('names what changed in a payment', () => {
    const data = {
      ...{ from: 'unpaid', to: 'partially_paid', oldAmount: 10.56, amount: 50 },
      creditNotes: ['FC01-7'],
    };
    expect(changesOf('PaymentStatusChanged', data)).toEqual([
      { path: 'estado_pago', old: 'Pendiente Pago', new: 'Parcial' },
      { path: 'monto_pagado', old: 10.56, new: 50 },
      { path: 'notas_descontadas', old: null, new: 'FC01-7' },
    ]);
  });

  it('names what changed in an account and in a company', () => {
    expect(changesOf('AccountRoleChanged', { old: 'user', new: 'admin' })).toEqual([
      { path: 'rol', old: 'Usuario', new: 'Administrador' },
    ]);
    expect(changesOf('AccountTeamsChanged', { old: [], new: ['logistica', 'tesoreria'] })).toEqual([
      { path: 'equipos', old: '', new: 'Logística, Tesorería' },
    ]);
    expect(
      changesOf('CompanyUpdated', {
        old: { name: 'A', separacionFunciones: true },
        new: { name: 'B', ruc: '2', separacionFunciones: false },
      }),
    ).toEqual([
      { path: 'razon_social', old: 'A', new: 'B' },
      { path: 'separacionFunciones', old: 'Sí', new: 'No' },
      { path: 'ruc', old: null, new: '2' },
    ]);
    expect(changesOf('CompanyUpdated', { old: null, new: { name: 'B' } })).toEqual([
      { path: 'razon_social', old: null, new: 'B' },
    ]);
    expect(changesOf('PasswordChanged', {})).toEqual([]);
  });

  it('says of an event of another time what it can', () => {
    expect(changesOf('FieldEdited', { path: 'nota', old: 'a', new: 'b' })).toEqual([
      { path: 'nota', old: 'a', new: 'b' },
    ]);
    expect(changesOf('PaymentStatusChanged', { from: 'unpaid', to: 'paid' })).toEqual([
      { path: 'estado_pago', old: 'Pendiente Pago', new: 'Pagado' },
    ]);
    expect(changesOf('AccountRoleChanged', { new: 'user' })).toEqual([
      { path: 'rol', old: null, new: 'Usuario' },
    ]);
    expect(changesOf('SomethingNew', { old: 1, new: 2 })).toEqual([
      { path: 'valor', old: 1, new: 2 },
    ]);
  });
});
