import { between, digits, happens, pick, type Random } from '../facts/chance';
import { addDays } from '../facts/civil-day';
import { A4, html, qrPlace, wholePage, type Markup } from '../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../model';
import { compact, documentoTruth, infoTruth, linesTruth, partyTruth } from '../truth';

const CSS = `
body { font: 8pt Verdana, Tahoma, sans-serif; color: #000; }
.top { display: flex; align-items: stretch; gap: 4mm; }
.top .name { flex: 1; line-height: 1.4; } .top .name b { font-size: 11pt; }
.top .no { border: 1.4px solid #b3261e; border-radius: 2mm; width: 66mm; text-align: center; padding: 2.5mm; font: bold 9.4pt Verdana; line-height: 1.6; }
h4 { background: #f0d9d7; margin: 3mm 0 1mm; padding: .8mm 2mm; font-size: 8pt; }
.kv { width: 100%; } .kv td { padding: .5mm 1mm; vertical-align: top; } .kv td.k { width: 36mm; font-weight: bold; }
.goods { width: 100%; margin-top: 1mm; } .goods th { border: .8px solid #888; padding: 1mm; font-size: 7.4pt; } .goods td { border-left: .8px solid #888; border-right: .8px solid #888; padding: .6mm 1mm; }
.goods { border-bottom: .8px solid #888; }
.n { text-align: right; white-space: nowrap; } .c { text-align: center; }
.bottom { display: flex; gap: 5mm; margin-top: 4mm; align-items: flex-end; }
.sign { flex: 1; border-top: .8px solid #000; text-align: center; padding-top: 1mm; }
.legal { font-size: 6.6pt; margin-top: 3mm; }
`;

const DRINKS = [
  'GASEOSA COLA RETORNABLE',
  'AGUA DE MESA SIN GAS',
  'NÉCTAR DE DURAZNO',
  'CERVEZA RUBIA BOTELLA',
  'BEBIDA REHIDRATANTE MORA',
  'GASEOSA LIMA LIMÓN PET',
  'AGUA SABORIZADA MARACUYÁ',
  'ENERGIZANTE LATA',
  'GASEOSA NARANJA PET',
  'TÉ HELADO LIMÓN',
];
const SIZES = ['12 X 625 ML', '6 X 3 L', '24 X 300 ML', '15 X 500 ML', '12 X 1 L', '4 X 2.5 L'];
const DRIVERS = [
  'HUAMANÍ TAIPE, WILMER',
  'LOAYZA PRADO, CÉSAR AUGUSTO',
  'ZEGARRA ÑIQUEN, JORGE',
  'ASTO QUISPE, ELVIS',
];
const WAREHOUSES = [
  'AV. NÉSTOR GAMBETTA KM 8.5, VENTANILLA, CALLAO',
  'AV. EVITAMIENTO 2890, EL AGUSTINO, LIMA, LIMA',
  'CAR. PANAMERICANA NORTE KM 779, CHICLAYO, LAMBAYEQUE',
];

function drinks(lines: readonly BenchLine[], random: Random): BenchLine[] {
  return lines.map((line) => ({
    ...line,
    codigo: `3${digits(random, 5)}`,
    descripcion: `${pick(random, DRINKS)} ${pick(random, SIZES)}`,
    unidad: pick(random, ['PAQ', 'CJA', 'PAQ']),
  }));
}

const kv = (pairs: readonly (readonly [string, string])[]): Markup =>
  html`<table class="kv">
    ${pairs.map(
      ([key, value]) =>
        html`<tr>
          <td class="k">${key}</td>
          <td>: ${value}</td>
        </tr>`,
    )}
  </table>`;

interface Guide {
  facts: BenchFacts;
  style: BenchStyle;
  weight: string;
  start: string;
  random: Random;
}

function top({ facts }: Guide, brandLine: string): Markup {
  const { emisor } = facts;
  return html`<div class="top">
    <div class="name">
      <b>${emisor.nombre}</b><br />${brandLine}<br />Dirección fiscal: ${emisor.direccion}<br />Central
      telefónica: ${emisor.telefono}
    </div>
    <div class="no">
      R.U.C. ${emisor.documento}<br />GUÍA DE REMISIÓN ELECTRÓNICA<br />REMITENTE<br />N°
      ${facts.serie}-${facts.correlativo}
    </div>
  </div>`;
}

