import { getConnectionToken } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import type { DocumentRecord } from '../../src/documents/document/document.schema';
import { DocumentRevisionRepository } from '../../src/documents/document/documents.repository';
import type { Agent } from './people';
import { aStoredDocument } from './stored-document';
import type { TestApp } from './test-app';

const BATCH = 1_000;

/** The tenant of a signed-in person of a company. */
export async function tenantOf(agent: Agent): Promise<string> {
  const { body } = await agent.get('/api/auth/user').expect(200);
  return (body as { companyId: string }).companyId;
}

function record(tenantId: string, n: number, over: Partial<DocumentRecord>): DocumentRecord {
  return aStoredDocument({
    tenantId,
    filename: `documento-${n}.pdf`,
    createdAt: new Date(Date.UTC(2026, 10, 1) - n * 1_000),
    extractedData: null,
    isConfirmed: true,
    ...over,
  });
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
  await changedDirectly(test, tenantId);
  return records.map(({ _id }) => _id);
}

/** Says that documents were changed past the product, which keeps what they come to. */
export async function changedDirectly(test: TestApp, tenantId: string): Promise<void> {
  const revisions = test.app.get(DocumentRevisionRepository, { strict: false });
  // The first one makes the count of a company without any.
  await revisions.bump(tenantId, '');
  await revisions.bumpAll();
}
