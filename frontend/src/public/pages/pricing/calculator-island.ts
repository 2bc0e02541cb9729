import { find } from '../../sections/find';
import type { Choice, Estimate } from './estimate';
import { estimate, readCount, SCANS_MAX, SLIDER_MAX, USERS_MAX } from './estimate';
import type { Demand } from '../../plans/plan-cost';

/** How long the figures rest before they are read out: a slider would talk without end. */
const REST_MS = 600;

const part = <T extends HTMLElement>(root: Element, place: string): T =>
  find(root, `[data-calc="${place}"]`);

function showChoice(root: Element, name: string, choice: Choice): void {
  for (const [key, text] of Object.entries(choice)) {
    part(root, `${name}.${key}`).textContent = String(text);
  }
}

function show(root: Element, { month, year, bars }: Estimate): void {
  showChoice(root, 'month', month);
  showChoice(root, 'year', year);
  for (const { id, amount, percent, note, isBest } of bars) {
    const row = part(root, `bar.${id}`);
    row.toggleAttribute('data-best', isBest);
    part(row, 'amount').textContent = amount;
    part(row, 'note').textContent = note;
    part(row, 'length').style.width = `${percent}%`;
  }
}

/**
 * Makes the calculator answer to its fields: figures at once, the spoken sentence when they rest.
 * @param volumeAbove documents a month above which the note about prices by volume is shown
 */
export function runCalculator(form: HTMLFormElement, volumeAbove: number): void {
  const input = (name: string) => part<HTMLInputElement>(form, name);
  const [scans, slider, users] = [input('scans'), input('slider'), input('users')];
  let rest: ReturnType<typeof setTimeout> | undefined;

  const update = (demand: Demand): void => {
    const result = estimate(demand);
    show(form, result);
    part(form, 'volume').hidden = demand.scans <= volumeAbove;
    clearTimeout(rest);
    rest = setTimeout(() => {
      part(form, 'spoken').textContent = result.spoken;
    }, REST_MS);
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
