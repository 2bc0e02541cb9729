/** How an online biller with coloured bars looks. */
export interface Look {
  bar: string;
  pale: string;
  withLots: boolean;
}

export const css = ({ bar, pale }: Look): string => `
body { font: 8.6pt 'Liberation Sans', Arial, sans-serif; color: #222; }
table { width: 100%; } th { text-align: left; font-weight: bold; } .c { text-align: center; } .r { text-align: right; }
.bar { background: ${bar}; color: #fff; }
.logo { width: 22mm; } .logo div { width: 19mm; height: 19mm; border-radius: 50%; background: ${bar}; color: #fff; font: bold 30pt 'Liberation Serif'; text-align: center; line-height: 19mm; }
.who b { font-size: 12.5pt; color: ${bar}; } .who { padding-right: 4mm; line-height: 1.4; }
.box { width: 64mm; border: 1.4px solid ${bar}; text-align: center; font-size: 12pt; font-weight: bold; padding: 2mm 0; line-height: 1.9; }
.title { margin-top: 4mm; padding: 1mm 2mm; font-weight: bold; border-radius: 2mm 2mm 0 0; }
.customer { border: 1px solid ${bar}; } .customer td { vertical-align: top; padding: .5mm 2mm; line-height: 1.55; } .customer .left { width: 60%; } .customer table th, .customer table td { padding: 0 1mm; }
.rows { margin-top: 3mm; font-size: 8pt; } .rows th { padding: 1.3mm 1mm; text-align: center; } .rows td { padding: 1mm; vertical-align: top; } .rows tbody tr:nth-child(even) { background: ${pale}; } .rows .wide { width: 38%; }
.words { margin-top: 3mm; border-top: 2px solid ${bar}; border-bottom: 2px solid ${bar}; padding: 1mm 2mm; font-weight: bold; }
.end td { vertical-align: top; } .qr { padding: 2mm 2mm 0 0; width: 1%; } .sums { width: 62mm; padding: 2mm 0 0 3mm; }
.totals th, .totals td { padding: 1mm 1.5mm; border-bottom: 1px solid ${pale}; }
.small { font-size: 7.2pt; margin-top: 2mm; } .small th, .small td { padding: .5mm 1mm; } .note { margin-top: 2mm; }
.legal { margin-top: 4mm; font-size: 7pt; text-align: center; color: #555; border-top: 1px solid #bbb; padding-top: 1mm; }`;

/** Of the bars, and of every second row. */
export const COLOURS = [
  ['#1c7c54', '#eaf5ef'],
  ['#d35400', '#fdf0e6'],
  ['#20639b', '#e9f1f8'],
  ['#7b2d8b', '#f5ecf7'],
] as const;
