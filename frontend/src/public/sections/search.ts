import { find } from './find';

/** Letters as they are searched: small, without accents. */
export const searched = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** True when every word of the query is somewhere in the text; an empty query finds everything. */
export function isFound(text: string, query: string): boolean {
  const words = searched(query).split(/\s+/).filter(Boolean);
  const place = searched(text);
  return words.every((word) => place.includes(word));
}

/** Shows what has all words, hides the rest and the sections that have nothing left; returns how many. */
function show(root: ParentNode, query: string): number {
  let found = 0;
  for (const section of root.querySelectorAll('[data-entries]')) {
    const title = section.querySelector('h2, h3')?.textContent ?? '';
    const before = found;
    for (const entry of section.querySelectorAll('[data-entry]')) {
      const isHit = isFound(`${title} ${entry.textContent}`, query);
      entry.toggleAttribute('hidden', !isHit);
      if (isHit) found += 1;
    }
    section.toggleAttribute('hidden', found === before);
  }
  return found;
}

/**
 * A search over the entries of a page; without this script all of them are shown. An address inside the page brings
 * back what the search has hidden, opens what is folded, and follows what is opened by hand.
 */
export function startSearch(root: Document): void {
  const form = find(root, '[data-search]');
  const input = find<HTMLInputElement>(form, 'input');
  const search = (): void => {
    const query = input.value.trim();
    const found = show(root, query);
    const isIdle = query === '';
    root.querySelectorAll('[data-idle]').forEach((one) => one.toggleAttribute('hidden', !isIdle));
    root.querySelector('[data-none]')?.toggleAttribute('hidden', isIdle || found > 0);
    find(root, '[data-found]').textContent = isIdle
      ? ''
      : `${found} resultado${found === 1 ? '' : 's'}`;
  };
  const reveal = (): void => {
    const target = location.hash && root.querySelector(`#${CSS.escape(location.hash.slice(1))}`);
    if (!target) return;
    if (input.value !== '' && target.closest('[hidden]')) {
      input.value = '';
      search();
    }
    if (target instanceof HTMLDetailsElement) target.open = true;
    target.scrollIntoView();
  };
  form.hidden = false;
  input.addEventListener('input', search);
  form.addEventListener('submit', (event) => event.preventDefault());
  window.addEventListener('hashchange', reveal);
  root.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    // The same address again is no change of it; what it names may have been closed meanwhile.
    if (target.closest('a[href^="#"]')?.getAttribute('href') === location.hash) reveal();
    const entry = target.closest('summary')?.closest('[data-entry]');
    if (entry) history.replaceState(null, '', `#${entry.id}`);
  });
  reveal();
}
