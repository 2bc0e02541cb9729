export const CSS = `
@page { @bottom-right { content: 'Página / Page ' counter(page) ' / ' counter(pages); font: 6.3pt 'Liberation Sans', Arial, 'DejaVu Sans'; color: #333; } }
body { font: 7.4pt/1.24 'Liberation Sans', Arial, 'DejaVu Sans Condensed', 'DejaVu Sans', sans-serif; font-stretch: condensed; color: #111; --ink: #2f6b2f; }
body > div { --ink: #2f6b2f; }
body > div.industrial { --ink: #7a3b10; }
em { font-style: italic; color: #555; font-size: .86em; }
.top { display: flex; gap: 4mm; align-items: flex-start; margin-bottom: 2mm; }
.logo { width: 34mm; flex: none; background: var(--ink); color: #fff; border-radius: 50% / 50%; text-align: center; font-weight: bold;
  font-size: 8.6pt; line-height: 1.1; height: 19mm; display: flex; align-items: center; justify-content: center; padding: 0 4mm; text-transform: uppercase; }
.who { flex: 1; font-size: 6.7pt; }
.who h1 { font-size: 11pt; line-height: 1.12; margin: 0 0 .7mm; color: var(--ink); }
.who p { margin: 0 0 .2mm; }
.number { width: 54mm; flex: none; text-align: center; border: .3mm solid var(--ink); }
.number div { padding: 1mm; font-weight: bold; font-size: 9.6pt; }
.number .kind { background: var(--ink); color: #fff; line-height: 1.2; }
.number .kind em { color: #fff; font-size: 7.4pt; }
.parties { display: flex; gap: 3mm; border-top: .5mm solid var(--ink); padding: 1.2mm 0; }
.parties > div { flex: 1.5; } .parties > div + div { flex: 1; }
.parties h2 { font-size: 7pt; color: var(--ink); margin: 0 0 .6mm; }
.parties p { margin: 0 0 .3mm; }
.parties b { font-size: 8.2pt; }
.boxes { display: grid; grid-template-columns: repeat(4, 1fr); gap: .6mm; margin-bottom: 2mm; }
.boxes > div { background: #f3f3ee; padding: .6mm 1.2mm; min-height: 7mm; }
.boxes span { display: block; font-size: 6.2pt; color: #333; }
.boxes strong { font-size: 7.6pt; font-weight: normal; }
.goods { width: 100%; table-layout: fixed; }
.goods th { border-top: .4mm solid var(--ink); border-bottom: .4mm solid var(--ink); font-size: 6.7pt; line-height: 1.15; padding: .8mm; text-align: right; vertical-align: bottom; }
.goods th em { display: block; font-weight: normal; }
.goods td { padding: .8mm; vertical-align: top; text-align: right; border-bottom: .15mm solid #bbb; overflow-wrap: break-word; }
.goods .l { text-align: left; } .goods .c { text-align: center; }
.small { font-size: 6.1pt; color: #555; }
.close { display: flex; gap: 5mm; margin-top: 2mm; align-items: flex-start; }
.left { flex: 1; }
.one { white-space: nowrap; }
.left p { margin: 0 0 1.2mm; }
.sums { width: 76mm; flex: none; }
.sums td { padding: .55mm .8mm; } .sums td:nth-child(n+2) { text-align: right; white-space: nowrap; }
.sums .total td { border-top: .4mm solid var(--ink); border-bottom: .4mm solid var(--ink); font-weight: bold; font-size: 9pt; }
.grid { width: 100%; margin-bottom: 1.6mm; }
.grid caption { text-align: left; font-weight: bold; color: var(--ink); font-size: 6.9pt; }
.grid th { font-size: 6.1pt; text-align: left; border-bottom: .2mm solid #777; padding: .3mm .8mm; }
.grid td { font-size: 6.7pt; padding: .35mm .8mm; white-space: nowrap; }
.remark { border: .2mm solid #999; padding: 1mm 1.4mm; margin: 1.6mm 0; min-height: 7mm; }
.end { display: flex; gap: 4mm; font-size: 6.1pt; align-items: flex-start; }
.end .text { flex: 1; } .end p { margin: 0 0 .6mm; }
.sign { width: 44mm; text-align: center; padding-top: 15mm; } .sign div { border-top: .2mm solid #333; padding-top: .4mm; }
.seals { display: flex; justify-content: space-between; border-top: .3mm solid var(--ink); margin-top: 1.6mm; padding-top: .8mm; font-size: 6.1pt; color: #333; }
`;
