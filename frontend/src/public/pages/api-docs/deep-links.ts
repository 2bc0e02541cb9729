const targetOf = (root: ParentNode, hash: string): Element | null =>
  hash.length > 1 ? root.querySelector(`#${CSS.escape(hash.slice(1))}`) : null;

/**
 * Opens what an address inside the page names, also when the filter has hidden it; and keeps the address
 * at what was opened last, so that it can be sent to somebody.
 */
export function startDeepLinks(root: Document, showAll: () => void): void {
  const reveal = (hash: string): void => {
    const target = targetOf(root, hash);
    if (!target) return;
    if (target.closest('[hidden]')) showAll();
    if (target instanceof HTMLDetailsElement) target.open = true;
    target.scrollIntoView();
  };
  window.addEventListener('hashchange', () => reveal(location.hash));
  root.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const link = target.closest('a[href^="#"]');
    // The same address again is no change of it; what it names may have been closed meanwhile.
    if (link?.getAttribute('href') === location.hash) reveal(location.hash);
    const entry = target.closest('summary')?.closest('[data-entry]');
    if (entry) history.replaceState(null, '', `#${entry.id}`);
  });
  reveal(location.hash);
}
