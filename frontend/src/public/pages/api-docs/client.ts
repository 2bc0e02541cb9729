import '../../site/shell';
import './api-docs.css';
import { startSearch } from '../../sections/search';

const SAID_MS = 2_000;

async function copy(button: HTMLElement): Promise<void> {
  const text = button.closest('[data-code]')?.querySelector('code')?.textContent ?? '';
  button.textContent = await navigator.clipboard.writeText(text).then(
    () => 'Copiado',
    () => 'No se pudo copiar',
  );
  window.setTimeout(() => (button.textContent = 'Copiar'), SAID_MS);
}

/** Shows the buttons that copy; browsers that hide the clipboard from pages without HTTPS get none. */
export function startCopying(root: Document): void {
  if (!('clipboard' in navigator)) return;
  for (const button of root.querySelectorAll<HTMLElement>('[data-copy]')) {
    button.hidden = false;
    button.addEventListener('click', () => void copy(button));
  }
}

/** Marks in the index which part of the page is being read: the last one whose top has passed the bar. */
function startSpy(root: ParentNode): void {
  const links = new Map<Element | null, Element>();
  for (const link of root.querySelectorAll('.api > .contents a')) {
    links.set(root.querySelector(link.getAttribute('href') ?? '#'), link);
  }
  // A line a third down the window: what crosses it is what is read.
  const watcher = new IntersectionObserver(
    (changes) => {
      const current = changes.find(({ isIntersecting }) => isIntersecting)?.target;
      if (!current) return;
      for (const [part, link] of links) {
        if (part === current) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      }
    },
    { rootMargin: '-33% 0px -66% 0px' },
  );
  links.forEach((_, part) => part && watcher.observe(part));
}

startCopying(document);
startSearch(document);
startSpy(document);
