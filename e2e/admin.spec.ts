import { type APIRequestContext, type Page, request } from '@playwright/test';
import type { InvitationIssued } from '../backend/src/contracts/account';
import type { AdminUser } from '../backend/src/contracts/admin';
import { API } from '../backend/src/contracts/routes';
import { expectAccessible } from './support/axe';
import { finished, signedInClient, upload } from './support/client';
import { makeDocument } from './support/documents';
import type { RunningServer } from './support/server';
import { DEMO, signIn } from './support/sign-in';
import { expect, test } from './support/test';

test.use({ serverOf: 'admin' });

const PASSWORD = 'molino canela viernes azul';
const FIRST = ['María', 'Jorge', 'Lucía', 'Carlos', 'Elena', 'Diego', 'Ana', 'Renzo'];
const LAST = ['Villanueva Ríos', 'Tello Vargas', 'Paredes Soto', 'Castro Ñahui'];
const SIZES = [
  ['1440', { width: 1440, height: 900 }],
  ['1024', { width: 1024, height: 768 }],
  ['390', { width: 390, height: 844 }],
] as const;

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
/** Of the engines; it stands behind the person's sheet on narrow screens, where roles are hidden. */
const offlineEngine = (page: Page) => page.getByText('Foliado Local').first();
const detail = (page: Page) => page.getByRole('complementary', { name: 'Usuario' });
const toast = (page: Page, words: string) =>
  page.locator('.toast').filter({ hasText: words }).last();

