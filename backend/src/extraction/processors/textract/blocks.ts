import type { Block, Seen } from './answer';

/** The blocks of one page by their id. */
export type BlockIndex = ReadonlyMap<string, Block>;

export function indexBlocks(blocks: readonly Block[]): BlockIndex {
  return new Map(blocks.map((block) => [block.id, block]));
}

/** The blocks that a block points to by a kind of relationship; what is not there is left out. */
export function linked(block: Block, kind: string, index: BlockIndex): Block[] {
  return (block.links.get(kind) ?? []).flatMap((id) => index.get(id) ?? []);
}

/** The words inside a block as one text, as certain as its least certain word. */
export function contentOf(block: Block, index: BlockIndex): Seen {
  const words = linked(block, 'CHILD', index).filter(({ text }) => text !== '');
  return {
    text: words.map(({ text }) => text).join(' '),
    confidence: Math.min(block.confidence, ...words.map(({ confidence }) => confidence)),
    box: block.box,
  };
}
