import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { Response } from 'supertest';
import {
  AUDIT_GROUP_LABEL,
  AUDIT_PAGE_MAX,
  type AuditEntry,
  type AuditVerification,
} from '../contracts/audit';
import { CompaniesService } from '../companies';
import { EventStore } from '../platform/event-store';
import { OutboxRelay } from '../platform/outbox';
import { anEvent } from '../../test/support/event-histories';
import { anotherCompany, type Agent } from '../../test/support/people';
import { startTestApp, type TestApp } from '../../test/support/test-app';
import { until } from '../../test/support/until';
import { aPdf } from '../../test/support/upload-bytes';
import { FileCheck, type FileReport } from './export/file-check';
import { VerificationSchedule } from './verification/verification-schedule.service';

interface Side {
  agent: Agent;
  tenantId: string;
  userId: string;
  documentId: string;
  /** In its data. */
  mark: string;
}

const TIMES = { monday: '2026-03-16T04:59:59.999Z', tuesday: '2026-03-17T04:59:59.999Z' };

describe('the audit', () => {
  let test: TestApp;
  let ours: Side;
  let theirs: Side;
  let admin: Agent;

  const sideOf = async (agent: Agent, mark: string): Promise<Side> => {
    const { body } = await agent.get('/api/auth/user').expect(200);
    const { id: userId, companyId: tenantId } = body as { id: string; companyId: string };
    const file = agent.post('/api/documents/upload').attach('file', aPdf(), `${mark}.pdf`);
    const { documentId } = (await file.expect(201)).body as { documentId: string };
    return { agent, tenantId, userId, documentId, mark };
  };
  const appendTo = async ({ tenantId, userId, documentId, mark }: Side): Promise<void> => {
    const store = test.app.get(EventStore, { strict: false });
    const meta = { actorId: userId, role: 'company_admin' as const };
    await store.appendFromOutbox(
      anEvent(tenantId, `workflow-${documentId}`, 1, {
        type: 'ConformityConfirmed',
        data: { comment: `Conforme ${mark}` },
        meta: { ...meta, team: 'logistica', at: TIMES.monday, commandId: 'c1' },
      }),
    );
    await store.appendFromOutbox(
      anEvent(tenantId, `document-${documentId}`, 1, {
        type: 'SomethingNew',
        data: { path: 'totales.total', old: mark, new: `${mark}2` },
        meta: { ...meta, at: TIMES.tuesday, commandId: 'c2' },
      }),
    );
  };
  beforeAll(async () => {
    test = await startTestApp();
    // It begins a minute after the start: on a slow machine, in the middle of these tests.
    await test.app.get(VerificationSchedule, { strict: false }).onModuleDestroy();
    admin = await test.signedIn('admin@demo.pe');
    ours = await sideOf(await test.signedIn('empresa@demo.pe'), 'NUESTRO');
    theirs = await sideOf(await anotherCompany(test), 'AJENO');
    for (const side of [ours, theirs]) {
      await until(async () => {
        const { body } = await side.agent.get(`/api/documents/${side.documentId}`);
        return (body as { status: string }).status === 'completed' ? true : null;
      });
      await appendTo(side);
    }
    await test.app.get(OutboxRelay, { strict: false }).sweep();
  });
  afterAll(() => test?.close());

  const ask = async (agent: Agent, query: object = {}): Promise<Response> =>
    agent.get('/api/audit').query(query).expect(200);
  const list = async (agent: Agent, query: object = {}): Promise<AuditEntry[]> =>
    (await ask(agent, query)).body as AuditEntry[];
  const store = () => test.app.get<Connection>(getConnectionToken()).collection('events');

  it('shows every event of the company, newest first, with names', async () => {
    const { body, headers } = await ask(ours.agent);
    const entries = body as AuditEntry[];
    const stored = await store().countDocuments({ tenantId: ours.tenantId });
    expect(entries).toHaveLength(stored);
    expect(headers['content-range']).toBe(`audit 0-${stored - 1}/${stored}`);
    const times = entries.map(({ at }) => at);
    expect(times).toEqual([...times].sort().reverse());
    const upload = entries.find(({ type }) => type === 'DocumentUploaded');
    expect(upload).toMatchObject({
      actorId: ours.userId,
      actor: expect.stringMatching(/\w+ \w+/) as string,
      role: 'company_admin',
      label: 'Subió el documento',
      group: 'documentos',
      detail: 'NUESTRO.pdf',
      stream: { kind: 'document', subjectId: ours.documentId },
      version: 1,
      companyName: null,
      isErased: false,
    });
    expect(upload?.stream.label).toBeTruthy();
    expect(entries.find(({ type }) => type === 'ExtractionCompleted')?.actor).toBe('Foliado');
    const account = entries.find(({ type }) => type === 'AccountCreated');
    expect(account?.stream.label).toMatch(/\w+ \w+/);
  });

  it('names the document of a credit, never the person, who stands in the detail', async () => {
    const [charge] = await list(ours.agent, { type: 'CreditCharged' });
    const [upload] = await list(ours.agent, { type: 'DocumentUploaded' });
    expect(charge?.stream).toMatchObject({ kind: 'credits', label: upload?.stream.label });
    expect(charge?.detail).toMatch(new RegExp(`^${upload?.actor} · saldo \\d+$`));
    const [granted] = await list(ours.agent, { type: 'CreditsGranted' });
    expect(granted?.stream.label).toBeNull();
  });

  it('leaves out what the product did by itself, where only people are asked for', async () => {
    const entries = await list(ours.agent, { people: 'true' });
    const all = await list(ours.agent);
    expect(entries).toEqual(all.filter(({ actor }) => actor !== 'Foliado'));
    expect(entries.length).toBeLessThan(all.length);
    await ours.agent.get('/api/audit').query({ people: 'false' }).expect(400);
  });

  it('shows an event that nobody has named, with its changes', async () => {
    expect((await list(ours.agent, { type: 'SomethingNew' }))[0]).toMatchObject({
      label: 'SomethingNew',
      group: 'documentos',
      changes: [{ path: 'totales.total', old: 'NUESTRO', new: 'NUESTRO2' }],
    });
  });

  it('filters by day of Peru, person, group, name, team, document and hash', async () => {
    const types = async (query: object) =>
      [...new Set((await list(ours.agent, query)).map(({ type }) => type))].sort();
    expect(await types({ from: '2026-03-15', to: '2026-03-15' })).toEqual(['ConformityConfirmed']);
    expect(await types({ from: '2026-03-16', to: '2026-03-16' })).toEqual(['SomethingNew']);
    expect(await types({ team: 'logistica' })).toEqual(['ConformityConfirmed']);
    expect(await types({ team: 'tesoreria' })).toEqual([]);
    expect(await types({ group: 'workflow' })).toEqual(['ConformityConfirmed']);
    expect(await types({ group: 'empresa', type: 'SomethingNew' })).toEqual([]);
    expect(await types({ type: 'CompanyCreated' })).toEqual(['CompanyCreated']);
    const story = await list(ours.agent, { documentId: ours.documentId });
    expect(new Set(story.map(({ stream }) => stream.kind))).toEqual(
      new Set(['document', 'workflow']),
    );
    const [one] = await list(ours.agent, { team: 'logistica' });
    expect(one).toMatchObject({ comment: 'Conforme NUESTRO', team: 'logistica' });
    expect(await list(ours.agent, { hash: one?.hash.slice(0, 8) })).toEqual([one]);
    const mine = await list(ours.agent, { actorId: ours.userId });
    expect(new Set(mine.map(({ actorId }) => actorId))).toEqual(new Set([ours.userId]));
    const product = await list(ours.agent, { actorId: 'foliado', group: 'documentos' });
    expect(new Set(product.map(({ actor }) => actor))).toEqual(new Set(['Foliado']));
  });

  it('pages, each event once', async () => {
    const whole = await list(ours.agent);
    const pages: AuditEntry[] = [];
    for (let from = 0; from < whole.length; from += 3) {
      pages.push(...(await list(ours.agent, { range: `[${from},${from + 2}]` })));
    }
    expect(pages).toEqual(whole);
  });

  it.each([
    ['range', `[0,${AUDIT_PAGE_MAX}]`],
    ['from', '2026-02-31'],
    ['from', 'ayer'],
    ['group', 'todo'],
    ['type', 'a b'],
    ['team', 'ventas'],
    ['documentId', '1'],
    ['hash', 'abc'],
    ['hash[$gte]', 'abcdef'],
    ['other', '1'],
  ])('refuses %s=%s', async (key, value) => {
    const { body, status } = await ours.agent.get('/api/audit').query({ [key]: value });
    expect([status, (body as { code: string }).code]).toEqual([400, 'CAMPO_INVALIDO']);
  });

  it('shows two companies nothing of each other, whatever they filter by', async () => {
    for (const [side, other] of [
      [ours, theirs],
      [theirs, ours],
    ] as const) {
      const queries = [
        {},
        { actorId: other.userId },
        { actorId: 'foliado' },
        { documentId: other.documentId },
        ...Object.keys(AUDIT_GROUP_LABEL).map((group) => ({
          group,
        })),
        { type: 'DocumentUploaded' },
        { team: 'logistica' },
        { from: '2026-03-15', to: '2026-03-16' },
        { hash: (await list(other.agent))[0]?.hash },
        { range: '[0,199]' },
      ];
      for (const query of queries) {
        const { text } = await ask(side.agent, query);
        const strange = [other.tenantId, other.userId, other.documentId, other.mark];
        expect(strange.filter((one) => text.includes(one))).toEqual([]);
      }
      for (const path of ['', '/verification', '/export']) {
        const foreign = side.agent.get(`/api/audit${path}`).query({ companyId: other.tenantId });
        await foreign.expect(404);
      }
    }
  });

  it('shows the platform admin all companies, or one, without a value', async () => {
    const { text } = await ask(admin);
    const all = JSON.parse(text) as AuditEntry[];
    expect([ours.mark, theirs.mark].filter((mark) => text.includes(mark))).toEqual([]);
    const names = new Set(all.map(({ companyName }) => companyName));
    expect([...names]).toEqual(expect.arrayContaining(['Otra S.A.C.']));
    expect(all.find(({ type }) => type === 'SomethingNew')).toMatchObject({
      changes: [],
      detail: '',
      comment: null,
    });
    const one = await list(admin, { companyId: theirs.tenantId });
    expect(new Set(one.map(({ companyName }) => companyName))).toEqual(new Set(['Otra S.A.C.']));
    expect(one.map(({ stream }) => stream.kind === 'document' && stream.label)).not.toContain(
      'AJENO.pdf',
    );
    await admin.get('/api/audit').query({ companyId: 'nobody' }).expect(404);
    for (const query of [
      { actorId: theirs.userId },
      { documentId: theirs.documentId },
      { team: 'logistica' },
      { group: 'creditos' },
      { hash: one[0]?.hash },
    ]) {
      expect((await list(admin, query)).length).toBeGreaterThan(0);
    }
  });

  describe('checked and exported', () => {
    const verified = async (agent: Agent, query = {}): Promise<AuditVerification> => {
      await agent.post('/api/audit/verification').query(query).expect(202);
      return until(async () => {
        const { body } = await agent.get('/api/audit/verification').query(query).expect(200);
        const answer = body as AuditVerification;
        return answer.state === 'running' ? null : answer;
      });
    };
    const exported = async (agent: Agent, query = {}) => {
      const response = await agent
        .get('/api/audit/export')
        .query(query)
        .buffer(true)
        .parse((stream, done) => {
          let text = '';
          stream.setEncoding('utf8');
          stream.on('data', (chunk: string) => (text += chunk));
          stream.on('end', () => done(null, text));
        })
        .expect(200);
      return { headers: response.headers as Record<string, string>, text: response.body as string };
    };
    const checked = (text: string): FileReport => {
      const [first = '', ...rest] = text.split('\n');
      const check = FileCheck.begin(first);
      for (const line of rest) check.feed(line);
      return check.finish();
    };

    it('asks the platform admin whose file it is to be', async () => {
      const { body } = await admin.get('/api/audit/export').expect(400);
      expect(body).toMatchObject({
        code: 'EMPRESA_REQUERIDA',
        message:
          'Elija la empresa cuya auditoría quiere exportar: cada una tiene su propio archivo.',
      });
    });

    it('has not been checked before anybody did', async () => {
      const { body } = await theirs.agent.get('/api/audit/verification').expect(200);
      expect(body).toMatchObject({ state: 'never', startedAt: null, by: null });
    });

    it('says that everything is whole, and who asked', async () => {
      const answer = await verified(ours.agent);
      expect(answer).toMatchObject({ state: 'whole', breaks: [], checkpoints: 1 });
      expect(answer.by).toMatch(/\w+ \w+/);
      expect(answer.events).toBeGreaterThan(5);
      expect(answer.lastHash).toMatch(/^[0-9a-f]{64}$/);
      const [checkpoint] = await list(ours.agent, { group: 'auditoria' });
      expect(checkpoint).toMatchObject({ hash: answer.lastHash, stream: { kind: 'checkpoint' } });
    });

    it('gives everything as a file that proves itself, its own export included', async () => {
      const warned = jest.spyOn(process, 'emitWarning');
      const { headers, text } = await exported(ours.agent);
      expect(warned).not.toHaveBeenCalled();
      expect(headers['content-type']).toContain('application/x-ndjson');
      expect(headers['content-disposition']).toMatch(/auditoria_\d{4}-\d\d-\d\d\.jsonl/);
      const report = checked(text);
      expect(report).toMatchObject({ breaks: [], faults: [] });
      const stored = await store()
        .find({ tenantId: ours.tenantId }, { projection: { type: 1, hash: 1 } })
        .toArray();
      expect(text.trim().split('\n')).toHaveLength(stored.length + 2);
      expect(stored.filter(({ hash }) => !text.includes(String(hash)))).toEqual([]);
      expect(text).toContain('"AuditExported"');
      expect(text).toContain(ours.mark);
      expect(text).not.toContain(theirs.mark);
      const [last] = await list(ours.agent, { type: 'CheckpointTaken' });
      expect(report.lastCheckpoint).toBe(last?.hash);
    });

    it('gives the platform admin a company’s file without a value, that can be checked all the same', async () => {
      const { text } = await exported(admin, { companyId: theirs.tenantId });
      expect(text).not.toContain(theirs.mark);
      const report = checked(text);
      expect(report).toMatchObject({ breaks: [], faults: [], header: { isRedacted: true } });
      expect(report.events).toBeGreaterThan(5);
      const [record] = await list(theirs.agent, { type: 'AuditExported' });
      expect(record).toMatchObject({ role: 'admin', detail: 'Sin valores' });
      const line = text.split('\n').findIndex((one) => one.includes('"ConformityConfirmed"'));
      const lines = text.split('\n');
      const forged = lines.with(line, lines[line]!.replace('"logistica"', '"tesoreria"'));
      expect(checked(forged.join('\n')).breaks).toMatchObject([{ version: 1, reason: 'hash' }]);
    });

    it('names what was altered in the store, and so does its file', async () => {
      const streamId = `document-${theirs.documentId}`;
      await store().updateOne({ streamId, version: 1 }, { $set: { 'data.filename': 'otro.pdf' } });
      await store().deleteMany({ streamId: `workflow-${theirs.documentId}` });
      const breaks = [
        { streamId, version: 1, reason: 'data' },
        { streamId: `workflow-${theirs.documentId}`, version: 1, reason: 'missing' },
      ];
      const answer = await verified(theirs.agent);
      expect(answer).toMatchObject({ state: 'broken', breaks, lastHash: null });
      expect(answer.breaks[0]?.label).toBeTruthy();
      expect((await verified(admin, { companyId: theirs.tenantId })).breaks[0]?.label).toBeNull();
      expect(checked((await exported(theirs.agent)).text).breaks).toEqual(breaks);
      expect(checked((await exported(theirs.agent)).text).breaks).toEqual(breaks);
      expect((await verified(ours.agent)).state).toBe('whole');
    });
  });

  it('has events of companies that are not there any more', async () => {
    const companies = test.app.get(CompaniesService, { strict: false });
    await companies.remove(theirs.tenantId);
    const entries = await list(admin, { documentId: theirs.documentId });
    expect(entries[0]?.companyName).toBeNull();
  });
});
