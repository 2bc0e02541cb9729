import { icons } from 'lucide-react';
import type { Stop } from './Items';

const ICONS: Readonly<Record<string, Stop['icon']>> = icons;
const LINE = /^(\w*) ?\*\*([^*]+)\*\* ?(.*)$/;

/**
 * Things with their texts, one a line: `**Title** text`, and `- points` below it. Before the title the name of an icon
 * may stand, or a word that is shown above it.
 * @param pictures drawn above the words, in the order of the things
 */
export const itemsOf = (source: string, pictures: readonly Stop['Picture'][] = []) =>
  source
    .trim()
    .split(/\n(?!- )/)
    .map((entry, index) => {
      const [line = '', ...points] = entry.split('\n- ');
      const [, word = '', title = '', text = ''] = LINE.exec(line) ?? [];
      if (title === '') throw new Error(`No item: ${line}`);
      const icon = ICONS[word];
      return { icon, Picture: pictures[index], name: icon ? '' : word, title, text, points };
    });
