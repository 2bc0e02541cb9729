import { API } from '../backend/src/contracts/routes';
import { lookAt } from './support/look-at';
import { readInvoice } from './support/review';
import { DEMO, signIn } from './support/sign-in';
import { expect, test } from './support/test';
import { personAt, stepsTaken, openWorkflow } from './support/workflow';

test.use({ serverOf: 'notices' });

test('the other team hears of an observation without looking', async ({
  browser,
  page,
  server,
  shot,
}) => {
  const { id, client } = await readInvoice(server);
  await client.post(API.documentConfirm(id), { data: {} });
  await stepsTaken(server, id, 2);
  await signIn(page.context(), server.url, DEMO.tesoreria);
  await page.goto('/');
  const bell = page.getByRole('button', { name: /^Avisos/ });
  await expect(bell).toHaveAccessibleName('Avisos 1');
  await bell.press('Enter');
  const notices = page.getByRole('dialog', { name: 'Avisos' });
  await expect(notices.getByRole('link', { name: /^Un documento nuevo/ })).toBeVisible();
  await lookAt(page, shot, 'notices', notices);
  await notices.getByRole('link', { name: /^Un documento nuevo/ }).press('Enter');
  await expect(page).toHaveURL(/\/workflow\?equipo=tesoreria/);
  await expect(bell).toHaveAccessibleName('Avisos');

  await stepsTaken(server, id, 3, 3);
  const clerk = await personAt(browser, server, DEMO.digitador);
  await clerk.clock.install();
  await clerk.goto('/workflow?equipo=logistica&filtro=observados');
  await expect(clerk.getByText('Ningún documento está observado')).toBeVisible();
  await openWorkflow(page, 'tesoreria', id);
  await page.getByRole('button', { name: 'Observar' }).click();
  await page.getByLabel('Motivo').fill('Falta la guía.');
  await page.getByRole('dialog').getByRole('button', { name: 'Observar' }).click();
  // Neither bell nor list is touched: half a minute goes by, or one more where the step is not recorded yet.
  await expect(async () => {
    await clerk.clock.fastForward(30_000);
    await expect(clerk.getByRole('button', { name: 'Avisos 1' })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(clerk.getByRole('button', { name: /F001-/ })).toBeVisible();
  await clerk.goto('/perfil');
  await expect(clerk.getByText(/^Esta instalación no envía correos/)).toBeVisible();
});
