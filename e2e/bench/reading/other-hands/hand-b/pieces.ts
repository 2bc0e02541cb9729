import { html, type Markup } from '../../html';

export type Piece = string | number | Markup | null | false;

/** A row of a table; its columns are aligned by the style sheet. */
export const tr = (cells: readonly Piece[], name = ''): Markup =>
  html`<tr class="${name}">
    ${cells.map((one) => html`<td>${one}</td>`)}
  </tr>`;

/** A table whose head is repeated on each page. */
export const tableOf = (name: string, heads: readonly Piece[], rows: readonly Markup[]): Markup => {
  const head = heads.map((one) => html`<th>${one}</th>`);
  return html`<table class="${name}">
    <thead>
      <tr>
        ${head}
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
};

/** Rows without a head. */
export const rowsOf = (name: string, rows: readonly Piece[][]): Markup =>
  html`<table class="${name}">
    ${rows.map((cells) => tr(cells))}
  </table>`;
