/** Courier: captions over the values in a strip of cells, amounts summed in a strip at the foot. */
export const COURIER_CSS = `
i[data-qr] { flex: none; }
body { font: 8.4pt 'Liberation Sans', Arial, sans-serif; color: #1d1d1d; }
.top { display: grid; grid-template-columns: 1fr 70mm; }
.firm { border-left: 5mm solid #f2a900; padding-left: 3mm; line-height: 1.4; } .firm b { font-size: 13pt; display: block; }
.doc { background: #2d2d2d; color: #fff; padding: 3mm; line-height: 1.5; } .doc b { font-size: 12pt; display: block; }
.strip { display: flex; flex-wrap: wrap; margin-top: 3mm; border: 1px solid #888; }
.strip div { flex: 1 1 22%; padding: 1mm 2mm; border: 0.5px solid #ccc; min-width: 32mm; } .strip .w { flex-basis: 47%; }
.strip small { display: block; color: #777; font-size: 6.6pt; } .band { background: #f2a900; padding: 0.8mm 2mm; margin-top: 3mm; font-weight: bold; font-size: 7.8pt; }
.band + .strip { margin-top: 0; }
.rows { width: 100%; margin-top: 3mm; font-size: 7.8pt; } .rows th { background: #2d2d2d; color: #fff; padding: 1.2mm; font-weight: normal; text-align: left; }
.rows td { padding: 1mm 1.2mm; border-bottom: 1px solid #ddd; vertical-align: top; } .rows .r { text-align: right; white-space: nowrap; }
.words { margin: 3mm 0 2mm; } .sums { display: flex; border: 1px solid #2d2d2d; } .sums div { flex: 1; text-align: right; padding: 1mm 2mm; border-right: 1px solid #bbb; white-space: nowrap; }
.sums small { display: block; font-size: 6.6pt; color: #666; } .sums .total { background: #f2a900; font-weight: bold; font-size: 10.5pt; border-right: 0; }
.end { display: flex; gap: 4mm; margin-top: 4mm; align-items: flex-start; } .end > div { flex: 1; font-size: 7.2pt; line-height: 1.45; }
.banks td, .banks th { border: 1px solid #bbb; padding: 0.6mm 2mm; font-size: 7pt; text-align: left; }
.more { font-size: 7.8pt; margin-top: 2mm; line-height: 1.5; }
`;
