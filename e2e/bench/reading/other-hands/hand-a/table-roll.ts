import { html, NOTHING, qrPlace, wholePage, ROLL_80, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle, Cents } from '../../model';
import { documentoTruth, infoTruth, partyTruth, totalesTruth } from '../../truth';
import { between, digits, pick, type Random } from '../../facts/chance';
import { clockTime, rowsTruth, sumRows } from './parts';

const CSS = `
body { width: 80mm; padding: 3mm 4mm 7mm; font: 7.9pt/1.28 'Liberation Mono', monospace; color: #000; } p { margin: 0; }
.mid { text-align: center; } .big { font-size: 13pt; font-weight: bold; letter-spacing: .08em; } .cut { border-top: .3mm dashed #000; margin: 1.6mm 0; }
.pair { display: flex; justify-content: space-between; gap: 2mm; } .pair > :last-child { text-align: right; white-space: nowrap; }
table { width: 100%; table-layout: fixed; } th { text-align: left; font-weight: normal; border-bottom: .3mm dashed #000; } td { vertical-align: top; padding: .3mm 0; overflow-wrap: anywhere; }
.n { text-align: right; white-space: nowrap; } .due { font-size: 11.5pt; font-weight: bold; margin: .8mm 0; } .fine { font-size: 6.6pt; }`;

/** What is eaten, drunk and slept in, by about what it costs in cents. */
const MENU: readonly (readonly [Cents, readonly string[]])[] = [
  [1_000, ['AGUA SAN MARCOS 625 ML', 'GASEOSA PERSONAL', 'PAN AL AJO', 'INFUSIÓN HIERBA LUISA']],
  [3_000, ['CHICHA MORADA 1 L', 'PISCO SOUR CLÁSICO', 'CAUSA DE POLLO', 'SUSPIRO LIMEÑO']],
  [10_000, ['LOMO SALTADO', 'CEVICHE CARRETILLERO', 'ARROZ C/ MARISCOS', 'TACU TACU C/ ASADO']],
  [
    40_000,
    ['PARRILLA FAMILIAR', 'HAB. SIMPLE X NOCHE', 'HAB. MATRIMONIAL', 'RONDA CRIOLLA 4 PERS.'],
  ],
  [Infinity, ['SUITE JUNIOR X NOCHE', 'ALQUILER DE SALÓN', 'BANQUETE X 10 PERS.']],
];
const BY_WEIGHT = ['BUFFET CRIOLLO X KG', 'PARRILLA CATERING X KG', 'BOCADITOS X KG'] as const;

/** Bags have a tax of their own, and what pays no IGV is no dish. */
const KEPT = /^(?:bolsa|papa|cebolla|libro)/i;

function dish({ unitario, cantidad, unidad, ...line }: BenchLine, random: Random): BenchLine {
  const isLoose = cantidad % 1000 !== 0;
  const isKept = KEPT.test(line.descripcion);
  const served = MENU.find(([below]) => unitario < below)?.[1] ?? BY_WEIGHT;
  const descripcion = isKept
    ? line.descripcion.toUpperCase()
    : pick(random, isLoose ? BY_WEIGHT : served);
  return { ...line, unitario, cantidad, unidad, descripcion };
}

/** The same sale, of a house that cooks. */
function served(facts: BenchFacts, random: Random): BenchFacts {
  const { nombre } = facts.emisor;
  const house = pick(random, ['Operaciones Gastronómicas', 'Hotelera y Restaurantes']);
  const stem = nombre === nombre.toUpperCase() ? house.toUpperCase() : house;
  const proper = nombre.replace(
    /^(?:Ferretería Industrial|Distribuidora de Abarrotes|Importaciones Tecnológicas|Agroindustrias|Útiles y Suministros|Botica y Perfumería)/i,
    stem,
  );
  const lineas = facts.lineas.map((line) => dish(line, random));
  return { ...facts, emisor: { ...facts.emisor, nombre: proper }, lineas };
}

function top({ emisor, kind, serie, correlativo }: BenchFacts, style: BenchStyle, random: Random) {
  const isTicket = kind === 'ticket';
  return html`<div class="mid">
      <p class="big">${pick(random, ['LA CASONA', 'MISHKI', 'EL MIRADOR'])}</p>
      <p>restaurante · hotel · eventos</p>
      <p>${emisor.nombre}</p>
      <p>RUC: ${emisor.documento}</p>
      <p>${emisor.direccion}</p>
      <p>${pick(random, ['Telf.', 'Reservas:', 'Tel:'])} ${emisor.telefono}</p>
      <div class="cut"></div>
      <p>
        <b
          >${isTicket ? pick(random, ['TICKET', 'TICKET DE VENTA']) : 'BOLETA DE VENTA ELECTRONICA'}</b
        >
      </p>
      <p><b>${style.number(serie, correlativo)}</b></p>
      ${isTicket ? html`<p class="fine">MAQ. REG. FFGF${digits(random, 6)} AUT. 00838450${digits(random, 5)}</p>` : ''}
    </div>
    <div class="cut"></div>`;
}

