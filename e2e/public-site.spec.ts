import type { Page } from '@playwright/test';
import { API } from '../backend/src/contracts/routes';
import { SITE_PAGES } from '../backend/src/contracts/site';
import { expectAccessible } from './support/axe';
import { expectFits, PHONE } from './support/look-at';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

const PATHS = Object.values(SITE_PAGES);
const UNKNOWN = '/no-existe';

/** Addresses of this site that the links of a page lead to, without their anchors. */
async function linksOf(page: Page): Promise<string[]> {
  const links = await page.evaluate<string[]>(
    `[...document.querySelectorAll('a[href]')].map((link) => link.href)`,
  );
  const own = new URL(page.url()).origin;
  return links.filter((link) => link.startsWith(own)).map((link) => link.replace(/#.*/, ''));
}

test('no public page breaks a rule of accessibility, is wider than a small phone, or leads nowhere', async ({
  page,
}) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  const links = new Set<string>();
  for (const path of [...PATHS, UNKNOWN]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(path === UNKNOWN ? 404 : 200);
    for (const link of await linksOf(page)) links.add(link);
    for (const [width, colorScheme] of [
      [1280, 'light'],
      [320, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page);
      await expectFits(page);
    }
  }
  expect(refused).toEqual([]);
  links.delete(new URL(UNKNOWN, page.url()).href);
  for (const link of links) {
    const answer = await page.request.get(link);
    expect(answer.status(), link).toBe(200);
  }
  const origin = new URL(page.url()).origin;
  expect([...links]).toEqual(expect.arrayContaining(PATHS.map((path) => `${origin}${path}`)));
});

test('who begins on the landing page comes to make an account; who is signed in is led to the app', async ({
  page,
  context,
  server,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Comenzar gratis', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Cree su cuenta' })).toBeVisible();
  await signIn(context, server.url);
  await page.goto('/pricing');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Ir a Foliado' })).toHaveAttribute('href', '/');
  await expect(bar.getByRole('link', { name: 'Iniciar Sesión' })).toBeHidden();
});

test('a field of the sample lights its place by keyboard, and a place its field by pointer', async ({
  page,
}) => {
  await page.goto('/');
  const field = page.getByRole('button', { name: /^RUC proveedor/ });
  const total = page.getByRole('button', { name: /^Total/ });
  await expect(total).toHaveAttribute('aria-pressed', 'true');
  await field.focus();
  await expect(field).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-place="ruc"]')).toHaveAttribute('data-lit');
  await expect(page.getByText(/^El dígito verificador 7/)).toBeVisible();
  const lit = page.locator('[data-place="ruc"] .page-marker');
  await expect(lit).toHaveCSS('opacity', '1');

  await page.locator('[data-place="total"]').hover();
  await expect(total).toHaveAttribute('aria-pressed', 'true');
  await expect(field).toHaveAttribute('aria-pressed', 'false');
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('the menu opens, leads to a part of the page and closes behind itself', async ({
    page,
    shot,
  }) => {
    await page.goto('/');
    await page.getByLabel('Menú').first().click();
    const menu = page.getByRole('navigation', { name: 'Menú' });
    await expect(menu.getByRole('link', { name: 'Iniciar Sesión' })).toHaveAttribute(
      'href',
      API.login,
    );
    await shot('landing-menu-390');
    await menu.getByRole('link', { name: 'Cómo funciona' }).click();
    await expect(menu).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Cómo funciona' })).toBeInViewport();
    expect(new URL(page.url()).hash).toBe('#how-it-works');

    await page.getByLabel('Menú').first().press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(page.getByLabel('Menú').first()).toBeFocused();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('the landing page has its text, its menu and its links, and the sign-in its form', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.locator('[data-place="total"]')).toHaveAttribute('data-lit');
    await expect(page.getByText('¿Qué documentos lee?')).toBeVisible();
    await page.getByLabel('Menú').first().click();
    await page
      .getByRole('navigation', { name: 'Menú' })
      .getByRole('link', { name: 'Precios' })
      .click();
    await expect(page).toHaveURL(/\/pricing$/);
    await page.goto('/auth');
    await page.getByRole('link', { name: 'Iniciar Sesión' }).click();
    await expect(page.getByLabel('Contraseña')).toBeVisible();
  });
});

test('the index of the API reference leads to its parts, however far below', async ({ page }) => {
  await page.goto(SITE_PAGES['api-docs']);
  await page.getByRole('navigation').getByRole('link', { name: 'Errores' }).click();
  await expect(page.getByRole('heading', { name: 'Errores', exact: true })).toBeInViewport();
});
