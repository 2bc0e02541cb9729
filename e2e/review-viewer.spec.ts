import { readFile } from 'node:fs/promises';
import type { Download, Locator, Page } from '@playwright/test';
import { API } from '../backend/src/contracts/routes';
import { DESK, expectFits, PHONE } from './support/look-at';
import {
  expectSaved,
  field,
  fieldRow,
  openField,
  openReview,
  readInvoice,
  type ReadDocument,
} from './support/review';
import { manyLines } from './support/review-documents';
import { expect, test } from './support/test';

/** One amount has thousands, as most have on paper. */
const LINES = [
  { quantity: 4, unit: 'UND', text: 'Cemento gris bolsa 42.5 kg', unitPrice: 2850 },
  { quantity: 10, unit: 'UND', text: 'Ladrillo de techo 15 x 30 x 30', unitPrice: 12_500 },
];

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Vista del documento' });
const sheet = (page: Page) => page.locator('.page-sheet');
const place = (page: Page, name: RegExp) =>
  page.locator('.page-boxes').getByRole('button', { name });

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('not in sight');
  return box;
}

const widthOf = async (locator: Locator) => Math.round((await boxOf(locator)).width);

/** The words under a rectangle drawn with the mouse from one word to another. */
async function dragAround(page: Page, first: Locator, last: Locator): Promise<void> {
  await first.scrollIntoViewIfNeeded();
  const from = await boxOf(first);
  const to = await boxOf(last);
  await page.mouse.move(from.x - 4, from.y - 3);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y + 4);
  await page.mouse.move(to.x + to.width + 4, to.y + to.height + 3, { steps: 4 });
  await page.mouse.up();
}

const textOf = async (download: Download) => readFile(await download.path(), 'utf8');

async function downloadBy(page: Page, button: Locator): Promise<Download> {
  const download = page.waitForEvent('download');
  await button.click();
  return download;
}

test.describe('the viewer', () => {
  test('gives the document away, zooms, turns, leads from places to fields and back, and gives its words', async ({
    page,
    server,
  }) => {
    const document = await readInvoice(server, { lines: LINES });
    await openReview(page, server, document.id);
    await giveAway(page, document);
    await leadBothWays(page);
    await giveWords(page, document);

    await bar(page).getByRole('button', { name: 'Ampliar' }).click();
    const dialog = page.getByRole('dialog', { name: /página 1/ });
    await expect(dialog.getByRole('img')).toBeVisible();
    const original = dialog.getByRole('link', { name: 'Abrir en otra pestaña' });
    await expect(original).toHaveAttribute('href', API.documentFile(document.id));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(bar(page).getByRole('button', { name: 'Ampliar' })).toBeFocused();
    await zoomAndTurn(page);
  });

  test('shows every page of a long document and goes where the field is', async ({
    page,
    server,
  }) => {
    const document = await readInvoice(server, { lines: manyLines(40) });
    await openReview(page, server, document.id);
    const pages = page.getByRole('list', { name: 'Páginas' }).getByRole('button');
    await expect(pages).toHaveCount(2);
    await expect(bar(page)).toContainText('1 / 2');
    await bar(page).getByRole('button', { name: 'Página siguiente' }).click();
    await expect(bar(page)).toContainText('2 / 2');
    await expect(bar(page).getByRole('button', { name: 'Página siguiente' })).toBeDisabled();
    await pages.first().click();
    await expect(bar(page)).toContainText('1 / 2');
    await openField(page, 'totales.total');
    await expect(bar(page)).toContainText('2 / 2');
    await expect(page.locator('.page-brackets')).toBeInViewport();
    await isCalm(page, 'totales.total');
    await page.locator('[id="campo-productos.0.descripcion"]').click();
    await expect(bar(page)).toContainText('1 / 2');
    await expect(page.locator('.page-brackets').first()).toBeInViewport();
    for (const size of [DESK, PHONE]) {
      await page.setViewportSize(size);
      await expectFits(page);
    }
  });
});

/** What of the browser is asked in its pages. */
interface Wide {
  scrollWidth: number;
  clientWidth: number;
}

/** On a desk nothing is cut, and the thread stays out of the words of the open field. */
async function isCalm(page: Page, open: string): Promise<void> {
  await page.setViewportSize(DESK);
  for (const whole of ['.group-nav', '.detail-names h1']) {
    const hidden = () =>
      page.locator(whole).evaluate((one: Wide) => one.scrollWidth - one.clientWidth);
    await expect.poll(hidden, { message: `pixels of ${whole} that are cut` }).toBe(0);
  }
  const intoTheRow = async (): Promise<number> => {
    const thread = await boxOf(page.locator('.thread path'));
    return Math.round(thread.x + thread.width - (await boxOf(fieldRow(page, open))).x);
  };
  // Its box has room for its own thickness.
  await expect.poll(intoTheRow, { message: 'pixels of the thread in its row' }).toBeLessThan(8);
}

