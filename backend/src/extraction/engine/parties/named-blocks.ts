import { compactText, trimEndOf } from '../../../rules/text-clean';
import { startsWithLabel, type Page, type PrintedValue } from '../words/field-value';
import type { Cell, Layout } from '../page/layout';
import {
  heightOf,
  isClose,
  isOnEdge,
  isSameSize,
  remembered,
  WHITE,
  type Area,
} from '../page/place';
import { hasCompanySuffix, isFormAbroad, looksLikeContact, upper } from '../page/text-kind';
import type { Title } from '../words/title';
import { addressPart, beforeRuc, withAddressLines, withName } from './party-lines';
import { isName } from './party-name';

/** A company that is told by lines alone: its name over its address, without a label. */
export interface NamedBlock {
  readonly name: PrintedValue;
  readonly address: PrintedValue | null;
  readonly cells: readonly Cell[];
}

/** What the blocks are told apart by. */
interface Asked {
  readonly page: Page;
  readonly title: Title | null;
  /** Razón social of the company that is read for; null where it is not known. */
  readonly companyName: string | null;
}

/** Lines that a block has at most. */
const MOST_LINES = 8;
/** Within so many lines of its name a block tells where it is: its number and the rest of the name may stand before. */
const ADDRESS_LINES = 4;
/** Blocks of a page that are held against each other. */
const MOST_BLOCKS = 6;
/** As much more must tell that one of two blocks sells. */
const PLAIN = 1;

/**
 * The block of whom a page without labels is addressed to: the company that it is read for, else the one of two for
 * which less tells that it sells. Null where nothing tells them apart.
 */
export function addresseeOf(asked: Asked): { block: NamedBlock; isOwn: boolean } | null {
  const blocks = namedBlocks(asked);
  const own = blocks.find((block) => isOwn(block, asked));
  if (own) return { block: own, isOwn: true };
  const [least, next] = blocks
    .map((block) => ({ block, score: sellingScore(block, blocks, asked.page) }))
    .sort((a, b) => a.score - b.score);
  return least && next && next.score - least.score >= PLAIN
    ? { block: least.block, isOwn: false }
    : null;
}

/** Whether a company of another country heads the page, which has no RUC: the one that is printed is the customer's. */
export const isSoldFromAbroad = (asked: Asked, addressee: NamedBlock): boolean =>
  namedBlocks(asked).some((block) => block !== addressee && isFormAbroad(block.name.text));

/** Layout units from the top of the first page within which a letterhead begins. */
export const TOP = 250;

/** The cells of a letterhead. */
export const headsOf = remembered(({ cells }: Layout) =>
  cells.filter(({ page, y0 }) => page === 1 && y0 < TOP),
);

/** `R.U.T.: 76.343.901-8`, `RFC: GHM0103177K2`, `US EIN 84-5112393`: who has such a number has no RUC. */
const ID_OF_ABROAD =
  /^(?:US\s)?(?:R\.?\s?U\.?\s?T|R\.?\s?F\.?\s?C|N\.?\s?I\.?\s?[FT]|C\.?\s?I\.?\s?F|C\.?U\.?I\.?T|C\.?N\.?P\.?J|EIN|VAT)\b.*\d{3}/;

const idsOfAbroad = remembered((layout: Layout) =>
  headsOf(layout).filter(({ text }) => ID_OF_ABROAD.test(upper(text))),
);

/** Under the number that another country gave to the one whose letterhead it is. */
export const isUnderIdOfAbroad = (ruc: Area, { layout }: Page): boolean =>
  idsOfAbroad(layout).some(({ y1 }) => y1 < ruc.y0);

const isOwn = ({ name }: NamedBlock, { companyName }: Asked): boolean =>
  companyName !== null && compactText(name.text) === compactText(companyName);

const namedBlocks = (asked: Asked): readonly NamedBlock[] =>
  blocksOn(asked.page).filter(
    (block) =>
      !asked.title?.parts.some((part) => part === block.cells[0]) &&
      (block.address !== null || isOwn(block, asked)),
  );

