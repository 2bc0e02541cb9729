import type { Response } from 'supertest';
import { PRODUCT } from '../../src/audit/verification/verification-schedule.service';
import type { VerificationRecord } from '../../src/audit/verification/verification.repository';
import { VerificationService } from '../../src/audit/verification/verification.service';
import type { UploadResponse } from '../../src/contracts/document';
import { limaDay } from '../../src/rules/lima-day';
import { aCompany, aPerson, type Agent } from './people';
import type { TestApp } from './test-app';
import { until } from './until';
import { aPdf } from './upload-bytes';
import { zipFiles } from './zip-files';

const DAY_MS = 24 * 3_600_000;
let made = 0;

export interface LeavingCompany {
  id: string;
  name: string;
  boss: Agent;
  bossEmail: string;
  clerk: Agent;
  clerkId: string;
  clerkEmail: string;
}

/** A company with its admin and a clerk, whose names stand nowhere else. */
export async function leavingCompany(test: TestApp): Promise<LeavingCompany> {
  const at = (made += 1);
  const name = `Minera Quellaveta ${at} S.A.C.`;
  const id = await aCompany(test, name);
  const person = (email: string, role: 'company_admin' | 'user') =>
    aPerson(test, { email, role, teams: ['logistica', 'tesoreria'], companyId: id });
  const [bossEmail, clerkEmail] = [`zulema${at}@quellaveta.pe`, `yolanda${at}@quellaveta.pe`];
  await person(bossEmail, 'company_admin');
  const clerkId = await person(clerkEmail, 'user');
  const boss = await test.signedIn(bossEmail);
  const clerk = await test.signedIn(clerkEmail);
  return { id, name, boss, bossEmail, clerk, clerkId, clerkEmail };
}

/** Peru's date some days from now. */
export const inDays = (days: number): string => limaDay(new Date(Date.now() + days * DAY_MS));

/** Uploads a document; answers its id once it has been read. */
export async function uploadedAndRead(
  agent: Agent,
  filename: string,
  bytes = aPdf(600),
): Promise<string> {
  const upload = agent.post('/api/documents/upload').attach('file', bytes, filename);
  const { documentId } = (await upload.expect(201)).body as UploadResponse;
  return until(async () => {
    const { body } = await agent.get(`/api/documents/${documentId}`);
    return (body as { status: string }).status === 'completed' ? documentId : null;
  });
}

/** What the check of a tenant's chains finds now. */
export async function checkedChain(
  { app }: TestApp,
  tenantId: string,
): Promise<VerificationRecord | null> {
  const verifications = app.get(VerificationService, { strict: false });
  await verifications.check(tenantId, PRODUCT);
  return verifications.state(tenantId);
}

/** The files of an archive that is downloaded. */
export async function downloadedZip(agent: Agent, path: string): Promise<Map<string, Buffer>> {
  const binary = (response: Response, done: (error: Error | null, body: Buffer) => void) => {
    const chunks: Buffer[] = [];
    const stream = response as unknown as NodeJS.ReadableStream;
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => done(null, Buffer.concat(chunks)));
  };
  const { body } = await agent.get(path).buffer(true).parse(binary).expect(200);
  return zipFiles(body as Buffer);
}
