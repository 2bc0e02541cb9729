import { between, digits, happens, pick } from '../../facts/chance';
import type { Random } from '../../facts/chance';
import { A4, html, NOTHING, qrPlace, wholePage } from '../../html';
import type { Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchStyle } from '../../model';
import {
  compact,
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
} from '../../truth';
import type { SumPrinted } from '../../truth';
import {
  honestTotal,
  inCurrency,
  instalments,
  ofTrade,
  webOf,
  withInstalmentsOf,
  withWares,
} from './dressing';
import { WARES } from './guard-services';

const STEMS = [
  'Seguridad y Vigilancia',
  'Resguardo Privado',
  'Protección Integral',
  'Limpieza y Personal',
];
const MONTHS = [
  'ENERO',
  'FEBRERO',
  'MARZO',
  'ABRIL',
  'MAYO',
  'JUNIO',
  'JULIO',
  'AGOSTO',
  'SETIEMBRE',
  'OCTUBRE',
  'NOVIEMBRE',
  'DICIEMBRE',
];

const CSS = `
body { font: 8.6pt "Liberation Sans Narrow", "Liberation Sans", sans-serif; }
.top { display: grid; grid-template-columns: 1fr 66mm; gap: 4mm; } .top h1 { font-size: 14pt; margin: 0 0 1mm; color: #7a0c12; }
.box { border: 1.2px solid #000; text-align: center; font-weight: bold; font-size: 12pt; line-height: 1.7; padding: 1.5mm; align-self: start; }
.c, .svc { width: 100%; margin-top: 3mm; border: 1px solid #000; } .c td { padding: .6mm 1.5mm; vertical-align: top; } .c td:nth-child(odd) { font-weight: bold; white-space: nowrap; width: 26mm; }
.svc td, .svc th { border: 1px solid #000; padding: .8mm 1.5mm; text-align: center; } .svc th { background: #e4e4e4; }
.d { width: 100%; margin-top: 3mm; } .d th { background: #7a0c12; color: #fff; padding: 1mm; border: 1px solid #7a0c12; } .d td { padding: 1.2mm 1.5mm; border-left: 1px solid #000; border-right: 1px solid #000; vertical-align: top; white-space: pre-line; }
.d tbody tr:last-child td { border-bottom: 1px solid #000; } .n { text-align: right; white-space: nowrap; } .m { text-align: center; }
.words { border: 1px solid #000; border-top: 0; padding: 1mm 1.5mm; font-weight: bold; }
.low { display: grid; grid-template-columns: 1fr 68mm; gap: 4mm; margin-top: 3mm; } .sum { width: 100%; } .sum td { border: 1px solid #000; padding: .7mm 1.5mm; }
.det { border: 1px solid #000; padding: 1.5mm; line-height: 1.45; margin-bottom: 2mm; } .det b { display: block; text-decoration: underline; }
.small { font-size: 7.4pt; line-height: 1.35; margin-top: 3mm; }
`;

const SUMS: readonly (readonly [string, Exclude<SumPrinted, 'subtotal'>])[] = [
  ['OP. GRAVADAS', 'gravada'],
  ['OP. INAFECTAS', 'inafecta'],
  ['OP. EXONERADAS', 'exonerada'],
  ['OP. GRATUITAS', 'gratuita'],
  ['TOTAL DSCTOS.', 'descuentos'],
  ['I.G.V. 18%', 'igv'],
  ['IMPORTE TOTAL', 'total'],
];

/** The deposit of 12 % of the services of this trade, in whole soles. */
function withDeposit(facts: BenchFacts, random: Random): BenchFacts {
  const honest = honestTotal(facts);
  if (honest <= 70_000) return { ...facts, detraccion: null };
  const monto = Math.round((honest * 12) / 10_000) * 100;
  const cuenta = facts.detraccion?.cuenta ?? `00-${digits(random, 3)}-${digits(random, 6)}`;
  const codigo = /LIMPIEZA|PERSONAL/i.test(facts.emisor.nombre) ? '012' : '022';
  const held = { ...facts, retencion: null, detraccion: { codigo, porcentaje: 12, monto, cuenta } };
  return withInstalmentsOf(held, honest - monto);
}

interface Page {
  facts: BenchFacts;
  style: BenchStyle;
  random: Random;
  sign: string;
}

