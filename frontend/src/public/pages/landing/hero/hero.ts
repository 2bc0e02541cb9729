/** A point in pixels from the corner of the panel. */
interface Point {
  x: number;
  y: number;
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The path of the thread from a place on the page to its row in the list. */
export function threadPath(from: Point, to: Point): string {
  const pull = Math.max(24, Math.abs(to.x - from.x) * 0.55);
  return `M${round(from.x)} ${round(from.y)}C${round(from.x + pull)} ${round(from.y)} ${round(to.x - pull)} ${round(to.y)} ${round(to.x)} ${round(to.y)}`;
}

/**
 * How far a page is moved so that a place stands in the middle of a window that is smaller than it;
 * its edges stay outside the window. All in pixels.
 */
export function panTo(centre: number, page: number, window: number): number {
  const furthest = Math.min(0, window - page);
  return Math.round(Math.min(0, Math.max(furthest, window / 2 - centre)));
}

interface Parts {
  panel: HTMLElement;
  pane: HTMLElement;
  page: HTMLElement;
  thread: SVGSVGElement;
  reason: HTMLElement;
  fields: HTMLElement[];
  places: SVGGElement[];
}

/** As the style sheet: below it the page is a window over the list. */
const isNarrow = (): boolean => matchMedia('(max-width: 899px)').matches;

function partsOf(panel: HTMLElement): Parts | null {
  const part = (name: string) => panel.querySelector<HTMLElement>(`[data-part="${name}"]`);
  const thread = panel.querySelector<SVGSVGElement>('[data-part="thread"]');
  const [pane, page, reason] = [part('pane'), part('page'), part('reason')];
  if (!thread || !pane || !page || !reason) return null;
  const fields = [...panel.querySelectorAll<HTMLElement>('[data-field]')];
  const places = [...panel.querySelectorAll<SVGGElement>('[data-place]')];
  return { panel, pane, page, thread, reason, fields, places };
}

/** Moves the page inside its window, where the window is smaller. */
function pan({ pane, page }: Parts, place: SVGGElement): void {
  if (!isNarrow()) {
    page.style.transform = '';
    return;
  }
  const [box, sheet] = [place.getBoundingClientRect(), page.getBoundingClientRect()];
  const x = panTo(box.left + box.width / 2 - sheet.left, sheet.width, pane.clientWidth);
  const y = panTo(box.top + box.height / 2 - sheet.top, sheet.height, pane.clientHeight);
  page.style.transform = `translate(${x}px, ${y}px)`;
}

/** Draws the thread from the place to the row; there is none where the page stands above the list. */
function drawThread({ panel, thread }: Parts, place: SVGGElement, field: HTMLElement): void {
  const corner = panel.getBoundingClientRect();
  const [box, row] = [place.getBoundingClientRect(), field.getBoundingClientRect()];
  const from = {
    x: box.right - corner.left - panel.clientLeft,
    y: box.top + box.height / 2 - corner.top - panel.clientTop,
  };
  const to = {
    x: row.left - corner.left - panel.clientLeft,
    y: row.top + row.height / 2 - corner.top - panel.clientTop,
  };
  thread.querySelector('path')?.setAttribute('d', threadPath(from, to));
  const [start, end] = thread.querySelectorAll('circle');
  start?.setAttribute('cx', String(from.x));
  start?.setAttribute('cy', String(from.y));
  end?.setAttribute('cx', String(to.x));
  end?.setAttribute('cy', String(to.y));
}

/** Lights one field: its row, its place, the thread between them, and the reason below. */
function light(parts: Parts, key: string): void {
  const field = parts.fields.find((one) => one.dataset['field'] === key);
  const place = parts.places.find((one) => one.dataset['place'] === key);
  if (!field || !place) return;
  for (const one of parts.fields) one.setAttribute('aria-pressed', String(one === field));
  for (const one of parts.places) one.toggleAttribute('data-lit', one === place);
  parts.reason.textContent = field.dataset['reason'] ?? '';
  parts.panel.dataset['state'] = field.dataset['state'];
  pan(parts, place);
  drawThread(parts, place, field);
}

const litKey = ({ fields }: Parts): string =>
  fields.find((one) => one.getAttribute('aria-pressed') === 'true')?.dataset['field'] ?? '';

/** Joins the list and the page of the sample: pointing at one lights both. */
export function joinSample(panel: HTMLElement): void {
  const parts = partsOf(panel);
  if (!parts) return;
  for (const field of parts.fields) {
    const lightThis = () => light(parts, field.dataset['field'] ?? '');
    for (const event of ['pointerenter', 'focus', 'click'])
      field.addEventListener(event, lightThis);
  }
  for (const place of parts.places) {
    const lightThis = () => light(parts, place.dataset['place'] ?? '');
    for (const event of ['pointerenter', 'click']) place.addEventListener(event, lightThis);
  }
  new ResizeObserver(() => light(parts, litKey(parts))).observe(panel);
}
