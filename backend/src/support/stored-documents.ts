import { randomUUID } from 'node:crypto';
import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { DocumentRecord } from '../documents/document.schema';
import type { Agent } from './people';
import type { TestApp } from './test-app';

const BATCH = 1_000;

/** The tenant of a signed-in person of a company. */
export async function tenantOf(agent: Agent): Promise<string> {
  const { body } = await agent.get('/api/auth/user').expect(200);
  return (body as { companyId: string }).companyId;
}

function record(tenantId: string, n: number, over: Partial<DocumentRecord>): DocumentRecord {
  return {
    _id: randomUUID(),
    tenantId,
    filename: `documento-${n}.pdf`,
    fileSize: 1_000,
    fileType: 'application/pdf',
    sha256: `sha-${n}`,
    blobKey: `originals/${randomUUID()}`,
    status: 'completed',
    paymentStatus: 'unpaid',
    createdAt: new Date(Date.UTC(2026, 10, 1) - n * 1_000),
    uploadedBy: 'digitador',
    uploadedByName: 'Ana Prueba',
    processor: 'local',
    model: 'local-es-pe',
    attempt: 1,
    stage: null,
    extractedData: null,
    fields: [],
    confidence: 0.9,
    processingTime: 1,
    authenticity: null,
    failure: null,
    pages: [],
    pageCount: 1,
    comprobanteKey: null,
    duplicateOf: null,
    isConfirmed: true,
    version: 1,
    outbox: [],
    ...over,
  };
}

/** Completed documents put straight into the store, newest first; answers their ids. */
export async function storedDocuments(
  test: TestApp,
  tenantId: string,
  documents: readonly Partial<DocumentRecord>[],
): Promise<string[]> {
  const records = documents.map((over, n) => record(tenantId, n, over));
  const connection = test.app.get<Connection>(getConnectionToken());
  const collection = connection.collection<DocumentRecord>('documents');
  for (let from = 0; from < records.length; from += BATCH) {
    await collection.insertMany(records.slice(from, from + BATCH));
  }
  return records.map(({ _id }) => _id);
}
