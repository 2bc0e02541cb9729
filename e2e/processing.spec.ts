import type { Page } from '@playwright/test';
import type { DocumentSummary } from '../backend/src/contracts/document';
import { API, documentScreen } from '../backend/src/contracts/routes';
import { makeDocument, makeSmallScan } from './support/documents';
import { DESK, expectFits, PHONE } from './support/look-at';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.use({ viewport: DESK });

const field = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('button', { name, exact: true }) });

const sessionFile = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ hasText: name });

test('a clerk drops a PDF with text and a scan, sees the data of each, takes them along and signs out', async ({
  page,
  server,
  shot,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], {
    origin: server.url,
  });
  await signIn(page.context(), server.url);
  await page.goto('/');
  const documents = [await makeSmallScan(), await makeDocument('factura-detraccion')];
  for (const document of documents) {
    // One after the other: the results are those of the newest.
    const sent = page.waitForResponse((answer) => answer.url().endsWith(API.upload));
    await page.getByLabel('Archivos', { exact: true }).setInputFiles(document);
    await sent;
  }
  await expect(page.getByText('Archivo subido exitosamente').first()).toBeVisible();
  for (const { name } of documents) {
    await expect(sessionFile(page, name).getByText('Completado')).toBeVisible({
      timeout: 300_000,
    });
  }
  const total = field(page, 'Total');
  await expect(total).toContainText(/[\d,]+\.\d\d PEN/);
  await expect(field(page, 'RUC').first()).toContainText(/\d{11}/);
  await shot('inicio-resultado-1440');

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar JSON' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.json$/);
  await page.getByRole('button', { name: 'Copiar JSON' }).click();
  await expect(page.getByText('JSON copiado')).toBeVisible();
  const copied = await page.evaluate<string>('navigator.clipboard.readText()');
  expect(JSON.parse(copied)).toHaveProperty('totales.total');
  await total.getByRole('button', { name: 'Total' }).focus();
  await expect(page.getByRole('textbox', { name: 'Total' })).toBeFocused();
  await page.setViewportSize(PHONE);
  await shot('inicio-resultado-390');

  const list = (await (await page.request.get(API.documents)).json()) as DocumentSummary[];
  const scan = list.find(({ filename }) => filename === documents[0]?.name);
  await page.goto(documentScreen(scan?.id ?? ''));
  await expectFits(page);
  await page.setViewportSize(DESK);
  await expect(page.getByRole('img', { name: /^Imagen del documento/ }).first()).toBeVisible();
  await expectFits(page);
  await shot('revision-escaneada-1440');

  await page.goto('/');
  await page.getByRole('button', { name: /cuenta de/ }).click();
  await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  expect((await page.request.get(`${server.url}${API.authUser}`)).status()).toBe(401);
});
