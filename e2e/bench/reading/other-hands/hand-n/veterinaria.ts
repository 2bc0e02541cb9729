import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle, DrawnPage } from '../../model';
import {
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import { bankAccounts } from './bank-notes';
import { COLOURS, css, type Look } from './coloured-bars';
import { cuotasTruth } from './instalments';
import { LOOSE_FEED, PET_GOODS } from './pet-goods';
import { inTrade, webName } from './trade-names';
import { prefixed, stocked, ware } from './wares';
import { withheldTruth, withoutDetraccion } from './withheld';

const STEMS = ['Distribuidora Veterinaria', 'Agrovet', 'Mundo Mascota', 'Pet Food Center'] as const;
const SUMS = [
  'gravada',
  'exonerada',
  'inafecta',
  'gratuita',
  'descuentos',
  'igv',
  'total',
] as const;

function prepared(given: BenchFacts, random: Random): BenchFacts {
  const write = given.lineas.some(({ descripcion }) => descripcion !== descripcion.toUpperCase())
    ? (name: string) => name
    : (name: string) => name.toUpperCase();
  const untaxed = ware('KG', 0, 99, 'Pollo Entero s/menudencia (dieta BARF)');
  const code = prefixed(pick(random, ['VET', 'PF-', '0', 'AL']), 5);
  const facts = stocked(
    withoutDetraccion(given),
    { wares: PET_GOODS, loose: LOOSE_FEED, untaxed, code, write },
    random,
  );
  const emisor = inTrade(facts.emisor, STEMS, ['ventas', 'pedidos', 'facturacion'], random);
  return { ...facts, emisor };
}

function head(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const { emisor } = facts;
  const slogan = pick(random, [
    'Alimentos balanceados, medicamentos y accesorios para mascotas',
    'Distribuidor autorizado de las mejores marcas de alimento para mascotas',
    'Salud y nutrición animal',
  ]);
  return html`<table class="head">
    <tr>
      <td class="logo"><div>${emisor.nombre.slice(0, 1)}</div></td>
      <td class="who">
        <b>${emisor.nombre}</b><br /><i>${slogan}</i><br />
        ${emisor.direccion}<br />
        Telf.: ${emisor.telefono}<br />
        E-mail: ${emisor.email}
      </td>
      <td class="box">
        <div>R.U.C. ${emisor.documento}</div>
        <div class="bar">FACTURA ELECTRÓNICA</div>
        <div>${style.number(facts.serie, facts.correlativo)}</div>
      </td>
    </tr>
  </table>`;
}

const SELLERS = ['KAREN V.', 'L. CHUMPITAZ', 'V03 - RUTA NORTE', 'OFICINA', 'MILAGROS T.'] as const;

function customer(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const { cliente } = facts;
  const right: readonly (readonly [string, string])[] = [
    ['Fecha de emisión', style.date(facts.emision)],
    ['Fecha de venc.', facts.vencimiento ? style.date(facts.vencimiento) : ''],
    ['Moneda', style.currencyName],
    ['Condición', facts.formaPago],
    ['Orden de compra', facts.ordenCompra],
    ['Guía de remisión', facts.guiaRemision],
  ];
  const shown = right.filter(([, value]) => value !== '');
  return html`<div class="bar title">DATOS DEL CLIENTE</div>
    <table class="customer">
      <tr>
        <td class="left">
          <div><b>Señor(es):</b> ${cliente.nombre}</div>
          <div><b>RUC:</b> ${cliente.documento}</div>
          <div><b>Dirección:</b> ${cliente.direccion}</div>
          <div><b>Vendedor:</b> ${pick(random, SELLERS)}</div>
        </td>
        <td>
          <table>
            ${shown.map(
              ([label, value]) =>
                html`<tr>
                  <th>${label}</th>
                  <td>: ${value}</td>
                </tr>`,
            )}
          </table>
        </td>
      </tr>
    </table>`;
}

/** Only what spoils has a lot. */
function lotOf(
  facts: BenchFacts,
  { unitario }: BenchLine,
  random: Random,
): readonly [string, string] {
  if (unitario > 70_000 || happens(random, 0.25)) return ['', ''];
  const year = Number(facts.emision.slice(0, 4)) + between(random, 1, 3);
  const month = String(between(random, 1, 12)).padStart(2, '0');
  return [`${pick(random, ['L', '', 'B'])}${digits(random, 6)}`, `${month}/${year}`];
}

function row(line: BenchLine, at: number, style: BenchStyle, lot: readonly string[]): Markup {
  return html`<tr>
    <td class="c">${at + 1}</td>
    <td>${line.codigo}</td>
    <td>${line.descripcion}</td>
    ${lot.map((text) => html`<td class="c">${text}</td>`)}
    <td class="c">${line.unidad}</td>
    <td class="r">${style.quantity(line.cantidad)}</td>
    <td class="r">${style.amount(line.unitario)}</td>
    <td class="r">${style.amount(line.descuento)}</td>
    <td class="r">${style.amount(line.importe)}</td>
  </tr>`;
}

function table(facts: BenchFacts, style: BenchStyle, look: Look, random: Random): Markup {
  return html`<table class="rows">
    <thead>
      <tr class="bar">
        <th>#</th>
        <th>CÓDIGO</th>
        <th class="wide">DESCRIPCIÓN</th>
        ${
          look.withLots &&
          html`<th>LOTE</th>
            <th>F. VTO.</th>`
        }
        <th>U.M.</th>
        <th>CANT.</th>
        <th>V. UNIT.</th>
        <th>DSCTO.</th>
        <th>V. VENTA</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map((line, at) => row(line, at, style, look.withLots ? lotOf(facts, line, random) : []))}
    </tbody>
  </table>`;
}

const LABELS: Readonly<Record<(typeof SUMS)[number], string>> = {
  gravada: 'Op. Gravadas',
  exonerada: 'Op. Exoneradas',
  inafecta: 'Op. Inafectas',
  gratuita: 'Op. Gratuitas',
  descuentos: 'Dscto. Global',
  igv: 'I.G.V. (18 %)',
  total: 'TOTAL A PAGAR',
};

function totals(facts: BenchFacts, style: BenchStyle): Markup {
  const shown = shownSums(facts, SUMS, ['gravada', 'exonerada', 'igv', 'total']);
  return html`<table class="totals">
    ${shown.map(
      (key) =>
        html`<tr class="${key === 'total' ? 'bar' : ''}">
          <th>${LABELS[key]}</th>
          <td>${style.currencySign}</td>
          <td class="r">${style.amount(facts.sumas[key])}</td>
        </tr>`,
    )}
  </table>`;
}

function withheld({ retencion, percepcion }: BenchFacts, style: BenchStyle): Markup {
  if (retencion)
    return html`<div class="note">
      <b>Información de la retención:</b> Porcentaje ${retencion.porcentaje} % - Monto S/
      ${style.amount(retencion.monto)}
    </div>`;
  if (!percepcion) return NOTHING;
  return html`<div class="note">
    <b>Comprobante de percepción - venta interna:</b> Tasa ${percepcion.porcentaje} % - Percepción
    S/ ${style.amount(percepcion.monto)} - Total con percepción S/
    ${style.amount(percepcion.totalConPercepcion)}
  </div>`;
}

function cuotas(facts: BenchFacts, style: BenchStyle): Markup {
  if (facts.cuotas.length === 0) return NOTHING;
  return html`<table class="small">
    <tr class="bar">
      <th>N° CUOTA</th>
      <th>FEC. VENC.</th>
      <th>MONTO</th>
    </tr>
    ${facts.cuotas.map(
      (one) =>
        html`<tr>
          <td class="c">${one.numero}</td>
          <td class="c">${style.date(one.fecha)}</td>
          <td class="r">${style.amount(one.monto)}</td>
        </tr>`,
    )}
  </table>`;
}

function foot(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const accounts = bankAccounts(random);
  return html`<div class="whole">
    <div class="words">SON: ${facts.letras}</div>
    <table class="end">
      <tr>
        <td class="qr">${qrPlace(facts, '25mm')}</td>
        <td>
          ${withheld(facts, style)} ${cuotas(facts, style)}
          ${facts.observaciones && html`<div class="note"><b>Observaciones:</b> ${facts.observaciones}</div>`}
          <table class="small">
            <tr class="bar">
              <th>BANCO</th>
              <th>MONEDA</th>
              <th>N° DE CUENTA</th>
              <th>CCI</th>
            </tr>
            ${accounts.map(
              (one) =>
                html`<tr>
                  <td>${one.bank}</td>
                  <td>${one.currency}</td>
                  <td>${one.number}</td>
                  <td>${one.cci}</td>
                </tr>`,
            )}
          </table>
        </td>
        <td class="sums">${totals(facts, style)}</td>
      </tr>
    </table>
    <div class="legal">
      Representación impresa de la FACTURA ELECTRÓNICA. Consulte su comprobante en
      https://cpe.${webName(facts.emisor.nombre)}.pe/buscar<br />
      ${facts.hash && html`Código hash: ${facts.hash}<br />`} Todo cambio de producto se realiza
      dentro de las 48 horas de recibida la mercadería. Los biológicos no tienen cambio ni
      devolución.
    </div>
  </div>`;
}

/** A distributor of pet food and veterinary goods, with an online biller of coloured bars. */
export const VETERINARIA: BenchLayout = {
  id: 'veterinaria',
  role: 'construido',
  kinds: ['factura'],
  draw(given, style, random): DrawnPage {
    const facts = prepared(given, random);
    const [bar, pale] = pick(random, COLOURS);
    const look = { bar, pale, withLots: happens(random, 0.5) };
    const body = html`${head(facts, style, random)} ${customer(facts, style, random)}
    ${table(facts, style, look, random)} ${foot(facts, style, random)}`;
    const columns = ['codigo', 'unidad', 'cantidad', 'unitario', 'descuento', 'importe'] as const;
    return {
      ...wholePage({ css: css(look), body, paper: A4, margin: '10mm 11mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(
          facts,
          shownSums(facts, SUMS, ['gravada', 'exonerada', 'igv', 'total']),
        ),
        ...withheldTruth(facts),
        informacion_adicional: {
          ...infoTruth(facts, [
            'formaPago',
            'ordenCompra',
            'guiaRemision',
            'observaciones',
            'letras',
          ]),
          ...cuotasTruth(facts),
        },
        productos: linesTruth(facts, columns),
      },
    };
  },
};
