import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import type { DocumentDetail } from '../../backend/src/contracts/document';
import type { FieldValue } from '../../backend/src/contracts/evidence';
import { API, documentScreen } from '../../backend/src/contracts/routes';
import { finished, signedInClient, upload } from './client';
import type { MadeDocument } from './documents';
import { type DrawnInvoice, drawInvoice } from './review-documents';
import type { RunningServer } from './server';
import { DEMO, signIn } from './sign-in';

/** A document that was read, and a client of the API beside the browser. */
export interface ReadDocument {
  id: string;
  client: APIRequestContext;
  /** As it stands now. */
  now(): Promise<DocumentDetail>;
  /** Corrects a field behind the browser's back, as somebody else does. */
  edit(path: string, value: FieldValue): Promise<void>;
}

let drawn = 0;

/** Two documents of one number are duplicates of each other: no test gets the number of another. */
export function freshNumber(series = 'F001'): string {
  drawn += 1;
  return `${series}-${String(process.pid % 1_000).padStart(3, '0')}${String(drawn).padStart(5, '0')}`;
}

export async function readMade(
  server: RunningServer,
  made: Pick<MadeDocument, 'name' | 'mimeType' | 'buffer'>,
  email: string = DEMO.digitador,
): Promise<ReadDocument> {
  const client = await signedInClient(server, email);
  const id = await upload(client, made);
  await finished(client, id);
  return {
    id,
    client,
    async now() {
      return (await (await client.get(API.document(id))).json()) as DocumentDetail;
    },
    async edit(fieldPath, newValue) {
      const answer = await client.post(API.documentEditField(id), {
        data: { fieldPath, newValue },
      });
      expect(answer.status(), `edit of ${fieldPath}`).toBe(200);
    },
  };
}

/** Draws an invoice of its own number, uploads it and waits until it is read. */
export async function readInvoice(
  server: RunningServer,
  wish: Partial<DrawnInvoice> = {},
  email: string = DEMO.digitador,
): Promise<ReadDocument> {
  return readMade(server, await drawInvoice({ number: freshNumber(), ...wish }), email);
}

/** Opens a document's screen as a signed-in person and waits for its fields. */
export async function openReview(
  page: Page,
  server: RunningServer,
  id: string,
  email: string = DEMO.digitador,
): Promise<void> {
  await signIn(page.context(), server.url, email);
  await page.goto(documentScreen(id));
  await expect(field(page, 'documento.numero')).toBeVisible();
}

/** A second person at a machine of their own. */
export async function anotherPerson(
  browser: Browser,
  server: RunningServer,
  id: string,
  email: string,
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.url,
    locale: 'es-PE',
    timezoneId: 'America/Lima',
  });
  const page = await context.newPage();
  await openReview(page, server, id, email);
  return page;
}

/** The button of a field's name or, while it is open, its input. */
export const field = (page: Page, path: string) => page.locator(`[id="campo-${path}"]`);

export const fieldRow = (page: Page, path: string) =>
  page.getByRole('row').filter({ has: field(page, path) });

/** Opens a field with the mouse; its input then has the keyboard. */
export async function openField(page: Page, path: string): Promise<void> {
  await field(page, path).click();
  await expect(field(page, path)).toHaveJSProperty('tagName', 'INPUT');
  await expect(field(page, path)).toBeFocused();
}

/** The one toast that is shown. */
export const toast = (page: Page) => page.locator('.toast-viewport');

export const valueAt = (document: DocumentDetail, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, key) => (value as Record<string, unknown> | undefined)?.[key],
      document.extractedData,
    );

/** Waits until the server has a value. */
export async function expectSaved(
  document: ReadDocument,
  path: string,
  value: FieldValue,
): Promise<void> {
  await expect.poll(async () => valueAt(await document.now(), path)).toBe(value);
}
