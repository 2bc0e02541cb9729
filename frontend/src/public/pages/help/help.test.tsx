import { renderToStaticMarkup } from 'react-dom/server';
import { QUESTIONS } from './content';
import { find } from '../../sections/find';
import { isFound, startSearch } from '../../sections/search';
import { GUIDES } from './guides';
import { helpPage } from './page';

const { Body } = helpPage;

function open(): HTMLInputElement {
  document.body.innerHTML = renderToStaticMarkup(<Body claims={false} />);
  startSearch(document);
  return find(document, '[data-search] input');
}

function search(input: HTMLInputElement, query: string): void {
  input.value = query;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

const shown = (): string[] =>
  [...document.querySelectorAll('[data-entry]:not([hidden])')].map(({ id }) => id);
const isHidden = (selector: string): boolean =>
  document.querySelector(selector)?.hasAttribute('hidden') ?? false;

describe('the help page', () => {
  it('promises no videos', () => {
    open();
    expect(document.querySelector('[data-idle]')).toHaveTextContent('Aún no hay videos.');
    expect(document.querySelector('video, iframe')).toBeNull();
  });

  it('shows everything, and no search, until its script runs', () => {
    document.body.innerHTML = renderToStaticMarkup(<Body claims={false} />);
    expect(isHidden('[data-search]')).toBe(true);
    expect(shown()).toHaveLength(GUIDES.length + QUESTIONS.length);
  });
});

describe('the search of the help page', () => {
  it('gives way to a link that leads to what it has hidden', () => {
    const input = open();
    const scrollIntoView = jest.fn();
    const guide = document.getElementById('google-sheets');
    if (guide) guide.scrollIntoView = scrollIntoView;
    search(input, 'tiff');
    location.hash = '#google-sheets';
    window.dispatchEvent(new Event('hashchange'));
    expect(input).toHaveValue('');
    expect(guide).not.toHaveAttribute('hidden');
    expect(scrollIntoView).toHaveBeenCalled();
    location.hash = '';
  });

  it('finds words in any order, without regard to accents and capitals', () => {
    expect(isFound('Detracción sugerida por código', 'CODIGO detraccion')).toBe(true);
    expect(isFound('Detracción sugerida', 'detracción tasa')).toBe(false);
  });

  it('leaves what has the words, says how many, and hides a section without any', () => {
    const input = open();
    expect(isHidden('[data-search]')).toBe(false);
    search(input, 'tiff');
    expect(shown()).toEqual(['formatos']);
    expect(document.querySelector('[data-found]')).toHaveTextContent('1 resultado');
    expect(isHidden('#guias')).toBe(true);
    expect(isHidden('[data-idle]')).toBe(true);
    expect(isHidden('[data-none]')).toBe(true);
  });

  it('says what to do when nothing has the words', () => {
    search(open(), 'zapatos');
    expect(shown()).toEqual([]);
    expect(isHidden('[data-none]')).toBe(false);
    expect(document.querySelector('[data-found]')).toHaveTextContent('0 resultados');
  });

  it('brings everything back when it is emptied', () => {
    const input = open();
    search(input, 'zapatos');
    search(input, '  ');
    expect(shown()).toHaveLength(GUIDES.length + QUESTIONS.length);
    expect(document.querySelector('[data-found]')).toBeEmptyDOMElement();
    expect([isHidden('[data-idle]'), isHidden('[data-none]')]).toEqual([false, true]);
  });

  it('stays on the page when it is submitted', () => {
    open();
    const submit = new Event('submit', { cancelable: true, bubbles: true });
    document.querySelector('[data-search]')?.dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
  });
});
