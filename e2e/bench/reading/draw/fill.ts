import { escaped } from './escaped';
import type { Fields } from './fields';
import { inForm } from './forms';
import { qrPlace, type Node, type Print } from './template';

export interface Filled {
  html: string;
  /** Paths of the fields that were printed, as `productos.3.codigo`. */
  told: ReadonlySet<string>;
}

type Values = Readonly<Record<string, unknown>>;

/** Values by name, and where they stand in the fields. */
interface Frame {
  values: Values;
  path: string;
}

interface Found {
  value: unknown;
  path: string;
}

function found(path: string, frames: readonly Frame[]): Found {
  const [first = '', ...rest] = path.split('.');
  const frame = frames.findLast(({ values }) => Object.hasOwn(values, first));
  if (!frame) return { value: undefined, path };
  const value = [first, ...rest].reduce<unknown>(
    (all, key) => (all as Values | null | undefined)?.[key],
    frame.values,
  );
  return { value, path: `${frame.path}${path}` };
}

const isFilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : Boolean(value);

function holds(test: readonly string[], frames: readonly Frame[]): boolean {
  const [first = '', second = '', third = ''] = test;
  if (first === 'not') return !isFilled(found(second, frames).value);
  const { value } = found(first, frames);
  return second === 'is' ? value === third : isFilled(value);
}

/** Fills a page with the fields of one document. */
class Filling {
  private readonly told = new Set<string>();

  constructor(private readonly fields: Fields) {}

  fill(nodes: readonly Node[]): Filled {
    const html = this.all(nodes, [{ values: this.fields as unknown as Values, path: '' }]);
    return { html, told: this.told };
  }

  private all(nodes: readonly Node[], frames: readonly Frame[]): string {
    return nodes.map((node) => this.one(node, frames)).join('');
  }

  private one(node: Node, frames: readonly Frame[]): string {
    switch (node.kind) {
      case 'text':
        return node.text;
      case 'print':
        return this.print(node.print, frames);
      case 'qr':
        return this.fields.qr ? qrPlace(node.size) : '';
      case 'if':
        return this.all(holds(node.test, frames) ? node.then : node.otherwise, frames);
      case 'each':
        return this.each(node, frames);
    }
  }

  private print({ tells, from, filters }: Print, frames: readonly Frame[]): string {
    const value = from.startsWith("'") ? from.slice(1, -1) : found(from, frames).value;
    if (tells) this.told.add(found(tells, frames).path);
    if (value === undefined || value === null || value === '') return '';
    const text = filters.reduce<unknown>(
      (all, [name, argument]) => inForm(all, name, argument, this.fields.style),
      value,
    );
    return escaped(String(text));
  }

  private each({ list, bounds, inner }: Node & { kind: 'each' }, frames: readonly Frame[]): string {
    const { value, path } = found(list, frames);
    const items = (value ?? []) as readonly unknown[];
    const [from = 0, to = items.length] = bounds.map((one) => Number(found(one, frames).value));
    return items
      .slice(from, to)
      .map((item, at) => {
        const own = typeof item === 'object' ? (item as Values) : { this: item };
        const values = { ...own, n: from + at + 1, isLater: at > 0 };
        return this.all(inner, [...frames, { values, path: `${path}.${from + at}.` }]);
      })
      .join('');
  }
}

export const filled = (nodes: readonly Node[], fields: Fields): Filled =>
  new Filling(fields).fill(nodes);
