import sharp from 'sharp';
import { API } from '../backend/src/contracts/routes';
import { signedInClient, upload } from './support/client';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

const SCRIPT = '<html><body><script>alert(document.domain)</script></body></html>';

/** A 1 x 1 PNG. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('pictures that are more than they seem run nothing in the browser', async ({
  page,
  server,
}) => {
  const photo = { create: { width: 60, height: 80, channels: 3, background: '#fff' } } as const;
  const jpeg = await sharp(photo).jpeg().toBuffer();
  const files = [
    {
      name: 'html.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.concat([jpeg, Buffer.from(SCRIPT)]),
    },
    {
      name: 'php.png',
      mimeType: 'image/png',
      buffer: Buffer.concat([PNG, Buffer.from(`<?php system($_GET[0]); ?>${SCRIPT}`)]),
    },
  ];
  const client = await signedInClient(server);
  await signIn(page.context(), server.url);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  for (const file of files) {
    const answer = await page.goto(API.documentFile(await upload(client, file)));
    expect(answer?.headers()['content-type']).toBe(file.mimeType);
  }
  expect(dialogs).toEqual([]);
});
