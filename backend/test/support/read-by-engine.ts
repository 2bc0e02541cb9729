import type { DocumentDetail, UploadResponse } from '../../src/contracts/document';
import {
  PREFERRED_PROCESSORS,
  type ProcessorId,
  type ProcessorsResponse,
} from '../../src/contracts/processors';
import { drawPdf, invoiceTexts } from './fixtures/drawn-pdf';
import type { TestApp } from './test-app';
import { until } from './until';

export type Agent = Awaited<ReturnType<TestApp['signedIn']>>;

/** Uploads a drawn invoice for an engine, or for the one that is chosen for nobody, and waits for the end. */
export async function readByEngine(agent: Agent, processor?: ProcessorId): Promise<DocumentDetail> {
  const pdf = await drawPdf({ pages: [invoiceTexts()] });
  const request = agent.post('/api/documents/upload').attach('file', pdf, 'factura.pdf');
  const sent = processor ? request.field('processor', processor) : request;
  const { documentId } = (await sent.expect(201)).body as UploadResponse;
  const ask = async () => {
    const body = (await agent.get(`/api/documents/${documentId}`)).body as DocumentDetail;
    return ['completed', 'error'].includes(body.status) ? body : null;
  };
  return until(ask, 90_000, 100);
}

export async function processorsOf(agent: Agent): Promise<ProcessorsResponse> {
  return (await agent.get('/api/processors').expect(200)).body as ProcessorsResponse;
}

/** What the upload screen preselects. */
export const preferredOf = (processors: ProcessorsResponse): ProcessorId | undefined =>
  PREFERRED_PROCESSORS.find((id) => processors[id].available);
