export const FREIGHT_CSS = `
body { font: 8.2pt/1.3 'Liberation Sans Narrow', 'Liberation Sans', sans-serif; }
.top { display: flex; justify-content: space-between; border-bottom: .8mm double #0b3d2e; padding-bottom: 2mm; margin-bottom: 3mm; } .top h2 { margin: 0; font-size: 14pt; color: #0b3d2e; } .top div { max-width: 190mm; } .top i { align-self: flex-end; text-align: right; font-size: 8pt; }
.sheet { display: flex; gap: 5mm; } aside { width: 76mm; flex: none; } .id { border: .6mm solid #0b3d2e; text-align: center; font-weight: bold; font-size: 11.5pt; padding: 2mm; line-height: 1.45; }
.main { flex: 1; }
h3 { font-size: 8pt; margin: 2.5mm 0 1mm; background: #dfeae5; padding: .5mm 1.5mm; } p { margin: 0 0 1mm; } aside p { padding: 0 1.5mm; }
dl { display: grid; grid-template-columns: 28mm 1fr; margin: 0; padding: 0 1.5mm; } dt { color: #444; } dd { margin: 0; font-weight: bold; }
.rows { width: 100%; } .rows th { background: #0b3d2e; color: #fff; padding: 1mm 1.5mm; text-align: left; } .rows td { padding: .8mm 1.5mm; vertical-align: top; } .rows tbody tr:nth-child(even) { background: #f3f7f5; } .rows .name { width: 48%; } .g { border-left: .15mm solid #9ab; min-width: 22mm; }
td.n, th.n { text-align: right !important; white-space: nowrap; } .rows tbody { border-bottom: .3mm solid #0b3d2e; }
.under { display: flex; gap: 5mm; margin-top: 3mm; } .notes { flex: 1; } .spot { border: .2mm solid #666; padding: 1mm; } .sums { width: 66mm; align-self: flex-start; } .sums td { padding: .6mm 1.5mm; border: .15mm solid #9ab; } .total { font-weight: bold; font-size: 10pt; }
.end { display: flex; gap: 4mm; align-items: center; margin-top: 3mm; font-size: 7.5pt; }`;
