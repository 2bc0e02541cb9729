import { type APIRequestContext, type Page, request } from '@playwright/test';
import type { InvitationIssued } from '../backend/src/contracts/account';
import type { AdminUser } from '../backend/src/contracts/admin';
import { API } from '../backend/src/contracts/routes';
import { finished, signedInClient, upload } from './support/client';
import { DESK, lookAt } from './support/look-at';
import type { RunningServer } from './support/server';
import { DEMO, signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.use({ serverOf: 'admin' });

const PASSWORD = 'molino canela viernes azul';

/** A file that is received, and whose reading fails for good. */
const DAMAGED = {
  name: 'acta-reservada.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4\n${'7'.repeat(200)}\n%%EOF\n`),
};

/** A new person of the demo company, signed in. */
async function join(
  server: RunningServer,
  owner: APIRequestContext,
  person: { firstName: string; lastName: string; email: string },
): Promise<APIRequestContext> {
  const { email, ...name } = person;
  const headers = { Origin: server.url };
  const asked = await owner.post(API.companyInvitations, {
    data: { email, role: 'user', teams: ['logistica'] },
    headers,
  });
  const { url } = (await asked.json()) as InvitationIssued;
  const client = await request.newContext({ baseURL: server.url, extraHTTPHeaders: headers });
  const accepted = await client.post(new URL(url).pathname, {
    data: { ...name, password: PASSWORD },
  });
  expect(accepted.status(), 'status of the acceptance').toBe(201);
  return client;
}

const rows = (page: Page) =>
  page
    .locator('.users-card')
    .getByRole('row')
    .filter({ has: page.getByRole('cell') });
const offlineEngine = (page: Page) => page.getByText('Foliado Local').first();
const detail = (page: Page) => page.getByRole('complementary', { name: 'Usuario' });
const toast = (page: Page, words: string) =>
  page.locator('.toast').filter({ hasText: words }).last();

test.describe.serial("an admin's day", () => {
  test.use({ viewport: DESK });
  let her: APIRequestContext;
  let lucia: AdminUser;

  test.beforeAll(async ({ server }) => {
    const owner = await signedInClient(server, DEMO.empresa);
    const email = 'lucia.zevallos@molino.example';
    her = await join(server, owner, { firstName: 'Lucía', lastName: 'Zevallos Quino', email });
    const admin = await signedInClient(server, DEMO.admin);
    const filter = JSON.stringify({ q: 'zevallos' });
    const [user] = (await (
      await admin.get(API.adminUsers, { params: { filter } })
    ).json()) as AdminUser[];
    if (!user) throw new Error('the person of this test is not listed');
    lucia = user;
    // Who is invited begins without credits.
    const passed = await owner.post(API.companyUserCredits(lucia.id), {
      data: { amount: 25 },
      headers: { Origin: server.url },
    });
    expect(passed.status(), 'status of the pass of credits').toBe(200);
    await finished(her, await upload(her, DAMAGED));
  });

  test.beforeEach(async ({ page, server }) => {
    await signIn(page.context(), server.url, DEMO.admin);
  });

  test('it can be used and looked at on every screen', async ({ page, shot }) => {
    await page.goto('/admin');
    await expect(rows(page)).toHaveCount(5);
    await lookAt(page, shot, 'admin');
    await page.goto('/admin/sistema');
    await expect(offlineEngine(page)).toBeVisible();
    await expect(page.getByRole('img', { name: /^Documentos por día/ })).toBeVisible();
    await lookAt(page, shot, 'admin-sistema');
    await page.goto(`/admin/${lucia.id}`);
    await expect(detail(page)).toContainText('Comercial Andina Demo S.A.C.');
    await lookAt(page, shot, 'admin-usuario');
    await page.goto('/admin/fallidas');
    const failed = page.getByRole('region', { name: 'Lecturas fallidas' });
    await expect(failed).toContainText('Lucía Zevallos Quino');
    await expect(failed).toContainText('Su dueño debe corregir el archivo');
    await expect(failed).not.toContainText(DAMAGED.name);
    await lookAt(page, shot, 'admin-fallidas');
  });

  test('he finds a person with the keyboard, changes role and credits, makes a link and lets her out', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Admin' }).click();
    await expect(page.getByRole('heading', { name: 'Panel de Administración' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Resumen' })).toContainText('Total de usuarios5');
    await page.getByRole('searchbox', { name: 'Buscar usuarios' }).focus();
    await page.keyboard.type('luc zev');
    await expect(rows(page)).toHaveCount(1);
    await expect(page).toHaveURL(/luc%20zev/);
    await page.getByRole('button', { name: 'Lucía Zevallos Quino' }).press('Enter');
    await expect(detail(page)).toContainText('lucia.zevallos@molino.example');
    await page.reload();
    await expect(detail(page)).toContainText('Comercial Andina Demo S.A.C.');
    await page.getByRole('button', { name: 'Cerrar el detalle' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Lucía Zevallos Quino' })).toBeFocused();
    await page.keyboard.press('Enter');

    expect((await her.get(API.companyUsers)).status()).toBe(403);
    await detail(page).getByRole('combobox', { name: 'Rol' }).click();
    await page.getByRole('option', { name: 'Admin Empresa' }).click();
    const role = page.getByRole('dialog', { name: '¿Cambiar el rol a Admin Empresa?' });
    await role.getByRole('button', { name: 'Cambiar rol' }).click();
    await expect(toast(page, 'Usuario actualizado')).toBeVisible();
    await expect(detail(page).getByRole('combobox', { name: 'Rol' })).toHaveText('Admin Empresa');
    expect((await her.get(API.companyUsers)).status()).toBe(200);

    const credits = detail(page).getByRole('region', { name: 'Créditos' });
    await expect(credits).toContainText('Quedan 25');
    await credits.getByRole('button', { name: 'Agregar 10' }).dblclick();
    await expect(toast(page, 'Créditos actualizados correctamente')).toBeVisible();
    await expect(credits).toContainText('Quedan 35');
    await detail(page).getByRole('button', { name: 'Movimientos' }).click();
    await expect(detail(page)).toContainText('saldo 35');
    expect(await (await her.get(API.userCredits)).json()).toEqual({ credits: 35 });

    await detail(page).getByRole('button', { name: 'Enlace de contraseña' }).click();
    const link = page.getByRole('dialog', { name: 'Enlace de contraseña' });
    await expect(link.getByRole('textbox')).toHaveValue(/\/api\/password-reset\//);
    await link.getByRole('button', { name: 'Listo' }).click();
    await expect(page.locator('body')).not.toContainText('password-reset');

    await detail(page)
      .getByRole('switch', { name: /^Cuenta activa/ })
      .click();
    await page.getByRole('button', { name: 'Desactivar cuenta' }).click();
    await expect(page.getByRole('row', { name: /Lucía Zevallos/ })).toContainText('Inactivo');
    expect((await her.get(API.authUser)).status()).toBe(401);
    await detail(page).getByRole('button', { name: 'Actividad reciente' }).click();
    await expect(detail(page)).toContainText('Cuenta desactivada; sus sesiones se cerraron.');
  });
});
