export const CSS = `
body { font: 7.4pt/1.22 'Liberation Sans', Arial, sans-serif; color: #000; padding-right: .3mm; }
.sheet { height: 280mm; display: flex; flex-direction: column; break-after: page; }
.sheet:last-child { break-after: auto; }
.head { display: flex; gap: 3mm; min-height: 31mm; padding-bottom: 1mm; }
.logo { width: 27mm; text-align: center; }
.logo b { display: block; margin: 2mm auto 1mm; width: 18mm; height: 15mm; background: #b3231b;
  clip-path: polygon(0 100%, 0 42%, 50% 0, 100% 42%, 100% 100%, 64% 100%, 64% 60%, 36% 60%, 36% 100%); }
.logo span { font-size: 6.6pt; font-weight: bold; color: #b3231b; text-transform: uppercase; }
.who { flex: 1; font-size: 6.9pt; padding-top: 1mm; }
.who h1 { font-size: 11.5pt; margin: 0 0 .8mm; line-height: 1.1; }
.who p { margin: 0 0 .5mm; }
.who .lema { font-style: italic; font-size: 6.6pt; }
.ruc { width: 62mm; height: 28mm; border: .5mm solid #b3231b; border-radius: 2mm; text-align: center; font-weight: bold;
  font-size: 12pt; padding-top: 3mm; line-height: 1.6; }
.party { display: flex; gap: 2mm; margin-bottom: 1.2mm; }
.box { border: .25mm solid #333; border-radius: 1.2mm; padding: .9mm 1.5mm; }
.party .box { flex: 1; min-height: 17.5mm; }
.pair { display: flex; }
.pair > span:first-child { width: 21mm; flex: none; font-weight: bold; }
.pair > span:first-child::after { content: ''; }
.grid { display: grid; grid-template-columns: repeat(8, 1fr); border: .25mm solid #333; border-radius: 1.2mm;
  overflow: hidden; margin-bottom: 1.2mm; }
.grid div { border-right: .2mm solid #777; border-bottom: .2mm solid #777; text-align: center; min-height: 7.4mm; }
.grid div:nth-child(8n) { border-right: 0; }
.grid div:nth-last-child(-n+8) { border-bottom: 0; }
.grid b { display: block; background: #e6e6e6; font-size: 5.9pt; padding: .3mm 0; text-transform: uppercase; }
.grid span { display: block; font-size: 6.9pt; padding: .4mm .3mm 0; line-height: 1.1; }
.goods { flex: 1; position: relative; border: .25mm solid #333; border-radius: 1.2mm; overflow: hidden; }
.goods > i { position: absolute; top: 0; bottom: 0; border-left: .2mm solid #777; }
.goods table { width: 100%; table-layout: fixed; position: relative; }
th { background: #b3231b; color: #fff; font-size: 6.5pt; padding: .8mm .5mm; text-transform: uppercase; }
td { padding: .35mm .9mm; vertical-align: top; font-size: 7.2pt; }
td.c { text-align: center; } td.r { text-align: right; }
.son { border: .25mm solid #333; border-radius: 1.2mm; padding: .8mm 1.5mm; margin: 1.2mm 0; font-weight: bold; }
.foot { display: flex; gap: 2mm; }
.left { flex: 1; display: flex; flex-direction: column; gap: 1.1mm; }
.left h2, .bank th { font-size: 6.4pt; margin: 0 0 .3mm; text-transform: uppercase; }
.small { width: 100%; font-size: 6.7pt; }
.small th { background: #e6e6e6; color: #000; font-size: 6pt; padding: .3mm; border: .2mm solid #777; }
.small td { font-size: 6.7pt; border: .2mm solid #777; padding: .25mm .8mm; }
table.bank td { white-space: nowrap; }
.sums { width: 64mm; }
.sums table { width: 100%; }
.sums td { border: .2mm solid #777; padding: .55mm 1.2mm; font-size: 7.2pt; }
.sums td:first-child { background: #f1f1f1; }
.sums td:last-child { text-align: right; width: 27mm; }
.sums .total td { font-weight: bold; font-size: 8.6pt; background: #e6e6e6; }
.legal { display: flex; gap: 2mm; margin-top: 1.2mm; font-size: 6.2pt; }
.legal .text { flex: 1; }
.legal p { margin: 0 0 .7mm; }
.sign { width: 52mm; font-size: 6.3pt; }
.sign div { border-bottom: .2mm solid #777; height: 5mm; padding-top: 2mm; }
.end { display: flex; justify-content: space-between; font-size: 6pt; color: #333; margin-top: 1mm; }
`;
