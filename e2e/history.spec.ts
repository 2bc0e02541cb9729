import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import readXlsxFile from 'read-excel-file/node';
import type { DocumentDetail } from '../backend/src/contracts/document';
import { EXPORT_COLUMNS, XLSX_SOURCE_COLUMN } from '../backend/src/contracts/exports';
import type { StoryEntry } from '../backend/src/contracts/review';
import { API } from '../backend/src/contracts/routes';
import { expectAccessible } from './support/axe';
import { document as documentOf, finished, signedInClient, upload } from './support/client';
import { makeDocument } from './support/documents';
import { DESK, expectFits, expectLargest, lookAt, TABLET } from './support/look-at';
import { anotherPerson, freshNumber } from './support/review';
import { drawInvoice } from './support/review-documents';
import type { RunningServer } from './support/server';
import { DEMO, signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.use({ serverOf: 'history', viewport: DESK });

/** A file that is received, and whose reading fails for good. */
const DAMAGED = {
  name: 'boleta-ilegible.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n${'7'.repeat(200)}\n%%EOF\n`),
};
const REST = 'EN PARTES S.A.C.';

/** A forged one, an order, one in dollars, one twice, and a damaged one, in this order. */
async function readDocuments(server: RunningServer): Promise<DocumentDetail[]> {
  const clerk = await signedInClient(server);
  const samples = ['factura-adulterada', 'orden-compra', 'factura-dolares'];
  const number = freshNumber();
  const files = [
    ...(await Promise.all(samples.map(makeDocument))),
    await drawInvoice({ number, supplier: REST }),
    await drawInvoice({ number, supplier: REST, filename: 'otra-vez.pdf' }),
    DAMAGED,
  ];
  const documents: DocumentDetail[] = [];
  for (const file of files) documents.push(await finished(clerk, await upload(clerk, file)));
  await clerk.dispose();
  return documents;
}

const grid = (page: Page): Locator => page.getByRole('grid', { name: 'Documentos' });
const bar = (page: Page): Locator => page.getByRole('region', { name: 'Selección' });
const rows = (page: Page): Locator => grid(page).locator('tbody tr');
const toast = (page: Page, words: string | RegExp): Locator =>
  page.locator('.toast').filter({ hasText: words }).last();

/** What a button gives to save. */
async function saved(page: Page, act: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), act()]);
  return download;
}

const bytesOf = async (download: Download): Promise<Buffer> => readFile(await download.path());

