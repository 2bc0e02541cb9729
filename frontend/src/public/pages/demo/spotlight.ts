import type { TryOutReading } from '@contracts/try-out';
import type { PlacedField } from '../../../ui/PageBoxes';
import { find } from '../../sections/find';
import { makeButton } from './dom';
import { drawCrop, markPage } from './draw-pages';
import { sign } from './parts';

const isNarrow = (): boolean => window.matchMedia('(max-width: 899px)').matches;
const behavior = (): ScrollBehavior =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

/**
 * Joins the list with the page: what is pointed at or focused in one lights up in the other. On narrow
 * screens only one of them is seen, and a button leads to the other.
 */
export class Spotlight {
  private readonly fields: ReadonlyMap<string, PlacedField>;
  private readonly rows: ReadonlyMap<string, HTMLElement>;
  private readonly desk: HTMLElement;
  private chosen: string | null = null;

  constructor(
    private readonly result: HTMLElement,
    private readonly pages: TryOutReading['pages'],
    placed: readonly PlacedField[],
  ) {
    this.fields = new Map(placed.map((field) => [field.path, field]));
    const items = result.querySelectorAll<HTMLElement>('[data-groups] [data-path]');
    this.rows = new Map([...items].map((item) => [item.dataset['path'] ?? '', item]));
    this.desk = find(result, '[data-desk]');
    for (const [path, row] of this.rows) this.tendRow(path, row);
    for (const box of result.querySelectorAll<SVGElement>('.page-box')) this.tendBox(box);
    find(result, '[data-caption]').onclick = () => this.toFields();
    this.light(null);
    for (const pane of [this.desk, find(result, '[data-groups]')]) pane.scrollTop = 0;
  }

  /** Opens the row of a field, keeps it lit, and brings both into sight where they scroll. */
  present(path: string): void {
    this.open(path);
    if (isNarrow()) return;
    this.bringInto(this.desk, this.result.querySelector('.page-brackets'));
    this.bringInto(find(this.result, '[data-groups]'), this.rows.get(path) ?? null);
  }

  private open(path: string): void {
    this.close();
    this.chosen = path;
    this.setOpen(path, true);
    this.light(path);
  }

  /** The same, and goes to its place on the page. */
  show(path: string): void {
    this.present(path);
    this.toDocument();
  }

  private tendRow(path: string, row: HTMLElement): void {
    const button = find<HTMLButtonElement>(row, '.read-row');
    const field = this.fields.get(path);
    row.addEventListener('pointerenter', () => this.light(path));
    row.addEventListener('pointerleave', () => this.light(this.chosen));
    button.addEventListener('focus', () => {
      this.light(path);
      if (!isNarrow()) this.bringInto(this.desk, this.result.querySelector('.page-brackets'));
    });
    button.addEventListener('click', () => {
      if (this.chosen === path) this.close();
      else this.open(path);
    });
    if (field) this.addPlace(field, find(row, '.read-more'));
  }

  /** For narrow screens, where the page is not beside the row. */
  private addPlace(field: PlacedField, more: HTMLElement): void {
    const [box] = field.boxes;
    const page = this.pages.find(({ number }) => number === box?.page);
    if (!box || !page) return;
    const go = makeButton('btn btn-plain btn-s only-s', sign('place'), 'Ver en la página');
    go.addEventListener('click', () => this.toDocument());
    more.append(drawCrop(page, box), go);
  }

  private tendBox(box: SVGElement): void {
    const path = box.dataset['path'] ?? '';
    box.addEventListener('pointerenter', () => this.light(path));
    box.addEventListener('pointerleave', () => this.light(this.chosen));
    box.addEventListener('click', () => {
      this.open(path);
      if (!isNarrow()) this.toRow(path);
    });
  }

  private close(): void {
    if (this.chosen !== null) this.setOpen(this.chosen, false);
    this.chosen = null;
    this.light(null);
  }

  private setOpen(path: string, isOpen: boolean): void {
    const row = this.rows.get(path);
    if (!row) return;
    row.toggleAttribute('data-open', isOpen);
    find(row, '.read-row').setAttribute('aria-expanded', String(isOpen));
    find(row, '.read-more').hidden = !isOpen;
  }

  private light(path: string | null): void {
    for (const [known, row] of this.rows) row.toggleAttribute('data-marked', known === path);
    const field = path === null ? undefined : this.fields.get(path);
    for (const page of this.pages) {
      const sheet = find(this.result, `[data-page="${page.number}"]`);
      markPage(sheet, page, field?.boxes ?? []);
    }
    find(this.result, '[data-caption]').hidden = !field;
    find(this.result, '[data-caption-text]').textContent = field?.label ?? '';
  }

  private toDocument(): void {
    this.see('document');
    const target = isNarrow() ? '.page-brackets' : '.read';
    this.result.querySelector(target)?.scrollIntoView({ block: 'center', behavior: behavior() });
  }

  private toFields(): void {
    this.see('fields');
    if (this.chosen !== null) this.toRow(this.chosen);
  }

  private toRow(path: string): void {
    const row = this.rows.get(path);
    if (!row) return;
    if (isNarrow()) row.scrollIntoView({ block: 'center', behavior: behavior() });
    else this.bringInto(find(this.result, '[data-groups]'), row);
    find(row, '.read-row').focus({ preventScroll: true });
  }

  private see(view: string): void {
    this.result.querySelector<HTMLElement>(`[data-view="${view}"]`)?.click();
  }

  /** Scrolls a pane, and only it, until what is wanted is a third from its top. */
  private bringInto(pane: HTMLElement, wanted: Element | null): void {
    if (!wanted) return;
    const [place, view] = [wanted.getBoundingClientRect(), pane.getBoundingClientRect()];
    if (place.top >= view.top && place.bottom <= view.bottom) return;
    const top = pane.scrollTop + place.top - view.top - view.height / 3;
    pane.scrollTo({ top, behavior: behavior() });
  }
}
