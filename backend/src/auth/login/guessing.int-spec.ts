import type { TestApp } from '../../../test/support/test-app';
import { startTestApp } from '../../../test/support/test-app';
import { namedServer, TEST_PASSWORD, testConfig } from '../../../test/support/test-config';

const attempt = (test: TestApp, email: string, ip: string, password = 'no') =>
  test.anonymous().post('/api/login').set('X-Forwarded-For', ip).send({ email, password });

describe('guessing passwords behind a proxy of ours', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp(testConfig({ ...namedServer(), TRUST_PROXY: 'true' }));
  });
  afterAll(() => test?.close());
  afterEach(() => jest.restoreAllMocks());

  it('waits after five failures of one account from fifty addresses, and lets its owner in later', async () => {
    const email = 'tesoreria@demo.pe';
    const answers: number[] = [];
    for (let i = 0; i < 50; i += 1) {
      answers.push((await attempt(test, email, `10.1.0.${i}`)).status);
    }
    expect(answers.slice(0, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(answers.filter((status) => status === 401).length).toBeLessThan(15);
    const { headers, body } = await attempt(test, email, '10.2.0.1', TEST_PASSWORD).expect(429);
    expect(body).toMatchObject({ code: 'DEMASIADAS_SOLICITUDES' });
    const seconds = Number(headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    const later = Date.now() + (seconds + 1) * 1000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    await attempt(test, email, '10.2.0.1', TEST_PASSWORD).expect(200);
  });

  it('stops one address that tries many accounts, and no other address', async () => {
    const answers: number[] = [];
    for (let i = 0; i < 35; i += 1) {
      answers.push((await attempt(test, `persona${i}@empresa.pe`, '10.3.0.1')).status);
    }
    expect(answers.slice(0, 30).every((status) => status === 401)).toBe(true);
    expect(answers.slice(30)).toEqual([429, 429, 429, 429, 429]);
    await attempt(test, 'digitador@demo.pe', '10.3.0.2', TEST_PASSWORD).expect(200);
  });

  it('says on the page how long to wait', async () => {
    const { text } = await test
      .anonymous()
      .post('/api/login')
      .set('X-Forwarded-For', '10.3.0.1')
      .type('form')
      .send({ email: 'digitador@demo.pe', password: 'no' })
      .expect(429);
    expect(text).toMatch(/Espere \d+ segundos e intente de nuevo/);
  });
});

describe('guessing passwords without a proxy', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test?.close());

  it('is counted by the real address, whatever X-Forwarded-For says', async () => {
    const answers: number[] = [];
    for (let i = 0; i < 32; i += 1) {
      answers.push((await attempt(test, `persona${i}@empresa.pe`, `10.4.0.${i}`)).status);
    }
    expect(answers.slice(30)).toEqual([429, 429]);
  });
});
