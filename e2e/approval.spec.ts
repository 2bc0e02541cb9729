import { API } from '../backend/src/contracts/routes';
import type { SignedInUser } from '../backend/src/contracts/user';
import { signedInClient } from './support/client';
import { lookAt } from './support/look-at';
import { readInvoice, toast } from './support/review';
import { DEMO, signIn } from './support/sign-in';
import { expect, test } from './support/test';
import {
  openWorkflow,
  stepButton,
  stepHeading,
  stepsTaken,
  takeStep,
  workflowOf,
} from './support/workflow';

test.use({ serverOf: 'approval' });

test('a payment above the limit is refused beforehand, approved by another, executed by a third', async ({
  page,
  server,
  shot,
}) => {
  test.slow();
  const boss = await signedInClient(server, DEMO.empresa);
  const clerk = await signedInClient(server, DEMO.digitador);
  const { id: second } = (await (await clerk.get(API.authUser)).json()) as SignedInUser;
  const teams = { data: { teams: ['logistica', 'tesoreria'] } };
  expect((await boss.put(API.companyUserTeams(second), teams)).status()).toBe(200);
  const lines = [{ quantity: 10, unit: 'UND', text: 'Grupo electrógeno', unitPrice: 100_000 }];
  const { id } = await readInvoice(server, { lines });

  await signIn(page.context(), server.url, DEMO.empresa);
  await page.goto('/mi-empresa');
  await page.getByRole('switch', { name: 'Doble control del pago' }).check();
  await page.getByLabel(/^Soles/).fill('10.000');
  await page.getByRole('button', { name: 'Guardar' }).click();
  await expect(toast(page)).toContainText('Cambios guardados');
  const form = page.getByRole('form', { name: 'Delegar la aprobación' });
  await form.getByRole('combobox', { name: /Persona/ }).click();
  await page.getByRole('option', { name: /Luis Paredes/ }).click();
  await form.getByLabel('Último día').fill('2099-12-31');
  await form.getByLabel('Motivo').fill('Viaje de la administradora');
  await form.getByRole('button', { name: 'Delegar' }).click();
  const card = page.getByRole('region', { name: 'Quién aprueba pagos' });
  await expect(card).toContainText('Vale hoy');
  await expect(toast(page)).toContainText('Aprobación delegada');
  await lookAt(page, shot, 'empresa-aprobacion', card);

  await stepsTaken(server, id, 5);
  await signIn(page.context(), server.url, DEMO.tesoreria);
  await openWorkflow(page, 'tesoreria', id);
  const missing = page.getByRole('region', { name: 'Falta la aprobación' });
  await expect(missing).toContainText('Son S/ 11,800.00, sobre el límite de S/ 10,000.00.');
  // It is delegated to him, but he has prepared it.
  await expect(missing).toContainText('Usted preparó este pago');
  await expect(missing.getByRole('button')).toHaveCount(0);
  await expect(stepButton(page, 6)).toHaveCount(0);
  await lookAt(page, shot, 'workflow-falta-aprobacion', missing);

  await signIn(page.context(), server.url, DEMO.empresa);
  await page.goto('/workflow?equipo=tesoreria&filtro=por-aprobar');
  await expect(page.locator('.workflow-row')).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'Seleccionar la página' }).check();
  await expect(page.getByRole('button', { name: 'Aprobar', exact: true })).toBeVisible();
  await lookAt(page, shot, 'workflow-por-aprobar', page.getByRole('region', { name: 'Selección' }));
  await openWorkflow(page, 'tesoreria', id);
  await missing.getByRole('button', { name: 'Aprobar pago' }).click();
  const dialog = page.getByRole('dialog', { name: 'Aprobar el pago' });
  await dialog.getByLabel(/^Comentario/).fill('Visto con el contrato');
  await lookAt(page, shot, 'workflow-aprobar', dialog);
  await dialog.getByRole('button', { name: 'Aprobar' }).click();
  await expect(toast(page)).toContainText('Pago aprobado');
  const given = page.getByRole('region', { name: 'Pago aprobado' });
  await expect(given).toContainText('“Visto con el contrato”');
  await expect(page.getByText('Usted aprobó este pago')).toBeVisible();
  await expect(stepButton(page, 6)).toHaveCount(0);
  await lookAt(page, shot, 'workflow-aprobado', given);

  await signIn(page.context(), server.url, DEMO.digitador);
  await openWorkflow(page, 'tesoreria', id);
  await expect(stepHeading(page, 6)).toBeVisible();
  await takeStep(page, 6);
  expect((await workflowOf(server, id)).workflowStatus).toBe('payment_executed');
});
