/** Marks in the index which part of the page is being read: the last one whose top has passed the bar. */
export function startSpy(root: ParentNode): void {
  const links = new Map<Element, Element>();
  for (const link of root.querySelectorAll('[data-side] a')) {
    const part = root.querySelector(link.getAttribute('href') ?? '#');
    if (part) links.set(part, link);
  }
  const mark = (current: Element): void => {
    for (const [part, link] of links) {
      if (part === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
  };
  // A line a third down the window: what crosses it is what is read.
  const watcher = new IntersectionObserver(
    (changes) => changes.forEach(({ isIntersecting, target }) => isIntersecting && mark(target)),
    { rootMargin: '-33% 0px -66% 0px' },
  );
  links.forEach((_, part) => watcher.observe(part));
}
