import { html, NOTHING, qrPlace, A4, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import {
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
} from '../../truth';
import { happens, between, pick, type Random } from '../../facts/chance';
import { digits } from './chance';
import { rowsOf, tableOf, tr, type Piece } from './pieces';
import { bankAccounts, premises, siteOf, STAFF } from './surroundings';

/** Rows of two lines, or three where a name wraps: as many as fit for certain. */
const ROWS_ON_PAGE = 18;

const CSS = `
body { font: 7.4pt/1.22 'Liberation Sans Narrow', 'Liberation Sans', sans-serif; color: #111; }
.page { height: 277mm; padding: 0 .4mm; display: flex; flex-direction: column; break-after: page; overflow: hidden; } .page:last-child { break-after: auto; }
.head { display: flex; justify-content: space-between; gap: 6mm; } .head > div:first-child { flex: 1; }
.head b.name { font: bold 13pt/1.1 'Liberation Sans Narrow'; color: #0b3c7d; display: block; } .tiny { font-size: 6.1pt; color: #333; line-height: 1.25; }
.box { width: 66mm; border: 1.4pt solid #0b3c7d; border-radius: 3.5mm; text-align: center; font-size: 11pt; line-height: 1.5; padding: 2mm 1mm; font-weight: bold; height: fit-content; }
.who { display: flex; border: .6pt solid #0b3c7d; border-radius: 2mm; margin: 2mm 0 1.4mm; padding: 1.2mm 2mm; gap: 4mm; } .who table:first-child { flex: 1; } .who td { padding: .2mm 1.5mm .2mm 0; vertical-align: top; } .who td:nth-child(odd) { font-weight: bold; white-space: nowrap; }
.strip { width: 100%; text-align: center; margin-bottom: 1.6mm; table-layout: fixed; } .strip th { background: #dbe6f4; font-size: 6.3pt; } .strip td, .strip th { border: .5pt solid #0b3c7d; padding: .6mm .5mm; overflow-wrap: anywhere; }
.items { width: 100%; } .items th { background: #0b3c7d; color: #fff; font-size: 6.5pt; padding: .8mm 1mm; text-align: right; line-height: 1.15; } .items td { padding: .55mm 1mm; text-align: right; white-space: nowrap; vertical-align: top; border-bottom: .3pt solid #a9bad0; }
.items :is(td, th):is(:nth-child(1), :nth-child(2), :nth-child(3), :nth-child(4)) { text-align: left; } .items td:nth-child(2) { white-space: normal; } .items small { font-size: 6pt; color: #444; } .items td.carry { font-weight: bold; border: 0; padding-top: 1.5mm; text-align: right; }
.foot { margin-top: auto; } .say { border-top: .6pt solid #0b3c7d; padding: 1mm 0; font-weight: bold; }
.sums { width: 100%; table-layout: fixed; } .sums th { font-size: 6.2pt; background: #dbe6f4; } .sums td, .sums th { border: .6pt solid #0b3c7d; padding: .9mm .6mm; text-align: center; } .sums td { font-size: 8pt; } .sums td:last-child { font-weight: bold; font-size: 9pt; }
.last { display: flex; gap: 4mm; margin-top: 2mm; align-items: flex-start; } .last > div { flex: 1; } .banks td { padding: 0 2mm .2mm 0; font-size: 6.4pt; } .sign { border-top: .6pt solid #111; width: 44mm; text-align: center; font-size: 6.2pt; margin-top: 14mm; padding-top: .6mm; }
p { margin: 0 0 .8mm; }`;

/** A drugstore shows its permits, any other distributor its store's. */
const isHealth = ({ emisor }: BenchFacts): boolean => /botica|agro/i.test(emisor.nombre);

interface Head {
  directions: string;
  house: string;
  staff: string;
  route: string;
}

function headOf(facts: BenchFacts, random: Random): Head {
  const first = between(random, 0, 6);
  const branches = [1, 2].map((at) => {
    const { street, district } = premises(random, first + at);
    return `Suc. ${district.split(' - ')[1] ?? ''}: ${street}`;
  });
  const chemist = `${pick(random, STAFF)} Reg. ${digits(random, 5)}`;
  const permit = digits(random, 4);
  return {
    directions: branches.join(' · '),
    house: isHealth(facts)
      ? `Droguería con Autorización Sanitaria R.D. N° ${permit}-2021-DIGEMID · Certificado BPA N° ${permit.slice(1)}-2024 · Director técnico: ${chemist}`
      : `Almacén certificado en Buenas Prácticas de Almacenamiento N° ${permit}-2024 · Jefe de almacén: ${chemist}`,
    staff: `${digits(random, 3)} ${pick(random, STAFF).split(' ').slice(0, 2).join(' ')}`,
    route: `${pick(random, ['R', 'Z'])}-${digits(random, 2)}`,
  };
}

function heading(facts: BenchFacts, style: BenchStyle, { directions, house }: Head): Markup {
  const { emisor, serie, correlativo } = facts;
  return html`<div class="head">
    <div>
      <b class="name">${emisor.nombre}</b
      ><i
        >${isHealth(facts) ? 'Salud y confianza en cada entrega' : 'Su distribuidor de confianza'}</i
      >
      <p>
        Domicilio fiscal: ${emisor.direccion}<br />Central telefónica: ${emisor.telefono} &nbsp;
        e-mail: ${emisor.email} &nbsp; ${siteOf(emisor)}
      </p>
      <p class="tiny">${directions}<br />${house}</p>
    </div>
    <div class="box">
      R.U.C. N° ${emisor.documento}<br />FACTURA ELECTRÓNICA<br />${style.number(serie, correlativo)}
    </div>
  </div>`;
}

/** How the buyer pays, in the distributor's words. */
const termsOf = ({ formaPago, cuotas }: BenchFacts): string =>
  formaPago === 'Contado' ? 'CONTADO' : `CREDITO ${30 * cuotas.length} DIAS`;

function buyer(facts: BenchFacts, style: BenchStyle, head: Head, code: string): Markup {
  const { cliente } = facts;
  const left = rowsOf('', [
    ['Razón social', cliente.nombre],
    ['Dirección', cliente.direccion],
  ]);
  const right = rowsOf('', [
    ['RUC', cliente.documento, 'Cód. cliente', code.slice(0, 7)],
    ['Moneda', style.currencyName, 'Ruta', head.route],
  ]);
  const due = facts.vencimiento ? style.date(facts.vencimiento) : '-';
  const cells = [
    ['F. EMISIÓN', style.date(facts.emision)],
    ['F. VENCIMIENTO', due],
    ['COND. VENTA', termsOf(facts)],
    ['PEDIDO', code.slice(2)],
    ['O/C CLIENTE', facts.ordenCompra || '-'],
    ['GUÍA REMISIÓN', facts.guiaRemision || '-'],
    ['VENDEDOR', head.staff],
  ] as const;
  const strip = tableOf(
    'strip',
    cells.map(([label]) => label),
    [tr(cells.map(([, value]) => value))],
  );
  return html`<div class="who">${left}${right}</div>
    ${strip}`;
}

const HEADS = [
  'CÓDIGO',
  'DESCRIPCIÓN / FABRICANTE',
  'LOTE',
  'F. EXP.',
  'U.M.',
  'CANT.',
  'V. UNIT.',
  '% DCTO',
  'V. VENTA',
];
const MAKERS = ['COINSA', 'IMPORTADO', 'NACIONAL', 'ANDEX', 'BIOSUR', 'TERBAL'] as const;

const lotOf = (random: Random): string =>
  `${pick(random, ['L', 'B', '2', 'VK'])}${digits(random, 5)}`;

const expiry = (random: Random): string =>
  `${String(between(random, 1, 12)).padStart(2, '0')}/${between(random, 2027, 2031)}`;

/** Each article stands on two lines: its maker and permit under the name, now and then a second lot. */
function itemRow(line: BenchLine, style: BenchStyle, random: Random): Markup {
  const below = `Fab. ${pick(random, MAKERS)}  R.S. ${pick(random, ['EN', 'EE', 'DM', 'NG'])}-${digits(random, 5)}`;
  const isSplit = happens(random, 0.2);
  const [lot, second, until, later] = [
    lotOf(random),
    lotOf(random),
    expiry(random),
    expiry(random),
  ];
  const gross = line.importe + line.descuento;
  const percent = gross > 0 ? Math.round((line.descuento * 100) / gross) : 0;
  return tr([
    line.codigo,
    html`${line.descripcion}<br /><small>${below}</small>`,
    isSplit ? html`${lot}<br />${second}` : lot,
    isSplit ? html`${until}<br />${later}` : until,
    line.unidad,
    style.quantity(line.cantidad),
    style.amount(line.unitario),
    style.amount(percent * 100),
    style.amount(line.importe),
  ]);
}

const STRIP = [
  ['OP. GRAVADA', 'gravada'],
  ['OP. INAFECTA', 'inafecta'],
  ['OP. EXONERADA', 'exonerada'],
  ['OP. GRATUITA', 'gratuita'],
  ['DCTO. GLOBAL', 'descuentos'],
  ['I.G.V. 18%', 'igv'],
  ['IMPORTE TOTAL', 'total'],
] as const;

function taken({ detraccion, retencion, percepcion }: BenchFacts, style: BenchStyle): Markup {
  if (detraccion)
    return html`<p>
      Operación sujeta al Sistema de Pago de Obligaciones Tributarias. Cód. ${detraccion.codigo} -
      ${detraccion.porcentaje}% - Depositar S/ ${style.amount(detraccion.monto)} en Cta. Cte. Bco.
      Nación ${detraccion.cuenta}
    </p>`;
  if (retencion)
    return html`<p>
      Cliente agente de retención ${retencion.porcentaje}%: S/ ${style.amount(retencion.monto)}
    </p>`;
  if (percepcion)
    return html`<p>
      Comprobante de percepción - venta interna. Percepción ${percepcion.porcentaje}%: S/
      ${style.amount(percepcion.monto)} &nbsp; Total a cobrar: S/
      ${style.amount(percepcion.totalConPercepcion)}
    </p>`;
  return NOTHING;
}

function foot(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const amounts = STRIP.map(([, key]) => `${style.currencySign} ${style.amount(facts.sumas[key])}`);
  const sums = tableOf(
    'sums',
    STRIP.map(([label]) => label),
    [tr(amounts)],
  );
  const banks = bankAccounts(random).map(({ bank, currency, account, cci }): Piece[] => [
    bank,
    currency,
    account,
    `CCI ${cci}`,
  ]);
  const quotas = facts.cuotas.map(
    ({ numero, fecha, monto }) =>
      html` &nbsp; Cuota ${numero}: ${style.date(fecha)} ${style.currencySign}
      ${style.amount(monto)}`,
  );
  return html`<div class="foot">
    <div class="say">Son: ${facts.letras}</div>
    ${sums}
    <div class="last">
      ${qrPlace(facts, '25mm')}
      <div>
        ${taken(facts, style)}${quotas.length > 0 && html`<p>Crédito en ${quotas.length} cuota(s):${quotas}</p>`}${facts.observaciones && html`<p>Obs.: ${facts.observaciones}</p>`}${rowsOf('banks', banks)}
        <p class="tiny">
          Código hash: ${facts.hash}<br />No se aceptan cambios ni devoluciones de productos con
          vencimiento menor a 6 meses ni de cadena de frío. Representación impresa de la FACTURA
          ELECTRÓNICA, puede consultarla en ${siteOf(facts.emisor)}. Emisor electrónico autorizado
          por R.I. N° 034-005-00${digits(random, 5)}/SUNAT.
        </p>
      </div>
      <div class="sign" style="flex:none">Recibí conforme<br />Nombre, DNI, fecha y sello</div>
    </div>
  </div>`;
}

/** A pharmaceutical distributor's program: pages of its own with carried sums, lots, and the sums as a strip. */
export const lotDistributor: BenchLayout = {
  id: 'lotes',
  role: 'construido',
  kinds: ['factura'],
  draw(facts, style, random) {
    const { lineas } = facts;
    const pages = Math.ceil(lineas.length / ROWS_ON_PAGE);
    const head = headOf(facts, random);
    const code = digits(random, 9);
    const rows = lineas.map((line) => itemRow(line, style, random));
    const end = foot(facts, style, random);
    const page = (at: number): Markup => {
      const [from, to] = [at * ROWS_ON_PAGE, (at + 1) * ROWS_ON_PAGE];
      const carried = lineas.slice(0, to).reduce((sum, { importe }) => sum + importe, 0);
      const isLast = at === pages - 1;
      const carry = html`<tr>
        <td class="carry" colspan="9">VAN... ${style.amount(carried)}</td>
      </tr>`;
      return html`<div class="page">
        ${heading(facts, style, head)}
        <div class="tiny" style="text-align:right">Pág. ${at + 1} / ${pages}</div>
        ${buyer(facts, style, head, code)}
        ${tableOf('items', HEADS, isLast ? rows.slice(from, to) : [...rows.slice(from, to), carry])}${isLast && end}
      </div>`;
    };
    const body = html`${Array.from({ length: pages }, (_, at) => page(at))}`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '9mm 10mm 10mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(
          facts,
          STRIP.map(([, key]) => key),
        ),
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        informacion_adicional: {
          ...infoTruth(facts, ['ordenCompra', 'guiaRemision', 'observaciones', 'letras']),
          terminos_pago: termsOf(facts),
        },
        productos: linesTruth(facts, ['codigo', 'unidad', 'cantidad', 'unitario', 'importe']),
      },
    };
  },
};
