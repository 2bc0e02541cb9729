import { isDeepStrictEqual } from 'node:util';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { DocumentDetail } from '../../contracts/document';
import type { ReviewAnswer } from '../../contracts/document-change';
import { HELD_VERSION_HEADER } from '../../contracts/headers';
import { withChange } from '../../rules/document-change';
import { anInvoice, startReviewing, type Reviewing } from '../../../test/support/reviewing';
import type { DocumentRecord } from '../document/document.schema';

const LINES = 400;
/** A change of one cell, or of one row, beside some 400 kB of the whole document. */
const FEW_BYTES = 10_000;
/** Of the paths of all lines: one without an amount takes their proof from all others, and gives it back. */
const ALL_LINES_BYTES = 60_000;

describe('a document of 400 lines', () => {
  let review: Reviewing;
  let held: DocumentDetail;
  beforeAll(async () => {
    review = await startReviewing();
    held = await lengthened(await review.read(anInvoice()));
  });
  afterAll(() => review?.close());

  /** With its first line again and again, evidence and all. */
  async function lengthened({ id }: DocumentDetail): Promise<DocumentDetail> {
    const connection = review.test.app.get<Connection>(getConnectionToken());
    const documents = connection.collection<DocumentRecord>('documents');
    const { extractedData = null, fields = [] } = (await documents.findOne({ _id: id })) ?? {};
    const [line = {}] = extractedData?.productos ?? [];
    const first = fields.filter(({ path }) => path.startsWith('productos.0.'));
    const rest = fields.filter(({ path }) => !path.startsWith('productos.'));
    const all = Array.from({ length: LINES }, (_, n) =>
      first.map((field) => ({ ...field, path: field.path.replace('.0.', `.${n}.`) })),
    );
    const set = {
      extractedData: { ...extractedData, productos: all.map(() => ({ ...line })) },
      fields: [...rest, ...all.flat()],
    };
    await documents.updateOne({ _id: id }, { $set: set, $inc: { version: 1 } });
    return review.detail(id);
  }

  const ask = async (method: 'post' | 'delete', path: string, body: object = {}) => {
    const call = review.clerk[method](`/api/documents/${held.id}/${path}`)
      .set('If-Match', `"${held.version}"`)
      .set(HELD_VERSION_HEADER, String(held.version));
    const { body: answer, text } = await call.send(body).expect(200);
    return { answer: answer as ReviewAnswer, bytes: Buffer.byteLength(text) };
  };

  it.each<[string, number, 'post' | 'delete', string, object?]>([
    [
      'a saved cell',
      FEW_BYTES,
      'post',
      'edit-field',
      { fieldPath: 'productos.7.cantidad', newValue: '11' },
    ],
    [
      'a corrected total',
      FEW_BYTES,
      'post',
      'edit-field',
      { fieldPath: 'totales.total', newValue: '1181' },
    ],
    [
      'a row at the end',
      FEW_BYTES,
      'post',
      'items',
      { item: { descripcion: 'Flete', subtotal: '10' } },
    ],
    ['a row between others', ALL_LINES_BYTES, 'post', 'items', { index: 3 }],
    ['the empty row taken out', ALL_LINES_BYTES, 'delete', 'items/3'],
    ['another row taken out', FEW_BYTES, 'delete', 'items/5'],
    ['a confirmation', FEW_BYTES, 'post', 'confirm', { comment: 'Conforme' }],
    ['a second confirmation', FEW_BYTES, 'post', 'confirm'],
  ])('answers %s with what has changed', async (_, most, method, path, body = {}) => {
    expect(Buffer.byteLength(JSON.stringify(held))).toBeGreaterThan(300_000);
    const { answer, bytes } = await ask(method, path, body);
    const before = held;
    held = await review.detail(held.id);
    // Compared here: the difference of two such documents is not worth waiting for.
    const made = 'changes' in answer && withChange(before, answer);
    expect(isDeepStrictEqual(made, held)).toBe(true);
    expect(bytes).toBeLessThan(most);
  });

  it('answers all of it to whoever holds another version, or says nothing', async () => {
    const confirm = (version?: number) => {
      const call = review.clerk.post(`/api/documents/${held.id}/confirm`).send({});
      return version === undefined ? call : call.set(HELD_VERSION_HEADER, String(version));
    };
    for (const version of [undefined, held.version - 1, held.version + 1]) {
      expect(isDeepStrictEqual((await confirm(version).expect(200)).body, held)).toBe(true);
    }
    await confirm(Number.NaN).expect(400);
  });
});
