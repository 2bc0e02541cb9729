import { readFile } from 'node:fs/promises';
import { API } from '../backend/src/contracts/routes';
import { signedInClient } from './support/client';
import { lookAt } from './support/look-at';
import { readInvoice, toast } from './support/review';
import { DEMO, signIn } from './support/sign-in';
import { expect, test } from './support/test';
import { stepsTaken } from './support/workflow';

const RUC = '20603421460';

test('treasury makes a file of the BCP, charged to an account that an admin has added', async ({
  page,
  server,
  shot,
}) => {
  test.slow();
  const supplier = 'ACEROS ÑANDÚ DEL PUENTE ROJO S.A.C.';
  const account = 'Cuenta corriente BCP soles: 191-1234567-0-12';
  const { id } = await readInvoice(server, { supplier, supplierRuc: RUC, account });
  await stepsTaken(server, id, 5);

  await signIn(page.context(), server.url, DEMO.tesoreria);
  await page.goto(`/workflow?equipo=tesoreria&q=${RUC}`);
  await page.getByRole('checkbox', { name: 'Seleccionar la página' }).check();
  await lookAt(page, shot, 'banco-desde-el-flujo', page.getByRole('region', { name: 'Selección' }));
  await page.getByRole('button', { name: 'Generar TXT de pago' }).click();
  const dialog = page.getByRole('dialog', { name: 'Generar TXT de pago' });
  const choose = async (layout: RegExp): Promise<void> => {
    await dialog.getByRole('combobox', { name: 'Formato' }).press('Enter');
    await page.getByRole('option', { name: layout }).press('Enter');
  };
  await choose(/^BCP/);
  await expect(dialog).toContainText('Pida a un Admin Empresa que la agregue');
  await expect(dialog.getByRole('button', { name: 'Generar y descargar' })).toBeDisabled();
  await lookAt(page, shot, 'banco-sin-cargo', dialog);

  await signIn(page.context(), server.url, DEMO.empresa);
  await page.goto('/mi-empresa');
  const form = page.getByRole('form', { name: 'Agregar una cuenta de cargo' });
  await form.getByLabel('Número de cuenta').fill('191-1000152-0-5');
  await form.getByRole('button', { name: 'Agregar cuenta' }).click();
  await expect(form).toContainText('no tiene los dígitos de una cuenta de BCP');
  await form.getByLabel('Número de cuenta').fill('191-1000152-0-55');
  await form.getByLabel('Número de cuenta').press('Enter');
  await expect(toast(page)).toContainText('Cambios guardados');
  const card = page.getByRole('region', { name: 'Cuentas de cargo' });
  await expect(card).toContainText('BCP 1911000152055 (corriente en soles)');
  await lookAt(page, shot, 'empresa-cuentas-de-cargo', card);

  await signIn(page.context(), server.url, DEMO.tesoreria);
  await page.goto(`/historial?q=${RUC}`);
  await page.getByRole('checkbox', { name: 'Seleccionar la página' }).check();
  await page.getByRole('button', { name: 'Generar TXT de pago' }).click();
  await choose(/^BCP/);
  await expect(dialog).toContainText('No tiene una cuenta confirmada en soles.');
  await lookAt(page, shot, 'banco-sin-cuenta', dialog);
  const treasurer = await signedInClient(server, DEMO.tesoreria);
  const proof = { proof: 'llamada', comment: '' };
  const typed = { banco: 'BCP', numero: '191-1234567-0-12' };
  const known = await treasurer.post(API.supplierAccounts(RUC), {
    data: { account: typed, ...proof },
  });
  expect(known.status()).toBe(200);
  await choose(/^BBVA/);
  await choose(/^BCP/);
  await expect(dialog).toContainText('Se abona en BCP …7012');
  await dialog.getByRole('checkbox', { name: /^Incluir/ }).check();
  const reason = dialog.getByLabel(/^Motivo/);
  if (await reason.isVisible()) await reason.fill('Visto con el proveedor');
  await dialog.getByText('Ver el archivo campo por campo').press('Enter');
  await dialog.getByText('Cabecera').press('Enter');
  await expect(dialog.getByRole('row', { name: /Total de control/ })).toContainText('99–113');
  await lookAt(page, shot, 'banco-campos', dialog);

  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Generar y descargar' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^pagos_bcp_/);
  const bytes = await readFile(await download.path());
  const [header = '', payment = ''] = bytes.toString('latin1').split('\r\n');
  expect([header.length, payment.length]).toEqual([113, 196]);
  expect(payment.slice(39, 114).trimEnd()).toBe(supplier);
  // The charge account and the supplier's, each without its first three digits.
  expect(header.slice(98)).toBe(String(1_000_152_055 + 1_234_567_012).padStart(15, '0'));
});
