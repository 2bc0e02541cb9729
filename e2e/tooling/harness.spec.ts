import { API } from '../../backend/src/contracts/routes';
import { DEMO, signIn } from '../support/sign-in';
import { expect, test } from '../support/test';

test('the harness starts the built server, signs a person in and opens the first screen', async ({
  page,
  context,
  server,
  shot,
}) => {
  await signIn(context, server.url);
  const user = await context.request.get(`${server.url}${API.authUser}`);
  expect(await user.json()).toMatchObject({ email: DEMO.digitador, isDemo: true });
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  const response = await page.goto('/');
  expect(response?.status()).toBe(200);
  await expect(page.locator('#root')).not.toBeEmpty();
  await shot('harness-first-screen');
  expect(refused).toEqual([]);
});
