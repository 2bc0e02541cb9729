import { addDays } from '../../facts/civil-day';
import { A4, html, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import { documentoTruth, infoTruth, linesTruth, partyTruth } from '../../truth';
import { happens, between, pick, type Random } from '../../facts/chance';
import { digits, thirdRuc } from './chance';
import { tableOf, tr, type Piece } from './pieces';
import { plate, premises, siteOf, STAFF } from './surroundings';

const CSS = `
@page { @bottom-left { content: 'Impreso por sistema de almacén v4.12'; font: 6pt 'Liberation Sans'; color: #777; } @bottom-right { content: 'Página ' counter(page) '/' counter(pages); font: 6.5pt 'Liberation Sans'; } }
body { font: 8pt/1.25 'Liberation Sans', sans-serif; color: #000; padding: 0 .4mm 0 8mm; }
.head { display: flex; gap: 5mm; align-items: stretch; } .box { width: 82mm; border: 1.6pt double #000; padding: 2mm 3mm; text-align: center; font-size: 10.5pt; font-weight: bold; line-height: 1.45; } .box span { display: block; }
.firm { flex: 1; text-align: right; font-size: 7.4pt; } .firm b { font-size: 12pt; display: block; line-height: 1.12; }
.side { position: absolute; left: -6mm; top: 40mm; writing-mode: vertical-rl; font-size: 6.4pt; letter-spacing: .25em; color: #555; }
h4 { margin: 2.2mm 0 0; background: #333; color: #fff; font-size: 7.2pt; padding: .6mm 1.5mm; } table { width: 100%; } td, th { border: .5pt solid #333; padding: .7mm 1.3mm; vertical-align: top; text-align: left; }
.pairs { display: grid; grid-template-columns: 1fr 1fr; border: .5pt solid #333; border-top: 0; } .pairs > div { padding: .5mm 1.5mm; } .pairs b { display: inline-block; min-width: 36mm; font-weight: bold; }
.routes { display: grid; grid-template-columns: 1fr 1fr; gap: 3mm; } .route { border: .5pt solid #333; border-top: 0; padding: 1mm 1.5mm; min-height: 11mm; }
.items th { background: #ddd; font-size: 7pt; text-align: center; } .items td:is(:nth-child(1), :nth-child(4), :nth-child(6)) { text-align: center; } .items td:nth-child(7) { text-align: right; white-space: nowrap; }
.carry th { font-size: 6.8pt; background: #eee; } .signs { display: flex; gap: 6mm; margin-top: 16mm; } .signs div { flex: 1; border-top: .6pt solid #000; text-align: center; font-size: 6.8pt; padding-top: .6mm; } .legend { font-size: 6.5pt; margin: 3mm 0 0; }`;

interface Trip {
  starts: string;
  weight: string;
  packages: string;
  order: string;
  invoice: string;
  isPublic: boolean;
  from: string;
  to: string;
}

/** Hundredths of a kilogram: what is sold by weight, and packing. */
function grossWeight({ lineas }: BenchFacts, random: Random): number {
  const weighed = lineas.filter(({ unidad }) => unidad === 'KGM');
  const net = weighed.reduce((sum, { cantidad }) => sum + Math.round(cantidad / 10), 0);
  return (
    Math.round(net * 1.02) + between(random, 900, 6_000) * (1 + lineas.length - weighed.length)
  );
}

function tripOf(facts: BenchFacts, style: BenchStyle, random: Random): Trip {
  const first = between(random, 0, 6);
  const [from, to] = [premises(random, first), premises(random, first + between(random, 1, 5))];
  const place = ({ street, district, ubigeo }: typeof from): string =>
    `${ubigeo} - ${street}, ${district}`;
  return {
    starts: style.date(addDays(facts.emision, between(random, 0, 2))),
    weight: `${style.amount(grossWeight(facts, random))} KGM`,
    packages: String(between(random, 1, 90)),
    order: happens(random, 0.5) ? `45000${digits(random, 5)}` : '',
    invoice: happens(random, 0.6) ? `F001-${digits(random, 5)}` : '',
    isPublic: happens(random, 0.75),
    from: place(from),
    to: place(to),
  };
}

function heading({ emisor, serie, correlativo, emision }: BenchFacts, style: BenchStyle): Markup {
  return html`<div class="side">
      DESTINATARIO &nbsp; · &nbsp; COPIA SUNAT &nbsp; · &nbsp; CONTROL ADMINISTRATIVO
    </div>
    <div class="head">
      <div class="box">
        <span>GUÍA DE REMISIÓN ELECTRÓNICA</span><span>REMITENTE</span
        ><span>R.U.C. ${emisor.documento}</span><span>${style.number(serie, correlativo)}</span>
      </div>
      <div class="firm">
        <b>${emisor.nombre}</b>${emisor.direccion}<br />Teléfono ${emisor.telefono}<br />${emisor.email}
        / ${siteOf(emisor)}<br />Fecha de emisión: ${style.date(emision)}
      </div>
    </div>`;
}

const pairs = (rows: readonly (readonly [string, string])[]): Markup =>
  html`<div class="pairs">
    ${rows.filter(([, value]) => value !== '').map(([label, value]) => html`<div><b>${label}</b> : ${value}</div>`)}
  </div>`;

function transfer({ cliente }: BenchFacts, trip: Trip, random: Random): Markup {
  const reason = pick(random, [
    'Venta',
    'Bienes para transformación',
    'Venta sujeta a confirmación',
    'Consignación',
  ]);
  return html`<h4>DATOS DEL TRASLADO</h4>
    ${pairs([
      [trip.isPublic ? 'Entrega al transportista' : 'Fecha inicio de traslado', trip.starts],
      ['Motivo de traslado', reason],
      ['Modalidad de transporte', trip.isPublic ? 'Transporte público' : 'Transporte privado'],
      ['Peso bruto total', trip.weight],
      ['N° de bultos o pallets', trip.packages],
      ['Factura relacionada', trip.invoice],
      ['Orden de compra', trip.order],
      ['Retorno vehículo vacío', 'NO'],
    ])}
    <h4>DESTINATARIO</h4>
    ${pairs([
      ['Apellidos y nombres / Razón social', cliente.nombre],
      ['RUC', cliente.documento],
    ])}
    <div class="routes">
      <div>
        <h4>PUNTO DE PARTIDA</h4>
        <div class="route">${trip.from}</div>
      </div>
      <div>
        <h4>PUNTO DE LLEGADA</h4>
        <div class="route">${trip.to}</div>
      </div>
    </div>`;
}

const HEADS = [
  'N°',
  'Cód. bien',
  'Cód. SUNAT',
  'Normalizado',
  'Descripción detallada',
  'Unidad de medida',
  'Cantidad',
];

function goods({ lineas }: BenchFacts, style: BenchStyle, random: Random): Markup {
  const row = (line: BenchLine, at: number): Markup => {
    const unspsc = `${between(random, 10, 60)}${digits(random, 6)}`;
    const { codigo, descripcion, unidad } = line;
    return tr([at + 1, codigo, unspsc, 'NO', descripcion, unidad, style.quantity(line.cantidad)]);
  };
  return html`<h4>BIENES POR TRANSPORTAR</h4>
    ${tableOf('items', HEADS, lineas.map(row))}`;
}

const CARRIERS = [
  'TRANSPORTES RUTA ANDINA S.A.C.',
  'CORPORACION LOGISTICA MISTI E.I.R.L.',
  'EXPRESO CARGA CENTRAL S.R.L.',
] as const;

const DRIVERS = ['Fortunato Lazo Meza', 'Wilber Condori Apaza', 'Óscar Ñique Vera'] as const;

function carriage({ isPublic }: Trip, random: Random): Markup {
  const licence = `${pick(random, ['Q', 'H', 'U'])}${digits(random, 8)}`;
  const driver: Piece[] = [pick(random, DRIVERS), `DNI ${licence.slice(1)}`, licence];
  const vehicle: Piece[] = [plate(random), `15M2${digits(random, 7)}E`];
  const carrier: Piece[] = [
    pick(random, CARRIERS),
    `RUC ${thirdRuc(random)}`,
    `MTC ${digits(random, 7)}CNG`,
  ];
  const parts = isPublic
    ? [
        tableOf(
          'carry',
          ['Transportista', 'Documento', 'Registro MTC', 'Placa', 'TUC'],
          [tr([...carrier, ...vehicle])],
        ),
      ]
    : [
        tableOf(
          'carry',
          ['Conductor principal', 'Documento', 'Licencia', 'Placa', 'TUC / CHV'],
          [tr([...driver, ...vehicle])],
        ),
      ];
  return html`<div class="whole">
    <h4>${isPublic ? 'TRANSPORTISTA Y VEHÍCULO' : 'VEHÍCULO Y CONDUCTOR'}</h4>
    ${parts}
  </div>`;
}

/** A warehouse's waybill: the fiscal box on the left, ruled sections, the route in two boxes, no prices. */
export const senderWaybill: BenchLayout = {
  id: 'guia',
  role: 'construido',
  kinds: ['guia_remision'],
  draw(facts, style, random) {
    const trip = tripOf(facts, style, random);
    const body = html`<div style="position:relative">
      ${heading(facts, style)}${transfer(facts, trip, random)}${goods(facts, style, random)}${carriage(trip, random)}
      ${facts.observaciones && html`<p class="legend" style="font-size:7.6pt"><b>Observaciones:</b> ${facts.observaciones}</p>`}
      <div class="whole">
        <div class="signs">
          <div>Despachado por<br />${pick(random, STAFF)}</div>
          <div>V° B° Garita / Hora de salida</div>
          <div>Recibí conforme: nombre, DNI y sello</div>
        </div>
        <p class="legend">
          Representación impresa de la guía de remisión electrónica remitente. Puede consultarla en
          https://e-consulta.sunat.gob.pe con el número de ticket ${digits(random, 13)}. El traslado
          se sustenta con este documento según R.S. N° 123-2022/SUNAT. Precinto de seguridad:
          ${digits(random, 6)}.
        </p>
      </div>
    </div>`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '11mm 11mm 14mm 7mm' }),
      truth: {
        documento: documentoTruth(facts, []),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, []),
        informacion_adicional: {
          ...infoTruth(facts, ['observaciones']),
          peso_total: trip.weight,
          ...(trip.order && { orden_compra: trip.order }),
        },
        productos: linesTruth(facts, ['codigo', 'unidad', 'cantidad']),
      },
    };
  },
};
