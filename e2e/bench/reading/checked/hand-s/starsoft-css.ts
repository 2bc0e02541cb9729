/** The look of StarSoft's factura: boxes with round corners and a ruled table. */
export const STARSOFT_CSS = `
body { font: 8.2pt 'Liberation Sans', Arial, sans-serif; color: #111; }
table.page { width: 100%; border-collapse: separate; border-spacing: 0; margin-top: 2mm; }
section + section { break-before: page; }
.on { text-align: right; padding: 1mm; font-size: 7.4pt; }
.head { display: flex; gap: 3mm; align-items: flex-start; margin-bottom: 2mm; }
.mark { width: 20mm; height: 20mm; flex: none; border: 1.6mm solid; border-radius: 2mm; position: relative; }
.mark::before { content: ''; position: absolute; left: 4mm; top: 2.4mm; border: 4.2mm solid transparent; border-top-width: 0; border-bottom: 5mm solid currentColor; }
.mark::after { content: ''; position: absolute; left: 4mm; bottom: 2.4mm; border: 4.2mm solid transparent; border-bottom-width: 0; border-top: 5mm solid currentColor; }
.firm { flex: 1; font-size: 7.4pt; line-height: 1.35; }
.firm b { font-size: 11pt; display: block; margin-bottom: .6mm; }
.ruc { width: 64mm; flex: none; border: .4mm solid #111; border-radius: 2.5mm; text-align: center; padding: 3mm 1mm; font-size: 12pt; font-weight: bold; line-height: 1.55; }
.ruc span { display: block; }
.box { border: .25mm solid #111; border-radius: 2mm; padding: 1.2mm 2mm; margin-top: 1.5mm; display: flex; }
.box table { flex: 1; align-self: flex-start; }
.box td { padding: .4mm 0; vertical-align: top; }
.box td.k { white-space: nowrap; font-weight: bold; width: 1%; padding-right: 1.5mm; }
.box td.c { width: 1%; padding-right: 1.5mm; }
.box table + table { flex: 0 0 68mm; margin-left: 3mm; }
tr.cols th { border: .25mm solid #111; border-left-width: 0; background: #d9d9d9; font-size: 7.4pt; padding: 1mm; }
tr.cols th:first-child, tr.row td:first-child, tr.fill td:first-child { border-left: .25mm solid #111; }
tr.row td, tr.fill td { border-right: .25mm solid #111; padding: .9mm 1mm; vertical-align: top; }
tr.end td { border-top: .25mm solid #111; padding: 0; }
td.n { text-align: right; white-space: nowrap; } td.m { text-align: center; }
.words { border: .25mm solid #111; padding: 1mm 2mm; margin-top: 1.5mm; }
.foot { display: flex; gap: 3mm; margin-top: 1.5mm; align-items: flex-start; }
.left { flex: 1; } .left > div { margin-bottom: 1.6mm; }
.left h4 { margin: 0 0 .5mm; font-size: 7.6pt; }
.left td, .left th { padding: .3mm 2mm .3mm 0; font-size: 7.4pt; text-align: left; }
.cuotas td, .cuotas th { border: .2mm solid #777; padding: .4mm 2mm; }
.sums { width: 68mm; flex: none; }
.sums td { border: .25mm solid #111; padding: .8mm 1.5mm; } .sums td.s { border-right: 0; width: 9mm; } .sums td.n { border-left: 0; }
.sums tr:last-child td { font-weight: bold; background: #d9d9d9; }
.legal { display: flex; gap: 4mm; align-items: center; margin-top: 2mm; font-size: 6.8pt; line-height: 1.4; border-top: .25mm solid #111; padding-top: 1.5mm; }
.ok { width: 58mm; flex: none; border: .2mm solid #777; padding: 1mm 2mm; line-height: 1.9; }
.small { font-size: 6.8pt; }
`;
