import { asOneStream, storyOf, type StoryEvent } from './story';

const event = (change: Partial<StoryEvent>): StoryEvent => ({
  id: 'e',
  type: 'FieldEdited',
  data: {},
  at: '2026-03-15T12:00:00.000Z',
  isSystem: false,
  actorId: 'u1',
  name: null,
  ...change,
});

describe('asOneStream', () => {
  const at = (id: string, time: string): StoryEvent =>
    event({ id, at: `2026-03-15T${time}:00.000Z` });
  const ids = (...streams: StoryEvent[][]): string =>
    asOneStream(...streams)
      .map(({ id }) => id)
      .join(' ');

  it('puts the events of several streams in the order of their times', () => {
    const own = [at('a1', '10:00'), at('a2', '10:20')];
    expect(ids(own, [at('b1', '10:10'), at('b2', '10:20')])).toBe('a1 b1 a2 b2');
  });

  it('puts the stream that it was given first before another of the same time', () => {
    expect(ids([at('b1', '10:10')], [at('a1', '10:00')], [at('c1', '10:10')])).toBe('a1 b1 c1');
  });

  it('keeps each stream in its own order when the clock was set back', () => {
    const own = [at('a1', '10:00'), at('a2', '09:05'), at('a3', '11:00')];
    expect(ids(own, [at('b1', '10:10'), at('b2', '09:15')])).toBe('a1 a2 b1 b2 a3');
  });
});

describe('storyOf', () => {
  it('knows a person by any of his acts, and the product by its name', () => {
    const story = storyOf([
      event({ type: 'ReadingRetried' }),
      event({ type: 'ExtractionStarted', isSystem: true, actorId: 'foliado' }),
      event({ data: { path: 'nota', old: 'a', new: 'b', by: 'Rosa' } }),
      event({ actorId: 'u2' }),
    ]);
    expect(story.map(({ actor }) => actor)).toEqual(['Usuario', 'Rosa', 'Foliado', 'Rosa']);
  });

  it('shows a row that came or went as the values that it held', () => {
    const data = { path: 'productos.2', item: { cantidad: 2, descripcion: 'X' } };
    const [removed, added] = storyOf([
      event({ type: 'ItemAdded', data }),
      event({ type: 'ItemRemoved', data }),
    ]);
    expect([added?.label, removed?.label]).toEqual(['Agregó la fila 3', 'Quitó la fila 3']);
    expect(added?.changes[0]).toEqual({ path: 'productos.2.cantidad', old: null, new: 2 });
    expect(removed?.changes[1]).toEqual({ path: 'productos.2.descripcion', old: 'X', new: null });
  });

  it.each([
    ['ItemAdded', { path: 'productos.11' }, 'Agregó la fila 12'],
    ['ItemAdded', { path: 'productos' }, 'Agregó una fila'],
    ['FieldEdited', { path: 'productos.2' }, 'Corrigió un dato'],
    ['DocumentUploaded', { separatedFrom: {} }, 'Creó el documento con páginas de otro'],
    ['DocumentUploaded', {}, 'Subió el documento'],
    [
      'ComprobanteSeparated',
      { separatedFrom: {} },
      'Creó otro documento con páginas de este archivo',
    ],
  ])('calls %s %j "%s"', (type, data, label) => {
    expect(storyOf([event({ type, data })])[0]?.label).toBe(label);
  });

  it('shows a correction with what else it changed', () => {
    const also = [{ path: 'documento.serie', old: 'F001', new: 'F002' }];
    const data = { path: 'documento.numero', old: 'F001-1', new: 'F002-2', also };
    const changes = (said: StoryEvent['data']) => storyOf([event({ data: said })])[0]?.changes;
    expect(changes(data)).toEqual([
      { path: 'documento.numero', old: 'F001-1', new: 'F002-2' },
      ...also,
    ]);
    expect(changes({ ...data, also: null })).toHaveLength(1);
  });

  it.each([
    ['DocumentPostponed', { until: '' }, null],
    ['DocumentReopened', { until: '2026-03-16T05:00:00.000Z' }, null],
    ['DocumentReopened', { comment: '', reason: 'Falta la guía' }, 'Falta la guía'],
    ['ComprobanteSeparated', { number: 'F001-2', pages: [2, 3] }, 'F001-2 · páginas 2–3'],
    ['DocumentUploaded', { separatedFrom: { number: 'F001-2', pages: [2] } }, 'F001-2 · página 2'],
    ['ComprobanteSeparated', { number: 'F001-2' }, null],
    ['ComprobanteSeparated', { pages: [2, 3] }, null],
    ['ComprobanteSeparated', { separatedFrom: null }, null],
  ])('says of %s %j: %s', (type, data, comment) => {
    expect(storyOf([event({ type, data })])[0]?.comment).toBe(comment);
  });

  it('gives reasons, comments, dates and failures as a sentence', () => {
    const comments = storyOf([
      event({ type: 'DocumentConfirmed', data: { comment: 'Conforme' } }),
      event({ type: 'DocumentPostponed', data: { until: '2026-03-16T05:00:00.000Z' } }),
      event({ type: 'ExtractionFailed', data: { code: 'ARCHIVO_VACIO' } }),
      event({ type: 'ExtractionFailed', data: { code: 'toString' } }),
    ]).map(({ comment }) => comment);
    expect(comments.slice(0, 1)).toEqual([null]);
    expect(comments[1]).toContain('está vacío');
    expect(comments.slice(2)).toEqual(['Hasta el 16 mar 2026', 'Conforme']);
  });

  it('tells a step of the workflow with its comment, what was given and the name that was written', () => {
    const said = { by: 'Luis Paredes', user: 'L. Paredes', comment: 'Conforme al QR' };
    const paymentInfo = { requiresDetraction: true, detractionPercentage: 12 };
    const [entry] = storyOf([event({ type: 'DataValidated', data: { ...said, paymentInfo } })]);
    expect(entry).toMatchObject({
      label: 'Validó los datos',
      actor: 'Luis Paredes',
      displayName: 'L. Paredes',
      comment: 'Conforme al QR',
      changes: [
        { path: 'paymentInfo.requiresDetraction', old: null, new: 'Sí' },
        { path: 'paymentInfo.detractionPercentage', old: null, new: 12 },
      ],
    });
    const own = event({ type: 'DocumentArchived', data: { ...said, user: said.by } });
    expect(storyOf([own])[0]).not.toHaveProperty('displayName');
  });

  it('tells a payment before and after, and nothing of one that was erased', () => {
    const change = {
      ...{ from: 'partially_paid', to: 'partially_paid', oldAmount: 500, amount: 300 },
      ...{ reason: 'Adelanto', creditNotes: ['FC01-7', 'FC01-8'] },
    };
    const [paid] = storyOf([event({ type: 'PaymentStatusChanged', data: change })]);
    expect(paid).toMatchObject({
      label: 'Cambió el estado de pago',
      comment: 'Adelanto',
      changes: [
        { path: 'estado_pago', old: 'Parcial', new: 'Parcial' },
        { path: 'monto_pagado', old: 500, new: 300 },
        { path: 'notas_descontadas', old: null, new: 'FC01-7, FC01-8' },
      ],
    });
    const [erased] = storyOf([event({ type: 'PaymentStatusChanged', data: {} })]);
    expect(erased).toMatchObject({ label: 'Cambió el estado de pago', changes: [], comment: null });
  });

  it('tells what it does not know, and what was erased, in general words', () => {
    const [entry] = storyOf([event({ type: 'SomethingNew', data: {} })]);
    expect(entry).toMatchObject({ label: 'Cambio en el documento', changes: [], comment: null });
  });
});
