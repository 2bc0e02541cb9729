/** The frame of the form, with the heads of its tables shaded or not. */
export const noteFrame = (shade: string): string => `
body { font: 8.5pt "Liberation Sans Narrow", "Liberation Sans", sans-serif; color: #000; padding: 0 0.4mm; }
.top { display: flex; justify-content: space-between; gap: 5mm; }
.firm { line-height: 1.3; font-size: 8pt; }
.firm b { display: block; font: bold 14pt "Liberation Serif"; }
.box { flex: none; width: 66mm; border: 0.4mm solid #000; border-radius: 2.5mm; text-align: center; font-weight: bold; font-size: 12pt; line-height: 1.75; padding: 3mm 1mm; align-self: flex-start; }
.who { display: flex; border: 0.2mm solid #000; border-radius: 2mm; margin: 3mm 0 2mm; }
.who table { margin: 1mm; } .who table:first-child { flex: 1; }
.who td { padding: 0.3mm 1.2mm; vertical-align: top; } .who td:first-child { width: 1%; white-space: nowrap; font-weight: bold; }
.who table + table { border-left: 0.2mm solid #000; flex: none; min-width: 62mm; }
.grid { width: 100%; } .grid td, .grid th { border: 0.2mm solid #000; padding: 0.6mm 1.2mm; }
.grid th { background: ${shade}; font-size: 7.5pt; }
.rows { width: 100%; margin-top: 2mm; border: 0.2mm solid #000; }
.rows th { background: ${shade}; border: 0.2mm solid #000; padding: 0.8mm; font-size: 7.5pt; }
.rows td { border-left: 0.2mm solid #000; border-right: 0.2mm solid #000; padding: 0.45mm 1.2mm; vertical-align: top; }
.rows tr, .whole { break-inside: avoid; } .blank td { height: 48mm; }
.n { text-align: right; white-space: nowrap; } .c { text-align: center; white-space: nowrap; }
.words { border: 0.2mm solid #000; border-top: 0; padding: 0.8mm 1.2mm; }
.strip { margin-top: 1.5mm; } .strip td { text-align: right; } .strip td:last-child { font-weight: bold; font-size: 10pt; }
.low { display: flex; gap: 4mm; margin-top: 2mm; font-size: 7.5pt; line-height: 1.35; }
.low .text { flex: 1; } .low .qr { flex: none; }
.sign { flex: none; width: 52mm; border: 0.2mm solid #000; padding: 1mm 1.5mm; line-height: 2; }
.user { margin-top: 2mm; font: 6.5pt "Liberation Mono"; display: flex; justify-content: space-between; }
`;
