import type { BenchFacts, BenchLayout } from '../model';
import { wholePage } from './markup';
import { body, heading, side } from './distributor-parts';
import { Printed } from './printed';

const CSS = `
body { font: 8.3pt/1.3 'Liberation Sans', Helvetica, sans-serif; color: #1b1b1b; }
.side { position: fixed; top: 0; left: 0; bottom: 0; width: 66mm; background: #f1f3f6; padding: 3mm; } .side dt { font-size: 6.8pt; color: #55606e; margin-top: 1.5mm; text-transform: uppercase; }
.side dd { margin: 0; font-size: 8.6pt; } .side .big { font-size: 11.4pt; font-weight: bold; line-height: 1.15; } .main { margin-left: 71mm; }
.kind { text-align: right; font-size: 13pt; font-weight: bold; margin-bottom: 2mm; }
.items { width: 100%; } .items th { border-top: 1pt solid #1b1b1b; border-bottom: 1pt solid #1b1b1b; padding: 1mm; font-size: 7.2pt; text-align: right; white-space: nowrap; } .items .l { text-align: left; }
.items td { padding: .8mm 1mm; text-align: right; vertical-align: top; } .items tr:nth-child(even) td { background: #f6f7f9; }
.under { display: flex; gap: 6mm; align-items: flex-start; margin-top: 3mm; } .under > div { flex: 1; } .sums { border-left: 2pt solid #1b1b1b; } .sums td { padding: .5mm 2mm; } .sums td:last-child { text-align: right; min-width: 28mm; }
.sums tr.total td { font-weight: bold; font-size: 10.5pt; } .cuotas td, .cuotas th { border: .5pt solid #99a; padding: .4mm 2mm; font-size: 7.4pt; text-align: center; }
.note { font-size: 7.2pt; margin-top: 2mm; } .code { display: flex; gap: 4mm; margin-top: 3mm; font-size: 7pt; }`;

/** A wholesaler's landscape page: who and whom stand in a column on the left that every page repeats. */
export const distributor: BenchLayout = {
  id: 'mayorista',
  role: 'construido',
  kinds: ['factura', 'nota_credito', 'nota_debito', 'guia_remision'],
  draw(facts: BenchFacts, style, random) {
    const p = new Printed(style);
    const column = side(p, facts);
    const main = heading(p, facts) + body(p, facts, random);
    const paper = { width: '297mm', height: '210mm' };
    const boxes = `@bottom-right { content: counter(page) ' / ' counter(pages); font: 7pt sans-serif; }`;
    const html = `<aside class="side">${column}</aside><main class="main">${main}</main>`;
    return {
      html: wholePage({ ...paper, margin: '10mm 12mm 11mm', css: CSS, body: html, boxes }),
      paper,
      truth: p.truth,
    };
  },
};
