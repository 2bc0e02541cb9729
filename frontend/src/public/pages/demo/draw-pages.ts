import type { Box } from '@contracts/evidence';
import type { TryOutPage } from '@contracts/try-out';
import type { PlacedField } from '../../../ui/PageBoxes';
import { bracketPath, cropWindow, PAGE_UNITS, toUnits } from '../../../ui/page-geometry';
import { draw, make } from './dom';

/** Height of a page in drawing units. */
export const unitsHigh = ({ width, height }: Pick<TryOutPage, 'width' | 'height'>): number =>
  (PAGE_UNITS * height) / width;

function boxOf({ path, state, label }: PlacedField, box: Box, height: number): SVGElement {
  return draw('rect', {
    class: 'page-box',
    'data-path': path,
    'data-state': state,
    ...toUnits(box, height, 1),
    rx: 2,
    role: 'button',
    tabindex: -1,
    'aria-label': label,
  });
}

/** A sheet: its picture, a layer for the marker and the places of all fields. */
export function drawPage(
  page: TryOutPage,
  pageCount: number,
  fields: readonly PlacedField[],
): HTMLElement {
  const height = unitsHigh(page);
  const viewBox = `0 0 ${PAGE_UNITS} ${height}`;
  const image = make('img', '');
  image.src = page.image;
  image.width = page.width;
  image.height = page.height;
  image.alt = `Imagen del documento, página ${page.number} de ${pageCount}`;
  const rects = fields.flatMap((field) =>
    field.boxes.filter((box) => box.page === page.number).map((box) => boxOf(field, box, height)),
  );
  const boxes = draw('svg', { class: 'page-boxes', viewBox, role: 'group' }, ...rects);
  boxes.setAttribute('aria-label', `Datos ubicados en la página ${page.number}`);
  const marker = draw('svg', { class: 'page-marker', viewBox, 'aria-hidden': 'true' });
  const sheet = make('div', 'page-sheet', image, marker, boxes);
  sheet.style.aspectRatio = `${page.width} / ${page.height}`;
  sheet.dataset['page'] = String(page.number);
  return sheet;
}

/** Puts the marker and the brackets on the given places of a sheet, and takes away the earlier ones. */
export function markPage(sheet: HTMLElement, page: TryOutPage, boxes: readonly Box[]): void {
  const height = unitsHigh(page);
  const places = boxes
    .filter((box) => box.page === page.number)
    .map((box) => toUnits(box, height, 2));
  sheet
    .querySelector('.page-marker')
    ?.replaceChildren(...places.map((place) => draw('rect', { ...place, rx: 2 })));
  sheet.querySelectorAll('.page-brackets').forEach((old) => old.remove());
  const brackets = places.map((place) =>
    draw('path', { class: 'page-brackets', d: bracketPath(place) }),
  );
  sheet.querySelector('.page-boxes')?.append(...brackets);
}

/** The place of a value cut out of its page and enlarged. */
export function drawCrop(page: TryOutPage, box: Box): HTMLElement {
  const height = unitsHigh(page);
  const marked = toUnits(box, height, 2);
  const view = cropWindow(marked, height);
  const viewBox = `${view.x} ${view.y} ${view.width} ${view.height}`;
  const picture = draw('image', {
    href: page.image,
    width: PAGE_UNITS,
    height,
    preserveAspectRatio: 'none',
  });
  const marker = draw('rect', { class: 'crop-marker', ...marked, rx: 2 });
  const brackets = draw('path', { class: 'crop-brackets', d: bracketPath(marked) });
  const svg = draw('svg', { viewBox, 'aria-hidden': 'true' }, picture, marker, brackets);
  const crop = make('span', 'crop only-s', svg);
  crop.setAttribute('role', 'img');
  crop.setAttribute('aria-label', `Recorte ampliado, página ${page.number}`);
  return crop;
}
