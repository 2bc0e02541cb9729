import { multiplies, type Item, type ItemNumber } from './item';

type Factor = 'cantidad' | 'precio' | 'subtotal';

/** What follows from quantity x price is not proved by it: the field says so, and is not verified. */
const MENDED = 'Se leyó sin punto decimal; cantidad por precio dice dónde va.';

/** How many decimals the number may have lost its point before. */
const DECIMALS: Readonly<Record<Factor, readonly number[]>> = {
  cantidad: [2, 3],
  precio: [2, 3, 4],
  subtotal: [2],
};

/**
 * An item of which one number lost its point in the picture (`278.967 x 5.00 = 139484`): all its digits are
 * read, and quantity x price = amount says where the point stands. Left as read where more than one number
 * could have lost it (`1000 x 5000 = 5000.00`), and where the point was read: then a letter is wrong, not the point.
 */
export function withLostPoint(item: Item): Item {
  if (isProduct(item)) return item;
  const factors: readonly Factor[] = ['cantidad', 'precio', 'subtotal'];
  const [found, ...others] = factors.flatMap((key) =>
    readings(item[key], DECIMALS[key])
      .map((reading): Item => ({ ...item, [key]: reading }))
      .filter(isProduct),
  );
  return found && others.length === 0 ? found : item;
}

/** Rows that print their points before those of another are said to have lost theirs. */
const FEWEST = 2;
const MOST_OF_ROWS = 0.6;
const COLUMN_MENDED = 'Se leyó sin punto decimal; los demás importes de la columna lo llevan.';

/**
 * Items whose price and amount both lost their points in the picture (`1 x 3933 = 3933` among rows in cents): the
 * product holds with and without them, so the other rows of the table say where they stand.
 */
export function withLostPoints(items: readonly Item[]): Item[] {
  const told = items.filter(({ precio, subtotal }) => [precio, subtotal].every(hasPoint));
  if (told.length < FEWEST || told.length < items.length * MOST_OF_ROWS) return [...items];
  return items.map((item) => {
    const [precio] = readings(item.precio, [2]);
    const [subtotal] = readings(item.subtotal, [2]);
    if (!precio || !subtotal || !isProduct({ ...item, precio, subtotal })) return item;
    const mended = COLUMN_MENDED;
    return { ...item, precio: { ...precio, mended }, subtotal: { ...subtotal, mended } };
  });
}

const hasPoint = (number: ItemNumber | null): boolean =>
  /\d[.,]\d{2}$/.test(number?.tokens.at(-1)?.text ?? '');

function isProduct({ cantidad, precio, descuento, subtotal }: Item): boolean {
  if (!cantidad?.value || !precio?.value || !subtotal?.value) return false;
  return [0, descuento?.value ?? 0].some((off) =>
    multiplies(cantidad.value, precio.value, subtotal.value + off),
  );
}

/** Digits alone, recognised rather than stored in the file, where a point can be lost. */
function readings(number: ItemNumber | null, decimals: readonly number[]): ItemNumber[] {
  const [only, ...others] = number?.tokens ?? [];
  if (!number || !only || others.length > 0 || only.confidence === 1) return [];
  if (!/^[1-9]\d{2,}$/.test(only.text)) return [];
  return decimals
    .filter((count) => only.text.length > count)
    .map((count) => {
      const text = `${only.text.slice(0, -count)}.${only.text.slice(-count)}`;
      return { value: Number(text), tokens: number.tokens, text, mended: MENDED };
    });
}
