import { between, digits, pick, type Random } from '../../facts/chance';
import { addDays } from '../../facts/civil-day';
import { A4, html, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchStyle } from '../../model';
import { documentoTruth, infoTruth, linesTruth, partyTruth } from '../../truth';
import { money } from './amounts';
import { numericCode, sizes, tradingAs, withWares, type Wares } from './goods';

const WARES: Wares = {
  whole: [
    ...sizes('ACEITE VEGETAL CJ X 12', 'CAJA', ['900ML', '1L']),
    ...sizes('FIDEO SPAGHETTI FDO X 20', 'FARDO', ['250G', '500G']),
    ...sizes('GALLETA SODA CJ X 24', 'CAJA', ['6PK', 'FAMILIAR']),
    ...sizes('ARROZ SUPERIOR', 'SACO', ['49KG', '10KG', '5KG X 10']),
    { name: 'AZUCAR BLANCA REFINADA 50KG', unit: 'SACO' },
    { name: 'FILETE DE ATUN EN ACEITE LATA 150G CJ X 48 ABRE FACIL', unit: 'CAJA' },
    { name: 'LECHE EVAPORADA 395G CJ X 24', unit: 'CAJA' },
  ],
  weighed: [
    { name: 'QUESO EDAM MOLDE', unit: 'KG' },
    { name: 'POLLO TROZADO CONGELADO', unit: 'KG' },
  ],
  code: numericCode(4, 'ALI'),
};
const CSS = `body { font: 8.2pt 'DejaVu Sans', Verdana; font-size: 7.4pt; padding-right: .6mm; } .h { display: flex; justify-content: space-between; } .box { border: 1.5pt solid #1a6b35; padding: 3mm; width: 68mm; text-align: center; font-weight: bold; font-size: 9.5pt; }
h5 { background: #1a6b35; color: #fff; margin: 2.5mm 0 .8mm; padding: .8mm 1.5mm; font-size: 7.6pt; } table { width: 100%; } td, th { padding: .6mm 1mm; vertical-align: top; } .rows td, .rows th { border: .4pt solid #888; } .n { text-align: right; }`;
const PLACES = [
  'AV. NICOLAS AYLLON 4120 - ATE - LIMA',
  'CAL. LOS PLATEROS 165 - LOS OLIVOS - LIMA',
  'AV. GAMBETTA KM 5.2 - CALLAO',
];
const DRIVERS = ['HUAMANI ROJAS PEDRO', 'TINEO CRUZ JULIO CESAR', 'LAURA PARI EDWIN'];

function rows(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  return html`<table class="rows">
    <thead>
      <tr>
        <th>N°</th>
        <th>Código</th>
        <th>Descripción</th>
        <th>Lote</th>
        <th>F. Venc.</th>
        <th>U.M.</th>
        <th>Cantidad</th>
      </tr>
    </thead>
    ${facts.lineas.map(
      (line, at) =>
        html`<tr>
          <td>${at + 1}</td>
          <td>${line.codigo}</td>
          <td>${line.descripcion}</td>
          <td>L${digits(random, 5)}</td>
          <td>${style.date(addDays(facts.emision, between(random, 90, 500)))}</td>
          <td>${line.unidad}</td>
          <td class="n">${style.quantity(line.cantidad)}</td>
        </tr>`,
    )}
  </table>`;
}

function body(facts: BenchFacts, style: BenchStyle, random: Random, weight: string): Markup {
  const { emisor, cliente } = facts;
  return html`<div class="h">
      <div style="width:112mm">
        <b style="font-size:11pt">${emisor.nombre}</b><br />${emisor.direccion}<br />Central
        telefónica: ${emisor.telefono}<br />${emisor.email}
      </div>
      <div class="box">
        RUC ${emisor.documento}<br />GUÍA DE REMISIÓN ELECTRÓNICA REMITENTE<br />${style.number(facts.serie, facts.correlativo)}
      </div>
    </div>
    <h5>DATOS DEL TRASLADO</h5>
    <table>
      <tr>
        <td>Fecha de emisión: ${style.date(facts.emision)}</td>
        <td>
          Fecha inicio de traslado: ${style.date(addDays(facts.emision, between(random, 0, 1)))}
        </td>
      </tr>
      <tr>
        <td>Motivo de traslado: 01 - VENTA</td>
        <td>Modalidad: TRANSPORTE PRIVADO</td>
      </tr>
      <tr>
        <td>Peso bruto total: ${weight}</td>
        <td>N° de bultos: ${between(random, 2, 90)}</td>
      </tr>
    </table>
    <h5>DESTINATARIO</h5>
    <table>
      <tr>
        <td>Razón social: ${cliente.nombre}</td>
        <td>RUC: ${cliente.documento}</td>
      </tr>
      <tr>
        <td colspan="2">Dirección: ${cliente.direccion}</td>
      </tr>
    </table>
    <h5>PUNTO DE PARTIDA / LLEGADA</h5>
    <table>
      <tr>
        <td>Partida: ${pick(random, PLACES)}</td>
      </tr>
      <tr>
        <td>Llegada: ${cliente.direccion}</td>
      </tr>
    </table>
    <h5>VEHÍCULO Y CONDUCTOR</h5>
    <table>
      <tr>
        <td>
          Placa:
          ${pick(random, ['B', 'C', 'D', 'F'])}${digits(random, 1)}${pick(random, ['A', 'K', 'W'])}-${digits(random, 3)}
        </td>
        <td>Conductor: ${pick(random, DRIVERS)}</td>
        <td>DNI: 4${digits(random, 7)}</td>
        <td>Licencia: Q4${digits(random, 7)}</td>
      </tr>
    </table>
    <h5>BIENES POR TRANSPORTAR</h5>
    ${rows(facts, style, random)}
    <div class="whole">
      ${facts.observaciones && html`<p>Observaciones: ${facts.observaciones}</p>`}
      <p>
        Representación impresa de la Guía de Remisión Electrónica Remitente. Mercadería revisada y
        recibida conforme: ______________________ &nbsp; DNI: ______________
      </p>
    </div>`;
}

/** A food distributor's dispatch guide from a commercial biller. */
export const REPARTO_ALIMENTOS: BenchLayout = {
  id: 'reparto-alimentos',
  role: 'construido',
  kinds: ['guia_remision'],
  draw(given, style, random) {
    const emisor = tradingAs(given.emisor, 'Distribuidora de Alimentos');
    const serie = given.serie === 'EG01' ? 'T003' : given.serie;
    const facts = withWares({ ...given, emisor, serie }, WARES, random);
    const weight = `${money(between(random, 5_000, 900_000))} KGM`;
    return {
      ...wholePage({
        css: CSS,
        paper: A4,
        margin: '10mm',
        body: body(facts, style, random, weight),
      }),
      truth: {
        documento: documentoTruth(facts, []),
        proveedor: partyTruth(emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        informacion_adicional: {
          ...(facts.observaciones && infoTruth(facts, ['observaciones'])),
          peso_total: weight,
        },
        productos: linesTruth(facts, ['codigo', 'unidad', 'cantidad']),
      },
    };
  },
};
