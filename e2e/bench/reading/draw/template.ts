import { escaped } from './escaped';

/** What a template prints in one place. */
export interface Print {
  /** The field that a reader is told by it; empty: none. */
  tells: string;
  /** Where the value stands, or a text in single quotes. */
  from: string;
  filters: readonly (readonly [name: string, argument: string])[];
}

export type Node =
  | { kind: 'text'; text: string }
  | { kind: 'print'; print: Print }
  | { kind: 'qr'; size: string }
  | { kind: 'if'; test: readonly string[]; then: Node[]; otherwise: Node[] }
  | { kind: 'each'; list: string; bounds: readonly string[]; inner: Node[] };

const TAG = /\{\{(.*?)\}\}/g;

function printOf(tag: string): Print {
  const [head = '', ...filters] = tag.split('|');
  const [tells = '', from = tells] = head.split('=');
  return {
    tells,
    from,
    filters: filters.map((filter) => {
      const [name = '', argument = ''] = filter.split(':');
      return [name, argument] as const;
    }),
  };
}

/** A tag that opens a block or prints; a closing one has been taken before. */
function nodeOf(tag: string): Node {
  const [word = '', ...rest] = tag.split(' ');
  if (word === 'qr') return { kind: 'qr', size: rest[0] ?? '' };
  if (word === '#if') return { kind: 'if', test: rest, then: [], otherwise: [] };
  if (word !== '#each') return { kind: 'print', print: printOf(tag) };
  const [list = '', ...bounds] = rest;
  return { kind: 'each', list, bounds, inner: [] };
}

/**
 * A page with places for values. `{{path}}` prints a field and tells it; `{{path=other}}` tells the field in the words of
 * another value, `{{=other}}` tells nothing; `|` brings it into form. `{{#if path}}`, `{{#if not path}}`, `{{#if path is
 * word}}` with `{{else}}`; `{{#each list}}`, or its items `{{#each list from to}}`; `{{qr 26mm}}`. Throws for a block
 * that is not closed.
 */
export function parsed(source: string): Node[] {
  const root: Node[] = [];
  const open: { node: Node; into: Node[] }[] = [];
  const into = (): Node[] => open[open.length - 1]?.into ?? root;
  for (const [at, piece] of source.split(TAG).entries()) {
    if (at % 2 === 0) into().push({ kind: 'text', text: piece });
    else if (piece.startsWith('/')) {
      if (open.pop()?.node.kind !== piece.slice(1)) throw new Error(`{{${piece}}} closes nothing`);
    } else if (piece === 'else') {
      const last = open[open.length - 1];
      if (last?.node.kind !== 'if') throw new Error('{{else}} without {{#if}}');
      last.into = last.node.otherwise;
    } else {
      const node = nodeOf(piece);
      into().push(node);
      if (node.kind === 'if') open.push({ node, into: node.then });
      if (node.kind === 'each') open.push({ node, into: node.inner });
    }
  }
  if (open.length > 0) throw new Error('a block is not closed');
  return root;
}

export const qrPlace = (size: string): string =>
  `<i data-qr style="width:${escaped(size)};height:${escaped(size)}"></i>`;
