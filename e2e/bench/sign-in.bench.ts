import { expect, test } from '@playwright/test';
import { API } from '../../backend/src/contracts/routes';
import { DEMO_PASSWORD, startServer } from '../support/server';
import { DEMO } from '../support/sign-in';
import { median, p95, publish, ratio, time } from './report';

const ROUNDS = 40;
/** An account waits after its fifth failure; a success before that starts it anew. */
const FAILURES_IN_A_ROW = 4;

test('a failed sign-in takes as long for an unknown account as for a known one', async () => {
  const server = await startServer({ env: { TRUST_PROXY: 'true' } });
  let addresses = 0;
  const attempt = async (email: string, password: string, status: number): Promise<number> => {
    addresses += 1;
    const begun = performance.now();
    const response = await fetch(`${server.url}${API.login}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${addresses >> 8}.${addresses & 255}.1`,
      },
      body: JSON.stringify({ email, password }),
    });
    await response.arrayBuffer();
    const took = performance.now() - begun;
    expect(response.status).toBe(status);
    return took;
  };
  try {
    const known: number[] = [];
    const unknown: number[] = [];
    await attempt('calentar@empresa.pe', 'no es esta', 401);
    for (let round = 0; round < ROUNDS; round += 1) {
      known.push(await attempt(DEMO.digitador, 'no es esta', 401));
      unknown.push(await attempt(`nadie${round}@empresa.pe`, 'no es esta', 401));
      const isDue = round % FAILURES_IN_A_ROW === FAILURES_IN_A_ROW - 1;
      if (isDue) await attempt(DEMO.digitador, DEMO_PASSWORD, 200);
    }
    publish('sign-in', `Failed sign-ins, ${ROUNDS} of each, one after the other`, [
      { account: 'known', median: time(median(known)), p95: time(p95(known)), ratio: '1.00x' },
      {
        account: 'unknown',
        median: time(median(unknown)),
        p95: time(p95(unknown)),
        ratio: ratio(median(unknown), median(known)),
      },
    ]);
  } finally {
    await server.stop();
  }
});
