import { randomUUID } from 'node:crypto';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { ApprovalDelegation, DelegationRequest } from '../../src/contracts/approval';
import type { SignedInUser } from '../../src/contracts/user';
import { limaDay } from '../../src/rules/lima-day';
import type { InvitationIssued, OneTimeLink } from '../../src/contracts/account';
import type { DocumentSummary, UploadResponse } from '../../src/contracts/document';
import type { DocumentRecord } from '../../src/documents/document/document.schema';
import { aCompany, aPerson, type Agent } from './people';
import type { TestApp } from './test-app';
import { until } from './until';
import { withOther } from './fake-pipeline';
import { aPdf } from './upload-bytes';
import { stepBody } from './step-body';

/**
 * Who makes a call: nobody, a user without team, logística, tesorería and the company_admin of one
 * company, the platform admin, the company_admin and a user of another company.
 */
export const ACTORS = ['anon', 'U', 'L', 'T', 'C', 'A', 'X', 'XU'] as const;
export type ActorName = (typeof ACTORS)[number];

const DEMO: Partial<Record<ActorName, string>> = {
  L: 'digitador@demo.pe',
  T: 'tesoreria@demo.pe',
  C: 'empresa@demo.pe',
  A: 'admin@demo.pe',
};

/** The demo company with things to make calls on, a second company, and everybody signed in. */
export class AccessWorld {
  private readonly emails: Record<string, string> = { ...DEMO };
  private readonly agents = new Map<ActorName, Agent>();
  private readonly documents: string[] = [];
  private sharedDocument: Promise<string> | null = null;
  private sharedSupplier: Promise<string> | null = null;
  private pattern: DocumentRecord | null = null;
  companyId = '';
  otherCompanyId = '';

  private constructor(private readonly test: TestApp) {}

  static async of(test: TestApp): Promise<AccessWorld> {
    const world = new AccessWorld(test);
    await world.settle();
    return world;
  }

  private async ofSupplier(ruc: string): Promise<string> {
    await this.change(await this.document(), { ruc, extractedData: { proveedor: { ruc } } });
    return ruc;
  }

  private async settle(): Promise<void> {
    const clerk = await this.as('L');
    const { body } = await clerk.get('/api/auth/user').expect(200);
    this.companyId = (body as { companyId: string }).companyId;
    this.otherCompanyId = await aCompany(this.test);
    const { companyId, otherCompanyId } = this;
    const people = [
      { name: 'U', role: 'user', companyId },
      { name: 'X', role: 'company_admin', companyId: otherCompanyId },
      { name: 'XU', role: 'user', companyId: otherCompanyId },
    ] as const;
    for (const { name, role, companyId: of } of people) {
      const email = `${name.toLowerCase()}@acceso.pe`;
      this.emails[name] = email;
      await aPerson(this.test, { email, role, teams: [], companyId: of });
    }
    await Promise.all(ACTORS.map((name) => this.as(name)));
  }

  /** The actor's client, always the same one. */
  async as(name: ActorName): Promise<Agent> {
    const agent = this.agents.get(name) ?? (await this.anew(name));
    this.agents.set(name, agent);
    return agent;
  }

  /** The actor in a session of its own, for calls that end or replace it. */
  async anew(name: ActorName): Promise<Agent> {
    const email = this.emails[name];
    return email ? this.test.signedIn(email) : this.test.anonymous();
  }

  emailOf(name: ActorName): string {
    return this.emails[name] ?? 'nadie@acceso.pe';
  }

  /** A new account of the company that is acted on; answers its id. */
  async member(
    companyId: string | null = this.companyId,
    email = `${randomUUID()}@acceso.pe`,
  ): Promise<string> {
    return aPerson(this.test, { email, role: 'user', teams: [], companyId });
  }

  /** Always the same document of the company. */
  shared(): Promise<string> {
    this.sharedDocument ??= this.upload();
    return this.sharedDocument;
  }

  /** A document of the company that has been read. */
  async document(): Promise<string> {
    if (this.documents.length === 0) await this.makeMore(20);
    return this.documents.pop() ?? '';
  }

  /** The shared document, in whose file another comprobante was found. */
  async withOthers(): Promise<string> {
    const id = await this.shared();
    await this.change(id, { authenticity: withOther() });
    return id;
  }

  async failedDocument(): Promise<string> {
    const id = await this.document();
    const failure = { code: 'ARCHIVO_DANADO', message: 'El archivo está dañado.' };
    await this.change(id, { status: 'error', failure });
    return id;
  }

  /** A document that waits to be read, for as long as nobody looks for lost ones. */
  async waitingDocument(): Promise<string> {
    const id = await this.document();
    await this.change(id, { status: 'pending' });
    return id;
  }

