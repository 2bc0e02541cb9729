import type { Page } from '@playwright/test';
import { documentScreen } from '../backend/src/contracts/routes';
import { expectSaved, field, openReview, readInvoice, valueAt } from './support/review';
import { COMPANY_RUC, SUPPLIER_RUC } from './support/review-documents';
import { expect, test } from './support/test';

/** A keyboard that counts: a chord is one key, a typed value is none. */
class CountedKeys {
  count = 0;

  constructor(private readonly page: Page) {}

  async press(key: string): Promise<void> {
    this.count += 1;
    await this.page.keyboard.press(key);
  }

  type(value: string): Promise<void> {
    return this.page.keyboard.type(value);
  }
}

const pending = (page: Page) => page.locator('.detail-pending');

test.describe('with the keyboard alone', () => {
  test('a document with three unsure fields is corrected and confirmed with five keys', async ({
    page,
    server,
  }) => {
    // Read: a date of ten years ago, a RUC with a wrong check digit, and a title that promises a QR.
    const wrong = { supplierRuc: '20999999018', issued: '21/10/2016', isElectronic: true };
    const document = await readInvoice(server, wrong);
    expect(Object.keys((await document.now()).fields).length).toBeGreaterThanOrEqual(12);
    await openReview(page, server, document.id);
    await expect(pending(page)).toContainText('Quedan 3 por verificar');

    const keys = new CountedKeys(page);
    await keys.press('f');
    await expect(field(page, 'documento.tipo')).toBeFocused();
    await keys.press('Enter');
    await expect(field(page, 'documento.fecha_emision')).toBeFocused();
    await keys.type('21/10/2026');
    await keys.press('Enter');
    await expect(field(page, 'proveedor.ruc')).toBeFocused();
    await keys.type(SUPPLIER_RUC);
    await keys.press('Enter');
    await expectSaved(document, 'proveedor.ruc', SUPPLIER_RUC);
    await keys.press('Control+Enter');
    await expect.poll(async () => (await document.now()).isConfirmed).toBe(true);

    expect(keys.count).toBeLessThanOrEqual(5);
    const confirmed = await document.now();
    expect(valueAt(confirmed, 'documento.fecha_emision')).toBe('2026-10-21');
    expect(valueAt(confirmed, 'proveedor.ruc')).toBe(SUPPLIER_RUC);
    expect(confirmed.isLocked).toBe(true);
    expect(confirmed.fields['documento.fecha_emision']?.state).toBe('editado');
    expect(confirmed.fields['proveedor.ruc']?.state).toBe('editado');
    expect(confirmed.editedFields).toMatchObject({ 'proveedor.ruc': { old: '20999999018' } });
  });

  test('every value can be reached with Tab, letters act on the page, never in an input, and one key confirms', async ({
    page,
    server,
  }) => {
    await readInvoice(server);
    const document = await readInvoice(server);
    await openReview(page, server, document.id);
    await field(page, 'documento.tipo').focus();
    const reached = new Set<string>();
    for (let step = 0; step < 40; step += 1) {
      const id = await page.evaluate<string>('document.activeElement?.id ?? ""');
      if (id.startsWith('campo-')) reached.add(id.slice('campo-'.length));
      await page.keyboard.press('Tab');
    }
    const wanted = ['documento.numero', 'proveedor.ruc', 'cliente.ruc', 'totales.total'];
    expect([...reached]).toEqual(expect.arrayContaining(wanted));
    const isOut = await page.evaluate<boolean>(
      '!document.activeElement?.id.startsWith("campo-") && !document.activeElement?.closest(".items")',
    );
    expect(isOut, 'the keyboard left the table of fields').toBe(true);
    expect(valueAt(await document.now(), 'cliente.ruc'), 'nothing changed').toBe(COMPANY_RUC);

    await page.getByRole('region', { name: 'Documento original' }).focus();
    await page.keyboard.press('Shift+?');
    const help = page.getByRole('dialog', { name: 'Atajos de teclado' });
    await expect(help).toContainText('Ctrl+Enter');
    await page.keyboard.press('Escape');
    await expect(help).toBeHidden();
    await page.keyboard.press('3');
    await expect(field(page, 'cliente.nombre')).toBeFocused();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('ejp/?1');
    await expect(field(page, 'cliente.nombre')).toHaveValue('ejp/?1');
    await expect(page.getByRole('button', { name: 'Editar' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(field(page, 'cliente.nombre')).toHaveValue('Comercial Andina Demo S.A.C.');
    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: 'Documento original' }).focus();
    await page.keyboard.press('e');
    await expect(page.getByRole('button', { name: 'Guardar' })).toBeVisible();

    // Held down it confirms this one, and not the queue.
    await page.goto(documentScreen(document.id));
    await expect(pending(page)).toContainText('Nada por verificar');
    const confirmations: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/confirm')) confirmations.push(request.url());
    });
    await page.keyboard.down('Control');
    for (let press = 0; press < 40; press += 1) {
      await page.keyboard.down('Enter');
      await page.waitForTimeout(30);
    }
    await page.keyboard.up('Enter');
    await page.keyboard.up('Control');
    await expect.poll(async () => (await document.now()).isConfirmed).toBe(true);
    expect(confirmations).toHaveLength(1);
  });
});
