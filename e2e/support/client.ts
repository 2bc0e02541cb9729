import { type APIRequestContext, expect, request } from '@playwright/test';
import type { DocumentDetail, UploadResponse } from '../../backend/src/contracts/document';
import { API } from '../../backend/src/contracts/routes';
import type { MadeDocument } from './documents';
import type { RunningServer } from './server';
import { DEMO, signIn } from './sign-in';

/** A signed-in client of the API without a browser. */
export async function signedInClient(
  server: RunningServer,
  email: string = DEMO.digitador,
): Promise<APIRequestContext> {
  const context = await request.newContext({ baseURL: server.url });
  await signIn({ request: context }, server.url, email);
  return context;
}

export async function upload(
  client: APIRequestContext,
  { name, mimeType, buffer }: Pick<MadeDocument, 'name' | 'mimeType' | 'buffer'>,
): Promise<string> {
  const answer = await client.post(API.upload, { multipart: { file: { name, mimeType, buffer } } });
  expect(answer.status(), 'status of the upload').toBe(201);
  return ((await answer.json()) as UploadResponse).documentId;
}

export async function document(client: APIRequestContext, id: string): Promise<DocumentDetail> {
  return (await (await client.get(API.document(id))).json()) as DocumentDetail;
}

/** Waits for the end of a reading. */
export async function finished(client: APIRequestContext, id: string): Promise<DocumentDetail> {
  const isOver = async () => ['completed', 'error'].includes((await document(client, id)).status);
  await expect.poll(isOver, { timeout: 300_000, intervals: [250] }).toBe(true);
  return document(client, id);
}
