import { html, Markup } from '../../html';
import type { CivilDate } from '../../model';

const MONTHS = [
  'ENE',
  'FEB',
  'MAR',
  'ABR',
  'MAY',
  'JUN',
  'JUL',
  'AGO',
  'SET',
  'OCT',
  'NOV',
  'DIC',
] as const;

/** The month so many months before a day. */
export const periodOf = (date: string, back: number): string => {
  const month = Number(date.slice(5, 7)) - 1 - back;
  const year = Number(date.slice(0, 4)) + Math.floor(month / 12);
  return `${MONTHS[((month % 12) + 12) % 12] ?? ''}-${String(year).slice(2)}`;
};

/** A bar for each month up to the one that is billed. */
export const consumptionChart = (emision: CivilDate, history: readonly number[]): Markup => {
  const top = Math.max(...history);
  const bars = history.map((value, at) => {
    const height = Math.round((value / top) * 58);
    const x = at * 22 + 4;
    const label = periodOf(emision, history.length - at);
    return `<rect x="${x}" y="${70 - height}" width="14" height="${height}"/><text x="${x + 7}" y="${67 - height}">${value}</text><text x="${x + 7}" y="78">${label}</text>`;
  });
  const svg = `<svg class="chart" viewBox="0 0 290 82">${bars.join('')}<path d="M0 70H290"/></svg>`;
  return html`<h3>Evolución de su consumo (kWh)</h3>
    ${new Markup(svg)}`;
};
