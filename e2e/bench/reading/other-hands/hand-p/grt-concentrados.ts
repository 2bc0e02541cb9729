import { diceOf } from '../../facts/dice';
import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { seller } from '../../facts/parties';
import { A4, html, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import { compact, documentoTruth, infoTruth, linesTruth, partyTruth } from '../../truth';
import { buyerNamed, sellerNamed } from './rows-of-trade';

const ORES = [
  'CONCENTRADO DE ZINC',
  'CONCENTRADO DE PLOMO',
  'CONCENTRADO DE COBRE',
  'CONCENTRADO DE PLOMO-PLATA',
] as const;
const MINES = [
  ['U.M. CERRO LINDA - CARRETERA CENTRAL KM 214', 'JUNIN - YAULI - MOROCOCHA', '120805'],
  ['U.M. SANTA ROSA - ACCESO PLANTA CONCENTRADORA S/N', 'PASCO - PASCO - HUAYLLAY', '190104'],
  ['U.M. HUANZA - CASERIO PACHACAYO', 'ANCASH - BOLOGNESI - HUALLANCA', '020508'],
  ['U.M. ANTAPITE - KM 98 CARRETERA LOS LIBERTADORES', 'HUANCAVELICA - HUAYTARA - OCOYO', '090606'],
] as const;
const YARDS = [
  ['DEPOSITO DE CONCENTRADOS - AV. NESTOR GAMBETTA 6429', 'CALLAO - CALLAO - CALLAO', '070101'],
  ['TERMINAL DE MINERALES - AV. CONTRALMIRANTE MORA 590', 'CALLAO - CALLAO - CALLAO', '070101'],
  ['ALMACEN DE MINERALES - PANAMERICANA SUR KM 23', 'AREQUIPA - ISLAY - MOLLENDO', '040701'],
] as const;

const CSS = `
body { font: 7.8pt "Liberation Sans", Arial, sans-serif; color: #000; }
.top { display: flex; justify-content: space-between; gap: 5mm; }
.top .l { flex: 1; line-height: 1.4; }
.top .l b { font-size: 12pt; }
.top .r { border: 1.4pt solid #000; width: 74mm; text-align: center; font-size: 10.5pt; font-weight: bold; line-height: 1.6; padding: 2mm 1mm; }
.bar { background: #333; color: #fff; font-weight: bold; padding: .8mm 1.5mm; margin-top: 2.5mm; }
.grid { display: grid; grid-template-columns: 1fr 1fr; border: .6pt solid #333; }
.grid > div { padding: 1mm 1.5mm; border-right: .4pt solid #999; border-bottom: .4pt solid #999; line-height: 1.4; }
.grid b { font-weight: bold; }
.rows { width: 100%; border: .6pt solid #333; }
.rows th { border: .4pt solid #333; padding: .8mm; font-size: 7.2pt; }
.rows td { border-left: .4pt solid #333; border-right: .4pt solid #333; padding: .7mm 1mm; }
.n { text-align: right; white-space: nowrap; }
.c { text-align: center; }
.foot { display: flex; justify-content: space-between; margin-top: 16mm; text-align: center; }
.foot span { border-top: .6pt solid #000; width: 52mm; padding-top: .8mm; }
.legal { margin-top: 3mm; font-size: 6.6pt; }
`;

/** In bulk up to three lots; more rows are big bags with a seal each. Thirty tons at most. */
function load(lineas: readonly BenchLine[], random: Random): BenchLine[] {
  const ore = pick(random, ORES);
  const isBulk = lineas.length <= 3;
  const each = Math.min(isBulk ? 30_000 : 1_950, Math.floor(30_000 / lineas.length));
  return lineas.map((line) => ({
    ...line,
    codigo: `${ore.slice(15, 17)}${digits(random, 4)}`,
    descripcion: isBulk ? `${ore} A GRANEL` : `${ore} EN BIG BAG`,
    unidad: 'TM',
    cantidad: each - between(random, 0, Math.ceil(each / 12)),
  }));
}

interface Trip {
  gre: string;
  peso: string;
  haulier: ReturnType<typeof seller>;
}

const tons = (thousandths: number): string => (thousandths / 1000).toFixed(3);
const plate = (random: Random): string =>
  `${pick(random, ['A', 'B', 'C', 'F', 'V'])}${digits(random, 1)}${pick(random, ['K', 'X', 'T', 'Z'])}-${between(random, 700, 999)}`;

function head(facts: BenchFacts, { haulier }: Trip, style: BenchStyle, random: Random): Markup {
  return html`<div class="top">
      <div class="l">
        <b>${haulier.nombre}</b><br />TRANSPORTE DE CONCENTRADOS DE MINERAL Y CARGA PESADA<br />${haulier.direccion}<br />Base:
        ${haulier.telefono}<br />Registro MTC: 15${digits(random, 5)}CNG
      </div>
      <div class="r">
        R.U.C. N° ${haulier.documento}<br />GUÍA DE REMISIÓN ELECTRÓNICA<br />TRANSPORTISTA<br />${facts.serie}
        - ${facts.correlativo}
      </div>
    </div>
    <div class="bar">DATOS DEL TRASLADO</div>
    <div class="grid">
      <div><b>Fecha de emisión:</b> ${style.date(facts.emision)}</div>
      <div><b>Fecha de inicio de traslado:</b> ${style.date(facts.emision)}</div>
    </div>`;
}

function parties(facts: BenchFacts, trip: Trip, random: Random): Markup {
  const { emisor, cliente } = facts;
  const [from, fromPlace, fromCode] = pick(random, MINES);
  const [to, toPlace, toCode] = pick(random, YARDS);
  return html`<div class="bar">REMITENTE Y DESTINATARIO</div>
    <div class="grid">
      <div>
        <b>REMITENTE:</b> ${emisor.nombre}<br /><b>RUC:</b> ${emisor.documento}<br /><b
          >Domicilio:</b
        >
        ${emisor.direccion}
      </div>
      <div>
        <b>DESTINATARIO:</b> ${cliente.nombre}<br /><b>RUC:</b> ${cliente.documento}<br /><b
          >Domicilio:</b
        >
        ${cliente.direccion}
      </div>
      <div><b>Punto de partida:</b> ${fromCode} - ${from} - ${fromPlace}</div>
      <div><b>Punto de llegada:</b> ${toCode} - ${to} - ${toPlace}</div>
      <div><b>GRE Remitente:</b> ${trip.gre}</div>
      <div>
        <b>Pagador del flete:</b> ${pick(random, ['Remitente', 'Remitente', 'Destinatario'])}
      </div>
    </div>`;
}

function vehicle(random: Random): Markup {
  const driver = pick(random, [
    'HUAMAN ROJAS, TEOFILO',
    'CONDORI APAZA, EDWIN',
    'LAURA MEZA, PERCY',
    'ESPINOZA TAIPE, JUAN CARLOS',
  ]);
  return html`<div class="bar">UNIDAD DE TRANSPORTE Y CONDUCTOR</div>
    <div class="grid">
      <div><b>Placa tracto:</b> ${plate(random)} &nbsp; <b>TUCE:</b> 15${digits(random, 8)}</div>
      <div><b>Placa semirremolque:</b> ${plate(random)} &nbsp; <b>Config.:</b> T3S3</div>
      <div><b>Conductor:</b> ${driver}</div>
      <div>
        <b>DNI:</b> ${digits(random, 8)} &nbsp;
        <b>Lic. conducir:</b> ${pick(random, ['Q', 'W', 'S'])}${digits(random, 8)}
      </div>
    </div>`;
}

function rows(facts: BenchFacts, trip: Trip, random: Random): Markup {
  const lot = `L-${digits(random, 3)}-${facts.emision.slice(2, 4)}`;
  return html`<div class="bar">BIENES POR TRANSPORTAR</div>
    <table class="rows">
      <thead>
        <tr>
          <th>N°</th>
          <th>CÓDIGO</th>
          <th>DESCRIPCIÓN</th>
          <th>LOTE</th>
          <th>PRECINTO</th>
          <th>UM</th>
          <th>CANTIDAD</th>
        </tr>
      </thead>
      ${facts.lineas.map(
        (line, at) =>
          html`<tr>
            <td class="c">${at + 1}</td>
            <td>${line.codigo}</td>
            <td>${line.descripcion}</td>
            <td>${lot}</td>
            <td>${digits(random, 6)}</td>
            <td class="c">${line.unidad}</td>
            <td class="n">${tons(line.cantidad)}</td>
          </tr>`,
      )}
      <tr>
        <td colspan="7" style="border:.4pt solid #333" class="n">
          <b>PESO BRUTO TOTAL DE LA CARGA: ${trip.peso}</b>
        </td>
      </tr>
    </table>`;
}

function foot(facts: BenchFacts, random: Random): Markup {
  return html`<div class="whole">
    ${facts.observaciones && html`<p><b>Observaciones:</b> ${facts.observaciones}</p>`}
    ${happens(random, 0.5) && html`<p>Ticket de balanza N° ${digits(random, 6)} &nbsp; Material: UN 3077, clase 9. Carga entoldada y precintada.</p>`}
    <div class="foot">
      <span>Conductor</span><span>Garita de control</span><span>Recibí conforme</span>
    </div>
    <div class="legal">
      Representación impresa de la Guía de Remisión Electrónica - Transportista. Consulte en
      https://e-factura.sunat.gob.pe
    </div>
  </div>`;
}

const REMARKS = [
  'Tránsito diurno, velocidad máxima 60 km/h.',
  'Unidad con escolta hasta Ticlio.',
  'Humedad según análisis de laboratorio en destino.',
  'Retorno vacío a mina.',
] as const;

/** A haulier of concentrates: its own letterhead, the sender is the mine and the receiver the port yard. */
export const GRT_CONCENTRADOS: BenchLayout = {
  id: 'grt-concentrados',
  role: 'construido',
  kinds: ['guia_remision'],
  draw(given, style, random) {
    const lineas = load(given.lineas, random);
    const facts: BenchFacts = {
      ...given,
      // Series of the electronic guide of a haulier: V by its own system, EG03 on the tax office's portal.
      serie: given.serie.startsWith('T') ? `V${given.serie.slice(1)}` : 'EG03',
      emisor: sellerNamed(given.emisor, pick(random, ['Compañía Minera', 'Sociedad Minera'])),
      cliente: buyerNamed(
        given.cliente,
        pick(random, ['Comercializadora de Minerales', 'Depósitos']),
      ),
      lineas,
      observaciones: given.observaciones && pick(random, REMARKS),
    };
    const weight = lineas.reduce((sum, line) => sum + line.cantidad, 0);
    const trip: Trip = {
      gre: `${pick(random, ['T001', 'T004', 'T010'])}-${digits(random, 8)}`,
      peso: `${tons(weight)} TM`,
      haulier: seller('Transportes', diceOf(`haulier/${given.serie}-${given.correlativo}`)),
    };
    const body = html`${head(facts, trip, style, random)}${parties(facts, trip, random)}${vehicle(random)}${rows(facts, trip, random)}${foot(facts, random)}`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '11mm 12mm' }),
      truth: {
        documento: documentoTruth(facts, []),
        proveedor: partyTruth(facts.emisor, ['direccion']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        informacion_adicional: compact({
          ...infoTruth(facts, ['observaciones']),
          guia_remision: trip.gre,
          peso_total: trip.peso,
        }),
        productos: linesTruth(facts, ['codigo', 'unidad', 'cantidad']),
      },
    };
  },
};
