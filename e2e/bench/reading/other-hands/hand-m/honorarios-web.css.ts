export const CSS = (ink: string): string => `
@page { @bottom-right { content: counter(page) '/' counter(pages); font: 7pt 'DejaVu Sans'; color: #888; } }
body { font: 8.6pt/1.4 'Open Sans', 'DejaVu Sans Condensed', sans-serif; color: #2b2b2b; }
p { margin: 0; }
.top { display: grid; grid-template-columns: 17mm 1fr 64mm; gap: 4mm; align-items: center; margin-bottom: 5mm; }
.mono { width: 17mm; height: 17mm; border-radius: 50%; background: ${ink}; color: #fff; font-size: 15pt; display: flex; align-items: center; justify-content: center; }
.me h1 { font-size: 11.5pt; margin: 0; line-height: 1.2; }
.me .job { color: ${ink}; margin-bottom: 1mm; }
.me p { font-size: 7.8pt; }
.no { border: .4mm solid ${ink}; border-radius: 2.5mm; text-align: center; padding: 3mm 1mm; font-size: 10.5pt; line-height: 1.55; }
.no b { display: block; color: ${ink}; }
.who { border: .2mm solid #bbb; border-radius: 2mm; padding: 2.5mm 3.5mm; margin-bottom: 4mm; }
.who table { width: 100%; } .who td { padding: .5mm 0; vertical-align: top; }
.who td:first-child, .who td.k { color: #666; width: 30mm; white-space: nowrap; } .who td.k { width: 28mm; padding-left: 4mm; }
.who td.v { width: 60mm; }
.items { width: 100%; margin-bottom: 2mm; }
.items th { background: ${ink}; color: #fff; font-weight: normal; font-size: 7.8pt; padding: 1.3mm 2mm; text-align: left; }
.items td { padding: 2mm; border-bottom: .2mm solid #ccc; vertical-align: top; }
.items .r, .sums .r { text-align: right; white-space: nowrap; } .items .c { text-align: center; }
.below { display: grid; grid-template-columns: 1fr 84mm; gap: 6mm; align-items: start; margin-top: 3mm; }
.words { font-size: 8pt; }
.sums { width: 100%; } .sums td { padding: 1mm 2mm; }
.sums .net td { border-top: .4mm solid ${ink}; font-weight: bold; font-size: 9.6pt; color: ${ink}; }
.box { margin-top: 5mm; }
.box h2 { font-size: 8.4pt; margin: 0 0 1mm; color: ${ink}; border-bottom: .2mm solid #ccc; padding-bottom: .6mm; }
.bank { width: 100%; font-size: 7.8pt; } .bank th { text-align: left; color: #666; font-weight: normal; } .bank th, .bank td { padding: .5mm 2mm .5mm 0; }
.send { font-size: 7.6pt; margin-top: 1.2mm; }
.foot { display: grid; grid-template-columns: 1fr 1fr; margin-top: 16mm; align-items: end; text-align: center; }
.sign { width: 62mm; margin: 0 auto; border-top: .2mm solid #555; padding-top: 1mm; font-size: 7.8pt; }
.paid { display: inline-block; border: .7mm solid #2e8b57; color: #2e8b57; border-radius: 1.5mm; padding: .8mm 5mm; font-weight: bold; font-size: 13pt; letter-spacing: .8mm; transform: rotate(-8deg); }
.legal { font-size: 7pt; color: #777; margin-top: 9mm; text-align: center; line-height: 1.45; }
`;
