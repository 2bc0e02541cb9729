import { html, NOTHING, qrPlace, wholePage, A4, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle, CivilDate } from '../../model';
import {
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
  type LinePrinted,
} from '../../truth';
import { between, digits, pick, type Random } from '../../facts/chance';
import { hasDiscounts, sumRows } from './parts';
import { carriedPages, type CarriedPage } from './carried';
import { formFoot, SUMS, sumsBlock, TITLES } from './site-works-end';

const CSS = `
body { font: 7.8pt/1.25 'Liberation Sans Narrow', 'Arial Narrow', sans-serif; color: #000; } p { margin: 0; }
.page { height: 274mm; display: flex; flex-direction: column; break-after: page; } .page:last-child { break-after: auto; }
table { width: 100%; } .box td, .box th { border: .25mm solid #000; padding: .7mm 1.2mm; vertical-align: top; text-align: left; } .box th { background: #d9d9d9; font-size: 6.6pt; white-space: nowrap; } .box + .box { margin-top: -.25mm; }
.head { display: grid; grid-template-columns: 24mm 1fr 64mm; gap: 2mm; margin-bottom: 2mm; } .logo { border: .5mm solid #000; min-height: 24mm; display: grid; place-items: center; font: 900 15pt 'Liberation Sans'; }
.firm { text-align: center; font-size: 7.2pt; } .firm b { font-size: 11pt; display: block; line-height: 1.15; margin-bottom: .6mm; } .fiscal { border: .5mm solid #000; text-align: center; font-weight: bold; font-size: 11pt; line-height: 1.6; padding-top: 1.4mm; } .fiscal small { font-size: 6.8pt; font-weight: normal; }
.mid { flex: 1; display: flex; border: .25mm solid #000; border-top: 0; margin-top: 2mm; } .items th { background: #d9d9d9; border: .25mm solid #000; border-width: .25mm 0 .25mm .25mm; font-size: 6.8pt; padding: 1mm; } .items td { border-left: .25mm solid #000; padding: 1.4mm 1mm; vertical-align: top; line-height: 3.3mm; } .items tr { height: 1px; } .items .fill { height: auto; } .items tr > :first-child { border-left: 0; }
.n { text-align: right !important; white-space: nowrap; } .carry { display: flex; justify-content: flex-end; gap: 8mm; border: .25mm solid #000; border-top: 0; padding: .8mm 1mm; font-weight: bold; } .items .came td { font-weight: bold; }
.end { display: grid; grid-template-columns: 1fr 70mm; gap: 2mm; margin-top: 2mm; } .spot { border: .5mm solid #000; padding: 1.2mm 1.6mm; margin-bottom: 1.5mm; } .sign { display: grid; grid-template-columns: repeat(3, 1fr); gap: 10mm; margin: 11mm 6mm 2mm; text-align: center; font-size: 6.6pt; } .sign span { border-top: .25mm solid #000; padding-top: .6mm; }
.foot { display: flex; justify-content: space-between; font-size: 6.3pt; margin-top: 1.2mm; }`;

const dayOf = (date: CivilDate): number => Date.parse(`${date}T00:00:00Z`) / 86_400_000;

/** A system of the trade counts the days of a credit. */
function payTerms({ formaPago, emision, vencimiento }: BenchFacts): string {
  if (!vencimiento) return formaPago.toUpperCase();
  return `${formaPago.toUpperCase()} A ${dayOf(vencimiento) - dayOf(emision)} DÍAS`;
}

function head(facts: BenchFacts, style: BenchStyle): Markup {
  const { emisor, kind, serie, correlativo } = facts;
  return html`<div class="head">
    <div class="logo">${emisor.nombre.slice(0, 2).toUpperCase()}</div>
    <div class="firm">
      <b>${emisor.nombre}</b>INGENIERÍA · OBRAS · SUMINISTROS INDUSTRIALES<br />${emisor.direccion}<br />Telf.:
      ${emisor.telefono} &nbsp; ${emisor.email}<br />Almacén Sur: Variante de Uchumayo km 3.5, Cerro
      Colorado, Arequipa
    </div>
    <div class="fiscal">
      R.U.C. N° ${emisor.documento}<br />${TITLES[kind]}<br />${style.number(serie, correlativo)}
    </div>
  </div>`;
}

interface Field {
  label: string;
  value: string;
}

const grid = (fields: readonly Field[]): Markup =>
  html`<table class="box">
    <tr>
      ${fields.map(({ label }) => html`<th>${label}</th>`)}
    </tr>
    <tr>
      ${fields.map(({ value }) => html`<td>${value || '---'}</td>`)}
    </tr>
  </table>`;

