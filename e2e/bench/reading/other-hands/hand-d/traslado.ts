import { addDays } from '../../facts/civil-day';
import { A4, html, NOTHING, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchStyle } from '../../model';
import { documentoTruth, infoTruth, linesTruth, partyTruth } from '../../truth';
import { Draw } from './draw';

/** Waybill as a public portal prints it: framed sections, bold titles, labels and values in one line. */
const CSS = `
body { font: 8.5pt 'Liberation Sans', Arial, sans-serif; color: #000; }
.top { display: flex; justify-content: space-between; align-items: center; }
.top .firm { width: 110mm; } .top .firm b { font-size: 11pt; display: block; margin-bottom: 1mm; }
.top .box { border: 1.5px solid #000; width: 72mm; padding: 3mm 2mm; text-align: center; font-weight: bold; line-height: 1.7; }
.issued { margin: 3mm 0 1mm; }
.part { border: 1px solid #000; margin-top: 2.5mm; }
.part > b { display: block; background: #e6e6e6; border-bottom: 1px solid #000; padding: 0.8mm 2mm; }
.part .in { padding: 1mm 2mm 1.5mm; display: grid; grid-template-columns: 1fr 1fr; gap: 0.9mm 6mm; }
.part .in .all { grid-column: span 2; }
.goods { width: 100%; font-size: 8pt; } .goods th { border: 1px solid #000; padding: 1mm; background: #e6e6e6; }
.goods td { border: 1px solid #000; padding: 0.8mm 1.5mm; vertical-align: top; } .c { text-align: center; } .r { text-align: right; }
.title { font-weight: bold; margin: 3mm 0 1mm; }
.end { margin-top: 4mm; font-size: 7.4pt; display: flex; gap: 4mm; line-height: 1.4; }
`;

interface Trip {
  start: string;
  reason: string;
  mode: 'Transporte privado' | 'Transporte público';
  /** Text with its unit, as printed. */
  weight: string;
  packages: string;
  arrival: string;
  plate: string;
  driver: string;
  licence: string;
  carrier: string;
  hasCodes: boolean;
  hasPackages: boolean;
  hasRemark: boolean;
  hasAddress: boolean;
  hour: string;
}

const WAREHOUSES = [
  'Carretera Panamericana Norte Km 31.5, Almacén 2, Puente Piedra, Lima',
  'Av. Industrial 1180, Zona Industrial, Paita, Piura',
] as const;

function tripOf(facts: BenchFacts, draw: Draw): Trip {
  const { cliente, emision } = facts;
  return {
    start: addDays(emision, draw.between(0, 2)),
    reason: draw.one('VENTA', 'VENTA', 'TRASLADO ENTRE ESTABLECIMIENTOS', 'CONSIGNACIÓN'),
    mode: draw.one('Transporte privado', 'Transporte público'),
    weight: `${draw.between(14, 4800)}.${draw.figures(2)} ${draw.one('KGM', 'KGM', 'KG')}`,
    packages: String(draw.between(1, 60)),
    arrival: draw.one(cliente.direccion, cliente.direccion, ...WAREHOUSES),
    plate: `${draw.one('A', 'B', 'C', 'F')}${draw.figures(1)}${draw.one('K', 'T', 'Z')}-${draw.figures(3)}`,
    driver: draw.one('RAMÍREZ OLIVA, PERCY', 'CHÁVEZ TINEO, DENNIS', 'SOTO ARCE, WILMER'),
    licence: `${draw.one('Q', 'H', 'K')}${draw.figures(8)}`,
    carrier: draw.one('CARGA VELOZ DEL CENTRO S.A.C.', 'TRANSPORTES TRES RÍOS S.R.L.'),
    hasCodes: draw.often(0.7),
    hasPackages: draw.often(0.5),
    hasRemark: draw.often(0.7),
    hasAddress: draw.often(0.6),
    hour: `0${draw.between(7, 9)}:${draw.between(10, 59)}:${draw.between(10, 59)}`,
  };
}

const line = (label: string, value: string, look = ''): Markup =>
  value === '' ? NOTHING : html`<div class="${look}">${label}: <b>${value}</b></div>`;

const part = (title: string, lines: readonly (Markup | false)[]): Markup =>
  html`<div class="part whole">
    <b>${title}</b>
    <div class="in">${lines}</div>
  </div>`;

