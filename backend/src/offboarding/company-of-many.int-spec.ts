import { randomUUID } from 'node:crypto';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { FileCheck } from '../audit/export/file-check';
import type { UploadResponse } from '../contracts/document';
import { API } from '../contracts/routes';
import type { DocumentRecord } from '../documents/document/document.schema';
import { BlobStore } from '../platform/blob-store/blob-store';
import { OutboxRelay } from '../platform/outbox';
import { aResult } from '../../test/support/fake-pipeline';
import {
  checkedChain,
  downloadedZip,
  inDays,
  leavingCompany,
  uploadedAndRead,
  type LeavingCompany,
} from '../../test/support/leaving';
import type { Agent } from '../../test/support/people';
import { rounds } from '../../test/support/rounds';
import { stepBody } from '../../test/support/step-body';
import { startTestApp, type TestApp } from '../../test/support/test-app';
import { namedServer, testConfig } from '../../test/support/test-config';
import { indexFaults, recordsOf, tracesOf } from '../../test/support/traces';
import { until } from '../../test/support/until';
import { aPdf } from '../../test/support/upload-bytes';
import { CompanyRemoval } from './company-removal.service';

/** So many go all the way from the upload; the others are copies of one, with files and events of their own. */
const UPLOADED = rounds(10, 40);
const DOCUMENTS = rounds(50, 200);
const AT_ONCE = 8;
const RUC = '20999999027';
/** Stands in what is uploaded, read, said and typed for the company that leaves, and nowhere else. */
const CANARY = 'CHUNGARPATA';

