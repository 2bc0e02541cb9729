export const CSS = `
@page { @bottom-right { content: 'Pag. ' counter(page) ' de ' counter(pages); font: 6.5pt 'Liberation Sans', 'DejaVu Sans Condensed', Arial; } }
body { font: 7.6pt/1.22 'Liberation Sans Narrow', 'Arial Narrow', 'DejaVu Sans Condensed', sans-serif; color: #000; padding-right: .4mm; }
.frame { width: 100%; table-layout: fixed; }
.frame > thead > tr > td, .frame > tbody > tr > td { padding: 0; }
.frame > tbody > tr { break-inside: auto; }
.head { display: flex; gap: 4mm; margin-bottom: 1.5mm; }
.who { flex: 1; }
.who h1 { font: bold 13pt/1.1 'Liberation Serif', 'Times New Roman', serif; margin: 0 0 .6mm; }
.who .lema { font-style: italic; font-size: 7pt; margin-bottom: .8mm; }
.who p { margin: 0; font-size: 7pt; }
.ruc { width: 64mm; border: .35mm solid #000; text-align: center; font-weight: bold; font-size: 11.5pt; line-height: 1.55;
  padding: 2mm 1mm; align-self: flex-start; }
.ruc div:nth-child(2) { background: #d9d9d9; }
.client { border: .25mm solid #000; padding: 1mm 1.5mm; margin-bottom: 1.2mm; }
.client p { margin: 0; display: flex; }
.client b { flex: none; width: 24mm; white-space: nowrap; }
.client .two { display: flex; justify-content: space-between; }
.client .two p:last-child b { width: 20mm; }
.client .two p:last-child { width: 48mm; }
.strip { width: 100%; table-layout: fixed; margin-bottom: 1.2mm; }
.strip th { border: .25mm solid #000; background: #d9d9d9; font-size: 6.2pt; padding: .4mm; }
.strip td { border: .25mm solid #000; text-align: center; font-size: 7pt; padding: .6mm .3mm; height: 5mm; overflow-wrap: anywhere; }
.goods { width: 100%; table-layout: fixed; }
.goods th { border: .25mm solid #000; background: #d9d9d9; font-size: 6.5pt; padding: .7mm .4mm; }
.goods td { border-left: .25mm solid #000; border-right: .25mm solid #000; padding: .45mm 1mm; vertical-align: top; }
.goods tbody tr:last-child td { border-bottom: .25mm solid #000; }
.goods .r { text-align: right; white-space: nowrap; } .goods .c { text-align: center; }
.foot { margin-top: 1.2mm; }
.son { border: .25mm solid #000; padding: .8mm 1.5mm; margin-bottom: 1.2mm; }
.obs { margin: 0 0 1.2mm; padding: 0 1.5mm; }
.sums { width: 100%; table-layout: fixed; margin-bottom: 1.4mm; }
.sums th { border: .25mm solid #000; background: #d9d9d9; font-size: 6.1pt; padding: .4mm .2mm; }
.sums td { border: .25mm solid #000; text-align: right; padding: .8mm 1mm; font-size: 7.8pt; white-space: nowrap; }
.sums .big { font-weight: bold; font-size: 8.6pt; }
.boxes { display: flex; gap: 1.5mm; margin-bottom: 1.4mm; align-items: stretch; }
.boxes > div { flex: 1; border: .25mm solid #000; padding: .8mm 1.2mm; font-size: 7pt; }
.boxes h2 { font-size: 6.6pt; margin: 0 0 .6mm; text-decoration: underline; }
.boxes p { margin: 0; display: flex; justify-content: space-between; gap: 2mm; }
.boxes table { width: 100%; } .boxes th { font-size: 6.4pt; text-align: left; } .boxes .r { text-align: right; }
.end { display: flex; gap: 3mm; align-items: flex-start; font-size: 6.5pt; }
.end .text { flex: 1; } .end p { margin: 0 0 .5mm; }
.end table { font-size: 6.5pt; margin-bottom: .8mm; } .end th, .end td { border: .2mm solid #555; padding: .25mm 1.2mm; }
.got { width: 46mm; border: .25mm solid #000; padding: 1mm 1.5mm; height: 26mm; font-size: 6.4pt; position: relative; }
.got span { position: absolute; bottom: 1mm; left: 1.5mm; }
`;
