/** Of the operator's bill; `main` is the house colour, `soft` its tint. */
export const operatorCss = (main: string, soft: string): string => `
@page { @bottom-right { content: 'Hoja ' counter(page) '/' counter(pages); font: 6.5pt 'DejaVu Sans'; color: #555; } }
body { font: 7.6pt/1.32 'DejaVu Sans Condensed', 'DejaVu Sans', sans-serif; color: #222; }
.top { display: flex; justify-content: space-between; align-items: flex-start; }
.brand { font: bold 27pt/1 'DejaVu Sans'; color: ${main}; letter-spacing: -1.5pt; }
.brand i { display: inline-block; width: 7mm; height: 7mm; border-radius: 50%; border: 2.4mm solid ${main}; border-right-color: ${soft}; margin-right: 1.6mm; }
.brand small { display: block; font: 8pt 'DejaVu Sans'; letter-spacing: 0; color: #555; }
.legal { text-align: right; font-size: 6.7pt; width: 78mm; }
.legal b { font-size: 8.4pt; }
.number { margin-top: 2mm; padding: 1.4mm 3mm; background: ${soft}; border-left: 1.6mm solid ${main}; display: flex; justify-content: space-between; font-size: 9.4pt; font-weight: bold; }
.cols { display: grid; grid-template-columns: 1fr 82mm; gap: 6mm; margin-top: 4mm; }
.window { min-height: 27mm; padding-top: 2mm; font-size: 8.2pt; }
.window b { font-size: 9pt; }
.ids { margin-top: 2mm; font-size: 7.4pt; }
.ids td { padding-right: 4mm; }
.pay { border-radius: 3mm; background: ${main}; color: #fff; padding: 3mm 4mm; }
.pay .due { display: flex; justify-content: space-between; align-items: baseline; }
.pay .due b { font-size: 19pt; }
.pay .due span { font-size: 9pt; }
.pay table { width: 100%; margin-top: 2mm; border-top: 0.4pt solid #fff; }
.pay td { padding-top: 0.8mm; }
.pay td:last-child { text-align: right; font-weight: bold; white-space: nowrap; }
h3 { font: bold 9pt 'DejaVu Sans'; color: ${main}; margin: 4mm 0 1mm; border-bottom: 0.8pt solid ${main}; padding-bottom: 0.6mm; }
.list { width: 100%; }
.list th { text-align: left; font-size: 6.8pt; color: #555; padding: 0.8mm 1mm; background: ${soft}; }
.list td { padding: 0.7mm 1mm; border-bottom: 0.3pt solid #ccc; }
.list .n { text-align: right; white-space: nowrap; }
.list tr.sub td { border-bottom: 0; }
.list tr.end td { font-weight: bold; font-size: 9pt; border-top: 0.8pt solid ${main}; border-bottom: 0; color: ${main}; }
.words { margin-top: 1mm; font-size: 7pt; }
.debt { border: 0.8pt solid ${main}; border-radius: 2mm; padding: 1.6mm 2.4mm; margin-top: 3mm; }
.bars { display: flex; align-items: flex-end; gap: 3mm; height: 27mm; padding-top: 2mm; }
.bars div { flex: 1; text-align: center; font-size: 6pt; }
.bars i { display: block; background: ${main}; opacity: 0.75; margin: 0.6mm 1.5mm; }
.small { font-size: 6.5pt; color: #444; text-align: justify; }
.sign { display: grid; grid-template-columns: 27mm 1fr; gap: 4mm; margin-top: 4mm; break-inside: avoid; }
.stub { margin-top: 4mm; border-top: 1pt dashed #777; padding-top: 2mm; display: grid; grid-template-columns: 1.5fr 1fr 1fr 1fr; gap: 3mm; font-size: 7pt; break-inside: avoid; }
.stub b { display: block; font-size: 8.6pt; }
.code { height: 9mm; margin-top: 1.4mm; background: repeating-linear-gradient(90deg, #000 0 0.4mm, #fff 0.4mm 0.9mm, #000 0.9mm 1.7mm, #fff 1.7mm 2.1mm); width: 78mm; }
.detail { break-before: page; font-size: 7pt; }
.again { display: flex; justify-content: space-between; border-bottom: 1.2pt solid ${main}; padding-bottom: 1mm; font-size: 7.4pt; }
.again .brand { font-size: 15pt; }
.again .brand i { width: 4mm; height: 4mm; border-width: 1.3mm; }
`;
