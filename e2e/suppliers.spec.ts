import { API, supplierScreen } from '../backend/src/contracts/routes';
import { lookAt } from './support/look-at';
import { readInvoice, toast } from './support/review';
import type { RunningServer } from './support/server';
import { DEMO, signIn } from './support/sign-in';
import { expect, test } from './support/test';
import { openWorkflow, personAt, stepButton, stepsTaken } from './support/workflow';

const USUAL = 'Cuenta corriente BCP soles: 191-1234567-0-12';
const OTHER = 'Cuenta corriente BBVA soles: 0011-0175-0100020456';
const RUC = '20603421451';
const SUPPLIER = 'ACEROS DEL PUENTE ROJO S.A.C.';

/** Read, confirmed by the clerk, and taken so far by the two teams. */
async function invoice(server: RunningServer, account: string, steps: number): Promise<string> {
  const wish = { supplier: SUPPLIER, supplierRuc: RUC, account };
  const { id, client, now } = await readInvoice(server, wish);
  const { cuentas } = (await now()).extractedData ?? {};
  expect(cuentas, 'the account is read').toHaveLength(1);
  const answer = await client.post(API.documentConfirm(id), { data: {} });
  expect(answer.status()).toBe(200);
  if (steps > 0) await stepsTaken(server, id, steps);
  return id;
}

test('an invoice with another account than the confirmed one waits for two people', async ({
  browser,
  page,
  server,
  shot,
}) => {
  test.slow();
  await invoice(server, USUAL, 0);
  await signIn(page.context(), server.url, DEMO.tesoreria);
  await page.goto('/proveedores');
  await page.getByRole('searchbox', { name: 'Buscar proveedores' }).fill('puente rojo');
  await page.getByRole('link', { name: SUPPLIER }).click();
  await page.getByRole('button', { name: 'Confirmar cuenta' }).click();
  await page.getByRole('radio', { name: /^Llamé al proveedor/ }).check();
  await page.getByRole('button', { name: 'Confirmar', exact: true }).click();
  await expect(page.getByText('Confirmada', { exact: true })).toBeVisible();

  const other = await invoice(server, OTHER, 5);
  await openWorkflow(page, 'tesoreria', other);
  await expect(page.getByText(/no es la cuenta que este proveedor tenía/)).toBeVisible();
  await expect(stepButton(page, 6)).toHaveCount(0);
  await page.getByRole('link', { name: 'Ver las cuentas del proveedor' }).click();
  const waiting = page.getByRole('listitem').filter({ hasText: '0011-0175-0100020456' });
  await expect(waiting.getByText('Distinta, sin confirmar')).toBeVisible();
  await lookAt(page, shot, 'supplier');
  // By keyboard alone.
  await waiting.getByRole('button', { name: 'Confirmar cuenta' }).press('Enter');
  await page.getByRole('radio', { name: 'Está en el contrato' }).press('Space');
  await page.getByLabel(/^Comentario/).press('Enter');
  await expect(waiting.getByText('Falta una segunda persona')).toBeVisible();
  await expect(waiting.getByText(/^Usted la confirmó/)).toBeVisible();

  await page.goto('/proveedores');
  await expect(page.getByText('1 cuenta por aceptar')).toBeVisible();
  await lookAt(page, shot, 'suppliers');
  const boss = await personAt(browser, server, DEMO.empresa);
  await boss.goto(supplierScreen(RUC));
  await boss.getByRole('button', { name: 'Aceptar como segunda persona' }).click();
  await boss.getByLabel('Motivo').fill('La vi en el contrato firmado.');
  await boss.getByRole('button', { name: 'Aceptar', exact: true }).click();
  await expect(toast(boss)).toContainText('Cuenta aceptada');
  await expect(boss.getByText('Confirmada', { exact: true })).toHaveCount(2);

  await openWorkflow(page, 'tesoreria', other);
  await page.getByLabel('Referencia de la transferencia').fill('TR-000771');
  await expect(stepButton(page, 6)).toBeEnabled();
});
