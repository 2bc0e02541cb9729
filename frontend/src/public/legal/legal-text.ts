/** A part of a legal text: a paragraph, points, or what each thing means; links as `[words](address)`. */
export type LegalBlock =
  | string
  | { readonly points: readonly string[] }
  | {
      readonly table: {
        readonly head: readonly [string, string];
        readonly rows: readonly (readonly [string, string])[];
      };
    };

export interface LegalSection {
  /** Anchor of the table of contents; does not change when the text does. */
  readonly id: string;
  readonly title: string;
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

/** `2026-11-22` as `22 de noviembre de 2026`; the same in every time zone. */
export function longDate(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('es-PE', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
