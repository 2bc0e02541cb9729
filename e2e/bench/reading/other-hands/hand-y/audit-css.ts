/** Look of the audit firm's factura: Word's tables, wide margins, one colour. */
export const AUDIT_CSS = `
main { font-size: 10pt; line-height: 1.3; color: #000; }
.serif { font-family: 'Liberation Serif', 'Times New Roman', serif; font-size: 10.5pt; }
.sans { font-family: 'Liberation Sans', Arial, sans-serif; font-size: 9.2pt; }
p, h1 { margin: 0; }
.head { width: 100%; border-bottom: 0.5mm solid #6b1f2a; }
.head td { vertical-align: top; padding: 0 4mm 3mm 0; }
h1 { font-size: 15pt; line-height: 1.15; color: #6b1f2a; font-weight: bold; padding-right: 5mm; }
.member { font-style: italic; color: #444; margin-bottom: 1.5mm; }
.head .number { width: 62mm; border: 0.3mm solid #000; text-align: center; padding: 3mm 1mm; font-weight: bold; font-size: 12pt; vertical-align: middle; line-height: 1.6; }
.customer { display: flex; gap: 6mm; margin: 5mm 0 4mm; }
.customer table:first-child { flex: 1; }
.customer table { align-self: flex-start; }
.customer td { vertical-align: top; padding: 0.4mm 0; }
.customer .label { white-space: nowrap; padding-right: 2mm; }
.customer table:last-child { width: 74mm; }
.lead { margin-bottom: 1.5mm; }
.detail { width: 100%; }
.detail th { border: 0.2mm solid #000; background: #eee5e6; padding: 1mm; font-weight: bold; text-align: center; font-size: 0.92em; }
.detail td { border: 0.2mm solid #000; padding: 1.2mm 1.6mm; vertical-align: top; }
.detail .concept { width: 50%; }
.mid { text-align: center; }
.num { text-align: right; white-space: nowrap; }
.words { margin: 3mm 0; font-weight: bold; }
.close { display: flex; gap: 6mm; justify-content: space-between; align-items: flex-start; }
.close > div { flex: 1; }
.note { margin-bottom: 3mm; }
.note table { margin-top: 1mm; }
.note th, .note td { border: 0.2mm solid #777; padding: 0.4mm 2.5mm; text-align: center; font-weight: normal; }
.sums td { border: 0.2mm solid #000; padding: 0.9mm 2mm; }
.sums td:nth-child(2) { border-right: 0; padding-right: 0; }
.sums td:nth-child(3) { border-left: 0; min-width: 26mm; }
.sums .total td { font-weight: bold; background: #eee5e6; }
.pay { margin-top: 5mm; }
.bank td { padding: 0.4mm 5mm 0.4mm 0; }
.legal { display: flex; gap: 4mm; align-items: center; margin-top: 6mm; font-size: 0.84em; border-top: 0.2mm solid #6b1f2a; padding-top: 3mm; }
.legal p { flex: 1; }
`;
