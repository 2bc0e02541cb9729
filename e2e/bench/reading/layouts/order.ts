import { A4, html, wholePage, type Markup } from '../html';
import type { BenchFacts, BenchLayout, BenchStyle } from '../model';
import {
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../truth';

/** A buyer's order: its own letterhead, the seller in a frame, approvals at the foot. */
const CSS = `
body { font: 9pt 'Liberation Sans', Arial, sans-serif; color: #1b1b1b; }
.head { display: grid; grid-template-columns: 60mm 1fr 46mm; border: 1px solid #333; }
.head > div { padding: 3mm; border-right: 1px solid #333; } .head > div:last-child { border: 0; font-size: 8pt; line-height: 1.6; }
.head h1 { margin: 3mm 0; font-size: 15pt; text-align: center; }
.two { display: flex; margin-top: 3mm; border: 1px solid #333; } .two > div { flex: 1; padding: 2mm 3mm; line-height: 1.5; }
.two > div:first-child { border-right: 1px solid #333; }
.two h2 { font-size: 8.4pt; margin: -2mm -3mm 1.5mm; padding: 1mm 3mm; background: #dcdcdc; }
.items { width: 100%; margin-top: 3mm; } .items th { background: #dcdcdc; border: 1px solid #333; padding: 1mm; }
.items td { border: 1px solid #999; padding: 1mm 1.5mm; vertical-align: top; } .r { text-align: right; }
.sums { margin: 2mm 0 0 auto; } .sums td { border: 1px solid #999; padding: 1mm 3mm; } .sums td:last-child { text-align: right; min-width: 32mm; }
.signs { display: flex; justify-content: space-around; margin-top: 20mm; } .signs div { border-top: 1px solid #333; width: 45mm; text-align: center; padding-top: 1mm; font-size: 8pt; }
`;

const LABELS = {
  gravada: 'Valor de compra',
  exonerada: 'Exonerado',
  igv: 'IGV 18.00%',
  total: 'Total orden',
} as const;
const ORDER = Object.keys(LABELS) as (keyof typeof LABELS)[];

const shown = (facts: BenchFacts) => shownSums(facts, ORDER, ['gravada', 'igv', 'total']);

function seller(facts: BenchFacts): Markup {
  const { emisor } = facts;
  return html`<div>
    <h2>DATOS DEL PROVEEDOR</h2>
    Razón social: ${emisor.nombre}<br />RUC: ${emisor.documento}<br />
    Dirección: ${emisor.direccion}<br />Teléfono: ${emisor.telefono}<br />Correo: ${emisor.email}
  </div>`;
}

function conditions(facts: BenchFacts, style: BenchStyle): Markup {
  return html`<div>
    <h2>CONDICIONES</h2>
    Condición de pago: ${facts.formaPago}<br />Moneda: ${style.currencyName}<br />
    Lugar de entrega: Almacén central<br />${facts.observaciones !== '' && html`Observaciones: ${facts.observaciones}`}
  </div>`;
}

export const order: BenchLayout = {
  id: 'orden',
  role: 'construido',
  kinds: ['orden_compra'],
  draw(facts, style) {
    const { cliente } = facts;
    const body = html`<div class="head">
        <div>
          <b>${cliente.nombre}</b><br />RUC ${cliente.documento}<br /><small
            >${cliente.direccion}</small
          >
        </div>
        <div><h1>ORDEN DE COMPRA</h1></div>
        <div>
          N° ${facts.serie}-${facts.correlativo}<br />Fecha: ${style.date(facts.emision)}<br />Área:
          Abastecimiento
        </div>
      </div>
      <div class="two">${seller(facts)}${conditions(facts, style)}</div>
      <table class="items">
        <thead>
          <tr>
            <th>N°</th>
            <th>Código</th>
            <th style="width:80mm">Descripción</th>
            <th>Und.</th>
            <th>Cant.</th>
            <th>P. Unit.</th>
            <th>Importe</th>
          </tr>
        </thead>
        <tbody>
          ${facts.lineas.map(
            (line, at) =>
              html`<tr>
                <td class="r">${at + 1}</td>
                <td>${line.codigo}</td>
                <td>${line.descripcion}</td>
                <td>${line.unidad}</td>
                <td class="r">${style.quantity(line.cantidad)}</td>
                <td class="r">${style.amount(line.unitario)}</td>
                <td class="r">${style.amount(line.importe)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      <table class="sums whole">
        ${shown(facts).map(
          (key) =>
            html`<tr>
              <td>${LABELS[key]}</td>
              <td>${style.currencySign} ${style.amount(facts.sumas[key])}</td>
            </tr>`,
        )}
      </table>
      <div class="signs whole">
        <div>Elaborado por</div>
        <div>Jefe de compras</div>
        <div>Gerencia</div>
      </div>`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '12mm' }),
      truth: {
        documento: documentoTruth(facts, ['moneda']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(cliente, ['direccion']),
        totales: totalesTruth(facts, shown(facts)),
        informacion_adicional: infoTruth(facts, ['formaPago', 'observaciones']),
        productos: linesTruth(facts, ['codigo', 'unidad', 'cantidad', 'unitario', 'importe']),
      },
    };
  },
};
