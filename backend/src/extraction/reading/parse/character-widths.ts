/** Helvetica's widths in thousandths of the size, as its font metrics give them; most invoices are set so. */
const WIDTHS: Readonly<Record<number, string>> = {
  191: "'",
  222: 'ijl',
  260: '|',
  278: ' !,./:;I[\\]ft',
  333: '()-`r{}',
  355: '"',
  389: '*',
  500: 'Jcksvxyz',
  584: '+<=>~',
  611: 'FTZ',
  667: '&ABEKPSVXY',
  722: 'CDHNRUw',
  778: 'GOQ',
  833: 'Mm',
  889: '%',
  944: 'W',
  1015: '@',
};
const OTHER = 556;

const BY_CHARACTER = new Map(
  Object.entries(WIDTHS).flatMap(([width, characters]) =>
    [...characters].map((character) => [character, Number(width)] as const),
  ),
);

/** Usual width of a character; an accent makes none wider. Only the ratios matter. */
export function usualWidth(character: string): number {
  const [base = character] = character.normalize('NFD');
  return BY_CHARACTER.get(base) ?? OTHER;
}
