const SVG = 'http://www.w3.org/2000/svg';

type Child = Node | string | null;

/** A new element; texts become text nodes, never markup. */
export function make<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...children.filter((child) => child !== null));
  return made;
}

export function makeButton(className: string, ...children: Child[]): HTMLButtonElement {
  const made = make('button', className, ...children);
  made.type = 'button';
  return made;
}

export function draw(
  tag: string,
  attributes: Readonly<Record<string, string | number>>,
  ...children: Element[]
): SVGElement {
  const made: SVGElement = document.createElementNS(SVG, tag as 'svg');
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
  made.append(...children);
  return made;
}