describe('a company of many documents', () => {
  let test: TestApp;
  let platform: Agent;
  let ours: LeavingCompany;
  let theirs: LeavingCompany;
  let ids: string[];
  let numbers = 0;

  beforeAll(async () => {
    test = await startTestApp(testConfig({ ...namedServer(), WELCOME_CREDITS: '1000' }));
    platform = await test.signedIn('admin@demo.pe');
    [theirs, ours] = [await leavingCompany(test), await leavingCompany(test)];
    readAs('VECINA S.A.C.');
    for (const n of [1, 2, 3])
      await uploadedAndRead(theirs.clerk, `vecina-${n}.pdf`, bytesOf(`v${n}`));
    readAs(CANARY);
    ids = await uploaded(UPLOADED);
    ids.push(...(await copied(DOCUMENTS - UPLOADED)));
    const companies = connection().collection<{ _id: string }>('companies');
    await companies.updateOne({ _id: ours.id }, { $set: { ruc: RUC } });
    await worked();
  });
  afterAll(() => test?.close());

  const connection = () => test.app.get<Connection>(getConnectionToken());
  const documents = () => connection().collection<DocumentRecord>('documents');

  /** The next documents are read as invoices of this supplier, each of a number of its own, on one page. */
  function readAs(nombre: string): void {
    const box = { page: 1, x: 0, y: 0, w: 1, h: 1 };
    const words = [{ text: nombre, confidence: 1, box }];
    test.pipeline.seen = [{ words, image: Buffer.from(nombre), width: 10, height: 10 }];
    test.pipeline.answer = () => {
      numbers += 1;
      const named = { serie: 'F001', numero: `F001-${numbers}`, moneda: 'PEN' };
      const documento = { tipo: 'factura' as const, ...named };
      const proveedor = { nombre, ruc: '20999999019' };
      const totales = { subtotal: 1000, iva: 180, total: 1180 };
      return Promise.resolve(aResult({ extractedData: { documento, proveedor, totales } }));
    };
  }
  const bytesOf = (text: string) => Buffer.concat([aPdf(), Buffer.from(`% ${text}`)]);

  async function uploaded(count: number): Promise<string[]> {
    const done: string[] = [];
    let next = 0;
    const line = async () => {
      for (let n = (next += 1); n <= count; n = next += 1) {
        const file = bytesOf(`${CANARY} ${n}`);
        const upload = ours.clerk.post(API.upload).attach('file', file, `${CANARY}-${n}.pdf`);
        done.push(((await upload.expect(201)).body as UploadResponse).documentId);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, line));
    const read = { tenantId: ours.id, status: 'completed' } as const;
    await until(async () => ((await documents().countDocuments(read)) === count ? true : null));
    return done;
  }

  async function copied(count: number): Promise<string[]> {
    const found = await documents().findOne({ _id: ids[0] });
    if (!found) throw new Error('nothing was uploaded');
    const blobs = test.app.get(BlobStore, { strict: false });
    const copies = Array.from({ length: count }, (_, n) => {
      const [_id, filename] = [randomUUID(), `${CANARY}-copia-${n}.pdf`];
      const actor = { id: ours.clerkId, role: 'user' as const };
      const named = { eventId: randomUUID(), correlationId: null, at: new Date() };
      const event = { ...named, type: 'DocumentUploaded' as const, data: { filename }, actor };
      const own = {
        _id,
        filename,
        blobKey: `${ours.id}/2026/${_id}`,
        comprobanteKey: `copia-${n}`,
      };
      return { ...found, ...own, pages: [], outbox: [event], hasOutbox: true };
    });
    for (const [n, { blobKey }] of copies.entries())
      await blobs.put(blobKey, bytesOf(`${CANARY} copia ${n}`));
    await documents().insertMany(copies);
    // The relay takes so many of each kind at a time.
    while ((await documents().countDocuments({ hasOutbox: true })) > 0)
      await test.app.get(OutboxRelay, { strict: false }).sweep();
    return copies.map(({ _id }) => _id);
  }

  /** What people do with documents: each leaves records of its own. */
  async function worked(): Promise<void> {
    const [edited = '', confirmed = '', stepped = '', paid = '', batched = '', deleted = ''] = ids;
    const edit = { fieldPath: 'proveedor.nombre', newValue: `${CANARY} E.I.R.L.` };
    await ours.clerk.post(`/api/documents/${edited}/edit-field`).send(edit).expect(200);
    await ours.clerk.post(API.documentConfirm(confirmed)).send({}).expect(200);
    const said = stepBody(1, { comment: `Conforme ${CANARY}` });
    await ours.clerk.post(API.workflowUpdate(stepped)).send(said).expect(200);
    const payment = { documentIds: [paid], paymentStatus: 'paid' };
    await ours.clerk.post(API.markPaid).send(payment).expect(200);
    const reasons = [{ documentId: batched, reason: `Urge en ${CANARY}` }];
    const choice = { documentIds: [batched], include: [batched], reasons };
    const options = { net: false, ascii: false };
    const made = ours.clerk.post(API.paymentBatches).send({ ...choice, options });
    const { status, body } = await made;
    expect([status, body]).toEqual([201, expect.objectContaining({ count: 1 })]);
    const reason = { reason: 'subido_por_error' };
    await ours.boss.delete(`/api/documents/${deleted}`).send(reason).expect(204);
    ids = ids.filter((id) => id !== deleted);
    const invitation = { email: `${CANARY.toLowerCase()}@mina.pe`, role: 'user', teams: [] };
    await ours.boss.post('/api/company/invitations').send(invitation).expect(201);
  }

  const left = (): Promise<string[]> => {
    const { name, bossEmail, clerkEmail } = ours;
    return tracesOf(test, CANARY, CANARY.toLowerCase(), name, RUC, bossEmail, clerkEmail);
  };
  /** Every record that names the company that stays. */
  const ofTheirs = async () =>
    (await recordsOf(test)).filter(([, text]) => text.includes(theirs.id)).sort();

  it('is exported whole, with an audit that verifies without the server', async () => {
    const files = await downloadedZip(ours.boss, '/api/company/export');
    const originals = [...files.keys()].filter((path) => path.startsWith('originales/'));
    expect(originals.map((path) => path.split('/')[1]).sort()).toEqual([...ids].sort());
    const contents = originals.map((path) => String(files.get(path)));
    expect(new Set(contents.filter((text) => text.includes(`% ${CANARY} `))).size).toBe(ids.length);
    expect(String(files.get('documentos.jsonl')).trim().split('\n')).toHaveLength(ids.length);
    const [header = '', ...lines] = String(files.get('auditoria.jsonl')).trim().split('\n');
    const check = FileCheck.begin(header);
    lines.forEach((line) => check.feed(line));
    expect(check.finish()).toMatchObject({ breaks: [], faults: [] });
    expect([...files.values()].join('\n')).not.toContain('VECINA');
  });

  it('is removed without a trace in records, files and indexes, beside one that stays as it was', async () => {
    expect((await left()).length).toBeGreaterThan(3 * ids.length);
    const chain = await checkedChain(test, theirs.id);
    const before = await ofTheirs();
    const today = { name: ours.name, on: inDays(0) };
    await platform.put(`/api/admin/company/${ours.id}/removal`).send(today).expect(200);
    await test.app.get(CompanyRemoval, { strict: false }).run();

    expect(await left()).toEqual([]);
    for await (const key of test.app.get(BlobStore, { strict: false }).keys(`${ours.id}/`))
      throw new Error(`left: ${key}`);
    expect(await indexFaults(test)).toEqual([]);
    expect(await checkedChain(test, ours.id)).toMatchObject({ state: 'whole' });
    expect(await ofTheirs()).toEqual(before);
    expect(await checkedChain(test, theirs.id)).toMatchObject({
      state: 'whole',
      events: chain?.events,
    });
    await theirs.clerk.get('/api/documents').expect(200);
  });
});
