import { type TextSection, textSections } from '../sections/linked-text';

/** A part of a legal text: a paragraph, points, or what each thing means; links as `[words](address)`. */
export type LegalBlock =
  | string
  | { readonly points: readonly string[] }
  | { readonly heads: readonly string[]; readonly rows: readonly (readonly string[])[] };

export interface LegalSection extends Omit<TextSection, 'blocks'> {
  readonly blocks: readonly LegalBlock[];
}

export interface LegalText {
  readonly title: string;
  readonly lead: string;
  /** YYYY-MM-DD of the last change. */
  readonly updated: string;
  /** The text in a few sentences, for who reads no further. */
  readonly summary: readonly string[];
  readonly sections: readonly LegalSection[];
}

function blockOf(source: string): LegalBlock {
  const lines = source.split('\n');
  if (source.startsWith('- ')) return { points: lines.map((line) => line.slice(2)) };
  if (!source.startsWith('| ')) return source;
  const [heads = [], ...rows] = lines.map((line) => line.slice(2).split(' | '));
  return { heads, rows };
}

/** Parts of a text; between blank lines stand paragraphs, `- points` and `| rows | of a table`. */
export const legalSections = (source: string): LegalSection[] =>
  textSections(source).map((section) => ({ ...section, blocks: section.blocks.map(blockOf) }));

/** `2026-11-22` as `22 de noviembre de 2026`; the same in every time zone. */
export function longDate(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('es-PE', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