/** Printed alike at the head of every page, so chance has its say before the pages are drawn. */
function form(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const { cliente, vencimiento, afectado } = facts;
  const work = pick(random, ['AMPLIACIÓN PLANTA LURÍN', 'ALMACÉN CENTRAL - ETAPA II', 'LT 60 kV']);
  return html`<table class="box">
      <tr>
        <th style="width:25mm">${pick(random, ['SEÑOR(ES)', 'CLIENTE', 'RAZÓN SOCIAL'])}</th>
        <td>${cliente.nombre}</td>
        <th style="width:14mm">R.U.C.</th>
        <td style="width:34mm">${cliente.documento}</td>
      </tr>
      <tr>
        <th>${pick(random, ['DIRECCIÓN', 'DOMICILIO'])}</th>
        <td colspan="3">${cliente.direccion}</td>
      </tr>
      <tr>
        <th>OBRA / PROYECTO</th>
        <td>${work}</td>
        <th>C. COSTO</th>
        <td>${digits(random, 4)}-${digits(random, 3)}</td>
      </tr>
    </table>
    ${grid([
      {
        label: pick(random, ['FECHA EMISIÓN', 'FEC. DE EMISIÓN']),
        value: style.date(facts.emision),
      },
      { label: 'FEC. VENCIMIENTO', value: vencimiento ? style.date(vencimiento) : '' },
      { label: 'CONDICIÓN DE PAGO', value: payTerms(facts) },
      { label: 'MONEDA', value: style.currencyName },
      { label: pick(random, ['ORDEN DE COMPRA', 'N° O/C']), value: facts.ordenCompra },
      { label: pick(random, ['GUÍA DE REMISIÓN', 'G/R REMITENTE']), value: facts.guiaRemision },
      { label: 'PED. SAP', value: `8000${digits(random, 6)}` },
    ])}
    ${
      afectado
        ? html`<table class="box">
            <tr>
              <th style="width:38mm">COMPROBANTE QUE SE MODIFICA</th>
              <td style="width:38mm">${afectado.numero}</td>
              <th style="width:16mm">MOTIVO</th>
              <td>${afectado.motivo}</td>
            </tr>
          </table>`
        : ''
    }`;
}

function row(line: BenchLine, number: number, style: BenchStyle, withDiscount: boolean): Markup {
  return html`<tr>
    <td>${String(number * 10).padStart(5, '0')}</td>
    <td>${line.codigo}</td>
    <td>${line.descripcion}</td>
    <td>${line.unidad}</td>
    <td class="n">${style.quantity(line.cantidad)}</td>
    <td class="n">${style.amount(line.unitario)}</td>
    ${withDiscount ? html`<td class="n">${style.amount(line.descuento)}</td>` : ''}
    <td class="n">${style.amount(line.importe)}</td>
  </tr>`;
}

function items(facts: BenchFacts, page: CarriedPage, style: BenchStyle): Markup {
  const withDiscount = hasDiscounts(facts);
  const columns = withDiscount ? 6 : 5;
  const came =
    page.first > 0
      ? html`<tr class="came">
          <td></td>
          <td></td>
          <td colspan="${columns - 1}">VIENEN DE LA PÁGINA ANTERIOR</td>
          <td class="n">${style.amount(page.before)}</td>
        </tr>`
      : NOTHING;
  const rows = page.lines.map((line, at) => row(line, page.first + at + 1, style, withDiscount));
  const filler = html`<tr class="fill">
    ${Array.from({ length: columns + 2 }, () => html`<td>&nbsp;</td>`)}
  </tr>`;
  return html`<div class="mid">
    <table class="items">
      <thead>
        <tr>
          <th style="width:12mm">POS.</th>
          <th style="width:17mm">MATERIAL</th>
          <th>DESCRIPCIÓN</th>
          <th style="width:10mm">U.M.</th>
          <th class="n" style="width:16mm">CANTIDAD</th>
          <th class="n" style="width:20mm">V. UNITARIO</th>
          ${withDiscount ? html`<th class="n" style="width:17mm">DSCTO.</th>` : ''}
          <th class="n" style="width:23mm">V. VENTA</th>
        </tr>
      </thead>
      <tbody>
        ${came}${rows}${filler}
      </tbody>
    </table>
  </div>`;
}

/** A contractor's system: everything in frames, and each page carries its sum to the next. */
export const siteWorks: BenchLayout = {
  id: 'obra',
  role: 'construido',
  kinds: ['factura', 'nota_debito'],
  draw(facts, style, random) {
    const top = html`${head(facts, style)}${form(facts, style, random)}`;
    const last = sumsBlock(facts, style);
    const foot = formFoot(facts, random);
    const pages = carriedPages(facts.lineas);
    const user = `USR: FACT0${between(random, 1, 9)}`;
    const body = pages.map((page, at) => {
      const isLast = at === pages.length - 1;
      const carry = html`<div class="carry">
        <span>VAN A LA PÁGINA SIGUIENTE</span><span>${style.amount(page.after)}</span>
      </div>`;
      return html`<section class="page">
        ${top}${items(facts, page, style)}${isLast ? last : carry}${foot(isLast ? qrPlace(facts, '21mm') : NOTHING)}
        <div class="foot">
          <span>SIGEOBRA ERP 9.4 - ${user}</span><span>Página ${at + 1} de ${pages.length}</span>
        </div>
      </section>`;
    });
    const sumKeys = sumRows(facts, SUMS, ['gravada', 'exonerada', 'inafecta', 'igv']);
    const columns: LinePrinted[] = ['codigo', 'unidad', 'cantidad', 'unitario', 'importe'];
    const info = infoTruth(facts, ['ordenCompra', 'guiaRemision', 'observaciones', 'letras']);
    return {
      ...wholePage({ css: CSS, body: html`${body}`, paper: A4, margin: '10mm 10mm 11mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash', 'afectado']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, [...sumKeys.map(({ key }) => key), 'total']),
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        informacion_adicional: { ...info, terminos_pago: payTerms(facts) },
        productos: linesTruth(facts, hasDiscounts(facts) ? [...columns, 'descuento'] : columns),
      },
    };
  },
};
