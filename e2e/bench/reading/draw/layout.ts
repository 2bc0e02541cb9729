import { readFileSync } from 'node:fs';
import type { BenchKind, Country } from '../facts/model';
import type { BenchRole, DrawnPage } from '../model';
import type { Fields } from './fields';
import { filled } from './fill';
import type { More } from './more';
import { parsed, type Node } from './template';
import { truthOf } from './told-truth';

/** CSS lengths; a roll is one page as long as its content. */
const PAPERS = {
  A4: { width: '210mm', height: '297mm' },
  A5: { width: '210mm', height: '148mm' },
  roll: { width: '80mm', height: 'auto' },
} as const;

interface Head {
  paper: keyof typeof PAPERS;
  /** Of every page, in CSS; the width of a roll is all its own. */
  margin: string;
  /** Of a layout whose documents are drawn by chance. */
  kinds?: readonly BenchKind[];
  /** `construido` once the engine was changed for what it misses here. */
  role?: BenchRole;
  more?: More;
  /** Of whom they are drawn: a part of the name of a utility, or a country and a business there. */
  business?: string;
  country?: Country;
}

export interface Layout {
  head: Head;
  css: Node[];
  body: Node[];
}

const FILE = /^<!-- (\{[\s\S]*?\}) -->\s*<style>\n?([\s\S]*?)<\/style>\s*([\s\S]*)$/;

/** A layout of a file. */
export const layoutOf = (file: string): Layout => layoutFrom(readFileSync(file, 'utf8'));

/** Throws for a text without head and style. */
export function layoutFrom(text: string): Layout {
  const [, head, css, body] = FILE.exec(text) ?? [];
  if (head === undefined || css === undefined || body === undefined)
    throw new Error('a layout has no head or no style');
  return { head: JSON.parse(head) as Head, css: parsed(css), body: parsed(body) };
}

/** Names with `white-space: pre` keep their spaces. */
const wholePage = (css: string, body: string, margin: string): string =>
  `<!doctype html><html lang="es"><head><meta charset="utf-8"><style>
@page { margin: ${margin}; }
* { box-sizing: border-box; }
html, body { margin: 0; padding: 0; }
table { border-collapse: collapse; }
tr, .whole { break-inside: avoid; }
i[data-qr] { display: inline-block; }
i[data-qr] svg { display: block; width: 100%; height: 100%; }
${css}
</style></head><body>${body}</body></html>`;

/** A document of a layout, with the truth that follows from what was printed. */
export function drawnPage({ head, css, body }: Layout, fields: Fields): DrawnPage {
  const { html, told } = filled(body, fields);
  return {
    html: wholePage(filled(css, fields).html, html, head.margin),
    paper: PAPERS[head.paper],
    truth: truthOf(fields, told),
  };
}
