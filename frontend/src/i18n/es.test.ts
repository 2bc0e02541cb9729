import english from 'ra-language-english';
import { es } from './es';
import { i18nProvider } from './i18n-provider';

type Tree = { [key: string]: string | Tree };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

const leaves = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    isTree(value) ? leaves(value, `${prefix}${key}.`) : [[`${prefix}${key}`, value]],
  );

const treeOf = (messages: unknown): Tree => (isTree(messages) ? messages : {});
const placeholders = (text: string): string[] => (text.match(/%\{\w+\}/g) ?? []).sort();
const spanish = new Map(leaves(treeOf(es)));
const originals = leaves(treeOf(english));

describe('the Spanish messages', () => {
  it('cover the library completely', () => {
    expect(originals.length).toBeGreaterThan(150);
    expect([...spanish.keys()].sort()).toEqual(originals.map(([key]) => key).sort());
  });

  it.each(originals)('keep the plural forms and only known places in %s', (key, original) => {
    const text = spanish.get(key) ?? '';
    expect(text.split('||||')).toHaveLength(original.split('||||').length);
    for (const place of placeholders(text)) expect(placeholders(original)).toContain(place);
  });

  it('are what react-admin asks for', () => {
    expect(i18nProvider.translate('ra.action.save')).toBe('Guardar');
    expect(i18nProvider.translate('ra.notification.updated', { smart_count: 3 })).toBe(
      '3 registros actualizados',
    );
  });
});
