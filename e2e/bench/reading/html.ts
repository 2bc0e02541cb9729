import type { BenchFacts, DrawnPage } from './model';

/** Markup that is not escaped again. */
export class Markup {
  constructor(readonly text: string) {}
}

type Part = string | number | Markup | readonly Part[] | false | null | undefined;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function written(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (Array.isArray(part)) return part.map(written).join('');
  if (part === false || part === null || part === undefined) return '';
  return String(part).replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);
}

/** Markup with every value escaped, unless it is markup itself. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Markup {
  const text = strings.map((piece, at) => `${piece}${at < parts.length ? written(parts[at]) : ''}`);
  return new Markup(text.join(''));
}

export const NOTHING = new Markup('');

/** Where the symbol is drawn before printing; `size` is a CSS length. */
export function qrPlace({ qr }: BenchFacts, size: string): Markup {
  return qr ? new Markup(`<i data-qr style="width:${size};height:${size}"></i>`) : NOTHING;
}

export const A4 = { width: '210mm', height: '297mm' } as const;
export const ROLL_80 = { width: '80mm', height: 'auto' } as const;

export interface Sheet {
  css: string;
  body: Markup;
  paper: DrawnPage['paper'];
  /** Of every page, in CSS; the width of a roll is all its own. */
  margin: string;
}

/** A whole document. Names with `white-space: pre` keep their spaces. */
export function wholePage({ css, body, paper, margin }: Sheet): Pick<DrawnPage, 'html' | 'paper'> {
  const text = `<!doctype html><html lang="es"><head><meta charset="utf-8"><style>
@page { margin: ${margin}; }
* { box-sizing: border-box; }
html, body { margin: 0; padding: 0; }
table { border-collapse: collapse; }
tr, .whole { break-inside: avoid; }
i[data-qr] { display: inline-block; }
i[data-qr] svg { display: block; width: 100%; height: 100%; }
${css}
</style></head><body>${body.text}</body></html>`;
  return { html: text, paper };
}
