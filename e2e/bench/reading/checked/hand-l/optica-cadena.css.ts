export const CSS = `
@page { @bottom-right { content: counter(page) '/' counter(pages); font: 6pt 'Liberation Sans', 'DejaVu Sans Condensed', Arial; } }
body { font: 6.7pt/1.2 'Liberation Sans', 'DejaVu Sans Condensed', Arial, sans-serif; color: #16222b; }
.head { display: flex; gap: 3mm; align-items: flex-start; margin-bottom: 1.2mm; }
.logo { width: 24mm; flex: none; padding-top: 2mm; }
.logo i { display: inline-block; width: 10.5mm; height: 8mm; border: .9mm solid #00798c; border-radius: 40% 40% 50% 50%; }
.logo i + i { margin-left: 1.6mm; }
.who { flex: 1; font-size: 6.2pt; }
.who .brand { font-size: 12pt; font-weight: bold; color: #00798c; line-height: 1.05; margin-bottom: .5mm; }
.who p { margin: 0; }
.who .name { font-weight: bold; font-size: 7pt; }
.ruc { width: 54mm; flex: none; border: .4mm solid #00798c; border-radius: 1.5mm; text-align: center; font-weight: bold;
  font-size: 9.3pt; line-height: 1.4; padding: 1mm; }
.ruc .kind { color: #00798c; }
.data { display: flex; gap: 3mm; border-top: .3mm solid #00798c; padding: .8mm 0; margin-bottom: .6mm; }
.data .party { flex: 1; } .data .details { width: 50mm; flex: none; }
.data p { margin: 0; display: flex; } .data b { width: 19mm; flex: none; font-size: 6.2pt; }
.rx { display: flex; gap: 3mm; align-items: center; border: .2mm solid #00798c; border-radius: 1mm; padding: .4mm 1.5mm; margin-bottom: 1mm;
  font-size: 6.2pt; }
.rx table { flex: none; } .rx th, .rx td { padding: .1mm 2mm; text-align: center; border-left: .15mm solid #9bc; }
.rx th { font-size: 5.8pt; color: #00798c; } .rx th:first-child, .rx td:first-child { border-left: 0; font-weight: bold; }
.goods { width: 100%; table-layout: fixed; }
.goods th { background: #00798c; color: #fff; font-size: 6pt; padding: .5mm 1mm; text-align: left; }
.goods td { padding: .4mm 1mm; vertical-align: top; border-bottom: .12mm dotted #7a8b94; }
.goods th.r, .goods td.r { text-align: right; white-space: nowrap; } .goods th.c, .goods td.c { text-align: center; }
.goods td.closing { border: 0; padding: 1.2mm 0 0; } .goods tr:has(> .closing) { break-before: avoid; }
.closing td { border: 0; }
.goods small { display: block; font-size: 5.5pt; color: #445; white-space: pre; padding-left: 2mm; line-height: 1.15; }
.close { display: flex; gap: 3mm; align-items: flex-start; }
.close .qr { flex: none; }
.close .text { flex: 1; font-size: 6.1pt; } .close p { margin: 0 0 .45mm; }
.text .son { font-size: 6.6pt; font-weight: bold; }
.sums { width: 55mm; flex: none; }
.sums td { padding: .25mm 1mm; } .sums td:nth-child(2) { width: 8mm; } .sums td:last-child { text-align: right; white-space: nowrap; }
.sums .total td { background: #e0f0f2; font-weight: bold; font-size: 8.4pt; border-top: .25mm solid #00798c; }
.small { font-size: 5.4pt; color: #333; border-top: .2mm solid #00798c; margin-top: 1mm; padding-top: .5mm; }
.stub { margin-top: 1.2mm; border-top: .25mm dashed #555; padding-top: .6mm; font-size: 5.8pt; }
`;
