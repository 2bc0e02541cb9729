import { A4, html, wholePage, type Markup } from '../html';
import { netOf } from '../facts/sums';
import type { BenchLayout, Cents } from '../model';
import { decimal, documentoTruth, infoTruth, partyTruth } from '../truth';

/** The portal's receipt of a professional: running sentences, the sums inside them. */
const CSS = `
body { font: 10pt 'Liberation Sans', Arial, sans-serif; color: #000; }
.frame { border: 1px solid #444; padding: 8mm 9mm; }
.head { display: flex; justify-content: space-between; }
.who { width: 96mm; line-height: 1.4; } .who b { font-size: 13pt; }
.box { border: 1px solid #444; width: 62mm; padding: 3mm 2mm; text-align: center; line-height: 1.6; }
p { margin: 2.4mm 0; line-height: 1.45; }
.sums { margin: 5mm 0 0 auto; } .sums td { padding: 0.8mm 2mm; } .sums td:last-child { text-align: right; }
`;

export const fee: BenchLayout = {
  id: 'honorarios-portal',
  role: 'construido',
  kinds: ['recibo_honorarios'],
  draw(facts, style) {
    const { emisor, cliente, sumas, retencion } = facts;
    const money = (cents: Cents): string => `${style.amount(cents)}`;
    const row = (label: string, cents: Cents): Markup =>
      html`<tr>
        <td>${label}</td>
        <td>${money(cents)}</td>
      </tr>`;
    const body = html`<div class="frame">
      <div class="head">
        <div class="who">
          <b>${emisor.nombre}</b><br />${emisor.direccion}<br />
          Teléfono: ${emisor.telefono}
        </div>
        <div class="box">
          R.U.C. ${emisor.documento}<br /><b>RECIBO POR HONORARIOS ELECTRONICO</b><br />
          Nro: ${facts.serie}-${Number(facts.correlativo)}
        </div>
      </div>
      <p>Recibí de: <b>${cliente.nombre}</b></p>
      <p>Identificado con RUC número ${cliente.documento}</p>
      <p>Domiciliado en: ${cliente.direccion}</p>
      <p>La suma de: <b>${facts.letras}</b></p>
      <p>Por concepto de: ${facts.lineas.map((line) => line.descripcion)}</p>
      <p>Observación: ${facts.observaciones || '-'}</p>
      <p>Inciso A DEL ARTÍCULO 33 DE LA LEY DEL IMPUESTO A LA RENTA</p>
      <p>Fecha de emisión: ${style.date(facts.emision)}</p>
      <p>Forma de pago: ${facts.formaPago.toUpperCase()}</p>
      <table class="sums">
        ${row('Total por honorarios:', sumas.total)}
        ${retencion ? row(`Retención (${retencion.porcentaje} %) IR:`, retencion.monto) : row('Retención (8 %) IR:', 0)}
        <tr>
          <td><b>Total Neto Recibido:</b></td>
          <td><b>${money(netOf(facts))} ${style.currencyName}</b></td>
        </tr>
      </table>
    </div>`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '14mm' }),
      truth: {
        documento: documentoTruth(facts, ['moneda']),
        proveedor: partyTruth(emisor, ['direccion', 'telefono']),
        cliente: partyTruth(cliente, ['direccion']),
        totales: { subtotal: decimal(sumas.total), total: decimal(sumas.total) },
        informacion_adicional: infoTruth(facts, ['formaPago', 'observaciones', 'letras']),
        productos: facts.lineas.map(({ descripcion }) => ({ descripcion })),
      },
    };
  },
};
