const SAID_MS = 2_000;

function copyButton(figure: Element): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'btn btn-s';
  button.textContent = 'Copiar';
  const say = (text: string): void => {
    button.textContent = text;
    window.setTimeout(() => (button.textContent = 'Copiar'), SAID_MS);
  };
  button.addEventListener('click', () => {
    const text = figure.querySelector('code')?.textContent ?? '';
    navigator.clipboard.writeText(text).then(
      () => say('Copiado'),
      () => say('No se pudo copiar'),
    );
  });
  return button;
}

function addButtons(root: ParentNode): void {
  for (const figure of root.querySelectorAll('[data-code]')) {
    if (figure.querySelector('button')) continue;
    figure.querySelector('figcaption')?.append(copyButton(figure));
  }
}

/** Buttons that copy the examples; those inside a closed entry get theirs when it is opened. */
export function startCopying(root: Document): void {
  // Browsers that hide the clipboard from pages without HTTPS get no button that cannot work.
  if (!('clipboard' in navigator)) return;
  root.querySelectorAll('.api-chapter').forEach(addButtons);
  root.addEventListener(
    'toggle',
    ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open) addButtons(target);
    },
    true,
  );
}
