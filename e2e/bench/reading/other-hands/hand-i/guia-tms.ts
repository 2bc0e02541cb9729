import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { addDays } from '../../facts/civil-day';
import { A4, html, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import { documentoTruth, infoTruth, linesTruth, partyTruth } from '../../truth';
import { BRANDS, carrierOf, driverOf, plateOf, type Carrier } from './carriers';
import { renamed, reworded } from './rewording';
import { CARGO_WARES } from './cargo-wares';
import { ubigeoOf } from './ubigeos';

const WAREHOUSES = [
  ['AV. ARGENTINA 3093 - CALLAO', '070101'],
  ['AV. ELMER FAUCETT 4800 ALM. 12 - CALLAO', '070101'],
  ['PANAMERICANA SUR KM 29.5 - LURIN - LIMA', '150119'],
  ['CARRETERA CENTRAL KM 8.5 - ATE - LIMA', '150103'],
] as const;
interface Drawing {
  facts: BenchFacts;
  style: BenchStyle;
  departure: string;
  hour: string;
  trip: string;
  reason: string;
  /** Null: with own trucks. */
  carrier: Carrier | null;
  truck: readonly [string, string, string];
  trailer: string;
  driver: readonly [string, string, string];
  warehouse: (typeof WAREHOUSES)[number];
  arrivalUbigeo: string;
  packages: number;
  seal: string;
  related: string;
  /** Hundredths of a kilogram of each row. */
  weights: readonly number[];
  hasContact: boolean;
}

const CSS = `
body { font: 7.6pt 'Liberation Sans', Arial, sans-serif; color: #111; padding-right: .5mm; }
table { width: 100%; }
.top td { vertical-align: middle; } .top .firm { line-height: 1.4; padding-right: 4mm; } .top .firm b { font-size: 11.5pt; }
.top .box { width: 74mm; border: 1.5px solid #000; text-align: center; font-weight: bold; font-size: 10.5pt; line-height: 1.6; padding: 2mm; }
.grid { table-layout: fixed; margin-top: 1.8mm; } .grid td { border: 1px solid #555; padding: .6mm 1mm; vertical-align: top; }
.grid .t { background: #2f3b46; color: #fff; font-weight: bold; font-size: 7.2pt; padding: .7mm 1mm; }
.grid .k { background: #eceff1; font-size: 6.8pt; }
.rows { margin-top: 1.8mm; } .rows th { background: #2f3b46; color: #fff; border: 1px solid #555; padding: .8mm 1mm; font-size: 7.2pt; }
.rows td { border: 1px solid #999; padding: .5mm 1mm; vertical-align: top; }
.r { text-align: right; white-space: nowrap; } .c { text-align: center; }
.sign { display: grid; grid-template-columns: repeat(3, 1fr); gap: 6mm; margin-top: 17mm; text-align: center; font-size: 7pt; } .sign div { border-top: 1px solid #000; padding-top: .8mm; }
.legal { font-size: 6.5pt; margin-top: 3mm; }
`;

interface Cell {
  label: string;
  value: string;
  /** Columns of the grid's eight that the value is wide. */
  span: 1 | 3 | 7;
}

const short = (label: string, value: string): Cell => ({ label, value, span: 1 });
const half = (label: string, value: string): Cell => ({ label, value, span: 3 });
const wide = (label: string, value: string): Cell => ({ label, value, span: 7 });

/** A part of the grid: its title, then rows of labels and values. */
function part(title: string, rows: readonly (readonly Cell[])[]): Markup {
  return html`<table class="grid whole">
    <tr>
      <td class="t" colspan="8">${title}</td>
    </tr>
    ${rows.map(
      (cells) =>
        html`<tr>
          ${cells.map(
            ({ label, value, span }) =>
              html`<td class="k">${label}</td>
                <td colspan="${span}">${value}</td>`,
          )}
        </tr>`,
    )}
  </table>`;
}

const kilograms = ({ style, weights }: Drawing): string =>
  style.amount(weights.reduce((sum, weight) => sum + weight, 0));

function topOf({ facts, style, hasContact }: Drawing): Markup {
  const { emisor } = facts;
  return html`<table class="top whole">
    <tr>
      <td class="firm">
        <b>${emisor.nombre}</b
        ><br />${emisor.direccion}${hasContact && html`<br />Central: ${emisor.telefono} · ${emisor.email}`}
      </td>
      <td class="box">
        R.U.C. N° ${emisor.documento}<br />GUÍA DE REMISIÓN ELECTRÓNICA REMITENTE<br />${style.number(facts.serie, facts.correlativo)}
      </td>
    </tr>
  </table>`;
}

function tripOf(drawing: Drawing): Markup {
  const { facts, style, departure, hour, trip, reason, carrier, packages, seal, related } = drawing;
  return part('DATOS DEL TRASLADO', [
    [
      short('Fecha emisión', style.date(facts.emision)),
      short('Inicio traslado', style.date(departure)),
      short('Hora salida', hour),
      short('N° viaje', trip),
    ],
    [
      half('Motivo', reason),
      half('Modalidad', carrier ? '01 - TRANSPORTE PÚBLICO' : '02 - TRANSPORTE PRIVADO'),
    ],
    [
      short('Peso bruto total', `${kilograms(drawing)} KGM`),
      short('N° bultos', String(packages)),
      short('Precinto', seal),
      short('Doc. relac.', related),
    ],
  ]);
}

function routeOf({ facts, warehouse, arrivalUbigeo }: Drawing): Markup {
  const { cliente } = facts;
  const [place, ubigeo] = warehouse;
  return html`${part('DESTINATARIO', [
    [half('Razón social', cliente.nombre), half('RUC', cliente.documento)],
    [wide('Dirección', cliente.direccion)],
  ])}${part('RUTA', [
    [wide('Punto de partida', `${ubigeo} - ${place}`)],
    [wide('Punto de llegada', `${arrivalUbigeo} - ${cliente.direccion}`)],
  ])}`;
}

function carriageOf({ carrier, truck, trailer, driver }: Drawing): Markup {
  const [plate, brand, tuc] = truck;
  const [name, dni, licence] = driver;
  const [firm, firmRuc, mtc] = carrier ?? ['', '', ''];
  const rows = [
    [
      short('Placa tracto', plate),
      short('Placa semirrem.', trailer),
      short('Marca', brand),
      short('TUC', tuc),
    ],
    [half('Conductor', name), short('DNI', dni), short('Licencia', licence)],
  ];
  return part(
    'TRANSPORTE',
    carrier
      ? [[half('Transportista', firm), short('RUC', firmRuc), short('Reg. MTC', mtc)], ...rows]
      : rows,
  );
}

function rowsOf({ facts, style, weights }: Drawing): Markup {
  const row = (line: BenchLine, at: number): Markup =>
    html`<tr>
      <td class="c">${at + 1}</td>
      <td>${line.codigo}</td>
      <td>${line.descripcion}</td>
      <td class="c">${line.unidad}</td>
      <td class="r">${style.quantity(line.cantidad)}</td>
      <td class="r">${style.amount(weights[at] ?? 0)}</td>
    </tr>`;
  return html`<table class="rows">
    <thead>
      <tr>
        <th>Ítem</th>
        <th>Código</th>
        <th style="width:52%">Descripción de la carga</th>
        <th>U.M.</th>
        <th>Cantidad</th>
        <th>Peso kg</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map(row)}
    </tbody>
  </table>`;
}

function endOf({ facts }: Drawing): Markup {
  return html`<div class="whole">
    ${
      facts.observaciones &&
      html`<table class="grid">
        <tr>
          <td class="k" style="width:24mm">Observaciones</td>
          <td>${facts.observaciones}</td>
        </tr>
      </table>`
    }
    <div class="sign">
      <div>Despachado por</div>
      <div>Conductor</div>
      <div>Recibí conforme - nombre, DNI, fecha y hora</div>
    </div>
    <div class="legal">
      Representación impresa de la guía de remisión electrónica remitente. Consulte su validez en
      www.sunat.gob.pe. La mercadería se revisa en presencia del conductor; no se aceptan reclamos
      posteriores.
    </div>
  </div>`;
}

function weightOf({ cantidad, unidad }: BenchLine, random: Random): number {
  const each = between(random, 150, 4_500);
  return unidad === 'KG' ? Math.round(cantidad / 10) : Math.round((cantidad * each) / 1000);
}

/** SUNAT's own series is for its portal; a program has one of its own. */
const serieOf = (serie: string): string => (serie === 'EG01' ? 'T003' : serie);

function drawingOf(given: BenchFacts, style: BenchStyle, random: Random): Drawing {
  const stem = pick(random, [
    'Operador Logístico',
    'Transportes y Logística',
    'Almacenes y Distribución',
    'Carga y Logística',
  ]);
  const worded = reworded(given, CARGO_WARES, random);
  const facts = { ...worded, serie: serieOf(given.serie), emisor: renamed(given.emisor, stem) };
  const weights = facts.lineas.map((line) => weightOf(line, random));
  return {
    facts,
    style,
    departure: addDays(facts.emision, between(random, 0, 1)),
    hour: `${String(between(random, 4, 19)).padStart(2, '0')}:${pick(random, ['00', '15', '30', '45'])}`,
    trip: `V-${digits(random, 6)}`,
    reason: pick(random, [
      '01 - VENTA',
      '01 - VENTA',
      '13 - OTROS: DISTRIBUCIÓN POR ENCARGO',
      '14 - VENTA SUJETA A CONFIRMACIÓN',
    ]),
    carrier: happens(random, 0.45) ? carrierOf(random) : null,
    truck: [plateOf(random), pick(random, BRANDS), `15M${digits(random, 8)}E`],
    trailer: happens(random, 0.5) ? plateOf(random) : '-',
    driver: driverOf(random),
    warehouse: pick(random, WAREHOUSES),
    seal: happens(random, 0.5) ? `PE${digits(random, 6)}` : '-',
    related: happens(random, 0.4) ? `F001-${digits(random, 6)}` : '-',
    weights,
    arrivalUbigeo: ubigeoOf(facts.cliente.direccion),
    packages: Math.ceil(weights.reduce((sum, weight) => sum + weight, 0) / 3_000),
    hasContact: happens(random, 0.7),
  };
}

/** A logistics firm's guía from its transport program: all data of the journey in a grid. */
export const guiaTms: BenchLayout = {
  id: 'guia-tms',
  role: 'construido',
  kinds: ['guia_remision'],
  draw(given, style, random) {
    const drawing = drawingOf(given, style, random);
    const { facts, hasContact } = drawing;
    const body = html`${topOf(drawing)}${tripOf(drawing)}${routeOf(drawing)}${carriageOf(drawing)}${rowsOf(drawing)}${endOf(drawing)}`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '9mm 10mm' }),
      truth: {
        documento: documentoTruth(facts, []),
        proveedor: partyTruth(
          facts.emisor,
          hasContact ? ['direccion', 'telefono', 'email'] : ['direccion'],
        ),
        cliente: partyTruth(facts.cliente, ['direccion']),
        informacion_adicional: {
          ...infoTruth(facts, ['observaciones']),
          peso_total: `${kilograms(drawing)} KGM`,
        },
        productos: linesTruth(facts, ['codigo', 'unidad', 'cantidad']),
      },
    };
  },
};
