import { A4, html, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout } from '../../model';
import { DATE_STYLES } from '../../styles';
import {
  decimal,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
} from '../../truth';
import { pick } from '../../facts/chance';
import { money } from './amounts';

const CONCEPTS = [
  'POR ASESORIA LEGAL EN PROCESO LABORAL, ELABORACION DE ESCRITOS Y ASISTENCIA A AUDIENCIA',
  'HONORARIOS PROFESIONALES POR SUPERVISION DE OBRA, VALORIZACION N° 03',
  'ELABORACION DE EXPEDIENTE TECNICO DE INSTALACIONES ELECTRICAS Y MEMORIA DE CALCULO',
  'REVISION DE CONTRATOS DE LOCACION Y ABSOLUCION DE CONSULTAS DEL MES',
  'SERVICIO DE INGENIERO RESIDENTE',
];
const CSS = `body { font: 9.5pt 'Liberation Sans', Arial; } .f { border: 1pt solid #000; padding: 5mm; }
.top { display: flex; justify-content: space-between; } .box { border: 1pt solid #000; padding: 3mm 6mm; text-align: center; font-weight: bold; }
p { margin: 1.8mm 0; } .sum { margin: 5mm 0 0 auto; } .sum td { padding: .8mm 2mm; } .n { text-align: right; }`;
const CURRENCY = { PEN: 'SOLES', USD: 'DOLARES AMERICANOS', EUR: 'EUROS' } as const;

/** From the rows, so that an altered total does not alter it. */
const netCents = ({ lineas, retencion }: BenchFacts): number =>
  lineas.reduce((sum, { importe }) => sum + importe, 0) - (retencion?.monto ?? 0);

function body(facts: BenchFacts, concept: string): Markup {
  const { emisor, cliente, sumas, retencion, moneda } = facts;
  return html`<div class="f">
    <div class="top">
      <div>
        <b>${emisor.nombre}</b>
        <p>${emisor.direccion}</p>
        <p>TELÉFONO: ${emisor.telefono}</p>
      </div>
      <div class="box">
        R.U.C. ${emisor.documento}<br />RECIBO POR HONORARIOS ELECTRONICO<br />Nro:
        ${facts.serie}-${Number(facts.correlativo)}
      </div>
    </div>
    <br />
    <p>Recibí de: <b>${cliente.nombre}</b></p>
    <p>Identificado con RUC número ${cliente.documento}</p>
    <p>Domiciliado en ${cliente.direccion}</p>
    <p>Forma de Pago: ${facts.formaPago.toUpperCase()}</p>
    <p>La suma de: ${facts.letras}</p>
    <p>Por concepto de ${concept}</p>
    <p>Observación: ${facts.observaciones || '-'}</p>
    <p>Inciso: A DEL ARTÍCULO 33 DE LA LEY DEL IMPUESTO A LA RENTA</p>
    <p>Fecha de emisión ${DATE_STYLES.longDel(facts.emision)}</p>
    <table class="sum">
      <tr>
        <td>Total por Honorarios :</td>
        <td class="n">${money(sumas.total)}</td>
      </tr>
      <tr>
        <td>Retención (8 %) IR :</td>
        <td class="n">(${money(retencion?.monto ?? 0)})</td>
      </tr>
      <tr>
        <td><b>Total Neto Recibido :</b></td>
        <td class="n">${money(netCents(facts))} ${CURRENCY[moneda]}</td>
      </tr>
    </table>
  </div>`;
}

/** A professional's fee receipt as SUNAT's portal prints it. */
export const RHE_SUNAT: BenchLayout = {
  id: 'rhe-sunat',
  role: 'construido',
  kinds: ['recibo_honorarios'],
  draw(given, _style, random) {
    const concept = pick(random, CONCEPTS);
    const facts = {
      ...given,
      lineas: given.lineas.map((line) => ({ ...line, descripcion: concept })),
    };
    const info = facts.observaciones
      ? (['letras', 'observaciones'] as const)
      : (['letras'] as const);
    return {
      ...wholePage({ css: CSS, paper: A4, margin: '18mm 16mm', body: body(facts, concept) }),
      truth: {
        documento: documentoTruth(facts, ['moneda']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, ['total']),
        retencion: {
          porcentaje: 8,
          monto: decimal(facts.retencion?.monto ?? 0),
          neto: decimal(netCents(facts)),
        },
        informacion_adicional: {
          ...infoTruth(facts, info),
          terminos_pago: facts.formaPago.toUpperCase(),
        },
        productos: linesTruth(facts, []),
      },
    };
  },
};
