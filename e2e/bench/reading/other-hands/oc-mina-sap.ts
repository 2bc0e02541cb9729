import { between, digits, happens, pick } from '../facts/chance';
import { addDays } from '../facts/civil-day';
import { A4, html, wholePage } from '../html';
import type { BenchLayout } from '../model';
import { amountText, DATE_STYLES } from '../styles';
import { documentoTruth, infoTruth, linesTruth, partyTruth, totalesTruth } from '../truth';

const money = (cents: number): string => amountText(cents, 'point');

const CSS = `body{font:9.5px 'Liberation Sans',sans-serif} h1{font-size:14px;margin:0 0 2mm} .two{display:flex;gap:4mm;margin:3mm 0}
.two>div{flex:1;border:1px solid #444;padding:2mm} .rows{width:100%} .rows th{background:#ddd;text-align:left;padding:2px}
.rows td{padding:2px;vertical-align:top;border-bottom:1px dotted #888} .r{text-align:right!important} .sums{margin:3mm 0 3mm auto;width:70mm}`;

/** A mining company's purchase order from SAP: positions, plant, delivery date of each. */
export const ocMinaSap: BenchLayout = {
  id: 'oc-mina-sap',
  role: 'construido',
  kinds: ['orden_compra'],
  draw(facts, _style, random) {
    const { emisor, cliente, sumas } = facts;
    const plant = pick(random, ['1010', '2000', 'MN01']);
    const delivery = DATE_STYLES.dot(addDays(facts.emision, between(random, 7, 45)));
    const withIncoterm = happens(random, 0.6);
    const body = html`<h1>${cliente.nombre}</h1>
      RUC ${cliente.documento}<br />${cliente.direccion}
      <h1 class="r">ORDEN DE COMPRA ${facts.serie}-${facts.correlativo}</h1>
      <div class="two">
        <div>
          <b>Proveedor</b> ${digits(random, 7)}<br />${emisor.nombre}<br />RUC:
          ${emisor.documento}<br />${emisor.direccion}
        </div>
        <div>
          Fecha: ${DATE_STYLES.dot(facts.emision)}<br />Moneda: ${facts.moneda}<br />Condición de
          pago: ${facts.formaPago}<br />Grupo de compras: ${pick(random, ['P01', 'P07', 'M12'])}
          ${withIncoterm && html`<br />Incoterm: DDP Almacén Mina`}
        </div>
      </div>
      <table class="rows">
        <thead>
          <tr>
            <th>Pos.</th>
            <th>Material</th>
            <th>Descripción</th>
            <th>Centro</th>
            <th>F. Entrega</th>
            <th class="r">Cantidad</th>
            <th>UM</th>
            <th class="r">P. Unit.</th>
            <th class="r">Dcto.</th>
            <th class="r">Valor neto</th>
          </tr>
        </thead>
        ${facts.lineas.map(
          (line, at) =>
            html`<tr>
              <td>${String((at + 1) * 10).padStart(5, '0')}</td>
              <td>${line.codigo}</td>
              <td>${line.descripcion}</td>
              <td>${plant}</td>
              <td>${delivery}</td>
              <td class="r">${(line.cantidad / 1000).toFixed(3)}</td>
              <td>${line.unidad}</td>
              <td class="r">${money(line.unitario)}</td>
              <td class="r">${money(line.descuento)}</td>
              <td class="r">${money(line.importe)}</td>
            </tr>`,
        )}
      </table>
      <table class="sums whole">
        <tr>
          <td>Valor neto total</td>
          <td class="r">${money(sumas.gravada + sumas.exonerada + sumas.inafecta)}</td>
        </tr>
        <tr>
          <td>IGV</td>
          <td class="r">${money(sumas.igv)}</td>
        </tr>
        <tr>
          <td><b>Total ${facts.moneda}</b></td>
          <td class="r"><b>${money(sumas.total)}</b></td>
        </tr>
      </table>
      <p>
        El proveedor deberá consignar el número de esta orden en su guía de remisión y factura. Los
        pagos están sujetos a las retenciones o detracciones de ley.
      </p>`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '12mm' }),
      truth: {
        documento: documentoTruth(facts, ['moneda']),
        proveedor: partyTruth(emisor, ['direccion']),
        cliente: partyTruth(cliente, ['direccion']),
        totales: totalesTruth(facts, ['subtotal', 'igv', 'total']),
        informacion_adicional: infoTruth(facts, ['formaPago']),
        productos: linesTruth(facts, [
          'codigo',
          'unidad',
          'cantidad',
          'unitario',
          'descuento',
          'importe',
        ]),
      },
    };
  },
};
