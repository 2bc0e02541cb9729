import { execFileSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { finished, signedInClient, upload } from '../support/client';
import { makeDocument, makeSmallScan } from '../support/documents';
import { startServer } from '../support/server';

/** The program of another Node than the one that tests; continuous integration fetches one. */
const OTHER_NODE = process.env.OTHER_NODE ?? '';

test.describe('the built server on another Node', () => {
  test.skip(OTHER_NODE === '', 'OTHER_NODE names none');

  test('signs in, reads a text and a scan', async () => {
    const version = execFileSync(OTHER_NODE, ['--version'], { encoding: 'utf8' }).trim();
    test.info().annotations.push({ type: 'node', description: version });
    expect(version).not.toBe(process.version);
    const server = await startServer({ node: OTHER_NODE });
    const client = await signedInClient(server);
    for (const file of [await makeDocument('factura-detraccion'), await makeSmallScan()]) {
      const id = await upload(client, file);
      expect((await finished(client, id)).status, file.name).toBe('completed');
    }
    await client.dispose();
    await server.stop();
  });
});
