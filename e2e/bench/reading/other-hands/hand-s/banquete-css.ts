/** A sheet in wine red and grey, as small caterers have their biller coloured. */
export const BANQUETE_CSS = `
@page { @bottom-right { content: 'Página ' counter(page) ' de ' counter(pages);
  font: 7pt 'Liberation Sans'; color: #555; } }
body { font: 8.2pt/1.28 'Liberation Sans', sans-serif; color: #222; }
.top { display: flex; justify-content: space-between; gap: 8mm; align-items: flex-start; }
.brand { font: italic bold 21pt/1.05 'Liberation Serif'; color: #7a1734; }
.tag { font: 7.4pt 'Liberation Serif'; letter-spacing: .16em; color: #8a6a2d; margin-bottom: 2mm; }
.legal { font-weight: bold; font-size: 9.4pt; }
.small { font-size: 7.4pt; }
.box { border: 1.6px solid #7a1734; border-radius: 2.5mm; text-align: center; width: 72mm; flex: none; overflow: hidden; }
.box div { padding: 2.2mm 1mm; font-size: 11.5pt; font-weight: bold; }
.box .title { background: #7a1734; color: #fff; font-size: 12pt; }
.two { display: flex; gap: 3mm; margin-top: 3.5mm; }
.two > div { border: .6px solid #b9a4ab; border-radius: 1.5mm; padding: 1.6mm 2mm; }
.two td { vertical-align: top; padding: .35mm 1.2mm .35mm 0; }
.two td:first-child { color: #7a1734; font-weight: bold; white-space: nowrap; }
.event { margin-top: 2.5mm; border: .6px solid #b9a4ab; border-radius: 1.5mm; }
.event h4 { margin: 0; font-size: 7.6pt; background: #f3e9ec; color: #7a1734; padding: 1mm 2mm; letter-spacing: .06em; }
.event table { width: 100%; }
.event td { padding: .7mm 2mm; width: 33.3%; vertical-align: top; }
.event b { font-size: 7.2pt; color: #555; }
.rows { width: 100%; margin-top: 3mm; }
.rows th { background: #7a1734; color: #fff; font-size: 7.6pt; padding: 1.3mm 1.2mm; text-align: left; }
.rows td { padding: 1.1mm 1.2mm; vertical-align: top; border-bottom: .5px solid #ddd0d4; }
.rows .n { text-align: right; white-space: nowrap; }
.rows .c { text-align: center; }
.words { margin-top: 2mm; padding: 1.4mm 2mm; background: #f3e9ec; }
.foot { display: flex; justify-content: space-between; gap: 6mm; margin-top: 2.5mm; }
.foot .left { flex: 1; }
.sums { width: 74mm; flex: none; align-self: flex-start; }
.sums td { padding: .8mm 1.5mm; border: .5px solid #b9a4ab; }
.sums td.n { text-align: right; white-space: nowrap; }
.sums tr.all td { background: #7a1734; color: #fff; font-weight: bold; font-size: 9.4pt; }
.part { margin-bottom: 2mm; }
.part h5 { margin: 0 0 .6mm; font-size: 7.6pt; color: #7a1734; }
.grid td, .grid th { border: .5px solid #b9a4ab; padding: .4mm 1.6mm; font-size: 7.4pt; text-align: left; }
.end { display: flex; gap: 4mm; align-items: center; margin-top: 2mm; border-top: .6px solid #b9a4ab; padding-top: 2mm; font-size: 7pt; color: #444; }
.conditions { margin-top: 1.5mm; font-size: 6.8pt; color: #555; }
`;
