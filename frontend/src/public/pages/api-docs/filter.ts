import { foundText, isFound } from '../../parts/find-entries';

interface Entry {
  readonly element: Element;
  readonly text: string;
}

interface Section {
  readonly element: Element;
  readonly entries: readonly Entry[];
}

/** Read once, at the first letter: the texts of the page never change. */
const sectionsOf = (root: ParentNode): Section[] =>
  [...root.querySelectorAll('[data-entries]')].map((element) => ({
    element,
    entries: [...element.querySelectorAll('[data-entry]')].map((entry) => ({
      element: entry,
      text: `${element.querySelector('h2, h3')?.textContent ?? ''} ${entry.textContent}`,
    })),
  }));

/** Hides what lacks a word of the query, and sections with nothing left; returns how many are shown. */
function show(sections: readonly Section[], query: string): number {
  let count = 0;
  for (const { element, entries } of sections) {
    const hits = new Set(entries.filter(({ text }) => isFound(text, query)));
    for (const entry of entries) entry.element.toggleAttribute('hidden', !hits.has(entry));
    element.toggleAttribute('hidden', hits.size === 0);
    count += hits.size;
  }
  return count;
}

/** Starts the filter box; returns what shows everything again. */
export function startFilter(root: ParentNode): () => void {
  const form = root.querySelector<HTMLFormElement>('[data-filter]');
  const input = form?.querySelector('input');
  if (!form || !input) return () => undefined;
  let sections: Section[] | null = null;
  const filter = (): void => {
    const query = input.value.trim();
    const count = show((sections ??= sectionsOf(root)), query);
    const status = form.querySelector('[data-found]');
    if (status) status.textContent = query === '' ? '' : foundText(count);
    root.querySelector('[data-none]')?.toggleAttribute('hidden', count > 0);
  };
  form.hidden = false;
  form.addEventListener('submit', (event) => event.preventDefault());
  input.addEventListener('input', filter);
  return () => {
    if (input.value === '') return;
    input.value = '';
    filter();
  };
}
