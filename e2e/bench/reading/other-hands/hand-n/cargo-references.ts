import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { html, type Markup } from '../../html';
import type { BenchFacts } from '../../model';

const MONTHS = 'ENE FEB MAR ABR MAY JUN JUL AGO SET OCT NOV DIC'.split(' ');

/** By what the customer knows the cargo: ship, bill of lading, container, orders. */
export function references(facts: BenchFacts, random: Random): Markup {
  const [year = '', month = '1'] = facts.emision.split('-');
  const period = `${MONTHS[Number(month) - 1] ?? ''} ${year}`;
  const line = pick(random, ['MEDU', 'HLCU', 'ONEY', 'MAEU']);
  const all: readonly (readonly [string, string])[] = [
    ['Periodo', period],
    ['Orden Servicio', `OS-${digits(random, 6)}`],
    ['B/L', happens(random, 0.8) ? `${line}${digits(random, 9)}` : ''],
    [
      'Nave / Viaje',
      happens(random, 0.5)
        ? `${pick(random, ['MSC ROSARIA', 'CAUTIN', 'EVER LOTUS'])} ${between(random, 101, 640)}W`
        : '',
    ],
    ['Contenedor', happens(random, 0.5) ? `${line}${digits(random, 7)}` : ''],
    ['O/C Cliente', facts.ordenCompra],
    ['Guía Remisión', facts.guiaRemision],
  ];
  const shown = all.filter(([, value]) => value !== '');
  return html`<table class="refs">
    <tr>
      ${shown.map(([label]) => html`<th>${label}</th>`)}
    </tr>
    <tr>
      ${shown.map(([, value]) => html`<td>${value}</td>`)}
    </tr>
  </table>`;
}
