import type { Block, SeenField } from './answer';
import { contentOf, indexBlocks, linked } from './blocks';

/** The labels and their values that Textract saw as a form; a label without a value is none. */
export function readPairs(blocks: readonly Block[]): SeenField[] {
  const index = indexBlocks(blocks);
  return blocks
    .filter(({ type, entities }) => type === 'KEY_VALUE_SET' && entities.includes('KEY'))
    .flatMap((key) => {
      const label = contentOf(key, index);
      const values = linked(key, 'VALUE', index).map((value) => contentOf(value, index));
      const filled = values.filter(({ text }) => text !== '');
      const [first] = filled;
      if (!first || label.text === '') return [];
      const value = {
        text: filled.map(({ text }) => text).join(' '),
        confidence: Math.min(label.confidence, ...filled.map(({ confidence }) => confidence)),
        box: first.box,
      };
      return [{ type: 'OTHER', label, value, currency: null, groups: [] }];
    });
}
