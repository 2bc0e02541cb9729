import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { API } from '../../backend/src/contracts/routes';
import { DEMO_PASSWORD } from './server';

/** E-mail addresses of the demo company's accounts. */
export const DEMO = {
  digitador: 'digitador@demo.pe',
  tesoreria: 'tesoreria@demo.pe',
  empresa: 'empresa@demo.pe',
  admin: 'admin@demo.pe',
} as const;

/** Signs in by the form's own request; the session cookie then belongs to the context. */
export async function signIn(
  context: { request: APIRequestContext },
  origin: string,
  email: string = DEMO.digitador,
  password: string = DEMO_PASSWORD,
): Promise<void> {
  const response = await context.request.post(`${origin}${API.login}`, {
    form: { email, password },
    headers: { Origin: origin },
    maxRedirects: 0,
  });
  expect(response.status(), 'status of the sign-in').toBeLessThan(400);
  const user = await context.request.get(`${origin}${API.authUser}`);
  expect(user.status(), 'status of the session after sign-in').toBe(200);
}

/** Signs in as a person does: opens the form, types, sends. */
export async function signInByForm(page: Page, email: string = DEMO.digitador): Promise<void> {
  await page.goto(API.login);
  await sendSignIn(page, email);
}

/** Types into the form that is open, and sends it. */
export async function sendSignIn(page: Page, email: string = DEMO.digitador): Promise<void> {
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(DEMO_PASSWORD);
  await page.locator('form button[type="submit"]').first().click();
}
