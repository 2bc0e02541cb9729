import { foundText, isFound } from '../../parts/find-entries';

function setHidden(elements: Iterable<Element | null>, isHidden: boolean): void {
  for (const element of elements) element?.toggleAttribute('hidden', isHidden);
}

/** Shows what has all words, hides the rest and the sections that have nothing left; returns how many. */
function show(root: ParentNode, query: string): number {
  let found = 0;
  for (const section of root.querySelectorAll('[data-entries]')) {
    const entries = [...section.querySelectorAll('[data-entry]')];
    const hits = entries.filter((entry) => isFound(entry.textContent, query));
    setHidden(entries, true);
    setHidden(hits, false);
    section.toggleAttribute('hidden', hits.length === 0);
    found += hits.length;
  }
  return found;
}

/** A search over the guides and questions of the page; without this script all of them are shown. */
export function startSearch(root: ParentNode): void {
  const form = root.querySelector<HTMLFormElement>('[data-search]');
  const input = form?.querySelector('input');
  if (!form || !input) return;
  const status = root.querySelector('[data-found]');
  const none = root.querySelector('[data-none]');
  const aside = [...root.querySelectorAll('[data-topics], .guides-list')];
  const search = (): void => {
    const query = input.value.trim();
    const found = show(root, query);
    setHidden(aside, query !== '');
    setHidden([none], query === '' || found > 0);
    if (status) status.textContent = query === '' ? '' : foundText(found);
  };
  form.hidden = false;
  input.addEventListener('input', search);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    search();
  });
}

/** A link to something that the search has hidden clears the search first. */
export function revealTarget(root: ParentNode, hash: string): void {
  const target = hash.length > 1 ? root.querySelector(`#${CSS.escape(hash.slice(1))}`) : null;
  const input = root.querySelector<HTMLInputElement>('[data-search] input');
  if (!input?.value || !target?.closest('[hidden]')) return;
  input.value = '';
  input.dispatchEvent(new Event('input'));
  target.scrollIntoView();
}
