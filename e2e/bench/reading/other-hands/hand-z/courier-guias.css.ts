/** Of the courier's factura; `main` is the house colour, `second` that of the stripe. */
export const courierCss = (main: string, second: string): string => `
@page { @bottom-left { content: 'SISCARGA v4.2 - Facturación Electrónica'; font: 6pt 'Liberation Sans'; color: #666; }
  @bottom-right { content: 'Página ' counter(page) ' de ' counter(pages); font: 6.5pt 'Liberation Sans'; } }
body { font: 7.4pt/1.28 'Liberation Sans', Arial, sans-serif; color: #111; }
.head { display: grid; grid-template-columns: 42mm 1fr 62mm; gap: 4mm; align-items: start; }
.logo { background: ${main}; color: #fff; transform: skewX(-12deg); padding: 4mm 2mm 3mm; text-align: center; border-right: 3mm solid ${second}; margin: 2mm 2mm 0; }
.logo b { display: block; font: italic bold 19pt/1 'Liberation Sans'; letter-spacing: -0.5pt; }
.logo span { font-size: 6.2pt; letter-spacing: 1.4pt; }
.who b.name { font-size: 10pt; color: ${main}; display: block; margin-bottom: 0.6mm; }
.who { font-size: 6.9pt; }
.ruc { border: 1.2pt solid ${main}; border-radius: 2mm; text-align: center; padding: 2.4mm 1mm; font-weight: bold; font-size: 11.5pt; line-height: 1.45; }
.ruc .kind { background: ${main}; color: #fff; margin: 1mm -1mm; padding: 0.7mm 0; }
.boxes { display: grid; grid-template-columns: 1.55fr 1fr; gap: 2mm; margin-top: 3mm; }
.box { border: 0.6pt solid #777; border-radius: 1.4mm; padding: 1.2mm 1.8mm; }
.box table td { padding: 0.2mm 0; vertical-align: top; }
.box td:first-child { width: 25mm; font-weight: bold; white-space: nowrap; }
.strip { width: 100%; margin-top: 2mm; table-layout: fixed; }
.strip th { background: #ececec; border: 0.5pt solid #777; font-size: 6.3pt; padding: 0.5mm; }
.strip td { border: 0.5pt solid #777; text-align: center; padding: 0.7mm; height: 4.6mm; }
.rows { width: 100%; margin-top: 2.4mm; font-size: 6.7pt; }
.rows th { background: ${main}; color: #fff; padding: 1mm 0.8mm; font-size: 6.2pt; border: 0.4pt solid ${main}; }
.rows td { padding: 0.65mm 0.9mm; border-bottom: 0.3pt dotted #888; vertical-align: top; }
.rows .n { text-align: right; white-space: nowrap; }
.rows .c { text-align: center; white-space: nowrap; }
.rows tr.sum td { border-top: 0.8pt solid #333; border-bottom: 0; font-weight: bold; }
.below { display: grid; grid-template-columns: 1fr 66mm; gap: 3mm; margin-top: 2mm; break-inside: avoid; }
.words { border: 0.6pt solid #777; padding: 1mm 1.8mm; margin-bottom: 1.4mm; font-weight: bold; }
.sums { width: 100%; border: 0.6pt solid #777; }
.sums td { padding: 0.55mm 1.6mm; }
.sums td:nth-child(2) { text-align: center; width: 8mm; }
.sums td:last-child { text-align: right; width: 24mm; }
.sums tr.total td { background: ${main}; color: #fff; font-weight: bold; font-size: 8.8pt; }
.tax { border: 0.6pt solid #777; padding: 1mm 1.8mm; margin-top: 1.4mm; font-size: 6.7pt; }
.tax td { padding: 0 3mm 0 0; }
.cuotas { width: 100%; margin-top: 1.4mm; font-size: 6.7pt; }
.cuotas th, .cuotas td { border: 0.5pt solid #777; padding: 0.4mm 1.4mm; text-align: center; }
.cuotas th { background: #ececec; }
.foot { margin-top: 2.4mm; display: grid; grid-template-columns: 30mm 1fr; gap: 3mm; break-inside: avoid; font-size: 6.1pt; }
.banks { width: 100%; font-size: 6.3pt; margin-bottom: 1.2mm; }
.banks th { text-align: left; border-bottom: 0.5pt solid #777; }
.banks td { padding-right: 2mm; }
.fine { text-align: justify; color: #333; }
`;
