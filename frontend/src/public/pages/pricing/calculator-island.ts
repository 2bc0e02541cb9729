import type { Choice, Estimate } from './estimate';
import { estimate, readCount, SCANS_MAX, SLIDER_MAX, USERS_MAX } from './estimate';
import type { Demand } from '../../plans/plan-cost';

/** How long the figures rest before they are read out: a slider would talk without end. */
const REST_MS = 600;

function write(root: Element, place: string, text: string): void {
  const element = root.querySelector(`[data-calc="${place}"]`);
  if (element) element.textContent = text;
}

function showChoice(root: Element, name: string, choice: Choice): void {
  for (const [part, text] of Object.entries(choice)) write(root, `${name}.${part}`, String(text));
}

function show(root: Element, { month, year, bars }: Estimate): void {
  showChoice(root, 'month', month);
  showChoice(root, 'year', year);
  for (const { id, amount, percent, note, isBest } of bars) {
    const row = root.querySelector(`[data-calc="bar.${id}"]`);
    if (!row) continue;
    row.toggleAttribute('data-best', isBest);
    write(row, 'amount', amount);
    write(row, 'note', note);
    const length = row.querySelector<HTMLElement>('[data-calc="length"]');
    if (length) length.style.width = `${percent}%`;
  }
}

/**
 * Makes the calculator answer to its fields: figures at once, the spoken sentence when they rest.
 * @param volumeAbove documents a month above which the note about prices by volume is shown
 */
export function runCalculator(form: HTMLFormElement, volumeAbove: number): void {
  const input = (name: string) => form.querySelector<HTMLInputElement>(`[data-calc="${name}"]`);
  const [scans, slider, users] = [input('scans'), input('slider'), input('users')];
  if (!scans || !slider || !users) return;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const update = (demand: Demand): void => {
    const result = estimate(demand);
    show(form, result);
    form
      .querySelector('[data-calc="volume"]')
      ?.toggleAttribute('hidden', demand.scans <= volumeAbove);
    clearTimeout(rest);
    rest = setTimeout(() => write(form, 'spoken', result.spoken), REST_MS);
  };
  const read = (): void => {
    const demand = {
      scans: readCount(scans.value, SCANS_MAX),
      users: readCount(users.value, USERS_MAX),
    };
    // A field that is being emptied to be typed anew keeps the last answer.
    if (demand.scans === null || demand.users === null) return;
    slider.value = String(Math.min(SLIDER_MAX, demand.scans));
    update({ scans: demand.scans, users: demand.users });
  };

  scans.addEventListener('input', read);
  users.addEventListener('input', read);
  slider.addEventListener('input', () => {
    scans.value = slider.value;
    read();
  });
  form.addEventListener('change', () => {
    scans.value = String(readCount(scans.value, SCANS_MAX) ?? slider.value);
    users.value = String(readCount(users.value, USERS_MAX) ?? 1);
    read();
  });
  form.addEventListener('submit', (event) => event.preventDefault());
}