test.describe.serial("an admin's day", () => {
  test.use({ viewport: { width: 1440, height: 900 } });
  let her: APIRequestContext;
  let lucia: AdminUser;

  test.beforeAll(async ({ server }) => {
    const order = await makeDocument('orden-compra');
    const owner = await signedInClient(server, DEMO.empresa);
    for (const [index, lastName] of Array.from({ length: 32 }, (_, at) => LAST[at % 4]).entries()) {
      const firstName = FIRST[index % FIRST.length] ?? '';
      const email = `persona${index}@molino.example`;
      await join(server, owner, { firstName, lastName: lastName ?? '', email });
    }
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
    await finished(her, await upload(her, order));
    await finished(her, await upload(her, DAMAGED));
  });

  test.beforeEach(async ({ page, server }) => {
    await signIn(page.context(), server.url, DEMO.admin);
  });

  test('he finds a person among many with the keyboard', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Admin' }).click();
    await expect(page.getByRole('heading', { name: 'Panel de Administración' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Resumen' })).toContainText(
      'Total de usuarios37',
    );
    await expect(rows(page)).toHaveCount(25);
    await page.getByRole('button', { name: 'Página siguiente de usuarios' }).press('Enter');
    await expect(rows(page)).toHaveCount(12);

    await page.getByRole('searchbox', { name: 'Buscar usuarios' }).focus();
    await page.keyboard.type('luc zev');
    await expect(rows(page)).toHaveCount(1);
    await expect(page).toHaveURL(/q=luc\+zev/);
    await page.getByRole('button', { name: 'Lucía Zevallos Quino' }).press('Enter');
    await expect(detail(page)).toContainText('lucia.zevallos@molino.example');
    await expect(detail(page)).toContainText('Documentos2');

    await page.reload();
    await expect(detail(page)).toContainText('Comercial Andina Demo S.A.C.');
    await page.getByRole('button', { name: 'Cerrar el detalle' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Lucía Zevallos Quino' })).toBeFocused();
  });

  test('he gives her another role, which holds at her next request', async ({ page }) => {
    expect((await her.get(API.companyUsers)).status()).toBe(403);
    await page.goto(`/admin?usuario=${lucia.id}`);
    await detail(page).getByRole('combobox', { name: 'Rol' }).click();
    await page.getByRole('option', { name: 'Admin Empresa' }).click();
    const question = page.getByRole('dialog', { name: '¿Cambiar el rol a Admin Empresa?' });
    await expect(question).toContainText('pasará de Usuario a Admin Empresa');
    await question.getByRole('button', { name: 'Cambiar rol' }).click();
    await expect(toast(page, 'Usuario actualizado')).toBeVisible();
    await expect(detail(page).getByRole('combobox', { name: 'Rol' })).toHaveText('Admin Empresa');
    expect((await her.get(API.companyUsers)).status()).toBe(200);
  });

  test('he adds ten credits, resets them, and fixes a number', async ({ page }) => {
    await page.goto(`/admin?usuario=${lucia.id}`);
    const credits = detail(page).getByRole('region', { name: 'Créditos' });
    await expect(credits).toContainText('Quedan 24');
    await credits.getByRole('button', { name: 'Agregar 10' }).dblclick();
    await expect(toast(page, 'Créditos actualizados correctamente')).toBeVisible();
    await expect(credits).toContainText('Quedan 34');
    await credits.getByRole('button', { name: 'Restablecer a 25' }).click();
    const question = page.getByRole('dialog', { name: '¿Restablecer a 25?' });
    await expect(question).toContainText('Pierde 9 créditos');
    await question.getByRole('button', { name: 'Restablecer a 25' }).click();
    await expect(credits).toContainText('Quedan 25');
    await credits.getByRole('textbox', { name: 'Otra cantidad' }).fill('2');
    await credits.getByRole('button', { name: 'Fijar' }).click();
    await expect(credits).toContainText('Quedan 2');
    await detail(page).getByRole('button', { name: 'Movimientos' }).click();
    await expect(detail(page)).toContainText('saldo 34');
    expect(await (await her.get(API.userCredits)).json()).toEqual({ credits: 2 });
  });

  test('he makes a link for a new password, seen once', async ({ page }) => {
    await page.goto(`/admin?usuario=${lucia.id}`);
    await detail(page).getByRole('button', { name: 'Enlace de contraseña' }).click();
    const dialog = page.getByRole('dialog', { name: 'Enlace de contraseña' });
    await expect(dialog.getByRole('textbox')).toHaveValue(/\/api\/password-reset\//);
    await dialog.getByRole('button', { name: 'Listo' }).click();
    await expect(page.locator('body')).not.toContainText('password-reset');
  });

  test('he sees the failed reading without its name, and that the file must be corrected', async ({
    page,
  }) => {
    await page.goto('/admin');
    await page.getByRole('button', { name: /^Lecturas fallidas/ }).click();
    const failed = page.getByRole('region', { name: 'Lecturas fallidas' });
    await expect(failed).toContainText('Lucía Zevallos Quino');
    await expect(failed).toContainText('intento 1');
    await expect(failed).not.toContainText(DAMAGED.name);
    await expect(failed).toContainText('Su dueño debe corregir el archivo');
    await expect(failed.getByRole('button', { name: 'Reintentar' })).toHaveCount(0);
  });

  test('it can be used and looked at on every screen', async ({ page, shot }) => {
    const inEveryLook = async (view: string) => {
      for (const [size, viewport] of SIZES) {
        await page.setViewportSize(viewport);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await expectAccessible(page);
          await shot(`admin-${size}-${colorScheme}${view}`);
        }
      }
    };
    await page.goto('/admin');
    await expect(offlineEngine(page)).toBeVisible();
    await expect(page.getByText('1–25 de 37')).toBeVisible();
    await expect(page.getByRole('img', { name: /^Documentos por día/ })).toBeVisible();
    await inEveryLook('');
    await page.goto(`/admin?usuario=${lucia.id}`);
    await expect(page.getByText('Créditos modificados').first()).toBeVisible();
    await inEveryLook('-usuario');
    await page.goto('/admin?vista=fallidas');
    await expect(page.getByText('Su dueño debe corregir el archivo')).toBeVisible();
    await inEveryLook('-fallidas');
  });

  test('he lets her out, and her open session ends', async ({ page }) => {
    await page.goto(`/admin?usuario=${lucia.id}`);
    await detail(page)
      .getByRole('switch', { name: /^Cuenta activa/ })
      .click();
    await page.getByRole('button', { name: 'Desactivar cuenta' }).click();
    await expect(toast(page, 'Usuario actualizado')).toBeVisible();
    expect((await her.get(API.authUser)).status()).toBe(401);
    await expect(page.getByRole('row', { name: /Lucía Zevallos/ })).toContainText('Inactivo');
    await expect(detail(page)).toContainText('Usuario modificado por un administrador');
    await expect(detail(page)).toContainText('Cuenta desactivada; sus sesiones se cerraron.');
  });

  test('who is no admin has no way in, and is told so when he comes all the same', async ({
    page,
    server,
  }) => {
    await signIn(page.context(), server.url, DEMO.empresa);
    await page.goto('/admin');
    await expect(
      page.getByText('Este panel es para administradores de la plataforma.'),
    ).toBeVisible();
    // The refusals of the other parts may come first; one card says it in the end.
    await expect(page.getByRole('alert')).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Cola y motores' })).toHaveCount(0);
  });
});
