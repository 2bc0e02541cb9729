import type { DocumentDetail } from '../../contracts/document';
import type { AddItemRequest } from '../../contracts/review';
import {
  anInvoice,
  startReviewing,
  type Agent,
  type Reviewing,
} from '../../../test/support/reviewing';

describe('rows of a document', () => {
  let review: Reviewing;
  let document: DocumentDetail;
  let next = 200;
  beforeAll(async () => {
    review = await startReviewing();
  });
  beforeEach(async () => {
    document = await review.read(anInvoice({ number: `F001-${next++}` }));
  });
  afterAll(() => review?.close());

  const path = (index: number | '' = '') =>
    `/api/documents/${document.id}/items${index === '' ? '' : `/${index}`}`;
  const added = async (body: AddItemRequest, who: Agent = review.clerk) =>
    (await who.post(path()).send(body).expect(200)).body as DocumentDetail;
  const removed = async (index: number, who: Agent = review.clerk) =>
    (await who.delete(path(index)).expect(200)).body as DocumentDetail;
  const names = ({ extractedData }: DocumentDetail) =>
    extractedData?.productos?.map(({ descripcion }) => descripcion);

  it('take their evidence along when one above them goes', async () => {
    const before = document.fields['productos.1.descripcion'];
    const after = await removed(0);
    expect(names(after)).toEqual(['ARENA GRUESA']);
    expect(after.fields['productos.0.descripcion']).toEqual({
      ...before,
      path: 'productos.0.descripcion',
    });
    expect(Object.keys(after.fields).filter((key) => key.startsWith('productos.1.'))).toEqual([]);
    expect(after.editedFields).toEqual({});
  });

  it('come back where they were, with their values, and keep corrections of the others', async () => {
    const body = { fieldPath: 'productos.1.cantidad', newValue: '6' };
    await review.edit(review.clerk, document.id, body).expect(200);
    const [item] = document.extractedData?.productos ?? [];
    const without = await removed(0);
    expect(without.editedFields).toMatchObject({ 'productos.0.cantidad': { old: 5 } });
    const after = await added({ index: 0, item: { ...item } });
    expect(after.extractedData?.productos).toEqual([
      item,
      { ...document.extractedData?.productos?.[1], cantidad: 6 },
    ]);
    expect(after.fields['productos.0.subtotal']).toMatchObject({ value: 600, state: 'verificado' });
    // The price and the amount of its line still speak of five.
    expect(after.fields['productos.1.cantidad']).toMatchObject({ value: 6, state: 'contradice' });
  });

  it('are added empty at the end and filled by edits', async () => {
    await added({});
    const body = { fieldPath: 'productos.2.descripcion', newValue: 'Flete' };
    const answer = await review.edit(review.clerk, document.id, body).expect(200);
    expect(names(answer.body as DocumentDetail)?.[2]).toBe('Flete');
  });

  it('read what is typed into them as an edit does, and refuse what it refuses', async () => {
    const { extractedData } = await added({ item: { subtotal: '1.180,00', cantidad: '' } });
    expect(extractedData?.productos?.[2]).toEqual({ subtotal: 1180, cantidad: null });
    const bodies: object[] = [
      { item: { subtotal: 'mil' } },
      { item: { 'A-b': 'x' } },
      { item: { 'a.b': 'x' } },
      { item: { descripcion: { a: 1 } } },
      { item: [] },
      { item: 'x' },
      { item: Object.fromEntries(Array.from({ length: 41 }, (_, n) => [`k${n}`, 1])) },
      { index: 9 },
      { index: -1 },
      { index: '0' },
    ];
    const taken: object[] = [];
    for (const body of bodies) {
      const { status } = await review.clerk.post(path()).send(body);
      if (status !== 400) taken.push(body);
    }
    expect(taken).toEqual([]);
    await review.clerk.delete(path(9)).expect(404);
    await review.clerk.delete(path(-1)).expect(404);
    await review.clerk.delete(`${path()}/x`).expect(404);
  });

  it('get nothing of what leads to the prototype of all objects', async () => {
    const raw = review.clerk.post(path()).set('Content-Type', 'application/json');
    const sent = '{"item":{"__proto__":{"x":1},"constructor":{"prototype":{"x":1}}}}';
    const { body } = await raw.send(sent).expect(200);
    expect((body as DocumentDetail).extractedData?.productos?.[2]).toEqual({});
    expect(({} as Record<string, unknown>)['x']).toBeUndefined();
  });

  it('tell a stale edit that an index means another row now', async () => {
    await removed(0, review.colleague);
    const body = { fieldPath: 'productos.0.cantidad', newValue: '7' };
    const stale = await review.edit(review.clerk, document.id, body, document.version).expect(409);
    expect(stale.body).toMatchObject({
      code: 'VERSION_CONFLICTO',
      conflict: { path: 'productos', mine: 7, byName: 'Luis Paredes Soto' },
    });
    await review.clerk.delete(path(0)).set('If-Match', `"${document.version}"`).expect(409);
    const other = { fieldPath: 'cliente.nombre', newValue: 'X' };
    await review.edit(review.clerk, document.id, other, document.version).expect(200);
  });

  it('are not taken out from under somebody who has just corrected them', async () => {
    const body = { fieldPath: 'productos.1.cantidad', newValue: '6' };
    await review.edit(review.colleague, document.id, body).expect(200);
    const stale = (index: number) =>
      review.clerk.delete(path(index)).set('If-Match', `"${document.version}"`);
    await stale(1).expect(409);
    await stale(0).expect(200);
  });

  it('are put between others unless the rows have changed unseen', async () => {
    const body = { fieldPath: 'productos.1.cantidad', newValue: '6' };
    await review.edit(review.colleague, document.id, body).expect(200);
    const insert = (seen: number) =>
      review.clerk.post(path()).set('If-Match', `"${seen}"`).send({ index: 1 });
    const { body: more } = await insert(document.version).expect(200);
    expect((more as DocumentDetail).extractedData?.productos?.[2]?.cantidad).toBe(6);
    await removed(0, review.colleague);
    await insert((more as DocumentDetail).version).expect(409);
  });
});