const blocksOn = remembered((page: Page): readonly NamedBlock[] => {
  const cells = page.layout.cells.filter((cell) => cell.page === 1);
  const blocks: NamedBlock[] = [];
  for (const cell of cells) {
    if (blocks.length === MOST_BLOCKS) break;
    const isTold = blocks.some((block) => block.cells.includes(cell));
    // `EMPRESA S.A., RUC 20100070970`.
    const own = beforeRuc(cell);
    if (isTold || !mayBeName(own, page)) continue;
    const name = withName({ tokens: own.tokens, text: trimEndOf(own.text, /[\s,]/) }, page, 1);
    if (!hasCompanySuffix(name.text)) continue;
    const lines = linesUnder(cell, cells, page);
    const start = lines
      .slice(0, ADDRESS_LINES)
      .filter(({ tokens }) => !tokens.some((token) => name.tokens.includes(token)))
      .map(addressPart)
      .find((part) => part !== null);
    const address = start ? withAddressLines(start, page, 1) : null;
    blocks.push({ name, address, cells: [cell, ...lines] });
  }
  return blocks;
});

const mayBeName = (cell: Cell, page: Page): boolean =>
  isName(cell.text) && !looksLikeContact(cell.text) && !startsWithLabel(cell, page.hits);

/** The lines on the edge of a name, each close to the one before, up to another's name or a label of its own. */
function linesUnder(name: Cell, cells: readonly Cell[], page: Page): Cell[] {
  const lines: Cell[] = [];
  const below = cells
    .filter((cell) => cell.y0 > name.y0 && isOnEdge(cell, name, 1))
    .sort((a, b) => a.y0 - b.y0);
  for (const cell of below.slice(0, MOST_LINES)) {
    const last = lines.at(-1) ?? name;
    const isKeyed = startsWithLabel(cell, page.hits) && !/^R\.?U\.?C\b/i.test(cell.text);
    if (!isClose(cell, last, WHITE.block) || isKeyed) break;
    if (lines.length > 0 && !isSameSize(cell, last, SAME_SIZE)) break;
    lines.push(cell);
  }
  return lines;
}

/** Lines of one block differ in height by a letter more or less. */
const SAME_SIZE = 0.3;

const SITE = /(?:@|www\.)([\w-]{4,})/gi;
/** Letters of a domain that a name begins with, or of a word of it that is in the domain. */
const TELLING = 5;

/** What tells that a block is of who sells: its name in the address of a mail or a site, said again, or set larger. */
function sellingScore(block: NamedBlock, all: readonly NamedBlock[], { layout }: Page): number {
  const [first] = block.cells;
  if (!first) return 0;
  const compact = compactText(block.name.text);
  const words = upper(block.name.text).match(/[A-Z]{5,}/g) ?? [];
  const domains = layout.cells
    .flatMap(({ text }) => [...text.matchAll(SITE)])
    .map(([, domain = '']) => compactText(domain));
  const isInDomain = domains.some(
    (domain) =>
      compact.startsWith(domain.slice(0, Math.max(TELLING, domain.length - 1))) ||
      (domain.length >= TELLING && compact.includes(domain)) ||
      words.some((word) => domain.includes(word)),
  );
  const isAgain = layout.cells.some(
    (cell) => !block.cells.includes(cell) && cell.compact.includes(compact),
  );
  const isLargest = all.every(
    ({ cells: [other] }) => !other || other === first || heightOf(other) < heightOf(first) * 0.95,
  );
  const isReached = block.cells.some(({ text }) => looksLikeContact(text));
  return (
    (isInDomain ? 3 : 0) +
    (isAgain ? 2 : 0) +
    (isReached ? 2 : 0) +
    (isLargest ? 1.5 : 0) +
    // `EMPRESA S.A., RUC 20100070970`: so a foot tells who issues.
    (beforeRuc(first) === first ? 0 : 3) +
    (isFormAbroad(block.name.text) ? 2 : 0)
  );
}
