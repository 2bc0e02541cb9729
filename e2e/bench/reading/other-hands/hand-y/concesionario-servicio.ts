import { pick, type Random } from '../../facts/chance';
import { A4, html, wholePage } from '../../html';
import type { BenchLayout } from '../../model';
import { amountText } from '../../styles';
import {
  compact,
  decimal,
  detraccionTruth,
  documentoTruth,
  infoTruth,
  partyTruth,
  totalesTruth,
} from '../../truth';
import type {
  ExtractedData,
  ProductoData,
} from '../../../../../backend/src/contracts/extracted-data';
import { billOf, buyer, foot, head, items, unitGrid, type Bill } from './workshop-bill';
import type { JobRow } from './workshop-jobs';

function css(random: Random): string {
  const accent = pick(random, ['#1d3c6e', '#8c1d18', '#33383d', '#b06f00']);
  const font = pick(random, [
    'Liberation Sans',
    'Liberation Sans',
    'DejaVu Sans Condensed',
    'Liberation Sans Narrow',
  ]);
  const size = font.startsWith('DejaVu') ? '7.4pt' : font.endsWith('Narrow') ? '9pt' : '8pt';
  const rules = pick(random, [
    'td { border-bottom: 0.2mm dotted #999; }',
    'td { border: 0.2mm solid #aaa; }',
    'td { border-left: 0.2mm solid #777; border-right: 0.2mm solid #777; }',
  ]);
  return `@page { @bottom-right { content: "Pág. " counter(page) " de " counter(pages); font: 7pt '${font}', sans-serif; } }
body { font: ${size}/1.28 '${font}', sans-serif; color: #111; padding-right: 0.8mm; }
p, h1 { margin: 0; } .small { font-size: 0.85em; color: #444; } .c { text-align: center; } .n { text-align: right; white-space: nowrap; }
.head { display: flex; gap: 4mm; align-items: flex-start; margin-bottom: 3mm; }
.mark { width: 30mm; text-align: center; color: ${accent}; } .mark b { display: block; font: italic 900 15mm/1 'Liberation Sans', sans-serif; border: 1mm solid ${accent}; border-radius: 2mm; padding: 1mm 0; } .mark small { font-size: 4.6pt; }
.who { flex: 1; } h1 { font-size: 1.35em; }
.ruc { width: 62mm; border: 0.5mm solid ${accent}; text-align: center; padding: 3mm 1mm; font-size: 1.35em; font-weight: bold; } .ruc .name { background: ${accent}; color: #fff; margin: 1.6mm -1mm; padding: 0.8mm 0; }
.boxes { display: flex; gap: 2mm; margin-bottom: 2mm; } .box { flex: 1; border: 0.25mm solid #555; padding: 1.2mm; } .wide { flex: 1.55; } .box th { text-align: left; vertical-align: top; width: 27mm; font-weight: bold; white-space: nowrap; } .box td { vertical-align: top; }
.unit { display: grid; grid-template-columns: repeat(5, auto); border: 0.25mm solid #555; margin-bottom: 2.5mm; } .unit div { border: 0.15mm solid #bbb; padding: 0.5mm 1.2mm; white-space: nowrap; } .unit span { display: block; font-size: 0.78em; color: ${accent}; }
.items { width: 100%; } .items th { background: ${accent}; color: #fff; padding: 0.8mm 1mm; } .items td { padding: 0.5mm 1.2mm; vertical-align: top; } .items ${rules} .items .long { width: 40%; }
.items .section td { font-weight: bold; background: #e8e8e8; } .items .sub td { font-weight: bold; text-align: right; border-top: 0.25mm solid #333; }
.foot { display: flex; gap: 4mm; margin-top: 3mm; align-items: flex-start; } .left { flex: 1; } .left > * { margin-bottom: 1.6mm; }
.totals { width: 68mm; } .totals th { text-align: left; font-weight: normal; } .totals th, .totals td { border: 0.2mm solid #777; padding: 0.7mm 1.5mm; } .totals .grand > * { font-weight: bold; background: #e8e8e8; }
.note { border: 0.2mm solid #888; padding: 1mm 1.5mm; font-size: 0.9em; } .cuotas th, .cuotas td { border: 0.2mm solid #888; padding: 0.4mm 3mm; }
.legal { display: flex; gap: 4mm; align-items: center; margin-top: 3mm; font-size: 0.88em; } .sign { display: flex; justify-content: space-around; margin-top: 14mm; text-align: center; } .sign span { border-top: 0.25mm solid #333; width: 60mm; }`;
}

function rowTruth({ line }: JobRow): ProductoData {
  return compact<ProductoData>({
    codigo: line.codigo,
    descripcion: line.descripcion,
    unidad: line.unidad,
    cantidad: line.cantidad / 1000,
    precio_unitario: decimal(line.unitario),
    descuento: line.descuento > 0 ? decimal(line.descuento) : null,
    subtotal: decimal(line.importe),
  });
}

function truthOf({ facts, rows, sums, info }: Bill): ExtractedData {
  const { retencion, percepcion, cuotas } = facts;
  const cuotasText = cuotas
    .map(({ numero, fecha, monto }) => `Cuota ${numero}: ${fecha} ${amountText(monto, 'point')}`)
    .join('; ');
  return {
    documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
    proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
    cliente: partyTruth(facts.cliente, ['direccion']),
    totales: totalesTruth(facts, [...sums, 'total']),
    ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
    ...(retencion && {
      retencion: { porcentaje: retencion.porcentaje, monto: decimal(retencion.monto) },
    }),
    ...(percepcion && {
      percepcion: {
        porcentaje: percepcion.porcentaje,
        monto: decimal(percepcion.monto),
        total: decimal(percepcion.totalConPercepcion),
      },
    }),
    informacion_adicional: compact({ ...infoTruth(facts, info), cuotas: cuotasText }),
    productos: rows.map(rowTruth),
  };
}

/** Factura of a truck and machinery dealer's workshop: the unit's sheet, labour and parts apart. */
export const concesionarioServicio: BenchLayout = {
  id: 'concesionario-servicio',
  role: 'construido',
  kinds: ['factura'],
  draw(facts, style, random) {
    const bill = billOf(facts, style, random);
    const body = html`${head(bill)} ${buyer(bill)} ${unitGrid(bill)} ${items(bill)}
    ${foot(bill, random)}`;
    const page = wholePage({ css: css(random), body, paper: A4, margin: '9mm 10mm 12mm' });
    return { ...page, truth: truthOf(bill) };
  },
};
