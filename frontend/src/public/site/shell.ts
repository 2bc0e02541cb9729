import './site.css';

/** Closes the menu of small screens when it has done its work: a link, Escape, a tap elsewhere. */
function tendMenu(menu: HTMLDetailsElement): void {
  const close = () => {
    menu.open = false;
  };
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    if (!menu.contains(target) || target.closest('a')) close();
  });
  menu.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !menu.open) return;
    close();
    menu.querySelector('summary')?.focus();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close();
  });
}

document.querySelectorAll<HTMLDetailsElement>('details[data-menu]').forEach(tendMenu);
