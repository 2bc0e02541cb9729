/** What a trade sells: description, unit, and about how much one costs, in whole soles. */
export interface Good {
  name: string;
  unit: string;
  price: number;
}

export interface Trade {
  /** Beginning of the business's name. */
  stem: string;
  goods: readonly Good[];
  /** Code of the detracción that its sales are subject to, and its percentage. */
  detraccion?: { codigo: string; porcentaje: number };
  /** Whether it sells loose things, in fractions of a unit. */
  isByWeight?: boolean;
  /** Whether it sells its own goods alone, each once on a document, and in soles. */
  isLocal?: boolean;
}

/** `name | unit | price`, a line each. */
export const goodsOf = (lines: string): Good[] =>
  lines
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', unit = '', price = ''] = line.split(' | ').map((part) => part.trim());
      return { name, unit, price: Number(price) };
    });
