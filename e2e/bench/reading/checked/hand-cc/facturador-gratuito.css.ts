export const CSS = `
@page { @bottom-center { content: 'Página ' counter(page) ' de ' counter(pages); font: 7pt 'DejaVu Sans', Arial; color: #555; } }
body { font: 8pt/1.3 'DejaVu Sans', Verdana, Arial, sans-serif; color: #222; }
p { margin: 0; }
.head { display: flex; align-items: center; gap: 4mm; margin-bottom: 3mm; }
.logo { width: 34mm; min-height: 24mm; flex: none; display: flex; align-items: center; justify-content: center; text-align: center;
  font: bold 14pt/1.05 'DejaVu Serif', Georgia; color: #1d6b3a; border: .5mm solid #1d6b3a; border-radius: 12mm; padding: 2mm; }
.firm { flex: 1; font-size: 7.4pt; }
.firm h1 { font-size: 10.5pt; line-height: 1.15; margin: 0 0 .8mm; }
.firm .slogan { font-style: italic; font-size: 6.8pt; margin-bottom: .6mm; }
.box { width: 58mm; flex: none; border: .35mm solid #222; text-align: center; padding: 3mm 1mm; font-size: 10.5pt; line-height: 1.5; }
.box b { display: block; font-size: 10.5pt; }
.info { width: 100%; margin-bottom: 2.5mm; }
.info td { padding: .35mm 1mm .35mm 0; vertical-align: top; }
.info td.k { width: 34mm; white-space: nowrap; }
.info td.v { width: 74mm; }
.refs { margin-bottom: 2mm; }
.goods { width: 100%; margin-bottom: 1mm; }
.goods th { background: #e3e3e3; border-top: .3mm solid #222; border-bottom: .3mm solid #222; font-size: 7.2pt; padding: 1mm; text-align: right; white-space: nowrap; }
.goods td { padding: .8mm 1mm; text-align: right; vertical-align: top; white-space: nowrap; }
.goods .c { text-align: center; }
.goods .n { text-align: left; white-space: normal; width: 76mm; }
.goods small { display: block; font-size: 6.4pt; color: #444; white-space: pre-wrap; }
.goods tbody tr:last-child td { border-bottom: .3mm solid #222; padding-bottom: 1.4mm; }
.sums { margin: 0 0 2mm auto; }
.sums td { text-align: right; font-weight: bold; padding: .35mm 1mm; white-space: nowrap; }
.sums td:last-child { min-width: 26mm; width: 26mm; }
.words { margin: 1mm 0 2mm; }
.foot { display: flex; gap: 5mm; align-items: flex-start; }
.foot .left { flex: 1; }
.foot .left > p { margin-bottom: .5mm; }
.foot .right { width: 44mm; text-align: center; font-size: 6.6pt; white-space: nowrap; }
.lines { margin: 0 0 2mm; width: 100%; }
.lines caption { text-align: left; font-weight: bold; padding: 0 0 .5mm; }
.lines td { font-size: 7.2pt; padding: .25mm 3mm .25mm 0; white-space: nowrap; }
.lines td.r { text-align: right; }
.taken { border: .2mm solid #777; padding: 1mm 1.5mm; margin: 0 0 2mm; font-size: 7.2pt; }
.terms { font-size: 6.6pt; margin: 2mm 0 0; padding-left: 4mm; }
.legal { border-top: .2mm solid #999; margin-top: 3mm; padding-top: 1.2mm; text-align: center; font-size: 6.8pt; }
`;
