import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import { makeDocument } from './support/documents';
import {
  expectSaved,
  field,
  freshNumber,
  openReview,
  readInvoice,
  readMade,
} from './support/review';
import { drawInvoice, manyLines } from './support/review-documents';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const isWiderThanScreen = (page: Page) =>
  page.evaluate<boolean>('document.documentElement.scrollWidth > innerWidth');

async function bottomOf(locator: Locator): Promise<number> {
  const box = await locator.boundingBox();
  return box ? box.y + box.height : NaN;
}

/** What of an element is asked in the browser. */
interface Scrollable {
  scrollIntoView(where: { block: 'end' }): void;
}

test.describe('the review has no barrier', () => {
  test.use({ bypassCSP: true });

  test('in any of its states', async ({ page, server, shot }) => {
    const document = await readMade(server, await makeDocument('factura-adulterada'));
    await openReview(page, server, document.id);
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await expectAccessible(page);
    expect(await isWiderThanScreen(page)).toBe(false);
    await shot('revision-adulterada-390');
    await page.setViewportSize(DESK);
    expect(await isWiderThanScreen(page)).toBe(false);
    await shot('revision-adulterada-1440');
    await page.keyboard.press('f');
    await expect(page.locator('.page-brackets')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Editar' }).click();
    await expect(field(page, 'proveedor.ruc')).toHaveJSProperty('tagName', 'INPUT');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: 'Atajos de teclado' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.locator('#confirmar').click();
    await expect.poll(async () => (await document.now()).isConfirmed).toBe(true);
    await page.goto(`/documento/${document.id}`);
    await expect(page.getByText('Bloqueado')).toBeVisible();
    await expectAccessible(page);
  });

  test('nor has the desk with a result', async ({ page, server }) => {
    await readInvoice(server);
    await signIn(page.context(), server.url);
    await page.goto('/');
    await expect(field(page, 'documento.numero')).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('a document is read, corrected and confirmed by touch', async ({ page, server, shot }) => {
    const document = await readInvoice(server);
    await openReview(page, server, document.id);
    expect(await isWiderThanScreen(page)).toBe(false);
    await page.getByRole('button', { name: 'Documento', exact: true }).first().tap();
    await expect(page.getByRole('img', { name: /^Imagen del documento/ })).toBeVisible();
    expect(await isWiderThanScreen(page)).toBe(false);
    await shot('revision-celular-documento');
    await page.getByRole('button', { name: 'Datos', exact: true }).tap();
    await page.mouse.wheel(0, 400);
    const [bar, groups] = [page.locator('.confirm-bar'), page.locator('.group-nav')];
    const left = async () => ((await bar.boundingBox())?.y ?? 0) - (await bottomOf(groups));
    await expect.poll(left, 'room of the fields').toBeGreaterThan(PHONE.height * 0.7);
    await field(page, 'proveedor.nombre').tap();
    await expect(field(page, 'proveedor.nombre')).toBeFocused();
    await field(page, 'proveedor.nombre').fill('Corregido con el dedo');
    expect(await isWiderThanScreen(page)).toBe(false);
    await shot('revision-celular-campo');
    await page.keyboard.press('Enter');
    await expectSaved(document, 'proveedor.nombre', 'Corregido con el dedo');
    await page.locator('#confirmar').tap();
    await expect.poll(async () => (await document.now()).isConfirmed).toBe(true);
  });

  test('the bar that confirms covers no tabs of a result', async ({ page, server }) => {
    await readInvoice(server);
    await signIn(page.context(), server.url);
    await page.goto('/');
    const tabs = page.getByRole('group', { name: 'Vista' });
    await tabs.evaluate((element: unknown) =>
      (element as Scrollable).scrollIntoView({ block: 'end' }),
    );
    await expect(tabs).toBeInViewport({ ratio: 1 });
    const bar = await page.locator('.confirm-bar').boundingBox();
    expect(bar?.y, 'top of the bar').toBeGreaterThan(await bottomOf(tabs));
  });
});

test.describe('pictures of the review', () => {
  const kinds = {
    '40-lineas': () => drawInvoice({ number: freshNumber(), lines: manyLines(40) }),
    vacia: () => drawInvoice({ number: freshNumber(), isBlank: true }),
  } as const;

  for (const [kind, make] of Object.entries(kinds)) {
    test(`${kind}, on a desk and on a phone`, async ({ page, server, shot }) => {
      const document = await readMade(server, await make());
      await page.setViewportSize(DESK);
      await signIn(page.context(), server.url);
      await page.goto(`/documento/${document.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await shot(`revision-${kind}-1440`);
      expect(await isWiderThanScreen(page)).toBe(false);
      await page.setViewportSize(PHONE);
      await shot(`revision-${kind}-390`);
      expect(await isWiderThanScreen(page)).toBe(false);
    });
  }
});
