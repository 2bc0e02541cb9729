export const WORKSHOP_CSS = `
body { font: 8pt/1.25 'Liberation Sans', sans-serif; padding: 0 .6mm; }
td { vertical-align: top; } .head { width: 100%; } .head .id { width: 68mm; border: .5mm solid #000; text-align: center; font-size: 11pt; font-weight: bold; padding: 3mm 1mm; vertical-align: middle; }
.house { font: bold 13pt 'Liberation Serif', serif; color: #8b1a1a; } .kind { background: #8b1a1a; color: #fff; margin: 1.5mm 0; padding: 1mm; font-size: 10pt; }
.grid { width: 100%; margin-top: 2mm; border: .3mm solid #000; } .grid td, .grid th { border: .15mm solid #777; padding: .6mm 1.2mm; } .grid .l { background: #eee; font-weight: bold; white-space: nowrap; width: 26mm; }
.grid td:nth-child(4) { white-space: nowrap; } .car td { white-space: normal !important; } .car th { background: #eee; font-size: 7pt; } .car td { text-align: center; }
.rows { width: 100%; margin-top: 2mm; } .rows th { background: #8b1a1a; color: #fff; padding: 1mm; } .rows td { padding: .5mm 1mm; } .rows .name { width: 50%; }
.section td { font-weight: bold; text-decoration: underline; padding-top: 1.5mm; } .part td { border-top: .2mm dashed #000; font-weight: bold; text-align: right; padding-bottom: 1.5mm; }
.n { text-align: right; white-space: nowrap; } .c { text-align: center; } .words { border: .3mm solid #000; padding: 1mm 2mm; margin: 3mm 0 1mm; font-weight: bold; }
.bottom { width: 100%; } .bottom > tbody > tr > td { border: .3mm solid #000; padding: 1mm 2mm; } .q { width: 27mm; text-align: center; } .sum { width: 62mm; } .sum table { width: 100%; } .sum tr tr:last-child, .sum table { font-weight: bold; }
.sign { display: flex; justify-content: space-around; margin-top: 16mm; } .sign span { border-top: .3mm solid #000; width: 45mm; text-align: center; padding-top: .5mm; } .legal { margin-top: 3mm; font-size: 7pt; text-align: center; }`;
