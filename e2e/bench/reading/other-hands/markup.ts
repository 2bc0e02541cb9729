import type { BenchFacts } from '../model';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export const esc = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** A label and its value, or nothing where there is no value. */
export const when = (
  value: string | null | undefined,
  markup: (value: string) => string,
): string => (value ? markup(value) : '');

/** Where the symbol is drawn before printing. */
export const qrPlace = ({ qr }: BenchFacts, size: string): string =>
  qr ? `<i data-qr style="width:${size};height:${size}"></i>` : '';

export interface Sheet {
  width: string;
  height: string;
  margin: string;
  css: string;
  body: string;
  /** CSS rules inside `@page`, for page numbers. */
  boxes?: string;
}

/** A whole document; page breaks are left to the browser. */
export function wholePage({ width, height, margin, css, body, boxes = '' }: Sheet): string {
  const size = height === 'auto' ? '' : `size: ${width} ${height};`;
  return `<!doctype html><html lang="es-PE"><head><meta charset="utf-8"><style>
@page { ${size} margin: ${margin}; ${boxes} }
* { box-sizing: border-box; }
html, body { margin: 0; padding: 0; -webkit-print-color-adjust: exact; }
table { border-collapse: collapse; }
tr, .keep { break-inside: avoid; }
p { margin: 0; }
i[data-qr] { display: inline-block; flex: none; }
i[data-qr] svg { display: block; width: 100%; height: 100%; }
${css}
</style></head><body>${body}</body></html>`;
}
