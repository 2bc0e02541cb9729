import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { ErrorBody } from '../../contracts/errors';
import type { DocumentRuns, SecondReadingResponse } from '../../contracts/runs';
import type { PageSet } from '../../extraction/domain/page-set';
import { readPageSetOf } from '../../extraction/reading/pages-file';
import { EventStore } from '../../platform/event-store';
import { pageSetFromText } from '../../../test/support/page-from-text';
import {
  failed,
  hanging,
  said,
  startEngines,
  type Engines,
} from '../../../test/support/reading-engines';
import { anInvoice, printedDay } from '../../../test/support/reviewing';
import { ledgerOf, movementsOf } from '../../../test/support/ledger-of';
import { until } from '../../../test/support/until';
import { RunsRepository } from '../../runs/runs.repository';

/** Proved by a sum alone, which another reading may doubt. */
const TAX = 'totales.iva';
const DAY = 'documento.fecha_emision';

describe('a second reading', () => {
  let world: Engines;
  beforeAll(async () => void (world = await startEngines()));
  afterAll(() => world?.close());
  beforeEach(() => {
    world.engine.calls = [];
    says({ [TAX]: '108.00', [DAY]: printedDay(-10), 'proveedor.telefono': '01 555-1234' });
  });

  const says = (texts: Record<string, string>) =>
    (world.engine.answer = () => Promise.resolve(said(texts)));
  /** Read by the offline engine. */
  const aRead = async (): Promise<string> => {
    const id = await world.upload('local');
    await world.deliver(id);
    return id;
  };
  const ask = (id: string, body: object = { processor: 'openai' }) =>
    world.clerk.post(`/api/documents/${id}/second-reading`).send(body);
  const asked = async (id: string): Promise<string> =>
    ((await ask(id).expect(202)).body as SecondReadingResponse).runId;
  const compared = async (id: string): Promise<DocumentRuns> => {
    await world.deliverSecond(id, await asked(id));
    return world.runs(id);
  };
  const edit = (id: string, fieldPath: string, newValue: unknown) =>
    world.clerk.post(`/api/documents/${id}/edit-field`).send({ fieldPath, newValue }).expect(200);
  const codeOf = ({ body }: { body: unknown }) => (body as ErrorBody).code;
  const eventsOf = async (id: string, last: string) =>
    until(async () => {
      const store = world.test.app.get(EventStore, { strict: false });
      const events = await store.read(world.tenantId, `document-${id}`);
      return events.some(({ type }) => type === last) ? events : null;
    });
  const begun = () => until(async () => (world.engine.calls.length > 0 ? true : null));

  it('doubts what differs and offers both values; what agrees is surer', async () => {
    const id = await aRead();
    const before = await world.detail(id);
    const { comparison, runs } = await compared(id);
    const { fields } = await world.detail(id);
    expect(fields[TAX]).toMatchObject({ value: 180, state: 'dudoso' });
    expect(fields[TAX]?.reasons).toContain(
      'Lectura dudosa: Foliado Local leyó «180.00» y OpenAI, «108.00».',
    );
    expect(fields[TAX]?.candidates).toContainEqual(
      expect.objectContaining({ value: 108, source: 'llm' }),
    );
    expect([before.fields[DAY]?.state, fields[DAY]?.state]).toEqual(['leido', 'verificado']);
    expect(fields[DAY]?.proof).toBe('Motores');
    const surer = fields[DAY]?.confidence ?? 0;
    expect(surer).toBeGreaterThan(before.fields[DAY]?.confidence ?? 1);
    expect(fields['proveedor.telefono']).toMatchObject({ value: null, state: 'vacio' });
    expect(fields['proveedor.telefono']?.candidates).toHaveLength(1);
    expect(runs.map(({ kind, status }) => [kind, status])).toEqual([
      ['segunda', 'completa'],
      ['lectura', 'completa'],
    ]);
    expect(runs[0]?.usage.costUsd).toBeCloseTo(0.002, 9);
    expect(comparison?.runId).toBe(runs[0]?.id);
    expect(comparison?.fields).toContainEqual({
      path: TAX,
      first: 180,
      second: 108,
      verdict: 'distinto',
    });
  });

  it('does not shake what the document itself proves, and is shown there all the same', async () => {
    const id = await aRead();
    says({ 'totales.total': '1,108.00' });
    await compared(id);
    const total = (await world.detail(id)).fields['totales.total'];
    expect(total).toMatchObject({ value: 1180, state: 'verificado', proof: 'Letras' });
    expect(total?.reasons.join()).toContain('OpenAI, «1,108.00»');
    expect(total?.candidates).toContainEqual(expect.objectContaining({ value: 1108 }));
  });

  it('is under way until the document has taken what it found', async () => {
    const id = await aRead();
    const { runs } = await compared(id);
    const documents = world.test.app.get<Connection>(getConnectionToken()).collection('documents');
    await documents.updateOne({ _id: id as never }, { $set: { secondRunId: runs[0]?.id } });
    const meanwhile = await world.runs(id);
    expect([meanwhile.runs[0]?.status, meanwhile.comparison]).toEqual(['en_curso', null]);
  });

  it('is told in the story of the document, and costs no credit', async () => {
    const id = await aRead();
    await compared(id);
    const events = await eventsOf(id, 'SecondReadingCompared');
    expect(events.slice(-2).map(({ type, meta }) => [type, meta.role])).toEqual([
      ['SecondReadingRequested', 'user'],
      ['SecondReadingCompared', 'system'],
    ]);
    expect(events.at(-1)?.data).toMatchObject({ different: 1, isApplied: true });
    expect(movementsOf(await ledgerOf(world.clerk), id)).toEqual(['reserved 1', 'charged 1']);
  });

  it('outlives the edits of people', async () => {
    const id = await aRead();
    await compared(id);
    await edit(id, 'proveedor.direccion', 'Otra dirección 12');
    expect((await world.detail(id)).fields[TAX]?.state).toBe('dudoso');
    await edit(id, TAX, '108');
    expect((await world.detail(id)).fields[TAX]).toMatchObject({ value: 108 });
    await edit(id, TAX, '180');
    expect((await world.detail(id)).fields[TAX]).toMatchObject({ state: 'dudoso' });
    await edit(id, TAX, '180');
    expect((await world.detail(id)).fields[TAX]).toMatchObject({ state: 'verificado' });
  });

  it('leaves what a person corrects meanwhile as the person wrote it', async () => {
    const id = await aRead();
    const runId = await asked(id);
    let answer = (): void => undefined;
    const gate = new Promise<void>((resolve) => (answer = resolve));
    world.engine.answer = () => gate.then(() => said({ [TAX]: '108.00' }));
    const delivery = world.deliverSecond(id, runId);
    await begun();
    await edit(id, TAX, '190.00');
    const edited = (await world.detail(id)).fields[TAX];
    answer();
    await delivery;
    const detail = await world.detail(id);
    expect(detail.fields[TAX]).toEqual(edited);
    expect(detail.editedFields[TAX]).toMatchObject({ old: 180 });
    expect((await world.run(id)).status).toBe('completa');
  });

  it('leaves a document alone that is confirmed meanwhile, and is kept', async () => {
    const id = await aRead();
    const runId = await asked(id);
    const confirmed = await world.clerk.post(`/api/documents/${id}/confirm`).send({}).expect(200);
    await world.deliverSecond(id, runId);
    const { fields, confidence } = await world.detail(id);
    expect({ fields, confidence }).toEqual({
      fields: (confirmed.body as { fields: object }).fields,
      confidence: (confirmed.body as { confidence: number }).confidence,
    });
    expect((await world.runs(id)).comparison?.runId).toBe(runId);
    const events = await eventsOf(id, 'SecondReadingCompared');
    expect(events.at(-1)?.data).toMatchObject({ isApplied: false });
  });

  it('that fails says why, and changes nothing of the document', async () => {
    const id = await aRead();
    const { fields } = await world.detail(id);
    world.engine.answer = () => Promise.reject(failed('permanent', 'MOTOR_RECHAZO'));
    await expect(world.deliverSecond(id, await asked(id))).rejects.toThrow();
    expect(await world.detail(id)).toMatchObject({ status: 'completed', fields });
    expect(await world.run(id)).toMatchObject({
      status: 'error',
      failure: {
        code: 'MOTOR_RECHAZO',
        message: 'OpenAI no aceptó el documento. Elija otro motor.',
      },
    });
    await eventsOf(id, 'SecondReadingFailed');
    says({ [TAX]: '180.00' });
    await compared(id);
  });

  it('is one at a time', async () => {
    const id = await aRead();
    const answers = await Promise.all([ask(id), ask(id), ask(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409, 409]);
    expect(codeOf(await ask(id))).toBe('SEGUNDA_LECTURA_EN_CURSO');
    const second = (await world.runs(id)).runs.filter(({ kind }) => kind === 'segunda');
    expect(second.map(({ status }) => status)).toEqual(['en_cola']);
  });

  it('is delivered as often as may be, and compared and paid once', async () => {
    const id = await aRead();
    const runId = await asked(id);
    await Promise.all([1, 2, 3].map(() => world.deliverSecond(id, runId)));
    await world.deliverSecond(id, runId);
    expect(world.engine.calls).toHaveLength(1);
    expect((await world.run(id)).usage).toMatchObject({ requests: 1, inputTokens: 1_000 });
    const events = await eventsOf(id, 'SecondReadingCompared');
    expect(events.filter(({ type }) => type === 'SecondReadingCompared')).toHaveLength(1);
  });

  it.each([
    ['an engine without a key', { processor: 'textract' }, 409, 'PROCESADOR_NO_DISPONIBLE'],
    ['the engine that has read it', { processor: 'local' }, 400, 'CAMPO_INVALIDO'],
    ['an unknown engine', { processor: 'gpt' }, 400, 'CAMPO_INVALIDO'],
    ['a model of another engine', { processor: 'openai', model: 'x' }, 400, 'PROCESADOR_INVALIDO'],
    ['no engine', {}, 400, 'CAMPO_INVALIDO'],
  ])('is refused for %s', async (_, body, status, code) => {
    const id = await aRead();
    const answer = await ask(id, body).expect(status);
    expect(codeOf(answer)).toBe(code);
    expect((await world.runs(id)).runs).toHaveLength(1);
  });

  it('is refused for a document that is not read, or locked', async () => {
    const waiting = await world.upload('local');
    expect(codeOf(await ask(waiting).expect(409))).toBe('ESTADO_NO_PERMITE');
    const id = await aRead();
    await world.clerk.post(`/api/documents/${id}/confirm`).send({}).expect(200);
    expect(codeOf(await ask(id).expect(409))).toBe('DOCUMENTO_BLOQUEADO');
  });

  it('looks at the pages that were kept, and does not read the file again', async () => {
    const { words = [] } = pageSetFromText([anInvoice()], { columns: 100 }).pages[0] ?? {};
    const size = { width: 1_000, height: 1_410 };
    world.test.pipeline.seen = [{ words, image: Buffer.from('image of a page'), ...size }];
    const id = await aRead();
    world.test.pipeline.seen = [];
    const read = world.test.pipeline.answer;
    const kept: Promise<PageSet>[] = [];
    world.test.pipeline.answer = (input, signal) => {
      kept.push(readPageSetOf(input.workDir, input.seen?.stored));
      return read(input, signal);
    };
    await compared(id);
    world.test.pipeline.answer = read;
    const { seen, isSecond } = world.test.pipeline.runs.at(-1) ?? {};
    expect(isSecond).toBe(true);
    expect(seen?.images).toEqual([expect.objectContaining({ page: 1, ...size })]);
    expect((await kept[0])?.pages[0]?.words).toEqual(words);
    expect((await world.runs(id)).comparison?.fields).toContainEqual(
      expect.objectContaining({ path: TAX, verdict: 'distinto' }),
    );
  });

  it('that is cancelled stops at once and leaves no trace in the data; another may follow', async () => {
    const id = await aRead();
    const { fields } = await world.detail(id);
    world.engine.answer = hanging;
    const delivery = world.deliverSecond(id, await asked(id));
    await begun();
    await world.clerk.post(`/api/documents/${id}/cancel-reading`).expect(204);
    await delivery;
    expect(world.engine.calls[0]?.aborted).toBe(true);
    expect(await world.detail(id)).toMatchObject({ status: 'completed', fields });
    expect(await world.run(id)).toMatchObject({
      status: 'cancelada',
      failure: { code: 'LECTURA_CANCELADA' },
      usage: { requests: 1 },
    });
    says({ [TAX]: '180.00' });
    await compared(id);
  });

  it('goes with its document when that is deleted', async () => {
    const id = await aRead();
    await compared(id);
    const boss = await world.test.signedIn('empresa@demo.pe');
    await boss.delete(`/api/documents/${id}`).send({ reason: 'duplicado' }).expect(204);
    await world.clerk.get(`/api/documents/${id}/runs`).expect(404);
    const left = await world.test.app
      .get(RunsRepository, { strict: false })
      .ofDocument(world.tenantId, id);
    expect(left).toEqual([]);
  });
});
