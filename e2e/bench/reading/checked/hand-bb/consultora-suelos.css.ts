export const CSS = `
@page { @bottom-right { content: 'Página ' counter(page) ' de ' counter(pages); font: 6.5pt Carlito, 'DejaVu Sans'; color: #444; } }
body { font: 7.8pt/1.25 Carlito, Calibri, 'DejaVu Sans Condensed', 'DejaVu Sans', sans-serif; font-stretch: condensed; color: #000; }
.top { display: flex; gap: 4mm; align-items: center; border-bottom: .6mm double #1f4e79; padding-bottom: 2mm; margin-bottom: 2.5mm; }
.mark { width: 21mm; height: 21mm; flex: none; border: .7mm solid #1f4e79; border-radius: 50%; color: #1f4e79; text-align: center;
  font: bold 17pt/19mm Caladea, Cambria, 'DejaVu Serif', serif; }
.who { flex: 1; text-align: center; }
.who h1 { font: bold 12.5pt/1.15 Caladea, Cambria, 'DejaVu Serif', serif; color: #1f4e79; margin: 0 0 .8mm; }
.who p { margin: 0; font-size: 7pt; }
.who .lema { font-style: italic; font-weight: bold; }
.number { width: 56mm; flex: none; border: .35mm solid #000; text-align: center; font-weight: bold; font-size: 10.5pt; padding: 2mm 1mm; line-height: 1.55; }
.number div:nth-child(2) { background: #deeaf6; margin: 0 -1mm; }
.data, .goods, .sums, .grid { width: 100%; }
.data td { border: .2mm solid #7f7f7f; padding: .6mm 1.2mm; vertical-align: top; }
.data td.k { background: #deeaf6; font-weight: bold; font-size: 7pt; white-space: nowrap; width: 29mm; }
.data td.last { width: 42mm; }
.data { margin-bottom: 2.5mm; }
.goods { table-layout: fixed; }
.goods th { background: #1f4e79; color: #fff; border: .2mm solid #000; font-size: 7.2pt; padding: 1mm .6mm; }
.goods td { border: .2mm solid #7f7f7f; padding: .8mm 1.2mm; vertical-align: middle; overflow-wrap: break-word; }
.goods .empty td { height: 5mm; }
.c { text-align: center; } .r { text-align: right; }
.acc { display: flex; justify-content: space-between; gap: 1mm; white-space: nowrap; }
.below { font-size: 6.4pt; font-style: italic; color: #333; margin-top: .4mm; }
.son { border: .2mm solid #7f7f7f; border-top: 0; padding: 1mm 1.2mm; font-weight: bold; font-size: 7.4pt; margin-bottom: 2mm; }
.close { display: flex; gap: 4mm; align-items: flex-start; }
.left { flex: 1; }
.sums { width: 71mm; flex: none; }
.sums td { border: .2mm solid #7f7f7f; padding: .7mm 1.2mm; }
.sums td:last-child { width: 33mm; }
.sums .total td { background: #deeaf6; font-weight: bold; font-size: 9pt; }
.grid { margin-bottom: 2mm; font-size: 7pt; }
.grid caption { text-align: left; font-weight: bold; font-size: 7pt; padding-bottom: .4mm; }
.grid th, .grid td { border: .2mm solid #7f7f7f; padding: .4mm 1mm; font-size: 6.8pt; }
.grid th { background: #f2f2f2; text-align: left; white-space: nowrap; }
.remark { margin: 2mm 0; border: .2mm solid #7f7f7f; padding: .8mm 1.2mm; min-height: 8mm; }
.end { display: flex; gap: 4mm; align-items: center; font-size: 6.7pt; }
.end p { margin: 0 0 .5mm; }
.offices { border-top: .3mm solid #1f4e79; margin-top: 2mm; padding-top: 1mm; text-align: center; font-size: 6.4pt; color: #1f4e79; }
`;