function serviceOf({ facts, random }: Page): Markup {
  const month = MONTHS[Number(facts.emision.slice(5, 7)) - 1] ?? '';
  const year = facts.emision.slice(0, 4);
  const contract = `${digits(random, 3)}-${pick(random, ['2024', '2025'])}-${pick(random, ['SV', 'GG', 'COM'])}`;
  return html`<table class="svc">
    <tr>
      <th>MES DE SERVICIO</th>
      <th>N° CONTRATO</th>
      <th>N° PUESTOS</th>
      <th>SEDE / UNIDAD</th>
      <th>O/C - O/S</th>
      <th>EJECUTIVO</th>
    </tr>
    <tr>
      <td>${month} ${year}</td>
      <td>${contract}</td>
      <td>${String(between(random, 1, 9)).padStart(2, '0')}</td>
      <td>${pick(random, ['PRINCIPAL', 'ALMACÉN', 'OFICINA LIMA', 'PLANTA'])}</td>
      <td>${facts.ordenCompra || '-'}</td>
      <td>${pick(random, ['J. TICONA', 'M. SALAZAR', 'R. PEÑA'])}</td>
    </tr>
  </table>`;
}

function heldOf({ facts, style, sign }: Page): Markup {
  const { detraccion } = facts;
  if (!detraccion) return NOTHING;
  return html`<div class="det">
    <b>OPERACIÓN SUJETA AL SISTEMA DE PAGO DE OBLIGACIONES TRIBUTARIAS CON EL GOBIERNO CENTRAL</b>
    Bien o Servicio: ${detraccion.codigo}
    ${detraccion.codigo === '012' ? 'Intermediación laboral y tercerización' : 'Otros servicios empresariales'}<br />
    Porcentaje de detracción: ${detraccion.porcentaje.toFixed(2)} %<br />Monto de detracción:
    ${sign} ${style.amount(detraccion.monto)}<br />
    Nro. Cta. Banco de la Nación: ${detraccion.cuenta}<br />Medio de Pago: 001 Depósito en cuenta
  </div>`;
}

function creditOf({ facts, style, sign }: Page): Markup {
  if (facts.cuotas.length === 0) return NOTHING;
  const rows = facts.cuotas.map(
    ({ numero, fecha, monto }) =>
      html`<tr>
        <td>Cuota${String(numero).padStart(3, '0')}</td>
        <td>${style.date(fecha)}</td>
        <td class="n">${sign} ${style.amount(monto)}</td>
      </tr>`,
  );
  return html`<table class="svc" style="margin-top:0">
    <tr>
      <th>CUOTA</th>
      <th>F. VENCIMIENTO</th>
      <th>MONTO</th>
    </tr>
    ${rows}
  </table>`;
}

const shown = ({ sumas }: BenchFacts) =>
  SUMS.filter(([, key]) => ['gravada', 'igv', 'total'].includes(key) || sumas[key] !== 0);

function headOf({ facts, style, sign }: Page): Markup {
  const { emisor, cliente } = facts;
  return html`<div class="top">
      <div>
        <h1>${emisor.nombre}</h1>
        ${emisor.direccion}<br />Central Telefónica: ${emisor.telefono} &nbsp;|&nbsp;
        ${emisor.email}<br />${webOf(emisor)}
      </div>
      <div class="box">
        R.U.C. N° ${emisor.documento}<br />FACTURA ELECTRÓNICA<br />${style.number(facts.serie, facts.correlativo)}
      </div>
    </div>
    <table class="c">
      <tr>
        <td>SEÑOR(ES)</td>
        <td>: ${cliente.nombre}</td>
        <td>FECHA EMISIÓN</td>
        <td>: ${style.date(facts.emision)}</td>
      </tr>
      <tr>
        <td>R.U.C.</td>
        <td>: ${cliente.documento}</td>
        <td>FECHA VENC.</td>
        <td>: ${style.date(facts.vencimiento ?? facts.emision)}</td>
      </tr>
      <tr>
        <td>DIRECCIÓN</td>
        <td>: ${cliente.direccion}</td>
        <td>COND. PAGO</td>
        <td>: ${facts.formaPago}</td>
      </tr>
      <tr>
        <td></td>
        <td></td>
        <td>MONEDA</td>
        <td>: ${sign === 'PEN' ? 'PEN' : 'SOLES'}</td>
      </tr>
    </table>`;
}

