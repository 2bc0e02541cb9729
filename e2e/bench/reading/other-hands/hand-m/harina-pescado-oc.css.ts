/** The foot says who printed it, and from the second sheet on the head says of which order it is. */
export const sheetCss = (order: string, printed: string): string => `
@page {
  @top-right { content: 'Orden de Compra ${order} (continuación)'; font: 7pt 'Liberation Sans', 'DejaVu Sans Condensed', Arial; }
  @bottom-left { content: '${printed}'; font: 6.5pt 'Liberation Sans', 'DejaVu Sans Condensed', Arial; color: #444; }
  @bottom-center { content: 'FOR-LOG-012  Ver. 06'; font: 6.5pt 'Liberation Sans', 'DejaVu Sans Condensed', Arial; color: #444; }
  @bottom-right { content: 'Página ' counter(page) ' de ' counter(pages); font: 6.5pt 'Liberation Sans', 'DejaVu Sans Condensed', Arial; color: #444; }
}
@page :first { @top-right { content: none; } }
`;

export const CSS = `
body { font: 7.6pt/1.28 'Liberation Sans', 'DejaVu Sans Condensed', Arial, sans-serif; color: #000; }
body { padding-right: .3mm; }
p { margin: 0; }
.top { display: grid; grid-template-columns: 1fr 62mm; gap: 4mm; align-items: start; border-bottom: .5mm double #000; padding-bottom: 1.8mm; }
.top h1 { font-size: 11.5pt; margin: 0 0 .4mm; }
.top .div { font-size: 7pt; letter-spacing: .3mm; margin-bottom: .6mm; }
.doc { text-align: right; }
.doc h2 { font-size: 13pt; margin: 0; }
.doc .no { font-size: 11pt; font-weight: bold; }
.boxes { display: grid; grid-template-columns: 1fr 1fr; gap: 3mm; margin: 2.2mm 0; }
.box { border: .2mm solid #000; }
.box h3 { margin: 0; padding: .5mm 1.5mm; font-size: 7.4pt; background: #d9d9d9; border-bottom: .2mm solid #000; }
.box dl { display: grid; grid-template-columns: 28mm 1fr; margin: 0; padding: .8mm 1.5mm; row-gap: .2mm; }
.box dt { font-weight: bold; } .box dd { margin: 0; min-height: 1.28em; }
.places { width: 100%; margin-bottom: 2.2mm; }
.places th, .places td { border: .2mm solid #000; padding: .4mm 1.2mm; text-align: left; vertical-align: top; }
.places th { background: #d9d9d9; font-size: 7pt; }
.goods { width: 100%; table-layout: fixed; font-size: 7.2pt; }
.goods th { border-top: .3mm solid #000; border-bottom: .3mm solid #000; padding: .8mm .7mm; font-size: 6.8pt; text-align: right; vertical-align: bottom; }
.goods td { padding: .55mm .7mm; text-align: right; vertical-align: top; white-space: nowrap; }
.goods .l { text-align: left; } .goods .c { text-align: center; }
.goods td.name { white-space: normal; }
.goods .part { font-size: 6.3pt; color: #333; }
.goods tbody tr:last-child td { border-bottom: .3mm solid #000; padding-bottom: 1.2mm; }
.close { display: grid; grid-template-columns: 1fr 74mm; gap: 4mm; margin-top: 1.8mm; align-items: start; }
.close .obs { min-height: 9mm; border: .2mm solid #000; padding: .8mm 1.5mm; margin-top: 1.2mm; }
.sums { width: 100%; }
.sums td { padding: .5mm 1.2mm; text-align: right; white-space: nowrap; } .sums td:first-child { text-align: left; }
.sums .total td { border-top: .3mm solid #000; border-bottom: .8mm double #000; font-weight: bold; font-size: 8.2pt; }
.flow { width: 100%; margin-top: 2.4mm; font-size: 6.9pt; }
.flow th, .flow td { border: .2mm solid #000; padding: .4mm 1.2mm; text-align: left; }
.flow th { background: #d9d9d9; }
.flow caption { text-align: left; font-weight: bold; padding-bottom: .5mm; }
.rules { font-size: 6.2pt; line-height: 1.24; margin-top: 2.4mm; text-align: justify; }
.rules ol { margin: .3mm 0 0; padding-left: 4mm; column-count: 2; column-gap: 5mm; }
.got { display: grid; grid-template-columns: 1fr 1fr; gap: 26mm; margin: 12mm 14mm 0; text-align: center; font-size: 6.9pt; }
.got div { border-top: .2mm solid #000; padding-top: .5mm; }
`;