function sections(facts: BenchFacts, style: BenchStyle, trip: Trip): Markup {
  const { emisor, cliente } = facts;
  const isOwn = trip.mode === 'Transporte privado';
  return html`${part('DATOS DEL TRASLADO', [
    line('Fecha de inicio del traslado', style.date(trip.start)),
    line('Motivo de traslado', trip.reason),
    line('Modalidad de traslado', trip.mode),
    line('Peso bruto total de la carga', trip.weight),
    trip.hasPackages && line('Número de bultos o pallets', trip.packages),
  ])}
  ${part('DATOS DEL DESTINATARIO', [
    line('Apellidos y nombres, denominación o razón social', cliente.nombre, 'all'),
    line(
      'Documento de identidad',
      `REGISTRO UNICO DE CONTRIBUYENTES N° ${cliente.documento}`,
      'all',
    ),
    trip.hasAddress && line('Domicilio fiscal', cliente.direccion, 'all'),
  ])}
  ${part('DATOS DEL PUNTO DE PARTIDA Y PUNTO DE LLEGADA', [
    line('Punto de partida', emisor.direccion, 'all'),
    line('Punto de llegada', trip.hasAddress ? trip.arrival : WAREHOUSES[0], 'all'),
  ])}
  ${part(isOwn ? 'DATOS DE LOS VEHÍCULOS Y CONDUCTORES' : 'DATOS DEL TRANSPORTISTA', [
    !isOwn && line('Transportista', trip.carrier, 'all'),
    line('Número de placa', trip.plate),
    isOwn && line('Conductor principal', trip.driver),
    isOwn && line('Licencia de conducir', trip.licence),
  ])}`;
}

function goods(facts: BenchFacts, style: BenchStyle, { hasCodes }: Trip): Markup {
  return html`<div class="title">BIENES POR TRANSPORTAR</div>
    <table class="goods">
      <thead>
        <tr>
          <th>N°</th>
          <th>Bien normalizado</th>
          ${hasCodes && html`<th>Código de bien</th>`}
          <th style="width:86mm">Descripción detallada</th>
          <th>Unidad de medida</th>
          <th>Cantidad</th>
        </tr>
      </thead>
      <tbody>
        ${facts.lineas.map(
          (one, at) =>
            html`<tr>
              <td class="c">${at + 1}</td>
              <td class="c">NO</td>
              ${hasCodes && html`<td class="c">${one.codigo}</td>`}
              <td>${one.descripcion}</td>
              <td class="c">${one.unidad}</td>
              <td class="r">${style.quantity(one.cantidad)}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}

export const traslado: BenchLayout = {
  id: 'traslado',
  role: 'construido',
  kinds: ['guia_remision'],
  draw(facts, style, random) {
    const trip = tripOf(facts, new Draw(random));
    const { emisor, cliente } = facts;
    const body = html`<div class="top">
        <div class="firm"><b>${emisor.nombre}</b>Domicilio fiscal: ${emisor.direccion}</div>
        <div class="box">
          RUC N° ${emisor.documento}<br />GUÍA DE REMISIÓN ELECTRÓNICA<br />REMITENTE<br />${style.number(
            facts.serie,
            facts.correlativo,
          )}
        </div>
      </div>
      <div class="issued">
        Fecha y hora de emisión: <b>${style.date(facts.emision)} ${trip.hour}</b>
      </div>
      ${sections(facts, style, trip)}${goods(facts, style, trip)}
      ${
        trip.hasRemark &&
        facts.observaciones !== '' &&
        html`<div class="title">OBSERVACIONES</div>
          <div>${facts.observaciones}</div>`
      }
      <div class="end whole">
        Esta es una representación impresa de la guía de remisión electrónica generada en el sistema
        de la SUNAT. El emisor puede verificarla con su clave SOL, y el transportista debe llevarla
        durante el viaje, en papel o en un dispositivo electrónico.
      </div>`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '12mm' }),
      truth: {
        documento: documentoTruth(facts, []),
        proveedor: partyTruth(emisor, ['direccion']),
        cliente: partyTruth(cliente, trip.hasAddress ? ['direccion'] : []),
        informacion_adicional: {
          ...infoTruth(facts, trip.hasRemark ? ['observaciones'] : []),
          peso_total: trip.weight,
        },
        productos: linesTruth(
          facts,
          trip.hasCodes ? ['codigo', 'unidad', 'cantidad'] : ['unidad', 'cantidad'],
        ),
      },
    };
  },
};
