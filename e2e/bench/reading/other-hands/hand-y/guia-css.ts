/** Look of the guía: ruled boxes in a narrow sans, as a report designer makes them. */
export const GUIA_CSS = `
body { font: 8.4pt/1.25 'Liberation Sans', Arial, sans-serif; color: #111; }
p, h1, h2 { margin: 0; }
section { height: 279mm; display: flex; flex-direction: column; break-after: page; }
section:last-child { break-after: auto; }
header { display: flex; gap: 3mm; align-items: stretch; }
.mark { width: 20mm; height: 20mm; border-radius: 3mm; background: #0b3d91; color: #fff; text-align: center; }
.mark b { font-size: 30pt; line-height: 20mm; }
.mark span { color: #ffcf33; font-size: 14pt; }
.firm { flex: 1; font-size: 7.4pt; }
h1 { font-size: 12.5pt; color: #0b3d91; line-height: 1.1; }
.slogan { font-style: italic; margin: 0.6mm 0 1mm; }
.number { width: 66mm; border: 0.5mm solid #0b3d91; border-radius: 2mm; text-align: center; font-size: 11.5pt; font-weight: bold; padding: 2mm 1mm; }
.number .kind { background: #0b3d91; color: #fff; font-size: 10pt; margin: 1.6mm -1mm; padding: 1mm 0; }
.strip { width: 100%; margin-top: 2mm; table-layout: fixed; }
.strip th { background: #dbe4f3; font-size: 6.8pt; }
.strip th, .strip td { border: 0.2mm solid #555; text-align: center; padding: 0.6mm 1mm; height: 4.4mm; }
.two { display: flex; gap: 2mm; margin-top: 1.6mm; }
.box { flex: 1 1 0; border: 0.2mm solid #555; padding-bottom: 0.8mm; }
.box p { padding: 0.2mm 1.4mm; }
h2 { background: #dbe4f3; font-size: 7pt; padding: 0.5mm 1.4mm; border-bottom: 0.2mm solid #555; }
.small { font-size: 7.2pt; color: #333; }
.pair { display: flex; }
.pair span:first-child { flex: 0 0 27mm; }
.goods { flex: 1; border: 0.2mm solid #555; margin-top: 2mm; }
.goods table { width: 100%; }
.goods th { background: #0b3d91; color: #fff; font-size: 7.2pt; padding: 0.9mm 1mm; text-align: left; }
.goods td { padding: 0.45mm 1mm; vertical-align: top; font-size: 8pt; }
.goods .n { width: 9mm; text-align: center; }
.goods .code { width: 22mm; }
.goods .unit { width: 13mm; text-align: center; }
.goods .num { width: 22mm; text-align: right; }
.motives { border: 0.2mm solid #555; margin-top: 1.6mm; font-size: 7pt; display: grid; grid-template-columns: 1fr 1fr; }
.motives h2 { grid-column: 1 / 3; }
.motives p { padding: 0.3mm 1.4mm; }
.motives i { display: inline-block; width: 3.6mm; height: 3.4mm; border: 0.2mm solid #333; margin-right: 1.4mm; text-align: center; font: bold 7pt/3.2mm 'Liberation Sans'; vertical-align: middle; }
.remark { border: 0.2mm solid #555; padding: 0.8mm 1.4mm; margin-top: 1.6mm; min-height: 8mm; }
.signs { display: flex; gap: 8mm; margin-top: 13mm; font-size: 7pt; text-align: center; }
.signs p { flex: 1; border-top: 0.2mm solid #111; padding-top: 0.6mm; line-height: 1.7; }
.signs p:last-child { flex: 2.2; }
.legal { font-size: 6.6pt; color: #333; margin-top: 2mm; text-align: center; }
.more { text-align: right; font-style: italic; margin-top: 1mm; }
.print { display: flex; justify-content: space-between; font-size: 6.6pt; color: #444; margin-top: 1mm; }
`;