test.describe.serial("treasury's morning in the history", () => {
  let documents: DocumentDetail[];
  let read: DocumentDetail[];
  test.beforeAll(async ({ server }) => {
    documents = await readDocuments(server);
    read = documents.filter(({ status }) => status === 'completed');
  });

  test.beforeEach(async ({ page, server }) => {
    await signIn(page, server.url, DEMO.tesoreria);
    await page.goto('/historial');
    await expect(rows(page)).toHaveCount(documents.length);
  });

  test('finds by words and filters, which the address keeps, and chooses and opens without a mouse', async ({
    page,
    shot,
  }) => {
    const ruc = documents[0]?.extractedData?.proveedor?.ruc ?? 'nothing';
    await page.keyboard.press('/');
    await page.keyboard.type(ruc);
    await expect(page).toHaveURL(/%22q%22%3A%22\d{11}/);
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText(ruc);
    await page.keyboard.press('Escape');
    await expect(rows(page)).toHaveCount(documents.length);
    await page.getByRole('button', { name: /^Con error/ }).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('boleta-ilegible.pdf');
    await page.reload();
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: /^Todos/ }).click();
    await expect(rows(page)).toHaveCount(documents.length);
    await page.getByRole('button', { name: 'Filtros avanzados' }).click();
    await page.getByRole('combobox', { name: 'Moneda' }).selectOption('USD');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('US$');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Quitar filtros' }).click();
    await expect(rows(page)).toHaveCount(documents.length);

    await rows(page).first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(bar(page)).toContainText('2 seleccionados');
    await page.keyboard.press('Control+a');
    await expect(bar(page)).toContainText(`${documents.length} seleccionados`);
    await lookAt(page, shot, 'historial');
    await page.setViewportSize(TABLET);
    await expectFits(page);
    await page.setViewportSize(DESK);
    const looks = page.getByRole('group', { name: 'Aspecto del historial' });
    await looks.getByRole('button', { name: 'Tarjetas' }).click();
    await expectAccessible(page);
    await looks.getByRole('button', { name: 'Tabla' }).click();
    await rows(page).last().focus();
    await page.keyboard.press('Escape');
    await expect(bar(page)).toBeHidden();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/documento\//);
    await page.getByRole('link', { name: 'Volver' }).click();
    await expect(page).toHaveURL(/\/historial/);
  });

  test('begins where every other screen does', async ({ page }) => {
    for (const path of [
      '/',
      '/historial',
      '/workflow',
      '/vencimientos',
      '/detracciones',
      '/perfil',
    ]) {
      await page.goto(path);
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      expect((title?.y ?? 0) + (title?.height ?? 0) / 2, `middle of the title of ${path}`).toBe(94);
      const next = page.locator('main > :nth-child(2)');
      await expect.poll(async () => (await next.boundingBox())?.y, `under it, ${path}`).toBe(128);
    }
  });

  test('exports in each format, and the files say what the documents say', async ({ page }) => {
    await page.getByRole('combobox', { name: 'Filtrar por estado' }).selectOption('completed');
    await expect(rows(page)).toHaveCount(read.length);
    await grid(page).getByRole('checkbox', { name: 'Seleccionar la página' }).check();
    const press = (name: string) => () => bar(page).getByRole('button', { name }).click();
    const totals = read.map(({ extractedData }) => Number(extractedData?.totales?.total)).sort();

    const json = await saved(page, press('Exportar JSON'));
    expect(json.suggestedFilename()).toMatch(/^facturas_\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.parse((await bytesOf(json)).toString('utf8'))).toHaveLength(read.length);
    await expect(toast(page, 'Exportado')).toContainText(`${read.length} documentos`);

    const csv = await saved(page, press('Exportar CSV'));
    expect(csv.suggestedFilename()).toMatch(/^facturas_.*\.csv$/);
    const table = parse(await bytesOf(csv), { bom: true });
    expect(table[0]).toEqual([...EXPORT_COLUMNS]);
    expect(
      table
        .slice(1)
        .map((row) => Number(row[5]))
        .sort(),
    ).toEqual(totals);

    const xlsx = await saved(page, press('Exportar XLSX'));
    const [sheet] = await readXlsxFile(await bytesOf(xlsx));
    expect(sheet?.data[0]).toEqual([...EXPORT_COLUMNS, XLSX_SOURCE_COLUMN]);
    expect(sheet?.data).toHaveLength(read.length + 1);
  });

  test('makes a payment file after a look at it', async ({ page, shot }) => {
    await page.getByRole('combobox', { name: 'Filtrar por estado' }).selectOption('completed');
    await expect(rows(page)).toHaveCount(read.length);
    await grid(page).getByRole('checkbox', { name: 'Seleccionar la página' }).check();
    await bar(page).getByRole('button', { name: 'Generar TXT de pago' }).click();
    await expect(toast(page, 'Múltiples monedas')).toBeVisible();
    await bar(page).getByRole('button', { name: 'Quitar selección' }).click();

    const { extractedData } = documents[0] ?? {};
    const supplier = extractedData?.proveedor?.ruc ?? 'nothing';
    await rows(page).filter({ hasText: supplier }).getByRole('checkbox').check();
    await bar(page).getByRole('button', { name: 'Generar TXT de pago' }).click();
    const dialog = page.getByRole('dialog', { name: 'Generar TXT de pago' });
    await expect(dialog).toContainText('Posible falsificación');
    await lookAt(page, shot, 'pago-archivo', dialog);
    const make = dialog.getByRole('button', { name: 'Generar y descargar' });
    await expect(make).toBeDisabled();
    await dialog.getByRole('checkbox', { name: /^Incluir/ }).check();
    await dialog.getByLabel(/^Motivo para pagar/).fill('La revisé con el proveedor.');
    const file = await saved(page, () => make.click());
    expect(file.suggestedFilename()).toMatch(/^pagos_\d{4}-\d\d-\d\d\.txt$/);
    const lines = (await bytesOf(file)).toString('utf8').trimEnd().split('\r\n');
    expect(lines.map((line) => line.slice(0, 3))).toEqual(['HDR', 'DTL', 'FTR']);
    const number = extractedData?.documento?.numero;
    expect(lines[1]?.split('|').slice(0, 3)).toEqual(['DTL', supplier, number]);
    await expect(toast(page, 'Generado')).toBeVisible();
  });

  test('pays a part with the keyboard; the company admin corrects it with a reason', async ({
    browser,
    page,
    server,
    shot,
  }) => {
    const { id = '' } = documents[3] ?? {};
    await page.goto(`/documento/${id}`);
    const card = page.getByRole('region', { name: 'Pago', exact: true });
    await card.getByRole('button', { name: 'Registrar pago' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Registrar pago' });
    const amount = dialog.getByLabel('Se paga ahora');
    await expect(amount).toBeFocused();
    await expect(dialog).toContainText('Nadie ha confirmado sus datos.');
    await lookAt(page, shot, 'pago-parte');
    await amount.fill('15.555');
    await dialog.getByLabel(/^Motivo para pagar/).fill('Adelanto acordado');
    await amount.press('Enter');
    await expect(dialog).toContainText('dos decimales');
    await amount.fill('15.50');
    await amount.press('Enter');
    await expect(toast(page, 'Pago registrado')).toBeVisible();
    await expect(card).toContainText('Parcial');
    await expect(card).toContainText('S/ 15.50');
    await expect(card.getByRole('button', { name: 'Corregir lo pagado' })).toHaveCount(0);

    const boss = await anotherPerson(browser, server, id, DEMO.empresa);
    const own = boss.getByRole('region', { name: 'Pago', exact: true });
    await own.getByRole('button', { name: 'Corregir lo pagado' }).press('Enter');
    const correction = boss.getByRole('dialog', { name: 'Corregir lo pagado' });
    await correction.getByRole('button', { name: 'Corregir' }).click();
    await expect(correction).toContainText('Escriba el motivo.');
    await correction.getByLabel('Motivo').fill('El banco devolvió todo');
    await correction.getByLabel('Motivo').press('Enter');
    await expect(own).toContainText('Pendiente Pago');
    const story = boss.getByRole('region', { name: 'Historia del documento' });
    await expect(story).toContainText('El banco devolvió todo');
    await boss.context().close();

    const client = await signedInClient(server, DEMO.empresa);
    expect((await documentOf(client, id)).paymentStatus).toBe('unpaid');
    const [last] = (await (await client.get(API.documentEvents(id))).json()) as StoryEntry[];
    expect(last?.changes).toContainEqual({ path: 'monto_pagado', old: 15.5, new: 0 });
  });

  test('marks as paid what it gives its reasons for, which outlive a failure and a reload', async ({
    page,
    shot,
  }) => {
    // Of the one that came twice neither is paid by this door.
    const payable = documents
      .slice(0, 3)
      .map(({ extractedData }) => extractedData?.proveedor?.ruc ?? 'nothing');
    const choose = async () => {
      for (const ruc of payable)
        await rows(page).filter({ hasText: ruc }).getByRole('checkbox').check();
      await bar(page).getByRole('button', { name: 'Marcar como pagado' }).click();
    };
    await choose();
    const dialog = page.getByRole('dialog', { name: 'Marcar como pagado' });
    const cards = dialog.getByRole('list', { name: 'Documentos con hallazgos' });
    const forged = cards.locator('> li').filter({ hasText: 'Posible falsificación' });
    await expectLargest(forged, forged.locator('[data-loud]'));
    await expect(cards).toContainText('Una orden de compra no es un comprobante de pago.');
    const send = dialog.getByRole('button', { name: 'Marcar como pagado' });
    await expect(send).toBeDisabled();
    await lookAt(page, shot, 'pago-marcar', dialog);
    await dialog.getByLabel('Motivo para pagar estos documentos').fill('Se pagaron por caja.');
    await expect(send).toBeDisabled();
    await forged.getByLabel(/^Motivo para pagar/).fill('Lo confirmó el proveedor en persona.');
    await expect(send).toBeEnabled();

    // The server is gone: what is said of it covers no button.
    await page.route(`**${API.markPaid}`, (route) => route.abort());
    await send.click();
    await expect(toast(page, 'Error')).toBeVisible();
    const said = await page.locator('.toast-viewport').boundingBox();
    const button = await send.boundingBox();
    expect((said?.y ?? NaN) + (said?.height ?? NaN)).toBeLessThan(button?.y ?? NaN);
    await page.unroute(`**${API.markPaid}`);
    await page.reload();
    await choose();
    await expect(forged.getByLabel(/^Motivo para pagar/)).toHaveValue(/en persona/);
    await expect(dialog).toContainText('Los motivos que escribió antes siguen aquí');
    await send.dblclick();
    await expect(toast(page, '3 documentos marcados como pagados')).toBeVisible();
    await expect(rows(page).filter({ hasText: 'Pagado' })).toHaveCount(3);
    await expect(page.getByRole('region', { name: 'Resumen' })).toContainText('Pagados3');
    await expect(bar(page)).toBeHidden();
  });
});
