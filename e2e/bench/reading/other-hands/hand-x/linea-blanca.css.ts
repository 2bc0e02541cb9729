export const CSS = `
@page { @bottom-right { content: 'Pág. ' counter(page) '/' counter(pages); font: 7pt 'Liberation Sans', Arial; } }
body { font: 8.2pt/1.28 'Liberation Sans', Arial, sans-serif; color: #111; }
.top { display: flex; align-items: flex-start; gap: 4mm; margin-bottom: 3mm; }
.brand { flex: 1; }
.sign { display: inline-block; background: #12397a; color: #ffd400; font: italic bold 17pt 'Liberation Sans', Arial;
  padding: 1.5mm 4mm; margin-bottom: 1.5mm; letter-spacing: -.2mm; }
.brand h1 { font-size: 10pt; margin: 0 0 .6mm; }
.brand p { margin: 0; font-size: 7.4pt; }
.paper { width: 66mm; border: .4mm solid #12397a; text-align: center; font-weight: bold; }
.paper div { padding: 2mm 1mm; font-size: 11.5pt; }
.paper .kind { background: #12397a; color: #fff; font-size: 11pt; }
.data { display: grid; grid-template-columns: 1.35fr 1fr; column-gap: 6mm; border-top: .3mm solid #12397a;
  border-bottom: .3mm solid #12397a; padding: 1.5mm 0; margin-bottom: 2mm; }
.data p { margin: 0; display: flex; }
.data b { width: 27mm; flex: none; font-size: 7.5pt; padding-top: .2mm; }
.goods { width: 100%; margin-bottom: 2mm; }
.goods th { border-bottom: .35mm solid #12397a; font-size: 7.4pt; text-align: right; padding: .8mm 1mm; color: #12397a; }
.goods td { padding: .8mm 1mm .2mm; vertical-align: top; text-align: right; white-space: nowrap; }
.goods .l { text-align: left; } .goods .c { text-align: center; }
.goods .name { text-align: left; white-space: normal; width: 84mm; }
.below { font-size: 7pt; color: #222; padding-left: 3mm; white-space: pre-wrap; }
.goods tbody tr:last-child td { padding-bottom: 1.5mm; border-bottom: .2mm solid #888; }
.close { display: flex; gap: 6mm; align-items: flex-start; }
.close .left { flex: 1; }
.close p { margin: 0 0 1mm; }
.pay { width: 100%; font-size: 7.5pt; margin: 1mm 0 2mm; }
.pay th { text-align: left; background: #e9edf5; padding: .5mm 1mm; font-size: 7pt; }
.pay td { padding: .5mm 1mm; } .pay .r { text-align: right; }
.sums { width: 66mm; }
.sums td { padding: .6mm 1mm; } .sums td:last-child { text-align: right; }
.sums .total td { border-top: .35mm solid #12397a; font-weight: bold; font-size: 10.5pt; }
.care { border: .2mm solid #888; padding: 1.5mm 2mm; font-size: 6.8pt; margin: 2.5mm 0; }
.care h2 { font-size: 7.2pt; margin: 0 0 .6mm; } .care ol { margin: 0; padding-left: 4mm; }
.end { display: flex; gap: 5mm; align-items: center; font-size: 7pt; }
.end .text { flex: 1; } .end p { margin: 0 0 .6mm; }
.got { width: 56mm; text-align: center; font-size: 6.8pt; padding-top: 11mm; }
.got div { border-top: .2mm solid #333; padding-top: .6mm; }
.thanks { text-align: center; font-weight: bold; margin-top: 2mm; }
`;
