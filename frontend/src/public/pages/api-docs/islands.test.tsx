import { renderToStaticMarkup } from 'react-dom/server';
import description from '../../../../../openapi.json';
import { apiView } from './api-view';
import { startCopying } from './copy-code';
import { startDeepLinks } from './deep-links';
import { startFilter } from './filter';
import { Operations } from './Operations';
import { Types } from './Types';

/** A few operations are enough here, and jsdom is slow with all of them. */
const PATHS = ['/api/documents/upload', '/api/company', '/api/audit'] as const;
const paths = Object.fromEntries(PATHS.map((path) => [path, description.paths[path]]));
const view = apiView({ ...description, paths }, []);
const html = renderToStaticMarkup(
  <>
    <a href="#post-documents-upload">Subir</a>
    <Operations {...view} />
    <Types {...view} />
  </>,
);

const one = <T extends Element>(selector: string): T => {
  const found = document.querySelector<T>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
};
const shown = (): string[] =>
  [...document.querySelectorAll('[data-entry]:not([hidden])')].map(({ id }) => id);

function type(text: string): void {
  const input = one<HTMLInputElement>('[data-filter] input');
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(() => {
  document.body.innerHTML = html;
  Element.prototype.scrollIntoView = jest.fn();
  location.hash = '';
});

describe('the filter', () => {
  it('is offered only by its script', () => {
    expect(one<HTMLFormElement>('[data-filter]').hidden).toBe(true);
    startFilter(document);
    expect(one<HTMLFormElement>('[data-filter]').hidden).toBe(false);
  });

  it('leaves what holds all words, without minding accents, and hides empty groups', () => {
    startFilter(document);
    type('documents upload Idempotency');
    expect(shown()).toEqual(['post-documents-upload']);
    expect(one('#grupo-auditoria').hasAttribute('hidden')).toBe(true);
    expect(one('[data-found]').textContent).toBe('1 resultado');
  });

  it('says when nothing is left, and shows everything again', () => {
    const showAll = startFilter(document);
    const all = shown().length;
    type('xyzxyz');
    expect(shown()).toEqual([]);
    expect(one('[data-none]').hasAttribute('hidden')).toBe(false);
    showAll();
    expect(shown()).toHaveLength(all);
    expect(one('[data-none]').hasAttribute('hidden')).toBe(true);
  });
});

describe('an address inside the page', () => {
  it('opens the operation that it names', () => {
    location.hash = '#post-documents-upload';
    startDeepLinks(document, jest.fn());
    expect(one<HTMLDetailsElement>('#post-documents-upload').open).toBe(true);
  });

  it('brings back what the filter has hidden', () => {
    const showAll = startFilter(document);
    type('company');
    location.hash = '#post-documents-upload';
    startDeepLinks(document, showAll);
    expect(shown()).toContain('post-documents-upload');
  });

  it('follows what is opened by hand', () => {
    startDeepLinks(document, jest.fn());
    one<HTMLElement>('#get-company > summary').click();
    expect(location.hash).toBe('#get-company');
  });

  it('opens again what a link names that was followed before', () => {
    startDeepLinks(document, jest.fn());
    history.replaceState(null, '', '#post-documents-upload');
    one<HTMLElement>('a[href="#post-documents-upload"]').click();
    expect(one<HTMLDetailsElement>('#post-documents-upload').open).toBe(true);
  });
});

describe('the buttons that copy', () => {
  const writeText = jest.fn(() => Promise.resolve());
  beforeEach(() => Object.assign(navigator, { clipboard: { writeText } }));
  afterEach(() => Reflect.deleteProperty(navigator, 'clipboard'));

  it('copy the example of the entry that was opened, and say so', async () => {
    startCopying(document);
    const entry = one<HTMLDetailsElement>('#post-documents-upload');
    expect(entry.querySelector('button')).toBeNull();
    entry.open = true;
    entry.dispatchEvent(new Event('toggle'));
    const button = one<HTMLButtonElement>('#post-documents-upload button');
    button.click();
    await Promise.resolve();
    expect(writeText).toHaveBeenCalledWith(entry.querySelector('[data-code] code')?.textContent);
    expect(button.textContent).toBe('Copiado');
  });
});
