/** Black lines and narrow letters, as the report of a clinic's system prints. */
export const SALUD_CSS = `
@page { @bottom-center { content: 'Pág. ' counter(page) ' / ' counter(pages);
  font: 7pt 'Liberation Sans Narrow'; } }
body { padding-right: .6mm; font: 8.6pt/1.22 'Liberation Sans Narrow', sans-serif; color: #000; }
.top { display: flex; gap: 4mm; align-items: stretch; }
.cross { width: 17mm; height: 17mm; flex: none; position: relative; background: #0b6e8f; border-radius: 3mm; }
.cross::before, .cross::after { content: ''; position: absolute; background: #fff; }
.cross::before { left: 7mm; top: 3mm; width: 3mm; height: 11mm; }
.cross::after { left: 3mm; top: 7mm; width: 11mm; height: 3mm; }
.firm { flex: 1; }
.firm .name { font-size: 12pt; font-weight: bold; line-height: 1.1; margin-bottom: .8mm; }
.firm div { font-size: 8pt; }
.ruc { width: 64mm; flex: none; border: 1.4px solid #000; text-align: center; padding: 3mm 1mm; font-size: 12pt; font-weight: bold; line-height: 1.55; }
.frame { border: 1px solid #000; margin-top: 2.5mm; padding: 1.2mm 2mm; }
.frame table { width: 100%; }
.frame td { vertical-align: top; padding: .3mm 1mm .3mm 0; }
.frame td.k { font-weight: bold; white-space: nowrap; width: 25mm; }
.frame td.k2 { font-weight: bold; white-space: nowrap; width: 27mm; padding-left: 2mm; }
.frame td.v2 { width: 38mm; }
.refs { width: 100%; margin-top: 2mm; }
.refs th, .refs td { border: 1px solid #000; text-align: center; padding: .6mm 1mm; font-size: 8pt; }
.refs th { background: #e6e6e6; }
.rows { width: 100%; margin-top: 2mm; border-bottom: 1px solid #000; }
.rows th { border: 1px solid #000; background: #e6e6e6; padding: .9mm 1mm; font-size: 8pt; }
.rows td { border-left: 1px solid #000; border-right: 1px solid #000; padding: .7mm 1.2mm; vertical-align: top; }
.rows .n { text-align: right; white-space: nowrap; }
.rows .c { text-align: center; }
.below { padding-left: 2mm; font-size: 8pt; }
.words { border: 1px solid #000; margin-top: 1.2mm; padding: 1.1mm 2mm; font-weight: bold; }
.foot { display: flex; gap: 3mm; margin-top: 2mm; }
.foot .left { flex: 1; }
.foot .left > div { border: 1px solid #000; padding: 1mm 1.6mm; margin-bottom: 1.6mm; font-size: 8pt; }
.foot h5 { margin: 0 0 .5mm; font-size: 8pt; }
.foot .left table { width: 100%; }
.foot .left th, .foot .left td { text-align: left; font-size: 7.8pt; padding: .2mm 1mm .2mm 0; }
.sums { width: 78mm; flex: none; align-self: flex-start; }
.sums td { border: 1px solid #000; padding: .65mm 1.4mm; }
.sums td.s { border-right: 0; width: 9mm; }
.sums td.n { border-left: 0; text-align: right; white-space: nowrap; }
.sums tr.all td { font-weight: bold; font-size: 9.6pt; background: #e6e6e6; }
.end { display: flex; gap: 4mm; margin-top: 2mm; align-items: flex-start; font-size: 7.6pt; }
`;
