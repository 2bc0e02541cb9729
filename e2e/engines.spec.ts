import type { APIRequestContext, Page } from '@playwright/test';
import type { UploadResponse } from '../backend/src/contracts/document';
import { API, documentScreen } from '../backend/src/contracts/routes';
import { expectAccessible } from './support/axe';
import { finished, signedInClient } from './support/client';
import type { MadeDocument } from './support/documents';
import { type RunningModel, startModel } from './support/model-server';
import { field, fieldRow, freshNumber, toast } from './support/review';
import { COMPANY_RUC, drawInvoice, SUPPLIER_RUC } from './support/review-documents';
import { freePort } from '../backend/test/support/free-port';
import { type RunningServer, startServer } from './support/server';
import { signIn } from './support/sign-in';
import { expect, test as base } from './support/test';

interface Installation {
  server: RunningServer;
  model: RunningModel;
}

/** The product with a key for a model server beside it, both on fresh data. */
const test = base.extend<object, { installation: Installation }>({
  installation: [
    async ({}, use) => {
      const model = await startModel(await freePort());
      const server = await startServer({ env: { ...model.environment, LOG_LEVEL: 'debug' } });
      await use({ server, model });
      await server.stop();
      await model.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ installation }, use) => use(installation.server.url),
});

test.use({ viewport: { width: 1440, height: 900 } });
const READ_WITHIN = { timeout: 300_000 };

/** What a model reads on the drawn invoice when it reads well. */
const readings = (number: string): Record<string, string> => ({
  'documento.tipo': 'FACTURA',
  'documento.numero': number,
  'documento.moneda': 'Soles',
  'proveedor.nombre': 'FERRETERÍA EL TORNILLO S.A.C.',
  'proveedor.ruc': SUPPLIER_RUC,
  'cliente.ruc': COMPANY_RUC,
  'totales.gravada': '498.80',
  'totales.iva': '89.78',
  'totales.total': '588.58',
});

async function open(page: Page, { server }: Installation, path: string, email?: string) {
  await signIn(page.context(), server.url, email);
  await page.goto(path);
}

async function uploadWith(
  client: APIRequestContext,
  { name, mimeType, buffer }: MadeDocument,
  processor: string,
): Promise<string> {
  const multipart = { file: { name, mimeType, buffer }, processor };
  const answer = await client.post(API.upload, { multipart });
  expect(answer.status(), 'status of the upload').toBe(201);
  return ((await answer.json()) as UploadResponse).documentId;
}

test('a clerk reads an invoice with OpenAI and sees where its values stand', async ({
  page,
  installation,
  shot,
}) => {
  const { model } = installation;
  const number = freshNumber();
  const invoice = await drawInvoice({ number });
  model.answer(readings(number));
  await open(page, installation, '/');
  await expect(page.getByRole('combobox', { name: 'Procesador' })).toHaveText('OpenAI');
  await expect(page.getByRole('combobox', { name: 'Modelo' })).toHaveText('gpt-4o');
  await expect(page.getByText('Envía el documento a OpenAI.')).toBeVisible();
  await page.getByLabel('Archivos').setInputFiles(invoice);
  await expect(fieldRow(page, 'totales.total')).toContainText('588.58 PEN', READ_WITHIN);
  expect(model.requests.at(-1)).toContain(number);

  // The model gave no places: they come from the words of the page.
  const place = page.getByRole('button', { name: /^Total 588\.58 PEN, confianza/ });
  await expect(place.first()).toBeVisible();
  await expect(page.getByRole('button', { name: new RegExp(`^Número .*${number}`) })).toBeVisible();
  await expect(fieldRow(page, 'totales.total')).not.toContainText('sin ubicación');
  await shot('motores-openai-1440');
  await page.setViewportSize({ width: 390, height: 844 });
  await shot('motores-openai-390');
});

test('a second reading is compared field by field and leads to the field', async ({
  page,
  installation,
  shot,
}) => {
  const { server, model } = installation;
  const number = freshNumber();
  const client = await signedInClient(server);
  const id = await uploadWith(client, await drawInvoice({ number }), 'local');
  await finished(client, id);
  model.answer({ ...readings(number), 'documento.numero': number.replace(/\d$/, 'X') });
  await open(page, installation, documentScreen(id));

  const runs = page.getByRole('region', { name: 'Lecturas', exact: true });
  await expect(runs.getByRole('listitem')).toHaveCount(1);
  await expect(runs).toContainText('Foliado Local');
  const ask = runs.getByRole('button', { name: 'Pedir segunda lectura' });
  await ask.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Pedir segunda lectura' });
  await expect(dialog).toContainText('No usa crédito');
  await expect(dialog.getByRole('combobox', { name: 'Procesador' })).toHaveText('OpenAI');
  await expectAccessible(page, dialog);
  await shot('motores-dialogo-1440');
  await dialog.getByRole('button', { name: 'Pedir lectura' }).press('Enter');
  await expect(toast(page)).toContainText('Segunda lectura en cola');

  const comparison = page.getByRole('region', { name: 'Comparación de lecturas' });
  await expect(comparison).toBeVisible(READ_WITHIN);
  await expect(runs).toContainText('1,500 tokens');
  await expect(runs).toContainText('US$');
  const differing = comparison.getByRole('listitem').filter({ hasText: 'Documento · Número' });
  await expect(differing).toContainText('Distintos');
  await expect(comparison.getByText('Totales · Total')).toHaveCount(0);
  await comparison.getByRole('checkbox', { name: 'Solo diferencias' }).uncheck();
  const total = comparison.getByRole('listitem').filter({ hasText: 'Totales · Total' });
  await expect(total).toContainText('Coinciden');
  await expectAccessible(page, comparison);
  await shot('motores-comparacion-1440');

  await differing.getByRole('button', { name: 'Documento · Número' }).press('Enter');
  await expect(field(page, 'documento.numero')).toBeFocused();
  await expect(field(page, 'documento.numero')).toHaveJSProperty('tagName', 'INPUT');
  await expect(
    page.getByRole('button', { name: /^Usar lectura del modelo: / }).first(),
  ).toBeVisible();
  await shot('motores-discrepancia-1440');
});
