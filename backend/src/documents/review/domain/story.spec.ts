import { storyOf, type StoryEvent } from './story';

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
    expect(added?.changes[0]).toEqual({ path: 'productos.2.cantidad', old: null, new: 2 });
    expect(removed?.changes[1]).toEqual({ path: 'productos.2.descripcion', old: 'X', new: null });
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

  it('tells what it does not know, and what was erased, in general words', () => {
    const [entry] = storyOf([event({ type: 'SomethingNew', data: {} })]);
    expect(entry).toMatchObject({ label: 'Cambio en el documento', changes: [], comment: null });
  });
});