  async confirmedDocument(): Promise<string> {
    const id = await this.document();
    const clerk = await this.as('L');
    await clerk.post(`/api/documents/${id}/confirm`).send({}).expect(200);
    return id;
  }

  async withItem(): Promise<string> {
    const id = await this.document();
    const clerk = await this.as('L');
    await clerk.post(`/api/documents/${id}/items`).send({}).expect(200);
    return id;
  }

  /** A document that has taken so many steps of the workflow. */
  async afterSteps(count: number): Promise<string> {
    const id = await this.document();
    const boss = await this.as('C');
    for (let step = 1; step <= count; step++) {
      await boss.post(`/api/documents/${id}/workflow/update`).send(stepBody(step)).expect(200);
    }
    return id;
  }

  /** Sent to treasury, whose next step it waits for. */
  async withTreasury(): Promise<string> {
    const id = await this.document();
    await this.change(id, { workflowStatus: 'logistica_approved', workflowVersion: 2 });
    return id;
  }

  async observedDocument(): Promise<string> {
    const id = await this.withTreasury();
    const treasurer = await this.as('T');
    const body = { reason: 'Falta la guía.' };
    await treasurer.post(`/api/documents/${id}/observation`).send(body).expect(200);
    return id;
  }

  async invitation(): Promise<InvitationIssued> {
    const boss = await this.as('C');
    const request = { email: `${randomUUID()}@acceso.pe`, role: 'user', teams: [] };
    const { body } = await boss.post('/api/company/invitations').send(request).expect(201);
    return body as InvitationIssued;
  }

  async calendarLink(): Promise<OneTimeLink> {
    const clerk = await this.as('L');
    return (await clerk.post('/api/due-dates/link').expect(201)).body as OneTimeLink;
  }

  async passwordLink(): Promise<OneTimeLink> {
    const admin = await this.as('A');
    const id = await this.member();
    return (await admin.post(`/api/admin/user/${id}/password-link`).expect(201))
      .body as OneTimeLink;
  }

  /** A document that repeats another one of the company. */
  async duplicate(): Promise<string> {
    const id = await this.document();
    await this.change(id, { duplicateOf: await this.shared() });
    return id;
  }

  /** RUC of a supplier that no other company has. */
  supplier(): Promise<string> {
    this.sharedSupplier ??= this.ofSupplier('20131312955');
    return this.sharedSupplier;
  }

  /** In euros, of which every payment has to be approved. */
  async toBeApproved(): Promise<string> {
    const id = await this.document();
    const boss = await this.as('C');
    await boss.put('/api/company').send({ limiteEUR: 0 }).expect(200);
    const extractedData = { documento: { moneda: 'EUR' }, totales: { total: 100 } };
    await this.change(id, { extractedData });
    return id;
  }

  /** The body of a delegation of today to treasury. */
  async delegation(): Promise<DelegationRequest> {
    const { body } = await (await this.as('T')).get('/api/auth/user').expect(200);
    const day = limaDay(new Date());
    return { userId: (body as SignedInUser).id, from: day, to: day, reason: 'Vacaciones.' };
  }

  async delegated(): Promise<string> {
    const boss = await this.as('C');
    const request = await this.delegation();
    const { body } = await boss.post('/api/company/delegations').send(request).expect(201);
    return (body as ApprovalDelegation).id;
  }

  private async change(id: string, set: Partial<DocumentRecord>): Promise<void> {
    await this.records().updateOne({ _id: id }, { $set: set });
  }

  /** More documents like one that was read; they have no file, which no call of the matrix asks for. */
  private async makeMore(count: number): Promise<void> {
    this.pattern ??= await this.readOne();
    const { _id: _read, ...pattern } = this.pattern;
    const more = Array.from({ length: count }, () => {
      const _id = randomUUID();
      // Each is a debt of its own.
      const alone = { comprobanteKey: null, duplicateOf: null };
      return { ...pattern, ...alone, _id, blobKey: _id, sha256: _id, outbox: [] };
    });
    await this.records().insertMany(more);
    this.documents.push(...more.map(({ _id }) => _id));
  }

  private async readOne(): Promise<DocumentRecord> {
    const _id = await this.shared();
    const record = await this.records().findOne({ _id });
    if (!record) throw new Error('the document that was read is gone');
    return record;
  }

  private async upload(): Promise<string> {
    const clerk = await this.as('L');
    const { body } = await clerk.post('/api/documents/upload').attach('file', aPdf(500), 'a.pdf');
    const { documentId } = body as UploadResponse;
    await until(async () => {
      const answer = await clerk.get(`/api/documents/${documentId}`);
      return (answer.body as DocumentSummary).status === 'completed' ? true : null;
    }, 60_000);
    return documentId;
  }

  private records() {
    const connection = this.test.app.get<Connection>(getConnectionToken());
    return connection.collection<DocumentRecord>('documents');
  }
}
