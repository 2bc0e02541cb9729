/** Three blocks with captions, a green table, and the sums in one row. */
export const AGRO_CSS = `
i[data-qr] { flex: none; }
body { font: 8.4pt 'Liberation Sans', Arial, sans-serif; color: #17301b; }
.head { display: flex; gap: 3mm; align-items: stretch; margin-bottom: 3mm; }
.mark { width: 16mm; border-radius: 0 9mm 0 9mm; background: #3f8f3a; }
.firm { flex: 1; line-height: 1.4; } .firm strong { display: block; font-size: 12.5pt; color: #2c6a2a; }
.tag { width: 66mm; border: 2px solid #3f8f3a; border-radius: 2mm; text-align: center; padding: 2mm; line-height: 1.5; font-size: 9.5pt; }
.tag b { display: block; background: #3f8f3a; color: #fff; padding: 0.6mm; }
.three { display: grid; grid-template-columns: 1.25fr 1.05fr 1fr; gap: 2mm; align-items: start; margin-bottom: 3mm; }
.three caption { background: #e2efdf; text-align: left; font-weight: bold; padding: 0.8mm 1.2mm; }
.three table { width: 100%; font-size: 7.8pt; } .three td { padding: 0.5mm 1.2mm; vertical-align: top; }
.three td:first-child { color: #55705a; white-space: nowrap; }
.items { width: 100%; font-size: 7.6pt; } .items th { background: #3f8f3a; color: #fff; padding: 1.2mm 1mm; font-weight: bold; }
.items td { padding: 0.9mm 1mm; vertical-align: top; border-bottom: 1px solid #cfe0cc; }
.r { text-align: right; white-space: nowrap; } .c { text-align: center; }
.sums { width: 100%; margin-top: 3mm; } .sums th, .sums td { border: 1px solid #3f8f3a; text-align: center; padding: 1mm; }
.sums th { background: #e2efdf; font-size: 7.4pt; } .sums td { white-space: nowrap; } .sums td.total { font-weight: bold; font-size: 10pt; }
.words { border: 1px solid #3f8f3a; border-top: 0; padding: 1.2mm 2mm; font-weight: bold; font-size: 7.8pt; }
.pay { display: flex; gap: 5mm; margin-top: 3mm; font-size: 7.8pt; } .pay table th, .pay table td { border: 1px solid #9fc29a; padding: 0.7mm 3mm; }
.pay p { margin: 0 0 1mm; }
.foot { display: flex; gap: 4mm; margin-top: 3mm; font-size: 7.2pt; line-height: 1.35; } .foot p { margin: 0 0 1.2mm; }
`;
