import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import readXlsxFile from 'read-excel-file/node';
import type { DocumentDetail } from '../backend/src/contracts/document';
import { EXPORT_COLUMNS } from '../backend/src/contracts/exports';
import { expectAccessible } from './support/axe';
import { finished, signedInClient, upload } from './support/client';
import { makeDocument } from './support/documents';
import type { RunningServer } from './support/server';
import { DEMO, signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.use({ serverOf: 'history' });

const SIZES = [
  ['1440', { width: 1440, height: 900 }],
  ['1024', { width: 1024, height: 768 }],
  ['390', { width: 390, height: 844 }],
] as const;

/** Quick to read: two in soles, one in dollars. */
const SAMPLES = ['factura-detraccion', 'orden-compra', 'factura-dolares'];
/** A file that is received, and whose reading fails for good. */
const DAMAGED = {
  name: 'boleta-ilegible.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n${'7'.repeat(200)}\n%%EOF\n`),
};

async function readDocuments(server: RunningServer): Promise<DocumentDetail[]> {
  const clerk = await signedInClient(server);
  const ids: string[] = [];
  for (const sample of SAMPLES) ids.push(await upload(clerk, await makeDocument(sample)));
  ids.push(await upload(clerk, DAMAGED));
  const documents: DocumentDetail[] = [];
  for (const id of ids) documents.push(await finished(clerk, id));
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

test.describe("a clerk's morning in the history", () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  let documents: DocumentDetail[];
  test.beforeAll(async ({ server }) => {
    documents = await readDocuments(server);
  });

  test.beforeEach(async ({ page, server }) => {
    await signIn(page, server.url, DEMO.tesoreria);
    await page.goto('/historial');
    await expect(rows(page)).toHaveCount(4);
  });

  test('finds by words, filters and ready-made views, and the address keeps it', async ({
    page,
  }) => {
    await page.keyboard.press('/');
    await page.keyboard.type(documents[0]?.extractedData?.proveedor?.ruc ?? 'nothing');
    await expect(page).toHaveURL(/q=\d{11}/);
    await expect(rows(page).first()).toContainText(
      documents[0]?.extractedData?.proveedor?.ruc ?? '',
    );
    await page.keyboard.press('Escape');
    await expect(rows(page)).toHaveCount(4);
    await page.getByRole('button', { name: /^Con error/ }).click();
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('boleta-ilegible.pdf');
    await page.reload();
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: /^Todos/ }).click();
    await page.getByRole('button', { name: 'Filtros avanzados' }).click();
    await page.getByRole('combobox', { name: 'Moneda' }).selectOption('USD');
    await page.getByRole('combobox', { name: 'Estado', exact: true }).selectOption('completed');
    await expect(rows(page)).toHaveCount(1);
    await expect(rows(page)).toContainText('US$');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Quitar filtros' }).click();
    await grid(page).getByRole('button', { name: 'Total' }).click();
    await expect(page).toHaveURL(/por=total&orden=ASC/);
  });

  test('goes without a mouse: chooses, opens, and comes back', async ({ page }) => {
    await rows(page).first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(bar(page)).toContainText('2 seleccionados');
    await page.keyboard.press('Control+a');
    await expect(bar(page)).toContainText('4 seleccionados');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(bar(page)).toBeHidden();
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/documento\//);
    await page.getByRole('link', { name: 'Volver' }).click();
    await expect(page).toHaveURL(/\/historial$/);
  });

  test('exports in each format, and the files say what the documents say', async ({ page }) => {
    await page.getByRole('button', { name: /^Todos/ }).click();
    await page.getByRole('combobox', { name: 'Filtrar por estado' }).selectOption('completed');
    await expect(rows(page)).toHaveCount(3);
    await grid(page).getByRole('checkbox', { name: 'Seleccionar la página' }).check();
    const press = (name: string) => () => bar(page).getByRole('button', { name }).click();
    const read = documents.filter(({ status }) => status === 'completed');
    const totals = read.map(({ extractedData }) => Number(extractedData?.totales?.total)).sort();

    const json = await saved(page, press('Exportar JSON'));
    expect(json.suggestedFilename()).toMatch(/^facturas_\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.parse((await bytesOf(json)).toString('utf8'))).toHaveLength(3);
    await expect(toast(page, 'Exportado')).toContainText('3 documentos');

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
    expect(sheet?.data[0]).toEqual([...EXPORT_COLUMNS]);
    expect(sheet?.data).toHaveLength(4);
  });

  test('makes a payment file after a look at it, and the second one only by choice', async ({
    page,
  }) => {
    await grid(page).getByRole('checkbox', { name: 'Seleccionar la página' }).check();
    await bar(page).getByRole('button', { name: 'Generar TXT de pago' }).click();
    await expect(toast(page, 'Múltiples monedas')).toBeVisible();
    await bar(page).getByRole('button', { name: 'Quitar selección' }).click();

    const number = documents[0]?.extractedData?.documento?.numero ?? '';
    const supplier = documents[0]?.extractedData?.proveedor?.ruc ?? '';
    const open = async (): Promise<Locator> => {
      await rows(page).last().getByRole('checkbox').check();
      await bar(page).getByRole('button', { name: 'Generar TXT de pago' }).click();
      return page.getByRole('dialog', { name: 'Generar TXT de pago' });
    };
    const dialog = await open();
    await expect(dialog).toContainText('Nadie ha confirmado sus datos.');
    await expectAccessible(page);
    const make = dialog.getByRole('button', { name: 'Generar y descargar' });
    await expect(make).toBeDisabled();
    await dialog.getByRole('checkbox', { name: /^Incluir/ }).check();
    await dialog.getByLabel(/^Motivo para pagar/).fill('La revisé con el proveedor.');
    const file = await saved(page, () => make.click());
    expect(file.suggestedFilename()).toMatch(/^pagos_\d{4}-\d\d-\d\d\.txt$/);
    const lines = (await bytesOf(file)).toString('utf8').trimEnd().split('\r\n');
    expect(lines.map((line) => line.slice(0, 3))).toEqual(['HDR', 'DTL', 'FTR']);
    expect(lines[1]?.split('|').slice(0, 3)).toEqual(['DTL', supplier, number]);
    await expect(toast(page, 'Generado')).toBeVisible();

    await bar(page).getByRole('button', { name: 'Quitar selección' }).click();
    const again = await open();
    await expect(again).toContainText('Ya está en un archivo de pago anterior.');
    await expect(again.getByRole('button', { name: 'Generar y descargar' })).toBeDisabled();
    await again.getByRole('checkbox', { name: /^Incluir/ }).check();
    await again.getByLabel(/^Motivo para pagar/).fill('Aquel no se usó.');
    await expect(again.getByRole('button', { name: 'Generar y descargar' })).toBeEnabled();
    await again.getByRole('button', { name: 'Cancelar' }).click();
  });

  for (const [name, size] of SIZES) {
    test(`is accessible and fits at ${name}, in both looks, light and dark`, async ({
      page,
      shot,
    }) => {
      await page.setViewportSize(size);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page
          .getByRole('checkbox', { name: /^Seleccionar (?!la página)/ })
          .first()
          .check();
        await expectAccessible(page);
        await shot(`historial-${name}-${colorScheme}`);
        const looks = page.getByRole('group', { name: 'Aspecto del historial' });
        if (name === '390') continue;
        await looks.getByRole('button', { name: 'Tarjetas' }).click();
        await expectAccessible(page);
        await shot(`historial-tarjetas-${name}-${colorScheme}`);
        await looks.getByRole('button', { name: 'Tabla' }).click();
      }
      const width = await page.evaluate<number>('document.documentElement.scrollWidth');
      expect(width).toBe(size.width);
    });
  }

  test('marks as paid after asking, once, and the history says so', async ({ page }) => {
    await page.getByRole('combobox', { name: 'Filtrar por estado' }).selectOption('completed');
    await expect(rows(page)).toHaveCount(3);
    await grid(page).getByRole('checkbox', { name: 'Seleccionar la página' }).check();
    await bar(page).getByRole('button', { name: 'Marcar como pagado' }).click();
    const dialog = page.getByRole('dialog', { name: 'Marcar como pagado' });
    await expect(dialog).toContainText('3 documentos');
    await expect(dialog).toContainText('3 aún no están pagados (paso 6');
    await dialog.getByLabel('Motivo para pagar estos documentos').fill('Se pagaron por caja.');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Marcar como pagado' }).dblclick();
    await expect(toast(page, '3 documentos marcados como pagados')).toBeVisible();
    await expect(rows(page).filter({ hasText: 'Pagado' })).toHaveCount(3);
    await expect(page.getByRole('region', { name: 'Resumen' })).toContainText('Pagados3');
    await expect(bar(page)).toBeHidden();
  });
});
