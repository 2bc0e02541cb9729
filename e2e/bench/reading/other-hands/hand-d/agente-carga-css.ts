/** Two languages in every caption; the file's references in a ruled grid. */
export const AGENT_CSS = `
i[data-qr] { flex: none; }
body { font: 8.3pt 'Liberation Sans', Helvetica, sans-serif; color: #0e1a2b; }
.top { display: flex; justify-content: space-between; align-items: flex-end; border-bottom: 1px solid #0e1a2b; padding-bottom: 2mm; }
.top .doc { text-align: left; line-height: 1.3; } .top .doc b { font-size: 15pt; } .top .doc em { font-style: normal; color: #66748a; }
.top .firm { text-align: right; width: 104mm; line-height: 1.4; font-size: 7.8pt; } .top .firm b { font-size: 11.5pt; display: block; }
.cols { display: grid; grid-template-columns: 1fr 82mm; gap: 5mm; margin: 3mm 0; }
.to h5, .facts h5 { margin: 0 0 1mm; font-size: 7.2pt; background: #0e1a2b; color: #fff; padding: 0.8mm 1.5mm; font-weight: normal; }
.to p { margin: 0; line-height: 1.45; padding: 0 1.5mm; }
.facts table { width: 100%; } .facts td { padding: 0.5mm 1.5mm; vertical-align: top; } .facts td:first-child { width: 42mm; color: #66748a; }
.refs { width: 100%; margin-bottom: 3mm; } .refs td { border: 0.5px solid #8c98aa; padding: 0.7mm 1.5mm; width: 25%; vertical-align: top; }
.refs small { display: block; color: #66748a; font-size: 6.4pt; }
.lines { width: 100%; font-size: 7.8pt; } .lines th { border-top: 1px solid #0e1a2b; border-bottom: 1px solid #0e1a2b; padding: 0.8mm 1mm; text-align: left; line-height: 1.2; }
.lines th i { font-weight: normal; color: #66748a; display: block; } .lines td { padding: 0.8mm 1mm; vertical-align: top; border-bottom: 0.5px dotted #8c98aa; }
.lines .r { text-align: right; white-space: nowrap; }
.after { display: flex; justify-content: space-between; gap: 6mm; margin-top: 3mm; }
.after .l { flex: 1; font-size: 7.6pt; line-height: 1.5; } .sums { width: 84mm; } .sums td { padding: 0.6mm 1mm; } .sums td:last-child { text-align: right; white-space: nowrap; }
.sums .total td { border-top: 1px solid #0e1a2b; border-bottom: 3px double #0e1a2b; font-weight: bold; font-size: 10pt; }
.banks { width: 100%; margin-top: 4mm; font-size: 7.2pt; } .banks th, .banks td { border: 0.5px solid #8c98aa; padding: 0.6mm 1.5mm; text-align: left; }
.end { display: flex; gap: 4mm; margin-top: 3mm; font-size: 6.9pt; line-height: 1.4; color: #3a4658; }
`;