/** With buttons, keys and the wheel; the places of the page turn with it. */
async function zoomAndTurn(page: Page): Promise<void> {
  const size = bar(page).getByLabel('Tamaño');
  await expect(size).toHaveText('100 %');
  const fitted = await widthOf(sheet(page));
  await bar(page).getByRole('button', { name: 'Acercar' }).click();
  await expect(size).toHaveText('125 %');
  expect(await widthOf(sheet(page))).toBeGreaterThan(fitted * 1.2);
  const viewer = page.getByRole('region', { name: 'Documento original' });
  await viewer.focus();
  await page.keyboard.press('-');
  await expect(size).toHaveText('100 %');
  await page.keyboard.press('-');
  await page.keyboard.press('0');
  await expect.poll(() => widthOf(sheet(page))).toBe(fitted);
  await viewer.hover();
  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -120);
  await page.keyboard.up('Control');
  await expect(size).toHaveText('125 %');
  await bar(page).getByRole('button', { name: 'Página entera' }).click();
  const whole = await boxOf(sheet(page));
  expect(whole.height).toBeLessThanOrEqual((await boxOf(viewer)).height);

  await viewer.focus();
  await page.keyboard.press('r');
  await expect.poll(async () => (await boxOf(sheet(page))).width).toBeGreaterThan(whole.width);
  const turned = await boxOf(sheet(page));
  expect(turned.width, 'an upright page lies on its side').toBeGreaterThan(turned.height);
  const total = await boxOf(place(page, /^Total /));
  expect(total.height, 'and so do its places').toBeGreaterThan(total.width);
}

async function leadBothWays(page: Page): Promise<void> {
  await place(page, /^Producto Ladrillo/).click();
  const row = page.getByRole('grid', { name: 'Productos' }).locator('tbody tr').nth(1);
  await expect(row).toHaveAttribute('data-open', /.*/);
  await expect(row.locator(':focus')).toHaveCount(1);
  // The words of the page lie over its places while a value is open.
  await page.keyboard.press('Escape');
  await place(page, /^Total /).click();
  await expect(field(page, 'totales.total')).toBeFocused();
  await expect(fieldRow(page, 'totales.total')).toHaveAttribute('data-open', /.*/);
  await openField(page, 'proveedor.ruc');
  const ruc = await boxOf(place(page, /^RUC 20999999019/));
  const brackets = await boxOf(page.locator('.page-brackets'));
  expect(Math.abs(brackets.y - ruc.y)).toBeLessThan(12);
  await expect(page.locator('.field-detail').getByRole('img')).toBeVisible();
}

/** As text, and into the field that is open: by clicks, and by a rectangle. */
async function giveWords(page: Page, document: ReadDocument): Promise<void> {
  await bar(page).getByRole('button', { name: 'Texto de la página' }).click();
  const text = page.getByRole('region', { name: 'Texto de la página 1' });
  await expect(text).toContainText('Cemento gris bolsa 42.5 kg');
  await text.getByRole('button', { name: 'Cerrar texto' }).click();
  await expect(text).toBeHidden();

  await openField(page, 'proveedor.nombre');
  const words = page.getByRole('group', { name: 'Palabras de la página' });
  await words.getByRole('button', { name: 'Ladrillo', exact: true }).click();
  await expect(field(page, 'proveedor.nombre')).toHaveValue('Ladrillo');
  await words.getByRole('button', { name: 'techo', exact: true }).click({ modifiers: ['Control'] });
  await expect(field(page, 'proveedor.nombre')).toHaveValue('Ladrillo techo');
  await expect(field(page, 'proveedor.nombre')).toBeFocused();
  await page.keyboard.press('Enter');
  await expectSaved(document, 'proveedor.nombre', 'Ladrillo techo');

  await openField(page, 'totales.total');
  await words.getByRole('button', { name: '1,250.00', exact: true }).click();
  await expect(field(page, 'totales.total')).toHaveValue('1250');
  await page.keyboard.press('Enter');
  await expectSaved(document, 'totales.total', 1250);

  await openField(page, 'cliente.direccion');
  const first = words.getByRole('button', { name: 'Cemento', exact: true });
  const last = words.getByRole('button', { name: 'bolsa', exact: true });
  await dragAround(page, first, last);
  await expect(field(page, 'cliente.direccion')).toHaveValue('Cemento gris bolsa');
  await page.keyboard.press('Enter');
  await expectSaved(document, 'cliente.direccion', 'Cemento gris bolsa');
}

/** Its table, its data and the file as it was sent. */
async function giveAway(page: Page, document: ReadDocument): Promise<void> {
  const panel = page.getByRole('region', { name: 'Datos de tabla' });
  await panel.scrollIntoViewIfNeeded();
  await expect(panel.getByRole('columnheader', { name: 'Col 1' })).toBeVisible();
  const csv = await downloadBy(page, panel.getByRole('button', { name: 'Exportar CSV' }));
  expect(csv.suggestedFilename()).toMatch(/-tabla\.csv$/);
  const rows = (await textOf(csv))
    .replace(/^\ufeff/, '')
    .trimEnd()
    .split('\r\n');
  expect(rows).toHaveLength(1 + LINES.length);
  expect(rows[1]).toMatch(/^"4",.*"Cemento gris bolsa 42\.5 kg",.*"114\.00"$/);
  const json = await downloadBy(page, panel.getByRole('button', { name: 'Exportar JSON' }));
  const table = JSON.parse(await textOf(json)) as string[][];
  expect(table.map((row) => row.map((cell) => `"${cell}"`).join(','))).toEqual(rows);

  const download = await downloadBy(page, page.getByRole('button', { name: 'Descargar JSON' }));
  const { filename } = await document.now();
  expect(download.suggestedFilename()).toBe(filename.replace(/\.pdf$/, '.json'));
  expect(JSON.parse(await textOf(download))).toMatchObject({
    totales: { total: 1609.52 },
    proveedor: { ruc: '20999999019' },
  });
  const original = page.getByRole('link', { name: 'Abrir original' });
  await expect(original).toHaveAttribute('target', '_blank');
  await expect(original).toHaveAttribute('href', API.documentFile(document.id));
  const file = await page.request.get(API.documentFile(document.id));
  expect(file.headers()['content-type']).toBe('application/pdf');
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-');
}
