import { html, Html } from './html';
import { PAGE_PICTURE } from './page-picture';
import { PAGE_STYLE } from './page-style';

/** A page around signing in: what stands beside the picture of a checked invoice. */
export interface Page {
  title: string;
  content: Html;
}

const fontFace = (url: string | null): string =>
  url
    ? `@font-face{font-family:"Instrument Sans Variable";src:url(${url}) format("woff2");font-weight:400 700;font-display:swap}`
    : '';

/**
 * The whole document, readable and usable without script (decisions: server-rendered Spanish page).
 * `fontUrl` is the address of the product's typeface; the system's is used without it.
 */
export function renderPage({ title, content }: Page, fontUrl: string | null): string {
  const style = new Html(`<style>${fontFace(fontUrl)}${PAGE_STYLE}</style>`);
  return html`<!doctype html>
    <html lang="es-PE">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Foliado</title>
        <link rel="icon" href="/favicon.svg" />
        ${style}
      </head>
      <body>
        <main>
          <a class="brand" href="/"
            ><img src="/favicon.svg" alt="" width="29" height="29" />Foliado</a
          >
          ${content}
        </main>
        <div class="desk" aria-hidden="true">
          <div class="sheet">${new Html(PAGE_PICTURE)}</div>
          <svg class="thread" viewBox="0 0 300 160">
            <path d="M4 150C130 150 296 120 296 6" />
            <circle cx="4" cy="150" r="4" />
          </svg>
          <div class="value">
            <div>Total <span>QR</span></div>
            <b>S/ 1,180.00</b>
            <p>Página 1 · igual al QR de SUNAT</p>
          </div>
        </div>
      </body>
    </html> `.markup;
}
