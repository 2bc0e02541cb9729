import { find } from '../../../sections/find';

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

function partsOf(panel: HTMLElement) {
  return {
    panel,
    pane: find(panel, '[data-part="pane"]'),
    page: find(panel, '[data-part="page"]'),
    thread: find<SVGElement>(panel, '[data-part="thread"]'),
    reason: find(panel, '[data-part="reason"]'),
    fields: [...panel.querySelectorAll<HTMLElement>('[data-field]')],
    places: [...panel.querySelectorAll<SVGGElement>('[data-place]')],
  };
}

type Parts = ReturnType<typeof partsOf>;

/** Brings the place into the middle of the pane where the page is larger than it and scrolls. */
function pan({ pane, page }: Parts, place: SVGGElement, behavior: ScrollBehavior): void {
  page.style.transform = 'none';
  const [box, view] = [place.getBoundingClientRect(), pane.getBoundingClientRect()];
  pane.scrollBy({
    left: box.left + box.width / 2 - view.left - view.width / 2,
    top: box.top + box.height / 2 - view.top - view.height / 2,
    behavior,
  });
}

/** Draws the thread from the place to the row; there is none where the page stands above the list. */
function drawThread({ panel, thread }: Parts, place: SVGGElement, field: HTMLElement): void {
  const corner = panel.getBoundingClientRect();
  const at = (x: number, { top, height }: DOMRect): Point => ({
    x: x - corner.left - panel.clientLeft,
    y: top + height / 2 - corner.top - panel.clientTop,
  });
  const [box, row] = [place.getBoundingClientRect(), field.getBoundingClientRect()];
  const ends = [at(box.right, box), at(row.left, row)] as const;
  find(thread, 'path').setAttribute('d', threadPath(...ends));
  thread.querySelectorAll('circle').forEach((end, index) => {
    end.setAttribute('cx', String(ends[index]?.x));
    end.setAttribute('cy', String(ends[index]?.y));
  });
}

/** Lights one field: its row, its place, the thread between them, and the reason below. */
function light(parts: Parts, key: string, behavior: ScrollBehavior = 'auto'): void {
  const field = parts.fields.find((one) => one.dataset['field'] === key);
  const place = parts.places.find((one) => one.dataset['place'] === key);
  if (!field || !place) return;
  for (const one of parts.fields) one.setAttribute('aria-pressed', String(one === field));
  for (const one of parts.places) one.toggleAttribute('data-lit', one === place);
  parts.reason.textContent = field.dataset['reason'] ?? '';
  parts.panel.dataset['state'] = field.dataset['state'];
  pan(parts, place, behavior);
  drawThread(parts, place, field);
}

const litKey = ({ fields }: Parts): string =>
  fields.find((one) => one.getAttribute('aria-pressed') === 'true')?.dataset['field'] ?? '';

/** Joins the list and the page of the sample: pointing at one lights both. */
export function joinSample(panel: HTMLElement): void {
  const parts = partsOf(panel);
  for (const one of [...parts.fields, ...parts.places]) {
    const lightThis = () => light(parts, one.dataset['field'] ?? one.dataset['place'] ?? '');
    for (const event of ['pointerenter', 'focus', 'click']) one.addEventListener(event, lightThis);
  }
  new ResizeObserver(() => light(parts, litKey(parts), 'instant')).observe(panel);
}
