import type { BenchFacts, BenchLayout, DrawnPage } from '../../model';
import { A4, html, wholePage, type Markup } from '../../html';
import type { Random } from '../../facts/chance';
import { compact, documentoTruth, infoTruth, linesTruth, partyTruth } from '../../truth';
import type { ElectricRow } from './electric-goods';
import { ubigeoOf } from './haulage';
import { GUIA_CSS } from './guia-css';
import { fixed } from './guia-numbers';
import { day, tripOf, type Trip } from './guia-trip';

const MOTIVES = [
  'VENTA',
  'VENTA SUJETA A CONFIRMACIÓN DEL COMPRADOR',
  'COMPRA',
  'CONSIGNACIÓN',
  'DEVOLUCIÓN',
  'TRASLADO ENTRE ESTABLECIMIENTOS DE LA MISMA EMPRESA',
  'TRASLADO DE BIENES PARA TRANSFORMACIÓN',
  'VENTA CON ENTREGA A TERCEROS',
  'TRASLADO EMISOR ITINERANTE CP',
  'OTROS',
] as const;
function letterhead(facts: BenchFacts, { emisor, slogan, sucursales }: Trip): Markup {
  return html`<header>
    <div class="mark"><b>${emisor.web.slice(4, 5).toUpperCase()}</b><span>⚡</span></div>
    <div class="firm">
      <h1>${emisor.nombre}</h1>
      <p class="slogan">${slogan}</p>
      <p>Of. Principal: ${emisor.direccion}</p>
      <p>Telf.: ${emisor.telefono} &nbsp; E-mail: ${emisor.email} &nbsp; ${emisor.web}</p>
      <p>Sucursales: ${sucursales}</p>
    </div>
    <div class="number">
      <p>R.U.C. N° ${emisor.documento}</p>
      <p class="kind">GUÍA DE REMISIÓN ELECTRÓNICA<br />REMITENTE</p>
      <p>N° ${facts.serie}-${facts.correlativo}</p>
    </div>
  </header>`;
}

function strip(facts: BenchFacts, trip: Trip): Markup {
  const cells: [string, string][] = [
    ['FECHA DE EMISIÓN', `${day(facts.emision)} ${trip.hora}`],
    ['INICIO DE TRASLADO', trip.inicio],
    ['N° PEDIDO', trip.pedido],
    ['O/C CLIENTE', trip.orden],
    ['DOC. REFERENCIA', trip.referencia],
    ['VENDEDOR', trip.vendedor],
  ];
  return html`<table class="strip">
    <tr>
      ${cells.map(([label]) => html`<th>${label}</th>`)}
    </tr>
    <tr>
      ${cells.map(([, value]) => html`<td>${value}</td>`)}
    </tr>
  </table>`;
}

function placeBox(title: string, address: string, code: string): Markup {
  const ubigeo = ubigeoOf(address);
  return html`<div class="box">
    <h2>${title}</h2>
    <p>${address}</p>
    <p class="small">Ubigeo: ${ubigeo || '150101'} &nbsp; Cód. Estab.: ${code}</p>
  </div>`;
}

const pair = (label: string, value: string): Markup =>
  html`<p class="pair"><span>${label}</span><span>: ${value}</span></p>`;

function lorry({ haulage }: Trip): Markup {
  const { carrier, marca, placa, tuc, conductor, dni, licencia } = haulage;
  if (carrier)
    return html`${pair('Transportista', carrier.nombre)}${pair('R.U.C.', carrier.ruc)}
    ${pair('Reg. MTC', carrier.mtc)}${pair('Placa', placa)}`;
  return html`${pair('Marca / Placa', `${marca} / ${placa}`)}${pair('Cert. Hab. Vehicular', tuc)}
  ${pair('Conductor', conductor)} ${pair('D.N.I. / Licencia', `${dni} / ${licencia}`)}`;
}

function parties({ cliente }: BenchFacts, trip: Trip): Markup {
  const own = trip.partida === trip.emisor.direccion;
  const there = trip.llegada === cliente.direccion;
  return html`<div class="two">
      ${placeBox('PUNTO DE PARTIDA', trip.partida, own ? '0000' : '0003')}
      ${placeBox('PUNTO DE LLEGADA', trip.llegada, there ? '0000' : '')}
    </div>
    <div class="two">
      <div class="box">
        <h2>DESTINATARIO</h2>
        ${pair('Razón Social', cliente.nombre)}${pair('R.U.C.', cliente.documento)}
        ${pair('Dirección', cliente.direccion)}
      </div>
      <div class="box">
        <h2>UNIDAD DE TRANSPORTE Y CONDUCTOR</h2>
        ${lorry(trip)}
      </div>
    </div>`;
}

