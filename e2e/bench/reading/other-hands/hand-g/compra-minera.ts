import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { addDays } from '../../facts/civil-day';
import { A4, html, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout } from '../../model';
import { DATE_STYLES } from '../../styles';
import {
  compact,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
} from '../../truth';
import { money } from './amounts';
import { numericCode, sizes, tradingAs, withWares, type Wares } from './goods';

const WARES: Wares = {
  whole: [
    ...sizes('BROCA DTH BIT', 'PZA', ['QL50 5 1/2"', 'QL60 6 1/2"']),
    ...sizes('PERNO SPLIT SET GALV.', 'PZA', ['39MM X 5FT', '39MM X 7FT']),
    ...sizes('MANGUERA HIDRAULICA R2AT', 'M', ['1/2"', '3/4"', '1"']),
    ...sizes('FILTRO ACEITE MOTOR P/SCOOPTRAM', 'PZA', ['ST-2G', 'ST-7']),
    ...sizes('RODAMIENTO RODILLOS', 'PZA', ['22216 EK', '22220 EK', 'NU 2210']),
    { name: 'RESPIRADOR MEDIA CARA SILICONA C/FILTRO 2097 P100', unit: 'PZA' },
    { name: 'CABLE MINERO SHD-GC 3X4/0 AWG 8KV', unit: 'M' },
    { name: 'GRASA LITIO EP-2 BALDE 35LB', unit: 'BAL' },
  ],
  weighed: [
    { name: 'CAL VIVA GRANULADA 85%', unit: 'KG' },
    { name: 'BOLAS ACERO FORJADO 3"', unit: 'KG' },
  ],
  code: numericCode(6, '1000'),
};
const CSS = `body { font: 8pt 'Liberation Sans', Arial; padding-right: .6mm; } .h { display: flex; justify-content: space-between; border-bottom: 1.5pt solid #000; padding-bottom: 2mm; } .h h2 { margin: 0; font-size: 13pt; }
.g { display: flex; gap: 4mm; margin: 3mm 0; } .g > div { flex: 1; } .rows { width: 100%; } .rows th { border-top: .8pt solid #000; border-bottom: .8pt solid #000; text-align: left; padding: .8mm; } .rows td { padding: .6mm .8mm; vertical-align: top; }
.n, .rows th.n { text-align: right; white-space: nowrap; } .sum { margin-left: auto; border-top: .8pt solid #000; } .sum td { padding: .5mm 2mm; } .sign { display: flex; justify-content: space-around; margin-top: 12mm; text-align: center; }`;
const date = DATE_STYLES.dot;
/** Ten digits, as the system numbers its orders. */
const orderNumber = ({ correlativo }: BenchFacts): string => `45${correlativo}`;

function rows(facts: BenchFacts, random: Random): Markup {
  const days = between(random, 5, 40);
  return html`<table class="rows">
    <thead>
      <tr>
        <th>Pos.</th>
        <th>Material</th>
        <th>Descripción</th>
        <th class="n">Cantidad</th>
        <th>UM</th>
        <th class="n">Precio Neto</th>
        <th class="n">Valor Neto</th>
      </tr>
    </thead>
    ${facts.lineas.map(
      (line, at) =>
        html`<tr>
          <td>${String((at + 1) * 10).padStart(5, '0')}</td>
          <td>${line.codigo}</td>
          <td>${line.descripcion}<br />Fecha entrega: ${date(addDays(facts.emision, days))}</td>
          <td class="n">${(line.cantidad / 1000).toFixed(3)}</td>
          <td>${line.unidad}</td>
          <td class="n">${money(line.unitario)}</td>
          <td class="n">${money(line.importe)}</td>
        </tr>`,
    )}
  </table>`;
}

function body(facts: BenchFacts, random: Random): Markup {
  const { emisor, cliente, sumas, moneda } = facts;
  return html`<div class="h">
      <div>
        <b style="font-size:11pt">${cliente.nombre}</b><br />RUC: ${cliente.documento}<br />${cliente.direccion}
      </div>
      <div>
        <h2>ORDEN DE COMPRA</h2>
        N° <b>${orderNumber(facts)}</b><br />Fecha: ${date(facts.emision)}
      </div>
    </div>
    <div class="g">
      <div>
        <b>Proveedor</b> &nbsp; Cód. acreedor: 1000${digits(random, 5)}<br />${emisor.nombre}<br />RUC:
        ${emisor.documento}<br />${emisor.direccion}<br />Tel.: ${emisor.telefono}<br />E-mail:
        ${emisor.email}
      </div>
      <div>
        <b>Condiciones</b><br />Cond. de pago: ${facts.formaPago}<br />Moneda: ${moneda}<br />Incoterms:
        ${pick(random, ['DDP ALMACEN MINA', 'EXW LIMA', 'DAP CALLAO'])}<br />Grupo compras:
        ${pick(random, ['L01', 'M03', 'P12'])} - Comprador:
        ${pick(random, ['C. VILCA', 'D. ARANDA'])}<br />Centro:
        ${pick(random, ['1010 U.M. SAN RAFAEL', '2020 PLANTA CHIMBOTE', '1030 U.M. EL PORVENIR'])}
        ${happens(random, 0.5) && html`<br />Sol. pedido: 10${digits(random, 6)}`}
      </div>
    </div>
    ${rows(facts, random)}
    <div class="whole">
      <table class="sum">
        <tr>
          <td>Valor neto total ${moneda}</td>
          <td class="n">${money(sumas.gravada + sumas.exonerada + sumas.inafecta)}</td>
        </tr>
        <tr>
          <td>IGV 18%</td>
          <td class="n">${money(sumas.igv)}</td>
        </tr>
        <tr>
          <td><b>Total orden ${moneda}</b></td>
          <td class="n"><b>${money(sumas.total)}</b></td>
        </tr>
      </table>
      ${facts.observaciones && html`<p>Observaciones: ${facts.observaciones}</p>`}
      <p>
        1. Indicar el número de esta orden en su guía de remisión y factura. 2. Recepción de
        facturas: lunes a viernes hasta el día 25 de cada mes. 3. Penalidad por atraso: 0.5% diario
        hasta 10%. 4. El ingreso a la unidad requiere SCTR vigente.
      </p>
      <div class="sign">
        <div>Liberado electrónicamente<br />JEFE DE COMPRAS</div>
        <div>Liberado electrónicamente<br />GERENCIA DE LOGÍSTICA</div>
      </div>
    </div>`;
}

/** A mining contractor's purchase order from its ERP. */
export const COMPRA_MINERA: BenchLayout = {
  id: 'compra-minera',
  role: 'construido',
  kinds: ['orden_compra'],
  draw(given, _style, random) {
    const emisor = tradingAs(given.emisor, 'Suministros Industriales');
    const facts = withWares({ ...given, emisor }, WARES, random);
    return {
      ...wholePage({ css: CSS, paper: A4, margin: '11mm', body: body(facts, random) }),
      truth: {
        documento: { ...documentoTruth(facts, ['moneda']), numero: orderNumber(facts) },
        proveedor: partyTruth(emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, ['subtotal', 'igv', 'total']),
        informacion_adicional: compact(infoTruth(facts, ['formaPago', 'observaciones'])),
        productos: linesTruth(facts, ['codigo', 'unidad', 'cantidad', 'unitario', 'importe']),
      },
    };
  },
};
