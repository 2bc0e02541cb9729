export const POWER_CSS = `
body { font: 8.3pt/1.35 'DejaVu Sans Condensed', 'DejaVu Sans', sans-serif; color: #222; }
.head { display: flex; gap: 4mm; align-items: center; } .mark svg { width: 17mm; height: 17mm; } .mark circle { fill: #f6a800; } .mark path { fill: #fff; } .house { flex: 1; } .house b { font-size: 12pt; color: #00498f; }
.no { text-align: center; border: .4mm solid #00498f; border-radius: 3mm; padding: 3mm; width: 62mm; font-size: 9pt; } .no b { font-size: 11pt; }
.band { display: flex; margin: 5mm 0; border: .4mm solid #00498f; border-radius: 3mm; overflow: hidden; } .band > div { padding: 2.5mm 3mm; } .who { flex: 1; } .key { background: #e8f0f8; width: 32mm; text-align: center; border-left: .2mm solid #fff; } .pay { background: #00498f; color: #fff; width: 46mm; text-align: center; }
small { display: block; font-size: 6.8pt; } .key b, .pay b { display: block; margin-bottom: 1.5mm; font-size: 9.5pt; } .pay .big { font-size: 15pt; margin: 0; } .small { font-size: 7pt; margin-top: 2mm; }
.cols { display: flex; gap: 6mm; } .cols > div { flex: 1; } h3 { margin: 0 0 1.5mm; font-size: 9pt; color: #00498f; border-bottom: .5mm solid #f6a800; } h3 span { float: right; }
.facts, .read, .charges { width: 100%; margin-bottom: 4mm; } .facts td:first-child { color: #555; width: 34mm; } .read th { font-size: 7pt; background: #e8f0f8; } .read td, .read th { border: .15mm solid #9bb4cf; padding: .5mm 1mm; }
.charges td { padding: .7mm 0; } .n { text-align: right; white-space: nowrap; } .line td { border-top: .3mm solid #00498f; } .strong td { font-weight: bold; }
.warn { color: #b00020; font-weight: bold; } .chart { width: 100%; } .chart rect { fill: #7ea6d0; } .chart rect:last-of-type { fill: #f6a800; } .chart path { stroke: #333; stroke-width: .5; } .chart text { font-size: 5.5px; text-anchor: middle; }
.notices { display: flex; gap: 6mm; margin-top: 6mm; font-size: 7.4pt; } .notices p { flex: 1; margin: 0; background: #f5f5f0; padding: 2mm; } .qr { text-align: center; margin-top: 3mm; font-size: 7pt; }
.stub { border-top: .3mm dashed #000; margin-top: 10mm; padding-top: 4mm; display: flex; gap: 5mm; font-size: 7.8pt; } .stub > div { flex: 1; } .bars { text-align: center; } .bars b { display: inline-block; height: 10mm; background: #000; margin-right: 1.5px; } .stub .n b { font-size: 12pt; }`;