const pair = (left: string, right: string, mark = ''): Markup =>
  html`<div class="pair ${mark}"><span>${left}</span><span>${right}</span></div>`;

function guest({ cliente, emision }: BenchFacts, style: BenchStyle, random: Random): Markup {
  const id = cliente.documento.length === 11 ? 'RUC' : 'DNI';
  const place = pick(random, ['MESA', 'HAB.', 'SALON']);
  return html`<p>
      ${pick(random, ['FECHA', 'Fecha emision', 'F.EMISION'])}: ${style.date(emision)}
    </p>
    <p>HORA : ${clockTime(random)}</p>
    ${pair(`${place}: ${between(random, 1, 40)}  PAX: ${between(random, 1, 9)}`, `MOZO: ${pick(random, ['LUIS A.', 'KELLY', 'BRANDO'])}`)}
    <p>CLIENTE: ${cliente.nombre}</p>
    <p>${id}: ${cliente.documento}</p>
    ${cliente.direccion ? html`<p>DIR: ${cliente.direccion}</p>` : ''}`;
}

function items({ lineas }: BenchFacts, style: BenchStyle): Markup {
  const rows = lineas.map(
    ({ cantidad, descripcion, unitario, importe, descuento }) =>
      html`<tr>
          <td>${style.quantity(cantidad)}</td>
          <td>${descripcion}</td>
          <td class="n">${style.amount(unitario)}</td>
          <td class="n">${style.amount(importe)}</td>
        </tr>
        ${
          descuento
            ? html`<tr>
                <td></td>
                <td colspan="2" class="n">(dscto.) -${style.amount(descuento)}</td>
                <td></td>
              </tr>`
            : ''
        }`,
  );
  return html`<div class="cut"></div>
    <table>
      <colgroup>
        <col style="width:13.8mm" />
        <col />
        <col style="width:14.5mm" />
        <col style="width:17.5mm" />
      </colgroup>
      <thead>
        <tr>
          <th>CANT</th>
          <th>DESCRIP.</th>
          <th class="n">P.U.</th>
          <th class="n">TOTAL</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
    <div class="cut"></div>`;
}

const SUMS = {
  gravada: 'OP.GRAVADA',
  exonerada: 'OP.EXONERADA',
  inafecta: 'OP.INAFECTA',
  igv: 'IGV 18%',
  icbper: 'ICBPER',
  otrosCargos: 'RC 10%',
} as const;

/** Cash is given in whole notes, so there is change. */
function paid({ metodoPago, sumas }: BenchFacts, style: BenchStyle): Markup {
  if (metodoPago !== 'Efectivo') return pair(metodoPago, style.amount(sumas.total));
  const given = Math.ceil(sumas.total / 1000) * 1000;
  return html`${pair(metodoPago, style.amount(given))}${pair('VUELTO', style.amount(given - sumas.total))}`;
}

function bottom(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const { sumas, qr } = facts;
  const isElectronic = facts.kind === 'boleta';
  return html`${sumRows(facts, SUMS, ['gravada', 'igv']).map(({ label, cents }) => pair(label, style.amount(cents)))}
    ${pair(`TOTAL ${style.currencySign}`, style.amount(sumas.total), 'due')}
    <p>SON: ${facts.letras}</p>
    <div class="cut"></div>
    ${paid(facts, style)}
    <div class="cut"></div>
    <div class="mid">
      ${qr ? html`<p style="margin:1mm 0">${qrPlace(facts, '30mm')}</p>` : NOTHING}
      ${
        isElectronic
          ? html`<p class="fine">Hash: ${facts.hash}</p>
              <p class="fine">
                Representacion impresa de la boleta de venta electronica. Consultela en
                www.mozoapp.pe/cpe
              </p>`
          : ''
      }
      <p>Propina voluntaria: ___________</p>
      <p>WiFi: CLIENTES &nbsp; Clave: pisco${digits(random, 4)}</p>
      <p>*** GRACIAS POR SU VISITA ***</p>
      <p class="fine">
        MozoApp v7.${between(random, 0, 9)} · Comanda ${digits(random, 5)} · Impreso por
        CAJA${between(random, 1, 3)}
      </p>
    </div>`;
}

/** The roll of a restaurant with rooms. */
export const tableRoll: BenchLayout = {
  id: 'mesa',
  role: 'construido',
  kinds: ['ticket', 'boleta'],
  draw(asked, style, random) {
    const facts = served(asked, random);
    const body = html`${top(facts, style, random)}${guest(facts, style, random)}${items(facts, style)}${bottom(facts, style, random)}`;
    const sums = sumRows(facts, SUMS, ['gravada', 'igv']).map(({ key }) => key);
    return {
      ...wholePage({ css: CSS, body, paper: ROLL_80, margin: '0' }),
      truth: {
        documento: documentoTruth(facts, facts.kind === 'boleta' ? ['moneda', 'hash'] : ['moneda']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, [...sums, 'total']),
        informacion_adicional: infoTruth(facts, ['metodoPago', 'letras']),
        productos: rowsTruth(facts, ['cantidad', 'unitario', 'importe']),
      },
    };
  },
};
