export const CSS = `
@page { @bottom-left { content: 'SGL Despachos v7.2'; font: 6.3pt 'Liberation Sans', Arial; }
  @bottom-right { content: 'Hoja ' counter(page) ' de ' counter(pages); font: 6.3pt 'Liberation Sans', Arial; } }
body { font: 7.6pt/1.25 'Liberation Sans', Arial, sans-serif; color: #000; padding-right: .3mm; }
p { margin: 0 0 .4mm; }
.top { display: flex; gap: 4mm; margin-bottom: 2mm; }
.drop { width: 19mm; height: 23mm; flex: none; background: #0b7a4b; border-radius: 9.5mm 9.5mm 3mm 3mm; color: #fff; text-align: center;
  font: italic bold 22pt/23mm 'Liberation Serif', serif; }
.who { flex: 1; font-size: 6.9pt; } .who h1 { font-size: 10.5pt; line-height: 1.15; margin: 0 0 .8mm; }
.number { width: 66mm; flex: none; border: .45mm solid #0b7a4b; text-align: center; font-weight: bold; font-size: 10.5pt; line-height: 1.45; padding: 2mm 1mm; }
.number big { font-size: 12pt; }
.bar { background: #0b7a4b; color: #fff; font-weight: bold; font-size: 7pt; padding: .4mm 1.5mm; }
.block { border: .25mm solid #0b7a4b; margin-bottom: 1.5mm; }
.in { padding: .8mm 1.5mm; display: grid; grid-template-columns: 1fr 1fr; column-gap: 5mm; }
.in.three { grid-template-columns: 1.15fr 1fr 1fr; }
.three .f b { width: 27mm; }
.wide { grid-column: 1 / -1; }
.f { display: flex; margin: 0 0 .3mm; } .f b { width: 35mm; flex: none; font-size: 6.9pt; padding-top: .15mm; }
.f span { flex: 1; overflow-wrap: anywhere; }
.ends { display: grid; grid-template-columns: 1fr 1fr; column-gap: 1.5mm; }
.ends .in { display: block; min-height: 12mm; }
.goods { width: 100%; margin-bottom: 1.5mm; border: .25mm solid #0b7a4b; }
.goods th { background: #0b7a4b; color: #fff; font-size: 6.6pt; padding: .7mm 1mm; text-align: right; white-space: nowrap; }
.goods td { padding: .45mm 1mm; text-align: right; vertical-align: top; white-space: nowrap; border-bottom: .1mm solid #b9cfc5; }
.goods .l { text-align: left; } .goods .c { text-align: center; } .goods .name { text-align: left; white-space: normal; }
.signs { display: flex; gap: 8mm; margin-top: 13mm; text-align: center; font-size: 6.5pt; }
.signs div { flex: 1; border-top: .2mm solid #000; padding-top: .5mm; }
.small { font-size: 6.3pt; margin-top: 2mm; }
`;