function goodsTable(rows: readonly ElectricRow[], first: number): Markup {
  return html`<div class="goods">
    <table>
      <thead>
        <tr>
          <th class="n">IT.</th>
          <th class="code">CÓDIGO</th>
          <th>DESCRIPCIÓN DEL BIEN</th>
          <th class="unit">U.M.</th>
          <th class="num">CANTIDAD</th>
          <th class="num">PESO KG</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row, at) =>
            html`<tr>
              <td class="n">${first + at}</td>
              <td>${row.codigo}</td>
              <td>${row.descripcion}</td>
              <td class="unit">${row.unidad}</td>
              <td class="num">${fixed(row.cantidad, 3, row.cantidad % 10 === 0 ? 2 : 3)}</td>
              <td class="num">${fixed(row.weight, 2, 2)}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

const weightText = ({ rows }: Trip): string =>
  fixed(
    rows.reduce((sum, { weight }) => sum + weight, 0),
    2,
    2,
  );

const MODES = { own: '02 - TRANSPORTE PRIVADO', hired: '01 - TRANSPORTE PÚBLICO' } as const;

function foot(facts: BenchFacts, trip: Trip): Markup {
  const mode = trip.haulage.carrier ? MODES.hired : MODES.own;
  return html`<footer>
    <table class="strip">
      <tr>
        <th>MODALIDAD DE TRASLADO</th>
        <th>PESO BRUTO TOTAL</th>
        <th>N° DE BULTOS</th>
      </tr>
      <tr>
        <td>${mode}</td>
        <td>${weightText(trip)} KGM</td>
        <td>${trip.bultos}</td>
      </tr>
    </table>
    <div class="motives">
      <h2>MOTIVO DEL TRASLADO</h2>
      ${MOTIVES.map((one) => html`<p><i>${one === trip.motivo ? 'X' : ' '}</i>${one}</p>`)}
    </div>
    <p class="remark"><b>Observaciones:</b> ${facts.observaciones}</p>
    <div class="signs">
      <p>DESPACHADO POR</p>
      <p>V°B° ALMACÉN</p>
      <p>
        CONFORMIDAD DEL CLIENTE<br />Nombre: ______________________ D.N.I.: ______________<br />Fecha
        y hora: ____/____/______ &nbsp; Firma y sello
      </p>
    </div>
    <p class="legal">
      Representación impresa de la GUÍA DE REMISIÓN ELECTRÓNICA REMITENTE. Consulte y descargue su
      documento en ${trip.emisor.web}/cpe. Revise su mercadería al momento de la entrega; no se
      aceptan reclamos posteriores a las 24 horas. Cables cortados no tienen cambio ni devolución.
    </p>
  </footer>`;
}

const FULL_PAGE = 37;
const LAST_PAGE = 21;
const linesOf = ({ descripcion }: ElectricRow): number => (descripcion.length > 58 ? 2 : 1);

/** As many rows as fit on each sheet; the last one has the foot too. */
function sheetsOf(rows: readonly ElectricRow[]): ElectricRow[][] {
  const height = rows.reduce((sum, row) => sum + linesOf(row), 0);
  if (height <= LAST_PAGE) return [[...rows]];
  let room = FULL_PAGE;
  let count = rows.findIndex((row) => (room -= linesOf(row)) < 0);
  if (count < 0) count = rows.length - 3;
  return [rows.slice(0, count), ...sheetsOf(rows.slice(count))];
}

function sheet(facts: BenchFacts, trip: Trip, at: number, sheets: ElectricRow[][]): Markup {
  const before = sheets.slice(0, at).flat().length;
  const isLast = at === sheets.length - 1;
  return html`<section>
    ${letterhead(facts, trip)}${strip(facts, trip)}${parties(facts, trip)}
    ${goodsTable(sheets[at] ?? [], before + 1)}
    ${isLast ? foot(facts, trip) : html`<p class="more">Continúa en la siguiente página...</p>`}
    <p class="print">
      <span>Usuario: ${trip.usuario} - SIGE v8.2</span
      ><span>Pág. ${at + 1} de ${sheets.length}</span>
    </p>
  </section>`;
}

function draw(given: BenchFacts, _style: unknown, random: Random): DrawnPage {
  const trip = tripOf(given, random);
  const serie = given.serie === 'EG01' ? 'T003' : given.serie;
  const facts = {
    ...given,
    serie,
    emisor: trip.emisor,
    lineas: trip.rows,
    ordenCompra: trip.orden,
  };
  const sheets = sheetsOf(trip.rows);
  const body = html`${sheets.map((_, at) => sheet(facts, trip, at, sheets))}`;
  return {
    ...wholePage({ css: GUIA_CSS, body, paper: A4, margin: '8mm 9mm' }),
    truth: {
      documento: documentoTruth(facts, []),
      proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
      cliente: partyTruth(facts.cliente, ['direccion']),
      informacion_adicional: compact({
        ...infoTruth(facts, ['ordenCompra', 'observaciones']),
        peso_total: `${weightText(trip)} KGM`,
      }),
      productos: linesTruth(facts, ['codigo', 'unidad', 'cantidad']),
    },
  };
}

/** Guía de remisión of a distributor of electrical materials, as its ERP prints it in its own letterhead. */
export const guiaElectricosErp: BenchLayout = {
  id: 'guia-electricos-erp',
  role: 'construido',
  kinds: ['guia_remision'],
  draw,
};
