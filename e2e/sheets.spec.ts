import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { API } from '../backend/src/contracts/routes';
import type { SheetsStatus } from '../backend/src/contracts/sheets';
import { expectAccessible } from './support/axe';
import { finished, signedInClient, upload } from './support/client';
import { makeDocument } from './support/documents';
import { type RunningGoogle, startGoogle } from './support/google-sheets';
import { DESK } from './support/look-at';
import { type RunningServer, startServer } from './support/server';
import { signIn } from './support/sign-in';
import { expect, test as base } from './support/test';

interface Installation {
  server: RunningServer;
  google: RunningGoogle;
  clerk: APIRequestContext;
  /** Of the two documents that were read. */
  ids: string[];
}

async function readTwo(clerk: APIRequestContext): Promise<string[]> {
  const documents = [await makeDocument('orden-compra'), await makeDocument('factura-dolares')];
  const ids = [];
  for (const document of documents) ids.push(await upload(clerk, document));
  for (const id of ids) await finished(clerk, id);
  return ids;
}

/** The product with Google beside it. */
const test = base.extend<object, { installation: Installation }>({
  installation: [
    async ({}, use) => {
      const google = await startGoogle();
      const server = await startServer({ env: google.environment });
      const clerk = await signedInClient(server);
      await use({ server, google, clerk, ids: await readTwo(clerk) });
      await clerk.dispose();
      await server.stop();
      await google.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ installation }, use) => use(installation.server.url),
});

test.use({ viewport: DESK });
const rows = (page: Page): Locator =>
  page.getByRole('grid', { name: 'Documentos' }).locator('tbody tr');
const dialog = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Enviar a Google Sheets' });
const toast = (page: Page, words: string): Locator =>
  page.locator('.toast').filter({ hasText: words }).last();

/** Chooses all that the history shows and opens the dialog. */
async function openDialog(page: Page, { url }: RunningServer, count: number): Promise<void> {
  await signIn(page.context(), url);
  await page.goto(`${url}/historial`);
  await expect(rows(page)).toHaveCount(count);
  await page.getByRole('checkbox', { name: 'Seleccionar la página' }).check();
  await page.getByRole('button', { name: 'Enviar a Google Sheets' }).click();
}

async function newSheet(clerk: APIRequestContext, title: string): Promise<void> {
  const answer = await clerk.post(API.sheetsCreate, { data: { title } });
  expect(answer.status()).toBe(201);
}

test('a new sheet is made, and two documents are in it once, however often they are sent', async ({
  page,
  installation: { server, google, clerk, ids },
}) => {
  await newSheet(clerk, 'Compras de marzo');
  const titles = async (): Promise<SheetsStatus['spreadsheets']> =>
    ((await (await clerk.get(API.sheetsStatus)).json()) as SheetsStatus).spreadsheets;
  const before = (await titles()).map(({ spreadsheetId }) => spreadsheetId);
  await openDialog(page, server, 2);
  await dialog(page).getByRole('button', { name: 'Crear nueva hoja' }).dblclick();
  await expect(toast(page, '¡Hoja creada!')).toBeVisible();
  const made = (await titles()).filter(({ spreadsheetId }) => !before.includes(spreadsheetId));
  expect(made).toHaveLength(1);
  const [{ spreadsheetId: sheet } = { spreadsheetId: '' }] = made;
  await expectAccessible(page, dialog(page));
  await dialog(page).getByRole('button', { name: 'Enviar 2 documentos' }).dblclick();
  await expect(toast(page, '¡Datos enviados!')).toContainText('2 documentos en «Documentos».');
  await expect(dialog(page)).toBeHidden();
  const once = (await google.idsIn(sheet)).slice(1);
  expect(once.toSorted()).toEqual(ids.toSorted());

  await page.getByRole('button', { name: 'Enviar a Google Sheets' }).click();
  await dialog(page).getByRole('combobox', { name: 'Hoja de su empresa' }).click();
  await page.getByRole('option', { name: 'Compras de marzo' }).click();
  await expect(dialog(page).getByRole('combobox', { name: 'Hoja de su empresa' })).toContainText(
    'Compras de marzo',
  );
  await dialog(page).getByRole('textbox', { name: 'ID de la hoja de cálculo' }).fill(sheet);
  await dialog(page).getByRole('button', { name: 'Enviar 2 documentos' }).click();
  await expect(toast(page, 'Ya estaban en la hoja')).toBeVisible();
  expect((await google.idsIn(sheet)).slice(1)).toEqual(once);
  for (const other of before) expect(await google.idsIn(other)).toEqual([]);

  await page.goto(`/documento/${ids[0]}`);
  await expect(page.getByText('Lo envió a Google Sheets')).toHaveCount(1);
});
