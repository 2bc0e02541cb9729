import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { launchOptions } from '../../../support/chromium';
import { built } from '../../built';
import type { DrawnPage } from '../model';

type QrCode = typeof import('../../../../backend/src/demo/documents/sheet/qr-code');

const load = createRequire(path.resolve(__dirname, '../../../../package.json'));
const QR_PLACE = /(<i data-qr[^>]*>)(?=<\/i>)/g;
/** A sliver of paper after the last line, so that rounding never starts a second page. */
const ROLL_TAIL_PX = 4;

const FONT_FILES = {
  'Instrument Sans':
    '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  'Geist Mono': '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
} as const;

function fontFaces(html: string): string {
  return Object.entries(FONT_FILES)
    .filter(([family]) => html.includes(`'${family}'`))
    .map(([family, file]) => {
      const data = readFileSync(load.resolve(file)).toString('base64');
      return `@font-face { font-family: '${family}'; font-weight: 100 900; src: url(data:font/woff2;base64,${data}); }`;
    })
    .join('\n');
}

async function qrSvg(text: string): Promise<string> {
  const { qrMatrix } = built<QrCode>('demo/documents/sheet/qr-code');
  const { side, isDark } = await qrMatrix(text);
  const rows = Array.from({ length: side }, (_, row) =>
    Array.from({ length: side }, (_cell, column) =>
      isDark(row, column) ? `M${column} ${row}h1v1h-1z` : '',
    ).join(''),
  );
  return `<svg viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><path d="${rows.join('')}"/></svg>`;
}

async function complete({ html }: DrawnPage, qr: string | null): Promise<string> {
  const symbol = qr ? await qrSvg(qr) : '';
  const faces = fontFaces(html);
  const withFonts = faces ? html.replace('<style>', `<style>${faces}\n`) : html;
  return withFonts.replace(QR_PLACE, `$1${symbol}`);
}

/** The browser as a printer; it starts with the first document. */
export class Printer {
  private browser: Browser | null = null;

  /** The whole document, or one of its pages (from 1). */
  async pdf(drawn: DrawnPage, qr: string | null, pageNumber?: number): Promise<Buffer> {
    this.browser ??= await chromium.launch(await launchOptions());
    const page = await this.browser.newPage();
    try {
      await page.setContent(await complete(drawn, qr), { waitUntil: 'load' });
      await page.evaluate('document.fonts.ready.then(() => true)');
      return await page.pdf({
        width: drawn.paper.width,
        height: await heightOf(page, drawn),
        printBackground: true,
        preferCSSPageSize: drawn.paper.height !== 'auto',
        ...(pageNumber !== undefined && { pageRanges: String(pageNumber) }),
      });
    } finally {
      await page.close();
    }
  }

  async close(): Promise<void> {
    await this.browser?.close();
  }
}

async function heightOf(page: Page, { paper }: DrawnPage): Promise<string> {
  if (paper.height !== 'auto') return paper.height;
  await page.emulateMedia({ media: 'print' });
  const height = await page.evaluate<number>(
    'Math.ceil(document.body.getBoundingClientRect().height)',
  );
  return `${height + ROLL_TAIL_PX}px`;
}
