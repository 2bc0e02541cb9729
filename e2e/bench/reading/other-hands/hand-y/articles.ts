import { between, type Random } from '../../facts/chance';

/** An article or job of a seller, with its unit and about how much one costs, in whole soles. */
export interface Article {
  name: string;
  unit: string;
  price: number;
}

/** One row an article: `name|unit|price`. */
export const articles = (text: string): Article[] =>
  text
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', unit = '', price = ''] = row.split('|').map((part) => part.trim());
      return { name, unit, price: Number(price) };
    });

const distance = ({ price }: Article, cents: number): number =>
  Math.abs(Math.log((price * 100) / Math.max(cents, 50)));

/** One of the shelf that costs about `cents`, not in `taken` while there are such; it is taken then. */
export function nearest(
  shelf: readonly Article[],
  cents: number,
  taken: Set<string>,
  random: Random,
): Article {
  const free = shelf.filter(({ name }) => !taken.has(name));
  const near = [...(free.length > 0 ? free : shelf)]
    .sort((one, other) => distance(one, cents) - distance(other, cents))
    .slice(0, 2);
  const article = near[between(random, 0, near.length - 1)];
  if (!article) throw new Error('an empty shelf');
  taken.add(article.name);
  return article;
}
