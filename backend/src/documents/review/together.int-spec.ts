import type { DocumentDetail } from '../../contracts/document';
import type { ErrorBody } from '../../contracts/errors';
import type { ReviewLockAnswer, StoryEntry } from '../../contracts/review';
import { Clock } from '../../platform/clock/clock';
import {
  anInvoice,
  startReviewing,
  type Agent,
  type Reviewing,
} from '../../../test/support/reviewing';

const ROSA = 'Rosa Quispe Mamani';
const LUIS = 'Luis Paredes Soto';

describe('two people and one document', () => {
  let review: Reviewing;
  let document: DocumentDetail;
  let next = 100;
  beforeAll(async () => {
    review = await startReviewing();
  });
  beforeEach(async () => {
    document = await review.read(anInvoice({ number: `F001-${next++}` }));
  });
  afterAll(() => review?.close());

  const of = (id: string, act: string) => `/api/documents/${id}/${act}`;
  const editing = (who: Agent, fieldPath: string, newValue: string, seen?: number) =>
    review.edit(who, document.id, { fieldPath, newValue }, seen);
  const confirming = (who: Agent, body: object = {}) =>
    who.post(of(document.id, 'confirm')).send(body);
  const story = async () =>
    (await review.clerk.get(of(document.id, 'events')).expect(200)).body as StoryEntry[];
  const typesOf = async () => (await story()).map(({ type }) => type);

  it('keeps what both wrote into different fields, also from a stale version', async () => {
    const seen = document.version;
    await editing(review.clerk, 'proveedor.nombre', 'De Rosa', seen).expect(200);
    const { body } = await editing(review.colleague, 'cliente.nombre', 'De Luis', seen).expect(200);
    expect(body).toMatchObject({
      version: seen + 2,
      extractedData: { proveedor: { nombre: 'De Rosa' }, cliente: { nombre: 'De Luis' } },
    });
  });

  it('tells the second one both values of the same field, and lets him decide', async () => {
    const seen = document.version;
    const first = await editing(review.clerk, 'totales.total', '1200', seen).expect(200);
    const { body } = await editing(review.colleague, 'totales.total', '1300', seen).expect(409);
    expect(body).toMatchObject({
      code: 'VERSION_CONFLICTO',
      conflict: {
        path: 'totales.total',
        mine: 1300,
        theirs: 1200,
        byName: ROSA,
        at: expect.any(String),
        version: seen + 1,
      },
    });
    expect(await review.detail(document.id)).toEqual(first.body);
    const { version } = (body as ErrorBody).conflict ?? { version: 0 };
    await editing(review.colleague, 'totales.total', '1300', version).expect(200);
  });

  it('has no conflict when both write the same, nor without a version, but one with another window of oneself', async () => {
    const seen = document.version;
    await editing(review.clerk, 'totales.total', '1200', seen).expect(200);
    await editing(review.colleague, 'totales.total', '1200', seen).expect(200);
    await editing(review.clerk, 'totales.total', '1250', seen).expect(409);
    await editing(review.colleague, 'totales.total', '1300').expect(200);
    await review.colleague
      .post(of(document.id, 'edit-field'))
      .set('If-Match', 'yesterday')
      .send({ fieldPath: 'totales.total', newValue: 1 })
      .expect(400);
  });

  it('loses none of many edits that come at once', async () => {
    const fields = ['nombre', 'direccion', 'telefono', 'email'];
    const people = [review.clerk, review.colleague];
    const answers = await Promise.all(
      people.flatMap((who, index) =>
        fields.map((key) =>
          editing(
            who,
            `${['proveedor', 'cliente'][index]}.${key}`,
            `${key} nuevo`,
            document.version,
          ),
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    const { extractedData, version } = await review.detail(document.id);
    const all = Object.fromEntries(fields.map((key) => [key, `${key} nuevo`]));
    expect(extractedData).toMatchObject({ proveedor: all, cliente: all });
    expect(version).toBe(document.version + 8);
    const edits = (await typesOf()).filter((type) => type === 'FieldEdited');
    expect(edits).toHaveLength(8);
  });

  it('confirms once when both press at once, with one event', async () => {
    const answers = await Promise.all([
      confirming(review.clerk, { comment: ' Conforme ' }),
      confirming(review.colleague, { comment: ' Conforme ' }),
      confirming(review.clerk),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const after = await review.detail(document.id);
    expect(after).toMatchObject({ isConfirmed: true, isLocked: true, lockReason: 'confirmado' });
    expect([ROSA, LUIS]).toContain(after.confirmedByName);
    expect(after.confirmedAt).not.toBeNull();
    expect((await typesOf()).filter((type) => type === 'DocumentConfirmed')).toHaveLength(1);
  });

  it('does not confirm what somebody else changed unseen', async () => {
    await editing(review.colleague, 'totales.total', '1300').expect(200);
    const stale = confirming(review.clerk).set('If-Match', `"${document.version}"`);
    const { body } = await stale.expect(409);
    expect((body as ErrorBody).conflict).toMatchObject({ path: 'totales.total', theirs: 1300 });
    const { body: confirmed } = await confirming(review.clerk)
      .set('If-Match', `"${document.version + 1}"`)
      .expect(200);
    expect(confirmed).toMatchObject({ isConfirmed: true, confirmationComment: null });
  });

  it('refuses edits of a confirmed document, and takes them again once it is reopened', async () => {
    await confirming(review.clerk, { comment: 'Conforme' }).expect(200);
    const { body } = await editing(review.clerk, 'totales.total', '5').expect(409);
    expect(body).toMatchObject({
      code: 'DOCUMENTO_BLOQUEADO',
      message: 'El documento está confirmado. No se puede modificar.',
    });
    await review.clerk.post(of(document.id, 'items')).send({}).expect(409);
    await review.clerk.delete(of(document.id, 'items/0')).expect(409);
    const reopening = (who: Agent, reason?: string) =>
      who.post(of(document.id, 'reopen')).send({ reason });
    await reopening(review.clerk, 'Me equivoqué').expect(403);
    await reopening(review.boss).expect(400);
    await reopening(review.boss, '   ').expect(400);
    const { body: open } = await reopening(review.boss, 'El total está mal').expect(200);
    expect(open).toMatchObject({
      isConfirmed: false,
      isLocked: false,
      lockReason: null,
      confirmedBy: null,
      confirmedAt: null,
      confirmationComment: null,
    });
    await reopening(review.boss, 'Otra vez').expect(409);
    await editing(review.clerk, 'totales.total', '5').expect(200);
    expect((await story()).slice(0, 3)).toMatchObject([
      { type: 'FieldEdited', changes: [{ path: 'totales.total', old: 1180, new: 5 }] },
      { type: 'DocumentReopened', actor: 'Carmen Huamán Ríos', comment: 'El total está mal' },
      { type: 'DocumentConfirmed', actor: ROSA, comment: 'Conforme' },
    ]);
  });

  it('shows who works on a document, and lets another take it over', async () => {
    const lock = async (who: Agent, body?: object) => {
      const answer = await who.post(of(document.id, 'review-lock')).send(body).expect(200);
      return answer.body as ReviewLockAnswer;
    };
    const holder = (name: string) => expect.objectContaining({ name }) as unknown;
    expect(await lock(review.clerk)).toEqual({ holder: holder(ROSA), isMine: true });
    expect(await lock(review.colleague)).toEqual({ holder: holder(ROSA), isMine: false });
    expect((await review.detail(document.id)).reviewLock).toMatchObject({ name: ROSA });
    await editing(review.colleague, 'totales.total', '1300').expect(200);
    expect(await lock(review.colleague, { take: true })).toEqual({
      holder: holder(LUIS),
      isMine: true,
    });
    expect(await lock(review.clerk)).toEqual({ holder: holder(LUIS), isMine: false });
    await review.clerk.delete(of(document.id, 'review-lock')).expect(200);
    expect((await review.detail(document.id)).reviewLock).toMatchObject({ name: LUIS });
    const { body } = await review.colleague.delete(of(document.id, 'review-lock')).expect(200);
    expect(body).toEqual({ holder: null, isMine: false });
    const admin = await review.test.signedIn('admin@demo.pe');
    await admin.post(of(document.id, 'review-lock')).send({ take: true }).expect(404);
  });

  it('lets a lock run out after ten minutes without a sign of life', async () => {
    const lock = async (who: Agent) =>
      (await who.post(of(document.id, 'review-lock')).expect(200)).body as ReviewLockAnswer;
    // Of their own: a session that was used at a time to come ends when the clock is set back.
    const rosa = await review.test.signedIn('digitador@demo.pe');
    const luis = await review.test.signedIn('tesoreria@demo.pe');
    await lock(rosa);
    const clock = review.test.app.get(Clock, { strict: false });
    const real = clock.now();
    const later = jest.spyOn(clock, 'now');
    later.mockReturnValue(new Date(real.getTime() + 9 * 60_000));
    expect((await lock(luis)).isMine).toBe(false);
    later.mockReturnValue(new Date(real.getTime() + 11 * 60_000));
    const { body } = await luis.get(`/api/documents/${document.id}`).expect(200);
    expect((body as DocumentDetail).reviewLock).toBeNull();
    expect((await lock(luis)).isMine).toBe(true);
    later.mockRestore();
  });

  it('gives one of two the lock when both come at once', async () => {
    const answers = await Promise.all(
      [review.clerk, review.colleague].map((who) => who.post(of(document.id, 'review-lock'))),
    );
    const mine = answers.filter(({ body }) => (body as ReviewLockAnswer).isMine);
    expect(mine).toHaveLength(1);
  });
});
