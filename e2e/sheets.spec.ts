import type { APIRequestContext, Locator, Page } from '@playwright/test';
import readXlsxFile from 'read-excel-file/node';
import { ERRORS } from '../backend/src/contracts/errors';
import { EXPORT_COLUMNS } from '../backend/src/contracts/exports';
import { API } from '../backend/src/contracts/routes';
import type { CreateSheetAnswer, SheetsStatus } from '../backend/src/contracts/sheets';
import { expectAccessible } from './support/axe';
import { finished, signedInClient, upload } from './support/client';
import { makeDocument } from './support/documents';
import { type RunningGoogle, startGoogle } from './support/google-sheets';
import { type RunningServer, startServer } from './support/server';
import { signIn } from './support/sign-in';
import { expect, test as base } from './support/test';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

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

/** The product with Google beside it, and the same without. */
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
});

test.use({ serverOf: 'sheets', viewport: DESK });
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

async function newSheet(clerk: APIRequestContext, title: string): Promise<string> {
  const answer = await clerk.post(API.sheetsCreate, { data: { title } });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as CreateSheetAnswer).spreadsheetId;
}

test('a server without Google says so and gives the file that holds the same', async ({
  page,
  server,
  shot,
}) => {
  const document = await makeDocument('orden-compra');
  const clerk = await signedInClient(server);
  await finished(clerk, await upload(clerk, document));
  await clerk.dispose();
  await openDialog(page, server, 1);
  await expect(dialog(page)).toContainText(ERRORS.HOJAS_NO_CONFIGURADAS.message);
  await expect(dialog(page).getByRole('button', { name: /^Enviar/ })).toHaveCount(0);
  await expectAccessible(page);
  await shot('hojas-sin-configurar-1440');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: 'Descargar XLSX' }).click(),
  ]);
  const [sheet] = await readXlsxFile(await download.path());
  expect(sheet?.data[0]).toEqual([...EXPORT_COLUMNS]);
  expect(sheet?.data).toHaveLength(2);
});

test('two documents are in the chosen sheet once, however often they are sent', async ({
  page,
  installation: { server, google, clerk, ids },
  shot,
}) => {
  const chosen = await newSheet(clerk, 'Compras de marzo');
  const other = await newSheet(clerk, 'Gastos');
  await openDialog(page, server, 2);
  await dialog(page).getByRole('combobox', { name: 'Hoja de su empresa' }).click();
  await page.getByRole('option', { name: 'Compras de marzo' }).click();
  await expectAccessible(page);
  await shot('hojas-enviar-1440');
  await dialog(page).getByRole('button', { name: 'Enviar 2 documentos' }).dblclick();
  await expect(toast(page, '¡Datos enviados!')).toContainText('2 documentos en «Documentos».');
  await expect(dialog(page)).toBeHidden();
  await shot('hojas-enviadas-1440');
  const once = (await google.idsIn(chosen)).slice(1);
  expect(once.toSorted()).toEqual(ids.toSorted());

  await page.getByRole('button', { name: 'Enviar a Google Sheets' }).click();
  await dialog(page).getByRole('button', { name: 'Enviar 2 documentos' }).click();
  await expect(toast(page, 'Ya estaban en la hoja')).toBeVisible();
  expect((await google.idsIn(chosen)).slice(1)).toEqual(once);
  expect(await google.idsIn(other)).toEqual([]);

  await page.goto(`${server.url}/documento/${ids[0]}`);
  await expect(page.getByText('Lo envió a Google Sheets')).toHaveCount(1);
});

test('one document is sent from its own screen, whose story says so at once', async ({
  page,
  installation: { server, google, clerk, ids },
  shot,
}) => {
  const sheet = await newSheet(clerk, 'Contratos');
  await signIn(page.context(), server.url);
  await page.goto(`${server.url}/documento/${ids[1]}`);
  const story = page.getByText('Lo envió a Google Sheets');
  await expect(page.locator('.story-entry').first()).toBeVisible();
  const before = await story.count();
  await page.getByRole('button', { name: 'Enviar a Google Sheets' }).click();
  await dialog(page).getByRole('textbox', { name: 'ID de la hoja de cálculo' }).fill(sheet);
  await page.setViewportSize(PHONE);
  await expectAccessible(page);
  await shot('hojas-enviar-390');
  await page.setViewportSize(DESK);
  await dialog(page).getByRole('button', { name: 'Enviar' }).click();
  await expect(toast(page, '¡Datos enviados!')).toBeVisible();
  await expect(story).toHaveCount(before + 1);
  expect((await google.idsIn(sheet)).slice(1)).toEqual([ids[1]]);
});

test('a new sheet is made once, also for a double click, and can be sent to', async ({
  page,
  installation: { server, google, clerk, ids },
}) => {
  const list = async (): Promise<string[]> => {
    const answer = await clerk.get(API.sheetsStatus);
    const { spreadsheets } = (await answer.json()) as SheetsStatus;
    return spreadsheets.map(({ spreadsheetId }) => spreadsheetId);
  };
  const before = await list();
  await openDialog(page, server, 2);
  await dialog(page).getByRole('button', { name: 'Crear nueva hoja' }).dblclick();
  await expect(toast(page, '¡Hoja creada!')).toBeVisible();
  const made = (await list()).filter((id) => !before.includes(id));
  expect(made).toHaveLength(1);
  await dialog(page).getByRole('button', { name: 'Enviar 2 documentos' }).click();
  await expect(toast(page, '¡Datos enviados!')).toBeVisible();
  expect((await google.idsIn(made[0] ?? '')).slice(1).toSorted()).toEqual(ids.toSorted());
});
