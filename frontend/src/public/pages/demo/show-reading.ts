import { FLAG_WEIGHT } from '@contracts/authenticity';
import type { TryOutReading } from '@contracts/try-out';
import { confidencePercent } from '@rules/confidence';
import { fieldGroups } from '../../../ui/fields/field-rows';
import { lineItems } from '../../../ui/fields/line-items';
import { placedFields } from '../../../ui/fields/placed-fields';
import { find } from '../../sections/find';
import { drawFields } from './draw-fields';
import { drawPage } from './draw-pages';
import { drawVerdict } from './draw-verdict';
import { Spotlight } from './spotlight';

/** `1.5 s`; a reading is never shown to have taken no time. */
export const secondsText = (seconds: number): string =>
  `${Math.max(seconds, 0.1).toLocaleString('es-PE', { maximumFractionDigits: 1 })} s`;

/** How much was read, how surely and how fast, in one line. */
export function factsText({ fields, confidence, processingTime }: TryOutReading): string {
  const count = Object.values(fields).filter(({ state }) => state !== 'vacio').length;
  return `${count} datos leídos en ${secondsText(processingTime)}, con ${confidencePercent(confidence)} % de confianza media`;
}

/** Puts a reading on the page, and what joins its list with its sheets. */
export function showReading(result: HTMLElement, reading: TryOutReading): void {
  const { extractedData, fields, pages, authenticity, sample } = reading;
  const groups = fieldGroups(extractedData, fields);
  const lines = lineItems(extractedData, fields);
  const placed = placedFields(groups, lines);
  find(result, '[data-title]').textContent = sample.title;
  find(result, '[data-facts]').textContent = factsText(reading);
  find(result, '[data-verdict]').replaceChildren(drawVerdict(authenticity));
  find(result, '[data-groups]').replaceChildren(...drawFields(groups, lines));
  find(result, '[data-pages]').replaceChildren(
    ...pages.map((page) => drawPage(page, pages.length, placed)),
  );
  const spotlight = new Spotlight(result, pages, placed);
  for (const show of result.querySelectorAll<HTMLElement>('[data-show]')) {
    show.addEventListener('click', () => spotlight.show(show.dataset['show'] ?? ''));
  }
  const suspect = authenticity.findings.find(({ id }) => id in FLAG_WEIGHT)?.paths[0];
  // What speaks against a document is marked on its page without being asked for.
  if (suspect !== undefined) spotlight.present(suspect);
}
