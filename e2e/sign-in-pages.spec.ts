import type { APIRequestContext, Browser, Page } from '@playwright/test';
import type { InvitationIssued, OneTimeLink } from '../backend/src/contracts/account';
import { API } from '../backend/src/contracts/routes';
import { expectAccessible } from './support/axe';
import { signedInClient } from './support/client';
import { lookAt } from './support/look-at';
import type { RunningServer } from './support/server';
import { DEMO } from './support/sign-in';
import { expect, test } from './support/test';

const NEW_PASSWORD = 'otras cuatro palabras al azar';

/** Path of a new link with which a person of the demo company sets a password. */
async function resetPath(server: RunningServer, person: APIRequestContext): Promise<string> {
  const boss = await signedInClient(server, DEMO.empresa);
  const { id } = (await (await person.get(API.authUser)).json()) as { id: string };
  const link = (await (await boss.post(API.companyUserPasswordLink(id))).json()) as OneTimeLink;
  return new URL(link.url).pathname;
}

async function invitationPath(server: RunningServer, email: string): Promise<string> {
  const boss = await signedInClient(server, DEMO.empresa);
  const data = { email, role: 'user', teams: ['tesoreria'] };
  const issued = await boss.post(API.companyInvitations, { data });
  return new URL(((await issued.json()) as InvitationIssued).url).pathname;
}

/** A browser whose owner has switched scripts off. */
async function withoutScript(browser: Browser, server: RunningServer): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
  return context.newPage();
}

test.describe('the pages around signing in', () => {
  test('are accessible and fit, in both themes, on a desk and on a phone', async ({
    page,
    server,
    shot,
  }) => {
    const pages = {
      ingreso: API.login,
      registro: API.register,
      clave: await resetPath(server, await signedInClient(server, DEMO.tesoreria)),
      invitacion: await invitationPath(server, 'nueva.persona.de.tesoreria@comercialandina.pe'),
      vencido: API.passwordReset('nunca-hecho'),
    };
    for (const [name, path] of Object.entries(pages)) {
      await page.goto(path);
      await lookAt(page, shot, `cuenta-${name}`);
    }
  });

  test('are used with the keyboard alone', async ({ page, shot }) => {
    await page.goto(API.login);
    await expect(page.getByLabel('Correo electrónico')).toBeFocused();
    await page.keyboard.type('nadie@empresa.pe');
    await page.keyboard.press('Tab');
    await page.keyboard.type('no es esta');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('El correo o la contraseña no son correctos.');
    await expect(page.getByLabel('Contraseña')).toBeFocused();
    await expect(page.getByLabel('Correo electrónico')).toHaveValue('nadie@empresa.pe');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Foliado no envía correos.')).toBeVisible();
    await expectAccessible(page);
    await shot('cuenta-ingreso-fallido');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${API.register}$`));
    await expect(page.getByLabel('Nombre')).toBeFocused();
  });

  test('lead to the field that was refused, with everything else kept', async ({ page, shot }) => {
    await page.goto(API.register);
    await page.getByLabel('Nombre').fill('Lucía');
    await page.getByLabel('Apellido').fill('Ñahui Soto');
    await page.getByLabel('Correo electrónico').fill('lucia@textiles.pe');
    await page.getByLabel('Contraseña').fill('textiles del sur');
    await page.getByLabel('Razón social').fill('Textiles del Sur S.A.C.');
    await page.getByRole('button', { name: 'Crear cuenta' }).click();
    await expect(page.getByRole('alert')).toContainText('La contraseña es su correo, su nombre');
    await expect(page.getByLabel('Contraseña')).toBeFocused();
    await expect(page.getByLabel('Contraseña')).toHaveValue('');
    await expect(page.getByLabel('Razón social')).toHaveValue('Textiles del Sur S.A.C.');
    await expectAccessible(page);
    await shot('cuenta-registro-rechazado');
  });

  test('let an invited person in, and set a new password once, without script', async ({
    browser,
    server,
  }) => {
    const email = 'pedro@comercialandina.pe';
    const page = await withoutScript(browser, server);
    await page.goto(await invitationPath(server, email));
    await expect(page.getByRole('heading')).toHaveText('Únase a Comercial Andina Demo S.A.C.');
    await page.getByLabel('Nombre').fill('Pedro');
    await page.getByLabel('Apellido').fill('Salas');
    await page.getByLabel('Contraseña').fill('la clave con que entra');
    await page.getByRole('button', { name: 'Crear cuenta y entrar' }).click();
    await expect(page).toHaveURL(`${server.url}/`);
    const user = await page.request.get(API.authUser);
    expect(await user.json()).toMatchObject({ email, role: 'user' });

    const path = await resetPath(server, page.request);
    await page.goto(path);
    await page.getByLabel('Contraseña').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Guardar contraseña' }).click();
    await expect(page.getByRole('status')).toHaveText(
      'Su contraseña quedó guardada. Ingrese con ella.',
    );
    await page.getByLabel('Correo electrónico').fill(email);
    await page.getByLabel('Contraseña').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Iniciar Sesión' }).click();
    await expect(page).toHaveURL(`${server.url}/`);
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible();
    await page.context().close();
  });
});
