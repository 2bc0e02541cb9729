import { errorMessage } from '../../rules/domain-error';

const bar = (x: number, y: number, width: number, tone = '#c9cfd9', height = 7): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="2" fill="${tone}"/>`;

const LETTERHEAD = [bar(104, 46, 190, '#1b2230', 11), bar(104, 66, 150), bar(104, 80, 120)];
const TITLE_BOX = [bar(452, 50, 94, '#1b2230', 9), bar(456, 94, 86, '#1b2230', 9)];
const CUSTOMER = [150, 168, 186].flatMap((y) => [
  bar(50, y, 52),
  bar(122, y, 170, '#8a93a3'),
  bar(404, y, 62),
  bar(484, y, 70, '#8a93a3'),
]);
const ITEMS = [262, 286, 310, 334].flatMap((y, row) => [
  bar(50, y, 26, '#8a93a3'),
  bar(96, y, [210, 176, 194, 150][row] ?? 0, '#8a93a3'),
  bar(430, y, 40, '#8a93a3'),
  bar(512, y, 42, '#8a93a3'),
]);
const TOTALS = [
  bar(404, 398, 66),
  bar(508, 398, 46, '#8a93a3'),
  bar(404, 422, 44),
  bar(514, 422, 40, '#8a93a3'),
];
const SEAL = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((row) =>
  [0, 1, 2, 3, 4, 5, 6, 7]
    .filter((column) => (row * 7 + column * 13 + ((row * column) % 5)) % 3 !== 0)
    .map((column) => bar(50 + column * 10, 392 + row * 10, 9, '#1b2230', 9)),
);

/** A sheet whose total is marked, with the thread that leads to its value; for people who see, not read. */
const PAGE_PICTURE = `<svg viewBox="0 0 600 842" aria-hidden="true">
<rect width="600" height="842" fill="#fff"/>
<rect x="46" y="40" width="44" height="50" rx="4" fill="#13524a"/>
<rect x="432" y="36" width="136" height="82" rx="5" fill="none" stroke="#1b2230" stroke-width="1.4"/>
<rect x="432" y="68" width="136" height="18" fill="#13524a"/>
<rect x="38" y="136" width="530" height="70" rx="5" fill="none" stroke="#c9cfd9"/>
<rect x="38" y="230" width="530" height="20" fill="#13524a"/>
${[...LETTERHEAD, ...TITLE_BOX, ...CUSTOMER, ...ITEMS, ...TOTALS, ...SEAL].join('')}
<path d="M394 440h174" stroke="#9aa2b0"/>
<rect x="486" y="450" width="84" height="22" fill="#ffe45e"/>
<path d="M482 456v-10h10M574 456v-10h-10M482 466v10h10M574 466v10h-10" fill="none" stroke="#2341d6" stroke-width="2.4"/>
<text x="404" y="466" font-size="14" font-weight="650" fill="#1b2230">Total</text>
<text x="566" y="466" font-size="14" font-weight="650" text-anchor="end" fill="#1b2230">1,180.00</text>
</svg>`;

/** Style of the pages around signing in; the values are those of the product's tokens (light and dark). */
const PAGE_STYLE = `
:root{color-scheme:light dark;--surface:#fff;--desk:#dfe3e9;--text:#121827;--text-2:#434d5f;--text-3:#5d6779;
--line:#828b9d;--rule:#e0e4ea;--primary:#2341d6;--solid:#2341d6;--solid-hover:#1a32ae;--ring:rgba(35,65,214,.18);--bad:#ae1a36;--bad-soft:#fde7ea;--bad-line:#d2304e;--ok:#04645a;--ok-soft:#d9f4ee}
@media(prefers-color-scheme:dark){.sheet{filter:brightness(.93)}:root{--surface:#141820;--desk:#090b10;--text:#ebeef5;--text-2:#b4bdcc;--text-3:#8d98aa;
--line:#667185;--rule:#262c38;--primary:#90a5ff;--solid:#4663f5;--solid-hover:#3d58e6;--ring:rgba(144,165,255,.24);--bad:#ff8fa0;--bad-soft:#3a141c;--bad-line:#e25570;--ok:#54d3bf;--ok-soft:#0a2c2a}}
*{box-sizing:border-box;margin:0}
body{font:400 14px/20px "Instrument Sans Variable","Segoe UI",system-ui,sans-serif;color:var(--text);background:var(--surface);
min-height:100vh;display:grid;grid-template-columns:minmax(0,1fr) minmax(0,1.05fr);font-variant-numeric:tabular-nums}
main{display:flex;flex-direction:column;padding:32px 48px;min-height:100vh}
.brand{display:inline-flex;align-items:center;gap:10px;font-weight:600;font-size:24px;letter-spacing:-.02em;color:var(--text);text-decoration:none;align-self:flex-start}
form,.card{width:100%;max-width:376px;margin:auto;padding:32px 0 8px}
.card .lead{margin-bottom:22px}
h1{font-size:28px;line-height:34px;font-weight:600;letter-spacing:-.02em}
.lead{margin:6px 0 26px;font-size:15px;line-height:22px;color:var(--text-2)}
label{display:block;font-weight:500;font-size:13px;line-height:18px;margin-bottom:6px}
label span{font-weight:400;color:var(--text-3)}
.field{margin-bottom:16px}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:0 12px}
input{width:100%;height:42px;padding:0 12px;border:1px solid var(--line);border-radius:7px;background:var(--surface);color:var(--text);font:inherit;font-size:15px}
input:focus{outline:0;border-color:var(--primary);box-shadow:0 0 0 3px var(--ring)}
button{width:100%;height:44px;margin-top:10px;border:0;border-radius:7px;background:var(--solid);color:#fff;font:inherit;font-size:15px;font-weight:500;cursor:pointer}
button:hover{background:var(--solid-hover)}
button:focus-visible,a:focus-visible{outline:2px solid var(--primary);outline-offset:2px}
input[aria-invalid=true]{border-color:var(--bad-line)}
.hint{margin-top:6px;font-size:13px;line-height:18px;color:var(--text-3)}
.notice{margin:0 0 18px;padding:10px 12px;border-radius:7px;background:var(--ok-soft);color:var(--ok)}
.error{margin:0 0 18px;padding:10px 12px;border:1px solid var(--bad-line);border-radius:7px;background:var(--bad-soft);color:var(--bad)}
details,.switch{margin-top:20px;font-size:14px;line-height:20px;color:var(--text-2)}
summary{display:inline-block;cursor:pointer;color:var(--primary);border-radius:4px}
summary:focus-visible{outline:2px solid var(--primary);outline-offset:2px}
details p{margin-top:8px;font-size:13px;line-height:19px}
.way{margin:22px 0 8px;color:var(--text-2)}
.switch a{color:var(--primary)}
.button{display:flex;align-items:center;justify-content:center;min-height:44px;padding:10px 16px;text-align:center;border-radius:7px;background:var(--solid);color:#fff;font-size:15px;font-weight:500;text-decoration:none}
.button:hover{background:var(--solid-hover)}
dl{display:grid;grid-template-columns:auto 1fr;gap:6px 16px;margin:0 0 20px;padding:12px 0;border-block:1px solid var(--rule);font-size:14px}
dt{color:var(--text-3)}dd{margin:0;font-weight:500;overflow-wrap:anywhere}
.desk{background:var(--desk);position:relative;overflow:hidden}
.sheet{position:absolute;left:56px;top:72px;width:620px;box-shadow:0 4px 16px -4px rgba(18,24,39,.14)}
.sheet svg{display:block;width:100%}
.thread{position:absolute;left:308px;top:564px;width:300px;height:160px;overflow:visible;fill:none;stroke:#2341d6;stroke-width:2}
.thread circle{fill:#2341d6;stroke:#fff}
.value{position:absolute;left:24px;top:644px;width:286px;padding:14px 16px;border-radius:12px;background:var(--surface);box-shadow:0 16px 40px -12px rgba(18,24,39,.32)}
.value>div{display:flex;align-items:center;justify-content:space-between;color:var(--text-2)}
.value b{display:block;margin:4px 0;font-size:24px;line-height:32px;font-weight:600;letter-spacing:-.02em}
.value span{padding:2px 8px;border-radius:5px;background:var(--ok-soft);color:var(--ok);font-size:13px;font-weight:500}
.value p{font-size:13px;color:var(--text-3)}
@media(max-width:899px){body{grid-template-columns:1fr}.desk{display:none}main{padding:24px 20px}form,.card{margin:0 auto auto;padding-top:44px}}
@media(prefers-reduced-motion:no-preference){button{transition:background 120ms}}
`;

/** Markup that needs no escaping any more. */
export class Html {
  constructor(readonly markup: string) {}
}

type Part = string | number | Html | readonly Html[] | null | false;

const ENTITY: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITY[sign] ?? sign);

function markupOf(part: Part): string {
  if (part === null || part === false) return '';
  if (part instanceof Html) return part.markup;
  if (typeof part === 'object') return part.map(({ markup }) => markup).join('');
  return escaped(String(part));
}

/** A template whose values become text, never markup, unless they are `Html` themselves. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(String.raw({ raw: strings }, ...parts.map(markupOf)));
}

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

/** Shown for a one-time link that was used, replaced, revoked or has run out. */
export function linkOverPage(reason: string): Page {
  return {
    title: 'Enlace vencido',
    content: html`<div class="card">
      <h1>Este enlace ya no sirve</h1>
      <p class="lead">${reason} Si acaba de usarlo, ingrese a su cuenta.</p>
      <a class="button" href="/api/login">Ir al ingreso</a>
    </div>`,
  };
}

/** Shown for a link to a password that is of no use any more. */
export const providerOnlyPage: Page = {
  title: 'Enlace sin uso',
  content: html`<div class="card">
    <h1>Aquí no hacen falta contraseñas</h1>
    <p class="lead">${errorMessage('SOLO_PROVEEDOR')}</p>
    <a class="button" href="/api/login">Ir al ingreso</a>
  </div>`,
};
