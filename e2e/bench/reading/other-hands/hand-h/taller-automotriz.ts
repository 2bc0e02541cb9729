import type { ExtractedData } from '../../../../../backend/src/contracts/extracted-data';
import { between, digits, happens, pick } from '../../facts/chance';
import type { Random } from '../../facts/chance';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine } from '../../model';
import { amountText, DATE_STYLES } from '../../styles';
import {
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import { inTrade, siteOf } from './house-names';
import { percepcionTruth, retencionTruth } from './payment-truth';
import { vehicleOf, type Vehicle } from './vehicle';
import { isGift } from './trade-rows';
import { WORKSHOP_CSS } from './workshop-css';
import { labourAndParts, type Sections } from './workshop-goods';

const ADVISERS = ['C. PALOMINO', 'J. TARAZONA', 'M. SOTELO', 'R. ZEVALLOS'] as const;

interface Print extends Sections {
  facts: BenchFacts;
  vehicle: Vehicle;
  order: string;
  adviser: string;
  time: string;
  hasMail: boolean;
  hasDiscounts: boolean;
  branch: string;
}

const money = (cents: number): string => amountText(cents, 'point');
const day = DATE_STYLES.slash;

function printOf(original: BenchFacts, random: Random): Print {
  const stem = pick(random, ['Automotriz', 'Servicio Automotriz', 'Motores y Repuestos']);
  const { labour, parts } = labourAndParts(original, random);
  const emisor = inTrade(original.emisor, stem);
  return {
    facts: { ...original, emisor, lineas: [...labour, ...parts] },
    labour,
    parts,
    vehicle: vehicleOf(random),
    order: `${pick(random, ['01', '02', '10'])}-${digits(random, 6)}`,
    adviser: pick(random, ADVISERS),
    time: `${between(random, 9, 18)}:${between(random, 10, 59)}:${between(random, 10, 59)}`,
    hasMail: happens(random, 0.5),
    hasDiscounts: original.lineas.some(({ descuento }) => descuento > 0),
    branch: pick(random, [
      '',
      '',
      'TALLER SURQUILLO: AV. TOMAS MARSANO 1160 - SURQUILLO',
      'TALLER NORTE: AV. ALFREDO MENDIOLA 3870 - LOS OLIVOS',
    ]),
  };
}

const head = ({ facts, hasMail, branch }: Print): Markup =>
  html`<table class="head">
    <tr>
      <td>
        <div class="house">${facts.emisor.nombre}</div>
        <div>${facts.emisor.direccion}</div>
        ${branch && html`<div>${branch}</div>`}
        <div>
          CENTRAL TELEF.:
          ${facts.emisor.telefono}${hasMail && html`&nbsp;&nbsp; E-MAIL: ${facts.emisor.email}`}
        </div>
        <div>
          <i>VENTA DE REPUESTOS ORIGINALES - PLANCHADO Y PINTURA AL HORNO - MECANICA EN GENERAL</i>
        </div>
      </td>
      <td class="id">
        R.U.C. N° ${facts.emisor.documento}
        <div class="kind">
          ${facts.kind === 'factura' ? 'FACTURA ELECTRONICA' : 'BOLETA DE VENTA ELECTRONICA'}
        </div>
        N° ${facts.serie}-${facts.correlativo}
      </td>
    </tr>
  </table>`;

const pair = (label: string, value: string): Markup =>
  html`<td class="l">${label}</td>
    <td>${value}</td>`;

const CURRENCY = { PEN: 'SOLES', USD: 'DOLARES AMERICANOS', EUR: 'EUROS' } as const;

const grid = ({ facts, vehicle, order, adviser, time }: Print): Markup => {
  const id = facts.cliente.documento;
  return html`<table class="grid">
      <tr>
        ${pair('CLIENTE', facts.cliente.nombre)}${pair('FECHA EMISION', `${day(facts.emision)} ${time}`)}
      </tr>
      <tr>
        ${pair(id.length === 11 ? 'R.U.C.' : 'D.N.I.', id)}
        ${pair('CONDICION PAGO', facts.formaPago.toUpperCase())}
      </tr>
      <tr>
        ${pair('DIRECCION', facts.cliente.direccion)}
        ${facts.vencimiento ? pair('FECHA VCTO.', day(facts.vencimiento)) : pair('ASESOR', adviser)}
      </tr>
      <tr>
        ${pair('ORDEN TRABAJO', order)}${pair('MONEDA', CURRENCY[facts.moneda])}
      </tr>
      ${
        (facts.ordenCompra || facts.guiaRemision) &&
        html`<tr>
          ${pair('O/C CLIENTE', facts.ordenCompra)}${pair('GUIA REM.', facts.guiaRemision)}
        </tr>`
      }
    </table>
    <table class="grid car">
      <tr>
        <th>PLACA</th>
        <th>MARCA</th>
        <th>MODELO</th>
        <th>AÑO</th>
        <th>KILOMETRAJE</th>
        <th>N° CHASIS / VIN</th>
        <th>COLOR</th>
      </tr>
      <tr>
        <td>${vehicle.plate}</td>
        <td>${vehicle.make}</td>
        <td>${vehicle.model}</td>
        <td>${vehicle.year}</td>
        <td>${vehicle.km}</td>
        <td>${vehicle.vin}</td>
        <td>${vehicle.colour}</td>
      </tr>
    </table>`;
};

const row = (line: BenchLine, hasDiscounts: boolean): Markup =>
  html`<tr>
    <td>${line.codigo}</td>
    <td class="name">${line.descripcion}${isGift(line) && ' **OBSEQUIO**'}</td>
    <td class="c">${line.unidad}</td>
    <td class="n">${(line.cantidad / 1000).toFixed(line.cantidad % 10 === 0 ? 2 : 3)}</td>
    <td class="n">${money(line.unitario)}</td>
    ${hasDiscounts && html`<td class="n">${money(line.descuento)}</td>`}
    <td class="n">${money(line.importe)}</td>
  </tr>`;

function section(title: string, sum: string, lines: readonly BenchLine[], print: Print): Markup {
  if (lines.length === 0) return NOTHING;
  const { facts, hasDiscounts } = print;
  const worth = lines.reduce((all, { importe }) => all + importe, 0);
  return html`<tbody>
    <tr class="section">
      <td colspan="${hasDiscounts ? 7 : 6}">${title}</td>
    </tr>
    ${lines.map((line) => row(line, hasDiscounts))}
    <tr class="part">
      <td colspan="${hasDiscounts ? 6 : 5}">${sum}${facts.precioConIgv && ' (INC. IGV)'}</td>
      <td class="n">${money(worth)}</td>
    </tr>
  </tbody>`;
}

const rows = (print: Print): Markup =>
  html`<table class="rows">
    <thead>
      <tr>
        <th>CODIGO</th>
        <th>DESCRIPCION</th>
        <th>U.M.</th>
        <th>CANT.</th>
        <th>${print.facts.precioConIgv ? 'P. UNIT.' : 'V. UNIT.'}</th>
        ${print.hasDiscounts && html`<th>DSCTO</th>`}
        <th>${print.facts.precioConIgv ? 'IMPORTE' : 'V. VENTA'}</th>
      </tr>
    </thead>
    ${section('MANO DE OBRA Y SERVICIOS', 'TOTAL MANO DE OBRA', print.labour, print)}
    ${section('REPUESTOS, LUBRICANTES Y MATERIALES', 'TOTAL REPUESTOS', print.parts, print)}
  </table>`;

const ORDER = ['descuentos', 'gravada', 'exonerada', 'gratuita', 'icbper', 'igv'] as const;
const NAMES: Readonly<Record<(typeof ORDER)[number], string>> = {
  descuentos: 'DESCUENTO',
  gravada: 'OP. GRAVADA',
  exonerada: 'OP. EXONERADA',
  gratuita: 'OP. GRATUITA',
  icbper: 'ICBPER',
  igv: 'I.G.V. 18%',
};
const ALWAYS = ['gravada', 'exonerada', 'igv'] as const;
const SIGNS = { PEN: 'S/', USD: 'US$', EUR: 'EUR' } as const;

const bottom = (print: Print): Markup => {
  const { facts } = print;
  const { detraccion, retencion, percepcion } = facts;
  const sum = (label: string, cents: number): Markup =>
    html`<tr>
      <td>${label}</td>
      <td>${SIGNS[facts.moneda]}</td>
      <td class="n">${money(cents)}</td>
    </tr>`;
  return html`<div class="whole">
    <div class="words">SON: ${facts.letras}</div>
    <table class="bottom">
      <tr>
        <td>
          ${facts.observaciones && html`<div>OBS.: ${facts.observaciones}</div>`}
          ${
            detraccion &&
            html`<div>
                OPERACION SUJETA AL SPOT - CODIGO ${detraccion.codigo} - TASA
                ${detraccion.porcentaje}%
              </div>
              <div>
                DETRACCION: S/ ${money(detraccion.monto)} - CTA. BCO. NACION ${detraccion.cuenta}
              </div>`
          }
          ${retencion && html`<div>RETENCION I.G.V. ${retencion.porcentaje}%: S/ ${money(retencion.monto)}</div>`}
          <div>
            PROXIMO MANTENIMIENTO: NO OLVIDE SU CITA. GARANTIA DE MANO DE OBRA: 3 MESES O 5,000 KM.
          </div>
          <div>TODO VEHICULO NO RECOGIDO EN 48 HORAS PAGARA COCHERA.</div>
        </td>
        <td class="q">${qrPlace(facts, '23mm')}</td>
        <td class="sum">
          <table>
            ${shownSums(facts, ORDER, ALWAYS).map((key) => sum(NAMES[key], facts.sumas[key]))}
            ${sum('IMPORTE TOTAL', facts.sumas.total)}
            ${percepcion && sum(`PERCEPCION ${percepcion.porcentaje}%`, percepcion.monto)}
            ${percepcion && sum('TOTAL A COBRAR', percepcion.totalConPercepcion)}
          </table>
        </td>
      </tr>
    </table>
    <div class="sign">
      <span>RECIBI CONFORME</span><span>ASESOR DE SERVICIO</span><span>CAJA</span>
    </div>
    <div class="legal">
      Resumen: ${facts.hash} - Representación impresa de la
      ${facts.kind === 'factura' ? 'FACTURA' : 'BOLETA DE VENTA'} ELECTRONICA. Consulte en
      www.${siteOf(facts.emisor)}
    </div>
  </div>`;
};

function truthOf({ facts, hasMail, hasDiscounts }: Print): ExtractedData {
  return {
    documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
    proveedor: partyTruth(facts.emisor, [
      'direccion',
      'telefono',
      ...(hasMail ? (['email'] as const) : []),
    ]),
    cliente: partyTruth(facts.cliente, ['direccion']),
    totales: totalesTruth(facts, [...shownSums(facts, ORDER, ALWAYS), 'total']),
    ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
    ...retencionTruth(facts),
    ...percepcionTruth(facts),
    informacion_adicional: infoTruth(facts, [
      'formaPago',
      'ordenCompra',
      'guiaRemision',
      'observaciones',
      'letras',
    ]),
    productos: linesTruth(facts, [
      'codigo',
      'unidad',
      'cantidad',
      'unitario',
      'importe',
      ...(hasDiscounts ? (['descuento'] as const) : []),
    ]),
  };
}

/** A car workshop: the vehicle in a grid, labour and parts apart, each with a sum of its own. */
export const TALLER_AUTOMOTRIZ: BenchLayout = {
  id: 'taller-automotriz',
  role: 'construido',
  kinds: ['factura', 'boleta'],
  draw(facts, _style, random) {
    const print = printOf(facts, random);
    const body = html`${head(print)}${grid(print)}${rows(print)}${bottom(print)}`;
    return {
      ...wholePage({ css: WORKSHOP_CSS, body, paper: A4, margin: '9mm 10mm' }),
      truth: truthOf(print),
    };
  },
};
