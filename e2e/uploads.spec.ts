import sharp from 'sharp';
import { finished, signedInClient, upload } from './support/client';
import { makeDocument } from './support/documents';
import { signIn } from './support/sign-in';
import { expect, test } from './support/test';

const SCRIPT = '<html><body><script>alert(document.domain)</script></body></html>';

/** A 1 x 1 PNG. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A PDF that wants to run a script, open a page of the network and carry a file. */
const ACTIVE_PDF = Buffer.from(
  [
    '%PDF-1.4',
    '1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction 4 0 R/Names<</JavaScript<</Names[(a) 4 0 R]>>>>>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]/Annots[5 0 R]>>endobj',
    '4 0 obj<</S/JavaScript/JS(app.alert\\(1\\);)>>endobj',
    '5 0 obj<</Type/Annot/Subtype/Link/Rect[0 0 300 300]/A<</S/URI/URI(http://127.0.0.1:9/)>>>>endobj',
    'trailer<</Root 1 0 R/Size 6>>',
    '%%EOF',
  ].join('\n'),
);

test.describe('files that are more than they seem', () => {
  test('are stored, served with the proven type alone, and run nothing in the browser', async ({
    page,
    server,
  }) => {
    const photo = { create: { width: 600, height: 800, channels: 3, background: '#fff' } } as const;
    const jpeg = await sharp(photo).jpeg().toBuffer();
    const text = await makeDocument('orden-compra');
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
      { ...text, name: 'zip.pdf', buffer: Buffer.concat([text.buffer, Buffer.from('PK\x03\x04')]) },
      { name: 'activo.pdf', mimeType: 'application/pdf', buffer: ACTIVE_PDF },
    ];
    const client = await signedInClient(server);
    await signIn(page.context(), server.url);
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    for (const file of files) {
      const address = `/api/documents/${await upload(client, file)}/file`;
      const headers = (await client.get(address)).headers();
      expect(headers['content-type']).toBe(file.mimeType);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      // A PDF goes to the browser's own viewer, which is not ours to test (and not in every Chromium).
      if (file.mimeType !== 'application/pdf') await page.goto(address);
    }
    expect(dialogs).toEqual([]);
  });

  test('end read or in error with a reason, each by itself', async ({ server }) => {
    const client = await signedInClient(server);
    const id = await upload(client, {
      name: 'activo.pdf',
      mimeType: 'application/pdf',
      buffer: ACTIVE_PDF,
    });
    const { status, failure } = await finished(client, id);
    expect(['completed', 'error']).toContain(status);
    expect(failure === null).toBe(status === 'completed');
  });
});
