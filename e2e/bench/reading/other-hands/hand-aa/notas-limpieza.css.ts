export const CSS = `
@page { @bottom-left { content: 'Emitido a través de proveedor de servicios electrónicos autorizado por SUNAT';
  font: 6pt Arial, sans-serif; color: #555; }
  @bottom-right { content: 'Página ' counter(page) ' de ' counter(pages); font: 6.5pt Arial, sans-serif; color: #333; } }
body { font: 7.6pt/1.25 'Liberation Sans', Arial, sans-serif; color: #111; }
.head { display: flex; gap: 4mm; align-items: flex-start; margin-bottom: 2mm; }
.logo { width: 22mm; height: 24mm; flex: none; position: relative; }
.logo i { position: absolute; left: 3mm; top: 3mm; width: 16mm; height: 16mm; background: #0b8a9a; border-radius: 0 60% 60% 60%;
  transform: rotate(45deg); }
.logo b { position: absolute; left: 0; right: 0; top: 7mm; text-align: center; font-size: 15pt; color: #fff; }
.who { flex: 1; min-width: 0; }
.who h1 { font-size: 11.5pt; line-height: 1.2; margin: 0 0 .8mm; color: #0b5c68; }
.who p { margin: 0 0 .4mm; font-size: 7pt; }
.who .line { font-style: italic; }
.paper { width: 66mm; flex: none; border: .5mm solid #0b5c68; text-align: center; font-weight: bold; }
.paper div { padding: 1.6mm 1mm; font-size: 11pt; }
.paper .kind { background: #0b5c68; color: #fff; font-size: 11.5pt; }
.box { border: .25mm solid #0b5c68; display: flex; margin-bottom: 1.6mm; padding: 1mm 1.5mm; gap: 4mm; }
.box > div:first-child { flex: 1.55; min-width: 0; } .box > div:last-child { flex: 1; min-width: 0; }
.pair { display: flex; margin: .35mm 0; }
.pair b { width: 23mm; flex: none; } .pair span { min-width: 0; }
.changed { width: 100%; table-layout: fixed; margin-bottom: 1.6mm; }
.changed caption { text-align: left; font-weight: bold; font-size: 7pt; padding: 0 0 .5mm; color: #0b5c68; }
.changed th, .changed td { border: .2mm solid #0b5c68; padding: .6mm 1mm; text-align: center; font-size: 7pt; }
.changed th { background: #dff0f2; }
.goods { width: 100%; table-layout: fixed; border-bottom: .3mm solid #0b5c68; }
.goods th { background: #0b5c68; color: #fff; font-size: 6.8pt; padding: 1mm .6mm; line-height: 1.1; }
.goods td { padding: .7mm 1mm; vertical-align: top; border-left: .2mm solid #9cc3c8; text-align: right; font-size: 7.2pt; }
.goods td:last-child { border-right: .2mm solid #9cc3c8; }
.goods tbody tr:nth-child(even) td { background: #f3f9fa; }
.goods .c { text-align: center; } .goods .l { text-align: left; }
.goods small { display: block; font-size: 6.1pt; color: #444; white-space: pre; }
.words { border: .2mm solid #9cc3c8; padding: 1mm 1.5mm; margin: 1.5mm 0; }
.close { display: flex; gap: 5mm; align-items: flex-start; }
.close .left { flex: 1; min-width: 0; } .close p { margin: 0 0 .8mm; }
.symbol { display: flex; gap: 3mm; margin-top: 2mm; font-size: 6.7pt; }
.sums { width: 74mm; flex: none; }
.sums td { border: .2mm solid #9cc3c8; padding: .6mm 1.2mm; } .sums td:first-child { background: #eef7f8; white-space: nowrap; }
.sums .cur { width: 12mm; border-right: 0; } .sums td:last-child { text-align: right; border-left: 0; width: 25mm; }
.sums .total td { background: #0b5c68; color: #fff; font-weight: bold; font-size: 9pt; }
.banks { font-size: 6.7pt; margin-top: 2mm; }
.signs { display: flex; gap: 14mm; margin: 13mm 10mm 0; }
.signs div { flex: 1; border-top: .2mm solid #333; text-align: center; font-size: 6.8pt; padding-top: .6mm; }
.legal { margin-top: 2.5mm; border-top: .2mm solid #9cc3c8; padding-top: 1mm; font-size: 6.4pt; color: #333; text-align: center; }
.legal p { margin: 0 0 .4mm; }
`;
