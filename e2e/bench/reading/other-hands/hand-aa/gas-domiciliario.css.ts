export const CSS = `
body { font: 7.6pt/1.25 'Liberation Sans', Arial, sans-serif; color: #1d2b36; }
.front { height: 276mm; display: flex; flex-direction: column; }
.head { display: flex; gap: 5mm; align-items: flex-start; border-bottom: .8mm solid #f08a00; padding-bottom: 2mm; }
.logo { width: 43mm; flex: none; color: #00497a; font-size: 15pt; font-weight: bold; display: flex; align-items: center; gap: 1.5mm;
  line-height: 1; padding-top: 2mm; white-space: nowrap; }
.logo i { flex: none; width: 7mm; height: 9mm; background: #f08a00; border-radius: 50% 50% 50% 50% / 70% 70% 35% 35%; transform: skewX(-8deg); }
.who { flex: 1; min-width: 0; font-size: 6.9pt; } .who p { margin: 0 0 .4mm; } .who b { font-size: 8.2pt; }
.paper { width: 58mm; flex: none; border: .3mm solid #00497a; border-radius: 1.5mm; text-align: center; padding: 1.2mm; font-size: 8pt; }
.paper b { display: block; font-size: 9pt; color: #00497a; margin: .5mm 0; }
.top { display: flex; gap: 3mm; margin: 2.5mm 0; }
.client { flex: 1; min-width: 0; background: #eef4f8; border-radius: 1.5mm; padding: 2mm 2.5mm; }
.client h1 { font-size: 9.2pt; margin: 0 0 1mm; line-height: 1.2; }
.pair { display: flex; margin: .3mm 0; } .pair b { width: 29mm; flex: none; font-weight: normal; color: #4c6372; }
.pay { width: 70mm; flex: none; display: grid; grid-template-columns: 1fr 1fr; gap: 1.5mm; text-align: center; }
.pay div { border: .3mm solid #00497a; border-radius: 1.5mm; padding: 1.2mm; font-weight: bold; font-size: 9.5pt; }
.pay small { display: block; font-weight: normal; font-size: 6.6pt; color: #4c6372; }
.pay .due { grid-column: 1 / 3; background: #00497a; color: #fff; font-size: 15pt; } .pay .due small { color: #cfe2ef; font-size: 7.4pt; }
h2 { background: #00497a; color: #fff; font-size: 7.6pt; margin: 0 0 1mm; padding: .8mm 2mm; border-radius: 1mm; }
.middle { display: flex; gap: 4mm; }
.middle > div:first-child { flex: 1.2; min-width: 0; } .middle > div:last-child { flex: 1; min-width: 0; }
.bill, .meter { width: 100%; margin-bottom: 2mm; }
.bill td, .bill th, .meter td { padding: .7mm 1.5mm; border-bottom: .2mm solid #d5e0e7; }
.bill th { text-align: left; font-size: 6.8pt; color: #4c6372; } .bill td:last-child, .bill th:last-child { text-align: right; }
.bill .sub td { border-bottom: 0; } .bill .total td { border-top: .4mm solid #00497a; font-weight: bold; font-size: 9.5pt; }
.meter td:last-child { text-align: right; } .meter td { font-size: 7.1pt; }
.chart { display: flex; align-items: flex-end; gap: 1mm; height: 33mm; border-bottom: .3mm solid #4c6372; }
.chart div { flex: 1; text-align: center; font-size: 4.9pt; } .chart i { display: block; background: #9cc0d8; margin-top: .3mm; }
.chart div:last-child i { background: #f08a00; }
.axis { display: flex; gap: 1mm; font-size: 4.7pt; text-align: center; margin: .8mm 0 2mm; } .axis span { flex: 1; line-height: 1.1; }
.note { border: .3mm dashed #f08a00; border-radius: 1.5mm; padding: 1.5mm 2mm; margin: 1mm 0 2mm; font-size: 7.2pt; }
.words { margin: 0 0 1.5mm; }
.where { display: grid; grid-template-columns: repeat(4, 1fr); gap: 1.5mm; font-size: 6.5pt; }
.where div { border: .2mm solid #b9cdd9; border-radius: 1mm; padding: 1mm; } .where b { display: block; color: #00497a; }
.legal { display: flex; gap: 3mm; align-items: center; font-size: 6.3pt; margin: 2mm 0; } .legal p { margin: 0 0 .4mm; }
.stub { margin-top: auto; border-top: .35mm dashed #333; padding-top: 1mm; }
.stub .cut { font-size: 6pt; text-align: center; color: #555; margin: 0 0 1mm; }
.stub .cells { display: grid; grid-template-columns: 1.2fr .9fr 1.1fr 1fr 1.1fr; border: .25mm solid #00497a; }
.stub .cells div { padding: 1mm 1.5mm; border-right: .2mm solid #00497a; font-weight: bold; font-size: 8.4pt; }
.stub .cells div:last-child { border: 0; background: #eef4f8; } .stub small { display: block; font-weight: normal; font-size: 6.2pt; color: #4c6372; }
.stub .foot { display: flex; justify-content: space-between; align-items: flex-end; margin-top: 1.5mm; font-size: 7pt; }
.bars { display: flex; height: 10mm; } .bars i { background: #000; margin-right: .3mm; }
.code { font: 6.5pt 'DejaVu Sans Mono', monospace; text-align: center; margin-top: .6mm; }
.banner { display: flex; gap: 4mm; align-items: center; background: #fdf1df; border-radius: 1.5mm; padding: 2mm 4mm; font-size: 7.4pt; }
.banner b { font-size: 11pt; color: #00497a; flex: none; }
.back { break-before: page; font-size: 8pt; } .back h2 { margin-top: 4mm; } .back dt { font-weight: bold; margin-top: 1mm; }
.back dd { margin: 0; } .back p { margin: 1mm 0; } .back .fine { font-size: 6.5pt; margin-top: 5mm; text-align: center; }
`;
