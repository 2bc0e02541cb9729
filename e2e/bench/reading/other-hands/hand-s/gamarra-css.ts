/** Half a sheet of a cheap web biller: a coloured band, thin lines, small letters. */
export const gamarraCss = (colour: string): string => `
body { font: 7.2pt 'DejaVu Sans Condensed', 'Liberation Sans', sans-serif; color: #222; }
.head { display: flex; gap: 3mm; align-items: stretch; }
.firm { flex: 1; text-align: center; line-height: 1.35; font-size: 6.6pt; }
.firm b { display: block; font-size: 10.5pt; color: ${colour}; line-height: 1.15; margin-bottom: .5mm; }
.firm em { display: block; font-style: normal; font-weight: bold; font-size: 6.2pt; margin-bottom: .6mm; }
.tag { width: 13mm; height: 13mm; flex: none; border-radius: 50%; background: ${colour}; position: relative; }
.tag::before { content: ''; position: absolute; left: 3mm; right: 3mm; top: 4.6mm; bottom: 2.6mm; background: #fff; border-radius: .6mm; }
.tag::after { content: ''; position: absolute; left: 4.6mm; right: 4.6mm; top: 2.2mm; height: 4mm; border: .7mm solid #fff; border-bottom: 0; border-radius: 3mm 3mm 0 0; }
.ruc { width: 45mm; flex: none; align-self: flex-start; border: .35mm solid ${colour}; text-align: center; font-weight: bold; font-size: 8.6pt; }
.ruc div { padding: 1.3mm .5mm; } .ruc .kind { background: ${colour}; color: #fff; }
.who { display: flex; gap: 3mm; margin: 2.5mm 0 2mm; padding: 1.3mm 0; border-top: .3mm solid ${colour}; border-bottom: .3mm solid ${colour}; }
.who table { flex: 1; align-self: flex-start; } .who table + table { flex: 0 0 49mm; }
.who td { padding: .25mm 1mm .25mm 0; vertical-align: top; } .who td:first-child { font-weight: bold; white-space: nowrap; width: 1%; }
table.rows { width: 100%; }
.rows th { background: ${colour}; color: #fff; font-size: 6.6pt; padding: 1mm; text-align: left; }
.rows td { padding: .8mm 1mm; border-bottom: .15mm solid #bbb; vertical-align: top; }
.rows th.n, td.n { text-align: right; white-space: nowrap; }
.after { display: flex; gap: 3mm; margin-top: 1.5mm; align-items: flex-start; }
.notes { flex: 1; line-height: 1.45; } .notes > div { margin-bottom: 1mm; }
.dues { margin-bottom: 1.2mm; } .dues td, .dues th { border: .15mm solid #999; padding: .3mm 1.5mm; font-size: 6.6pt; }
.sums { width: 56mm; flex: none; } .sums td { padding: .45mm 1mm; } .sums td:first-child { text-align: right; }
.sums tr:last-child td { font-weight: bold; font-size: 8.6pt; border-top: .3mm solid ${colour}; }
.words { margin-top: 1.5mm; font-weight: bold; }
.pay { border: .2mm dashed #777; padding: 1.2mm 2mm; margin-top: 2mm; line-height: 1.5; }
.foot { display: flex; gap: 3mm; align-items: center; margin-top: 2mm; font-size: 6pt; line-height: 1.45; }
.foot .thanks { font-size: 7pt; font-weight: bold; }
`;
