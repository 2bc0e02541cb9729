import type { Page } from '@playwright/test';
import { API } from '../backend/src/contracts/routes';
import { type Watch, SCRIPT_PAYLOADS, watch } from './support/review-attacks';
import { drawInvoice } from './support/review-documents';
import {
  field,
  fieldRow,
  freshNumber,
  openField,
  openReview,
  readInvoice,
  readMade,
} from './support/review';
import { DEMO } from './support/sign-in';
import { expect, test } from './support/test';

/** Fields that exist in every drawn invoice, one a payload. */
const FIELDS = [
  'proveedor.nombre',
  'proveedor.direccion',
  'cliente.nombre',
  'cliente.direccion',
  'documento.numero',
  'proveedor.ruc',
  'informacion_adicional.terminos_pago',
  'productos.0.descripcion',
  'productos.0.unidad',
  'productos.1.descripcion',
  'productos.1.unidad',
  'productos.2.descripcion',
] as const;

async function expectQuiet(page: Page, { dialogs, violations, hasRun }: Watch): Promise<void> {
  expect(await hasRun()).toBe(false);
  expect(dialogs).toEqual([]);
  expect(violations).toEqual([]);
  // What was never parsed as a tag has no element.
  await expect(page.locator('img[src="x"], iframe[srcdoc], a[href^="javascript:"]')).toHaveCount(0);
}

test.describe('scripts in what people type', () => {
  test('are text in every field, on both screens and while they are edited', async ({
    page,
    server,
  }) => {
    const document = await readInvoice(server);
    for (const [index, path] of FIELDS.entries()) {
      await document.edit(path, SCRIPT_PAYLOADS[index] ?? '');
    }
    const seen = await watch(page);
    await openReview(page, server, document.id);
    await expect(fieldRow(page, 'proveedor.nombre')).toContainText(SCRIPT_PAYLOADS[0] ?? '');
    await expect(page.getByRole('grid', { name: 'Productos' })).toContainText('<iframe srcdoc=');
    await openField(page, 'proveedor.direccion');
    await expect(field(page, 'proveedor.direccion')).toHaveValue(SCRIPT_PAYLOADS[1] ?? '');
    await page.getByRole('button', { name: 'Editar' }).click();
    await expect(field(page, 'cliente.nombre')).toHaveValue(SCRIPT_PAYLOADS[2] ?? '');
    await page.getByRole('button', { name: 'Cancelar' }).click();
    const story = page.getByRole('region', { name: 'Historia del documento' });
    await expect(story).toContainText('<script>');
    await expectQuiet(page, seen);

    await page.goto('/');
    await expect(page.getByText(SCRIPT_PAYLOADS[0] ?? '').first()).toBeVisible();
    await expectQuiet(page, seen);
  });

  test('are text in comments, in reasons and in names of files', async ({ page, server }) => {
    const seen = await watch(page);
    const [comment = '', reason = '', filename = ''] = SCRIPT_PAYLOADS;
    const made = await drawInvoice({
      number: freshNumber(),
      filename: `${filename.replaceAll('/', '')}.pdf`,
      supplier: SCRIPT_PAYLOADS[2],
      address: SCRIPT_PAYLOADS[3],
    });
    const document = await readMade(server, made, DEMO.empresa);
    await openReview(page, server, document.id, DEMO.empresa);
    await expect(page.locator('.detail-names')).toContainText('onload=');
    await page.getByRole('button', { name: 'Texto de la página' }).click();
    await expect(page.getByRole('region', { name: 'Texto de la página 1' })).toContainText('<svg');
    await openField(page, 'proveedor.ruc');

    const act = (address: string, data: object) => document.client.post(address, { data });
    expect((await act(API.documentConfirm(document.id), { comment })).status()).toBe(200);
    await page.reload();
    await expect(page.locator('.confirm-bar')).toContainText(comment);
    expect((await act(API.documentReopen(document.id), { reason })).status()).toBe(200);
    await page.reload();
    const story = page.getByRole('region', { name: 'Historia del documento' });
    await expect(story).toContainText(reason);
    await expectQuiet(page, seen);
  });

  test('are text in the names of people', async ({ page, server }) => {
    const seen = await watch(page);
    const document = await readInvoice(server, { number: freshNumber('F009') });
    const name = SCRIPT_PAYLOADS[1] ?? '';
    const { firstName, lastName, email } = (await (
      await document.client.get(API.authUser)
    ).json()) as Record<string, string>;
    const rename = (names: object) =>
      document.client.put(API.accountProfile, { data: { email, ...names } });
    const renamed = await rename({ firstName: name, lastName: SCRIPT_PAYLOADS[0] });
    // Refused or stored as text: either way nothing runs.
    expect([200, 400]).toContain(renamed.status());
    try {
      await document.edit('proveedor.nombre', 'Corregido por quien tiene ese nombre');
      await openReview(page, server, document.id);
      if (renamed.ok()) {
        const story = page.getByRole('region', { name: 'Historia del documento' });
        await expect(story).toContainText('onerror');
      }
      await openField(page, 'proveedor.nombre');
      await expect(page.locator('.field-was')).toContainText('antes:');
      await expectQuiet(page, seen);
      await page.goto('/perfil');
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expectQuiet(page, seen);
    } finally {
      await rename({ firstName, lastName });
    }
  });
});
