import { A4, html, qrPlace, wholePage } from '../html';
import type { BenchLayout } from '../model';
import { decimal, documentoTruth, infoTruth, partyTruth, totalesTruth } from '../truth';

/** A public-service bill: what is due stands in a big panel, the charges in a list with dots. */
const CSS = `
body { font: 9pt 'Liberation Sans Narrow', 'Liberation Sans', Arial, sans-serif; color: #102a43; }
.top { display: flex; justify-content: space-between; border-bottom: 3px solid #0b7285; padding-bottom: 3mm; }
.top .who { font-size: 8.4pt; } .top .who b { font-size: 15pt; color: #0b7285; }
.top .id { text-align: right; font-size: 9.6pt; line-height: 1.5; }
.mid { display: flex; gap: 6mm; margin: 5mm 0; }
.home { flex: 1; background: #e6f4f6; padding: 3mm; line-height: 1.5; }
.due { width: 70mm; border: 2px solid #0b7285; text-align: center; }
.due div { padding: 2mm; } .due .big { font-size: 19pt; font-weight: bold; background: #0b7285; color: #fff; }
.use { width: 100%; margin-bottom: 5mm; } .use th { background: #0b7285; color: #fff; font-weight: normal; padding: 1mm; } .use td { text-align: center; border: 1px solid #9cc7cf; padding: 1mm; }
.charge { display: flex; margin: 1.3mm 0; } .charge i { flex: 1; border-bottom: 1px dotted #557; margin: 0 2mm 1mm; }
.charges { width: 112mm; } .strong { font-weight: bold; border-top: 1px solid #0b7285; padding-top: 1mm; }
.foot { display: flex; gap: 5mm; margin-top: 9mm; font-size: 7.6pt; }
`;

export const utilityBill: BenchLayout = {
  id: 'servicio-publico',
  role: 'construido',
  kinds: ['recibo_servicios'],
  draw(facts, style, random) {
    const { emisor, cliente, sumas } = facts;
    const sign = style.currencySign;
    const supply = String(100_000 + Math.floor(random() * 899_999));
    const before = 1_200 + Math.floor(random() * 7_000);
    const charge = (label: string, cents: number, isStrong = false) =>
      html`<div class="charge ${isStrong ? 'strong' : ''}">
        <span>${label}</span><i></i><span>${style.amount(cents)}</span>
      </div>`;
    const body = html`<div class="top">
        <div class="who">
          <b>${emisor.nombre}</b><br />${emisor.direccion}<br />RUC ${emisor.documento} &nbsp;
          Central de atención ${emisor.telefono}
        </div>
        <div class="id">
          <b>RECIBO ELECTRÓNICO</b><br />SERVICIOS PÚBLICOS<br />
          N° ${facts.serie}-${facts.correlativo}
        </div>
      </div>
      <div class="mid">
        <div class="home">
          <b>${cliente.nombre}</b><br />RUC: ${cliente.documento}<br />${cliente.direccion}<br />
          N° de suministro: ${supply} &nbsp; Tarifa: BT5B &nbsp; Medidor: ${supply.slice(2)}77
        </div>
        <div class="due">
          <div>TOTAL A PAGAR</div>
          <div class="big">${sign} ${style.amount(sumas.total)}</div>
          <div>
            Último día de pago<br /><b>${facts.vencimiento ? style.date(facts.vencimiento) : ''}</b>
          </div>
        </div>
      </div>
      <table class="use">
        <tr>
          <th>Fecha de emisión</th>
          <th>Lectura anterior</th>
          <th>Lectura actual</th>
          <th>Consumo</th>
          <th>Moneda</th>
        </tr>
        <tr>
          <td>${style.date(facts.emision)}</td>
          <td>${before}</td>
          <td>${before + 412}</td>
          <td>412</td>
          <td>${style.currencyName}</td>
        </tr>
      </table>
      <div class="charges">
        <b>DETALLE DE LOS CONCEPTOS FACTURADOS</b>
        ${facts.lineas.map((line) => charge(line.descripcion, line.importe))}
        ${charge('SUBTOTAL', sumas.gravada, true)}${charge('I.G.V. (18%)', sumas.igv)}${charge(`TOTAL ${sign}`, sumas.total, true)}
      </div>
      <p>SON: ${facts.letras}</p>
      <div class="foot">
        ${qrPlace(facts, '24mm')}
        <div>
          Evite el corte del servicio pagando a tiempo en bancos, agentes o en nuestra web.<br />
          Los recibos impagos generan intereses. Representación impresa del recibo electrónico.
        </div>
      </div>`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '12mm 14mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda']),
        proveedor: partyTruth(emisor, ['direccion', 'telefono']),
        cliente: partyTruth(cliente, ['direccion']),
        totales: totalesTruth(facts, ['subtotal', 'igv', 'total']),
        informacion_adicional: infoTruth(facts, ['letras']),
        productos: facts.lineas.map((line) => ({
          descripcion: line.descripcion,
          subtotal: decimal(line.importe),
        })),
      },
    };
  },
};