function data({ facts, style, weight, start, random }: Guide): Markup {
  const { cliente } = facts;
  return html`<h4>DATOS DEL TRASLADO</h4>
    ${kv([
      ['Fecha de emisión', style.date(facts.emision)],
      ['Fecha inicio traslado', style.date(addDays(facts.emision, between(random, 0, 1)))],
      ['Motivo de traslado', '01 - VENTA'],
      ['Modalidad', '02 - TRANSPORTE PRIVADO'],
      ['Peso bruto total', weight],
      ['Punto de partida', `${start} (Ubigeo 0701${digits(random, 2)})`],
      ['Punto de llegada', cliente.direccion],
    ])}
    <h4>DESTINATARIO</h4>
    ${kv([
      ['Nombre / Razón social', cliente.nombre],
      ['RUC', cliente.documento],
      ['Dirección', cliente.direccion],
    ])}
    <h4>VEHÍCULO Y CONDUCTOR</h4>
    ${kv([
      [
        'Placa principal',
        `${pick(random, ['B', 'C', 'A'])}${digits(random, 1)}V-${digits(random, 3)}`,
      ],
      ['TUCE / Cert. Hab.', `15M${digits(random, 8)}E`],
      ['Conductor', `${pick(random, DRIVERS)} - DNI 4${digits(random, 7)}`],
      ['Licencia', `Q4${digits(random, 7)}`],
    ])}`;
}

function goods({ facts, style }: Guide): Markup {
  return html`<h4>BIENES A TRASLADAR</h4>
    <table class="goods">
      <thead>
        <tr>
          <th>N°</th>
          <th>Cód. SKU</th>
          <th>Descripción detallada</th>
          <th>Unid.</th>
          <th>Cantidad</th>
        </tr>
      </thead>
      <tbody>
        ${facts.lineas.map(
          (line, at) =>
            html`<tr>
              <td class="c">${at + 1}</td>
              <td>${line.codigo}</td>
              <td>${line.descripcion}</td>
              <td class="c">${line.unidad}</td>
              <td class="n">${style.quantity(line.cantidad)}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}

/** Guía of a bottler's distribution system: key and value in one column, goods ruled, no amounts. */
export const greBebidas: BenchLayout = {
  id: 'gre-bebidas',
  role: 'construido',
  kinds: ['guia_remision'],
  draw(given, style, random) {
    const lineas = drinks(given.lineas, random);
    const order = happens(random, 0.5) ? `45${digits(random, 8)}` : '';
    const facts: BenchFacts = { ...given, lineas, ordenCompra: order };
    const kilos = `${between(random, 120, 9800)}.${digits(random, 2)}`;
    const guide: Guide = {
      facts,
      style,
      weight: `${kilos} KGM`,
      start: pick(random, WAREHOUSES),
      random,
    };
    const bodyText = html`${top(guide, 'Embotelado y distribución de bebidas')}${data(guide)}${goods(guide)}
      <div class="whole">
        ${order && html`<p><b>Orden de compra cliente:</b> ${order}</p>`}
        ${facts.observaciones && html`<p><b>Observaciones:</b> ${facts.observaciones}</p>`}
        <div class="bottom">
          ${qrPlace(facts, '24mm')}
          <div class="sign">Almacén - despacho</div>
          <div class="sign">Recibí conforme (firma, nombre, DNI y sello)</div>
        </div>
        <div class="legal">
          Representación impresa de la guía de remisión electrónica remitente. Envases y cajas
          retornables son propiedad de la empresa y se controlan por separado. Reparto
          0${between(random, 1, 9)} - Ruta ${between(random, 100, 480)} - Viaje 1.
        </div>
      </div>`;
    return {
      ...wholePage({ css: CSS, body: bodyText, paper: A4, margin: '9mm 12mm' }),
      truth: {
        documento: documentoTruth(facts, []),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        informacion_adicional: compact({
          ...infoTruth(facts, ['ordenCompra', 'observaciones']),
          peso_total: guide.weight,
        }),
        productos: linesTruth(facts, ['codigo', 'unidad', 'cantidad']),
      },
    };
  },
};
