import type { Page } from '@playwright/test';
import { API } from '../backend/src/contracts/routes';
import { signedInClient } from './support/client';
import { lookAt } from './support/look-at';
import { CLIENT, type RunningProvider, startProvider } from './support/oidc-provider';
import { freePort } from '../backend/test/support/free-port';
import { type RunningServer, startServer } from './support/server';
import { DEMO } from './support/sign-in';
import { expect, test as base } from './support/test';

const PEOPLE = {
  'p-digitador': { email: DEMO.digitador, email_verified: true },
  'p-tesoreria': { email: DEMO.tesoreria, email_verified: false },
  'p-invitada': { email: 'invitada@nueva.pe', email_verified: true, given_name: 'Luz' },
};

interface Installation {
  server: RunningServer;
  provider: RunningProvider;
}

/** The product with a provider beside it, both on fresh data. */
const test = base.extend<object, { installation: Installation }>({
  installation: [
    async ({}, use) => {
      const port = await freePort();
      const server = await startServer({
        env: {
          OIDC_ISSUER: `http://127.0.0.1:${port}`,
          OIDC_CLIENT_ID: CLIENT.id,
          OIDC_CLIENT_SECRET: CLIENT.secret,
          LOG_LEVEL: 'debug',
        },
      });
      const people = structuredClone(PEOPLE);
      const provider = await startProvider({ port, productUrl: server.url, people });
      await use({ server, provider });
      await provider.stop();
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ installation }, use) => use(installation.server.url),
  page: async ({ page }, use) => {
    // The provider's forms ask the network for a typeface.
    await page.route(/fonts\.googleapis\.com/, (route) => route.abort());
    await use(page);
  },
});

/** From the product's own start page to the provider, which may tell Foliado who it is, and back. */
async function signInAtProvider(page: Page, login: string): Promise<void> {
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Iniciar Sesión' }).click();
  await page.getByPlaceholder('Enter any login').fill(login);
  await page.getByPlaceholder('and password').fill('da-igual');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

const statusOfSession = async (page: Page): Promise<number> =>
  (await page.request.get(API.authUser)).status();

async function whoIsSignedIn(page: Page): Promise<{ id: string; email: string; role: string }> {
  const response = await page.request.get(API.authUser);
  expect(response.status()).toBe(200);
  return (await response.json()) as { id: string; email: string; role: string };
}

test.describe('signing in at an OpenID provider', () => {
  test('links an account by its verified e-mail, finds it by subject ever after, and ends at the provider, too', async ({
    page,
    browser,
    installation,
  }) => {
    const returns: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(API.oidcCallback)) returns.push(request.url());
    });
    await signInAtProvider(page, 'p-digitador');
    await expect(page).toHaveURL(`${installation.server.url}/`);
    const first = await whoIsSignedIn(page);
    expect(first).toMatchObject({ email: DEMO.digitador, role: 'user' });
    await expect(page.getByText('No hay documentos procesados')).toBeVisible();
    const code = new URL(returns[0] ?? '').searchParams.get('code') ?? '';
    expect(code).not.toBe('');
    for (const secret of [code, CLIENT.secret, 'eyJ']) {
      expect(installation.server.output()).not.toContain(secret);
    }

    installation.provider.people['p-digitador'] = {
      email: 'otro@correo.pe',
      email_verified: false,
    };
    const later = await browser.newContext({ baseURL: installation.server.url });
    const again = await later.newPage();
    await again.route(/fonts\.googleapis\.com/, (route) => route.abort());
    await signInAtProvider(again, 'p-digitador');
    await expect(again).toHaveURL(`${installation.server.url}/`);
    expect((await whoIsSignedIn(again)).id).toBe(first.id);
    await later.close();

    await page.getByRole('button', { name: /cuenta de/ }).click();
    await page.getByRole('menuitem', { name: 'Cerrar Sesión' }).click();
    await page.getByRole('button', { name: 'Yes, sign me out' }).click();
    await expect(page).toHaveURL(`${installation.server.url}/auth`);
    expect(await statusOfSession(page)).toBe(401);
    // The provider asks again who it is: nobody is let in by its old session.
    await page.getByRole('link', { name: 'Iniciar Sesión' }).click();
    await expect(page.getByPlaceholder('Enter any login')).toBeVisible();
  });

  test('links nothing by an e-mail that the provider has not verified, and says why', async ({
    page,
    installation,
    shot,
  }) => {
    await signInAtProvider(page, 'p-tesoreria');
    await expect(page.getByRole('alert')).toContainText('no ha verificado su correo');
    expect(await statusOfSession(page)).toBe(401);
    await shot('oidc-correo-no-verificado-1440');
    await page.setViewportSize({ width: 390, height: 844 });
    await shot('oidc-correo-no-verificado-390');

    // Once it is verified there, "try again" is enough.
    installation.provider.people['p-tesoreria'] = { email: DEMO.tesoreria, email_verified: true };
    await page.getByRole('link', { name: 'Intentar de nuevo' }).click();
    await expect(page).toHaveURL(`${installation.server.url}/`);
    expect((await whoIsSignedIn(page)).email).toBe(DEMO.tesoreria);
  });

  test('offers whoever comes without its link the invitation that waits, by the keyboard alone', async ({
    page,
    installation: { server },
    shot,
  }) => {
    const { email } = PEOPLE['p-invitada'];
    const boss = await signedInClient(server, DEMO.empresa);
    await boss.post(API.companyInvitations, { data: { email, role: 'user', teams: [] } });
    await signInAtProvider(page, 'p-invitada');
    await expect(page.getByRole('heading')).toHaveText('Tiene una invitación');
    await lookAt(page, shot, 'oidc-invitacion');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${server.url}/`);
    expect(await whoIsSignedIn(page)).toMatchObject({
      ...{ email, role: 'user', companyName: 'Comercial Andina Demo S.A.C.' },
    });
  });
});
