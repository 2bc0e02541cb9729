import english from 'ra-language-english';
import { es } from './es';
import { i18nProvider } from './i18n-provider';

type Tree = { [key: string]: string | Tree };

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

const leaves = (tree: Tree, prefix = ''): [string, string][] =>
  Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    isTree(value) ? leaves(value, `${prefix}${key}.`) : [[`${prefix}${key}`, value]],
  );

const placeholders = (text: string): string[] => (text.match(/%\{\w+\}/g) ?? []).sort();
const messages: unknown = english;
const originals = new Map(leaves(isTree(messages) ? messages : {}));

describe('the Spanish messages', () => {
  it.each(Object.entries(es))('have the plural forms and only known places in %s', (key, text) => {
    const original = originals.get(key) ?? 'no text of the library';
    expect(text.split('||||')).toHaveLength(original.split('||||').length);
    for (const place of placeholders(text)) expect(placeholders(original)).toContain(place);
  });

  it('are texts of the library', () => {
    expect([...originals.keys()]).toEqual(expect.arrayContaining(Object.keys(es)));
  });

  it('are what react-admin asks for', () => {
    expect(i18nProvider.translate('ra.navigation.skip_nav')).toBe('Saltar al contenido');
    expect(i18nProvider.translate('ra.message.select_all_limit_reached', { max: 250 })).toContain(
      'los primeros 250.',
    );
  });
});
