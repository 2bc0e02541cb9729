import '../../site/shell';
import './api-docs.css';
import { startSearch } from '../../sections/search';

async function copy(button: HTMLElement): Promise<void> {
  const text = button.closest('figure')?.querySelector('code')?.textContent ?? '';
  button.textContent = await navigator.clipboard.writeText(text).then(
    () => 'Copiado',
    () => 'No se pudo copiar',
  );
  window.setTimeout(() => (button.textContent = 'Copiar'), 2_000);
}

// Browsers that hide the clipboard from pages without HTTPS get no buttons.
for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
  button.hidden = !('clipboard' in navigator);
  button.addEventListener('click', () => void copy(button));
}

/** Marks in the index what is being read: the last part that met a line a third down the window. */
const reading = new IntersectionObserver(
  (changes) => {
    const part = changes.find(({ isIntersecting }) => isIntersecting)?.target;
    if (!part) return;
    for (const link of document.querySelectorAll('.api > .contents a')) {
      link.ariaCurrent = link.getAttribute('href') === `#${part.id}` ? 'true' : null;
    }
  },
  { rootMargin: '-33% 0px -66% 0px' },
);
document
  .querySelectorAll('.api section:not(:has(section))')
  .forEach((part) => reading.observe(part));

startSearch(document);