function bodyOf(page: Page): Markup {
  const { facts, style, random, sign } = page;
  const hasDiscount = facts.lineas.some(({ descuento }) => descuento > 0);
  const rows = facts.lineas.map(
    (line, at) =>
      html`<tr>
        <td class="m">${at + 1}</td>
        <td class="m">${style.quantity(line.cantidad)}</td>
        <td class="m">${line.unidad}</td>
        <td>${line.descripcion}</td>
        <td class="n">${style.amount(line.unitario)}</td>
        ${hasDiscount ? html`<td class="n">${style.amount(line.descuento)}</td>` : NOTHING}
        <td class="n">${style.amount(line.importe)}</td>
      </tr>`,
  );
  const sums = shown(facts).map(
    ([label, key]) =>
      html`<tr>
        <td>${label}</td>
        <td>${sign}</td>
        <td class="n">${style.amount(facts.sumas[key])}</td>
      </tr>`,
  );
  return html`${headOf(page)}${serviceOf(page)}
    <table class="d">
      <thead>
        <tr>
          <th>ÍTEM</th>
          <th>CANT.</th>
          <th>UND</th>
          <th>DESCRIPCIÓN DEL SERVICIO</th>
          <th>V. UNIT.</th>
          ${hasDiscount ? html`<th>DSCTO.</th>` : NOTHING}
          <th>VALOR VENTA</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
    <div class="words">SON: ${facts.letras}</div>
    <div class="low whole">
      <div>${heldOf(page)}${creditOf(page)}</div>
      <div>
        <table class="sum">
          ${sums}
        </table>
      </div>
    </div>
    ${facts.observaciones ? html`<p>OBSERVACIONES: ${facts.observaciones}</p>` : NOTHING}
    <div class="low whole">
      <div class="small">
        Autorización SUCAMEC: R.D. N° ${digits(random, 4)}-2023-SUCAMEC/DSSP &nbsp; RENEEIL N°
        ${digits(random, 4)}<br />
        Abonar en: BCP Cta. Cte. Soles 194-${digits(random, 7)}-0-${digits(random, 2)} CCI
        002-194-00${digits(random, 10)}-${digits(random, 2)}<br />
        ${happens(random, 0.5) ? html`BBVA Cta. Cte. Soles 0011-0${digits(random, 3)}-01000${digits(random, 5)}<br />` : NOTHING}
        Vencido el plazo de pago se cobrarán los intereses legales de acuerdo al contrato.<br />
        Representación impresa de la Factura Electrónica, autorizado mediante Resolución de
        Intendencia N° 034-005-00${digits(random, 5)}/SUNAT.<br />Código Hash: ${facts.hash}
      </div>
      <div style="text-align:right">${qrPlace(facts, '27mm')}</div>
    </div>`;
}

/** Monthly invoice of a security or cleaning company, with the deposit block of its services. */
export const RESGUARDO_MENSUAL: BenchLayout = {
  id: 'resguardo-mensual',
  role: 'construido',
  kinds: ['factura'],
  draw(original, style, random) {
    const soles = ofTrade(inCurrency(original, 'PEN'), STEMS, random);
    const facts = withWares(withDeposit(soles, random), WARES, random);
    const sign = original.moneda === 'PEN' ? style.currencySign : 'S/';
    const off = facts.lineas.some(({ descuento }) => descuento > 0) ? (['descuento'] as const) : [];
    const due = { ...facts, vencimiento: facts.vencimiento ?? facts.emision };
    return {
      ...wholePage({
        css: CSS,
        body: bodyOf({ facts, style, random, sign }),
        paper: A4,
        margin: '11mm 12mm',
      }),
      truth: {
        documento: documentoTruth(due, ['vencimiento', 'moneda', 'hash']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(
          facts,
          shown(facts).map(([, key]) => key),
        ),
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        informacion_adicional: compact({
          ...infoTruth(facts, ['formaPago', 'ordenCompra', 'observaciones', 'letras']),
          cuotas: instalments(facts),
        }),
        productos: linesTruth(facts, ['unidad', 'cantidad', 'unitario', ...off, 'importe']).map(
          (row) => ({
            ...row,
            descripcion: row.descripcion?.replace(/\n/g, ' '),
          }),
        ),
      },
    };
  },
};
