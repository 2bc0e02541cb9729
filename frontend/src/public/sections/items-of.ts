import { icons } from 'lucide-react';
import type { Stop } from './Items';

const ICONS: Readonly<Record<string, Stop['icon']>> = icons;
const LINE = /^(?:(\w+)(:?) )?\*\*([^*]+)\*\* ?(.*)$/;

/**
 * Things with their texts, one a line: `**Title** text`, and below it `+ more text` and `- points`. Before the title the name of an icon
 * may stand, or a word and a colon: it is shown above.
 * @param pictures drawn above the words, in the order of the things
 */
export const itemsOf = (source: string, pictures: readonly Stop['Picture'][] = []) =>
  source
    .trim()
    .split(/\n(?![-+] )/)
    .map((entry, index) => {
      const [line = '', ...points] = entry.split('\n- ');
      const [first = '', ...more] = line.split('\n+ ');
      const [, word, colon, title = '', text = ''] = LINE.exec(first) ?? [];
      const [name, sign] = colon ? [word] : [undefined, word];
      const icon = sign === undefined ? undefined : ICONS[sign];
      if (title === '' || (sign && !icon)) throw new Error(`No item: ${line}`);
      return { icon, Picture: pictures[index], name, title, text: [text, ...more], points };
    });
