export const CSS = `
body { width: 80mm; font: 7.7pt/1.24 'Liberation Mono', 'Courier New', monospace; color: #000; padding: 4mm 3.5mm 8mm; }
.c { text-align: center; }
.logo { font: 900 17pt/1 'Liberation Sans', Arial, sans-serif; letter-spacing: -.3mm; text-transform: lowercase;
  background: #000; color: #fff; padding: 1.6mm 2mm; border-radius: 2mm; margin: 0 6mm 2mm; }
p { margin: 0; overflow-wrap: break-word; }
.kind { font-weight: bold; font-size: 9pt; margin-top: 1.5mm; }
.rule { border-top: .3mm dashed #000; margin: 1.2mm 0; }
.two { display: flex; justify-content: space-between; gap: 2mm; }
table { width: 100%; table-layout: fixed; }
td, th { padding: 0; font-weight: normal; text-align: right; vertical-align: top; white-space: nowrap; }
th { border-bottom: .3mm dashed #000; padding-bottom: .6mm; }
th.l, td.l { text-align: left; }
td.name { white-space: normal; text-align: left; padding-top: .5mm; }
.sums td.l { white-space: normal; }
.total td { font-weight: bold; font-size: 10.5pt; padding: .6mm 0; }
.qr { text-align: center; margin: 2mm 0 1mm; }
.small { font-size: 6.7pt; }
.loud { font-weight: bold; margin-top: 1.5mm; }
`;
