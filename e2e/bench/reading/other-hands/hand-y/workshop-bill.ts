import { digits, happens, pick, type Random } from '../../facts/chance';
import { html, NOTHING, qrPlace, type Markup } from '../../html';
import type { BenchFacts, BenchLine, BenchStyle, Cents } from '../../model';
import { shownSums, type InfoPrinted } from '../../truth';
import { jobRows, type JobRow, type Section } from './workshop-jobs';
import { unitCells, type Cell } from './workshop-vehicle';

const SITES = [
  ['ATE', 'Av. Nicolás Ayllón 2241, Ate - Lima'],
  ['CHORRILLOS', 'Av. Defensores del Morro 1650, Chorrillos - Lima'],
  ['AREQUIPA', 'Variante de Uchumayo Km. 3.5, Cerro Colorado - Arequipa'],
  ['TRUJILLO', 'Carretera Panamericana Norte Km. 558, Moche - Trujillo'],
  ['CAJAMARCA', 'Av. Atahualpa 735, Baños del Inca - Cajamarca'],
] as const;

const REMARKS = [
  'Unidad requiere cambio de neumáticos posteriores en el próximo servicio.',
  'Repuestos cambiados se entregan al conductor. Unidad probada en ruta.',
  'Trabajo autorizado por correo según presupuesto aprobado.',
  'Próximo mantenimiento según cartilla. Se recomienda revisar suspensión delantera.',
  'Unidad entregada lavada y con nivel de combustible en reserva.',
] as const;

const SECTIONS: Readonly<Record<Section, string>> = {
  labour: 'Mano de obra',
  parts: 'Repuestos',
  fluids: 'Lubricantes y materiales',
  outside: 'Servicios de terceros',
  other: 'Otros',
  gift: 'Cortesía - transferencia gratuita',
};

const SUM_ORDER = [
  'descuentos',
  'gravada',
  'exonerada',
  'inafecta',
  'gratuita',
  'igv',
  'icbper',
] as const;
type Sum = (typeof SUM_ORDER)[number];

const SUM_WORDS: Readonly<Record<Sum, string>> = {
  descuentos: 'Descuento global',
  gravada: 'Valor venta gravado',
  exonerada: 'Valor venta exonerado',
  inafecta: 'Valor venta inafecto',
  gratuita: 'Transf. gratuitas',
  igv: 'I.G.V. (18%)',
  icbper: 'ICBPER',
};

const SERVICE_NAMES: Readonly<Record<string, string>> = {
  '020': 'Mantenimiento y reparación de bienes muebles',
  '022': 'Otros servicios empresariales',
  '027': 'Servicio de transporte de carga',
};

/** One bill of the workshop; thrown once, before anything is drawn. */
export interface Bill {
  facts: BenchFacts;
  style: BenchStyle;
  rows: readonly JobRow[];
  unit: readonly Cell[];
  sums: readonly Sum[];
  info: readonly InfoPrinted[];
  site: (typeof SITES)[number];
  web: string;
}

export function billOf(facts: BenchFacts, style: BenchStyle, random: Random): Bill {
  const remark = facts.observaciones ? pick(random, REMARKS) : '';
  const always: readonly Sum[] = happens(random, 0.4)
    ? ['gravada', 'exonerada', 'inafecta', 'igv']
    : ['gravada', 'igv'];
  const isMethodShown = facts.formaPago === 'Contado' && happens(random, 0.5);
  return {
    facts: { ...facts, observaciones: remark },
    style,
    rows: jobRows(facts, random),
    unit: unitCells(facts.emision, style, random),
    sums: shownSums(facts, SUM_ORDER, always),
    info: [
      'formaPago',
      'ordenCompra',
      'guiaRemision',
      'observaciones',
      'letras',
      ...(isMethodShown ? (['metodoPago'] as const) : []),
    ],
    site: pick(random, SITES),
    web: `www.${facts.emisor.email.split('@')[1] ?? ''}`,
  };
}

export function head({ facts, style, site, web }: Bill): Markup {
  const { emisor, serie, correlativo } = facts;
  const [first = '', second = ''] = emisor.nombre.split(' ').slice(-4);
  const others = SITES.filter(([name]) => name !== site[0]).map(([name]) => name);
  return html`<div class="head">
    <div class="mark">
      <b>${first.slice(0, 1)}${second.slice(0, 1)}</b
      ><small>CAMIONES · MAQUINARIA · POSTVENTA</small>
    </div>
    <div class="who">
      <h1>${emisor.nombre}</h1>
      <p>${emisor.direccion}</p>
      <p>Central: ${emisor.telefono} &nbsp; E-mail: ${emisor.email}</p>
      <p>${web}</p>
      <p class="small">Taller ${site[0]}: ${site[1]}</p>
      <p class="small">Otras sedes: ${others.join(' - ')}</p>
    </div>
    <div class="ruc">
      <p>R.U.C. ${emisor.documento}</p>
      <p class="name">FACTURA ELECTRÓNICA</p>
      <p>${style.number(serie, correlativo)}</p>
    </div>
  </div>`;
}

const pair = (label: string, value: string): Markup =>
  value
    ? html`<tr>
        <th>${label}</th>
        <td>: ${value}</td>
      </tr>`
    : NOTHING;

export function buyer({ facts, style, info }: Bill): Markup {
  const { cliente, vencimiento } = facts;
  return html`<div class="boxes">
    <div class="box wide">
      <table>
        ${pair('Señor(es)', cliente.nombre)} ${pair('R.U.C.', cliente.documento)}
        ${pair('Dirección', cliente.direccion)} ${pair('O/C cliente', facts.ordenCompra)}
        ${pair('Guía de remisión', facts.guiaRemision)}
      </table>
    </div>
    <div class="box">
      <table>
        ${pair('Fecha de emisión', style.date(facts.emision))}
        ${pair('Fecha de vencimiento', vencimiento ? style.date(vencimiento) : '')}
        ${pair('Moneda', style.currencyName)} ${pair('Condición de pago', facts.formaPago)}
        ${pair('Medio de pago', info.includes('metodoPago') ? facts.metodoPago : '')}
      </table>
    </div>
  </div>`;
}

export const unitGrid = ({ unit }: Bill): Markup =>
  html`<div class="unit">
    ${unit.map(([label, value]) => html`<div><span>${label}</span>${value}</div>`)}
  </div>`;

function rowOf(line: BenchLine, at: number, { amount, quantity }: BenchStyle): Markup {
  return html`<tr>
    <td class="c">${at}</td>
    <td>${line.codigo}</td>
    <td>${line.descripcion}</td>
    <td class="c">${line.unidad}</td>
    <td class="n">${quantity(line.cantidad)}</td>
    <td class="n">${amount(line.unitario)}</td>
    <td class="n">${amount(line.descuento)}</td>
    <td class="n">${amount(line.importe)}</td>
  </tr>`;
}

export function items({ rows, style, facts }: Bill): Markup {
  const isSectioned = new Set(rows.map(({ section }) => section));
  const bodies = [...isSectioned].map((section) => {
    const own = rows.filter((row) => row.section === section);
    const sum: Cents = own.reduce((total, { line }) => total + line.importe, 0);
    return html`<tr class="section">
        <td colspan="8">${SECTIONS[section].toUpperCase()}</td>
      </tr>
      ${own.map((row) => rowOf(row.line, rows.indexOf(row) + 1, style))}
      <tr class="sub">
        <td colspan="7">Sub total ${SECTIONS[section].toLowerCase()} ${style.currencySign}</td>
        <td class="n">${style.amount(sum)}</td>
      </tr>`;
  });
  return html`<table class="items">
      <thead>
        <tr>
          <th>It.</th>
          <th>Código</th>
          <th class="long">Descripción</th>
          <th>U.M.</th>
          <th>Cant.</th>
          <th>V. Unit.</th>
          <th>Dscto.</th>
          <th>V. Venta</th>
        </tr>
      </thead>
      <tbody>
        ${bodies}
      </tbody>
    </table>
    ${facts.retencion ? html`<p class="small">Operación sujeta a retención del I.G.V. ${facts.retencion.porcentaje}%: S/ ${style.amount(facts.retencion.monto)}</p>` : NOTHING}`;
}

function totals({ facts, style, sums }: Bill): Markup {
  const { sumas, percepcion } = facts;
  const row = (label: string, cents: Cents, name = ''): Markup =>
    html`<tr class="${name}">
      <th>${label}</th>
      <td>${style.currencySign}</td>
      <td class="n">${style.amount(cents)}</td>
    </tr>`;
  return html`<table class="totals">
    ${sums.map((key) => row(SUM_WORDS[key], sumas[key]))}
    ${row('IMPORTE TOTAL', sumas.total, 'grand')}
    ${percepcion ? [row(`Percepción ${percepcion.porcentaje}%`, percepcion.monto), row('Total a cobrar', percepcion.totalConPercepcion)] : NOTHING}
  </table>`;
}

function detraccionBox({ facts, style }: Bill): Markup {
  const { detraccion } = facts;
  if (!detraccion) return NOTHING;
  const { codigo, porcentaje, monto, cuenta } = detraccion;
  return html`<div class="note">
    <b>Operación sujeta al Sistema de Pago de Obligaciones Tributarias con el Gobierno Central</b
    ><br />
    Bien o servicio: ${codigo} ${SERVICE_NAMES[codigo] ?? ''}<br />
    Porcentaje: ${porcentaje}% &nbsp; Monto detracción: S/ ${style.amount(monto)} &nbsp; Cta. Cte.
    Banco de la Nación: ${cuenta}
  </div>`;
}

function cuotasBox({ facts, style }: Bill): Markup {
  if (facts.cuotas.length === 0) return NOTHING;
  return html`<table class="cuotas">
    <tr>
      <th>N° cuota</th>
      <th>Vencimiento</th>
      <th>Monto ${style.currencySign}</th>
    </tr>
    ${facts.cuotas.map(
      ({ numero, fecha, monto }) =>
        html`<tr>
          <td class="c">${numero}</td>
          <td class="c">${style.date(fecha)}</td>
          <td class="n">${style.amount(monto)}</td>
        </tr>`,
    )}
  </table>`;
}

function banks(random: Random): Markup {
  const bcp = `193-${digits(random, 7)}-0-${digits(random, 2)}`;
  const bbva = `0011-0${digits(random, 3)}-01000${digits(random, 5)}`;
  return html`<p class="note">
    <b>Cuentas recaudadoras:</b> BCP Soles ${bcp} / BCP Dólares
    193-${digits(random, 7)}-1-${digits(random, 2)} / BBVA Soles ${bbva}. Enviar constancia
    indicando N° de O.T.
  </p>`;
}

export function foot(bill: Bill, random: Random): Markup {
  const { facts, web } = bill;
  const remark = facts.observaciones
    ? html`<p><b>Observaciones:</b> ${facts.observaciones}</p>`
    : NOTHING;
  const signature = happens(random, 0.6)
    ? html`<div class="sign">
        <span>Recibí conforme la unidad<br />Nombre y D.N.I.</span><span>Asesor de servicio</span>
      </div>`
    : NOTHING;
  return html`<div class="foot whole">
      <div class="left">
        <p>SON: ${facts.letras}</p>
        ${remark}${detraccionBox(bill)}${cuotasBox(bill)}${banks(random)}
      </div>
      ${totals(bill)}
    </div>
    <div class="legal whole">
      ${facts.qr ? qrPlace(facts, '24mm') : NOTHING}
      <div>
        ${facts.hash ? html`<p>Código hash: ${facts.hash}</p>` : NOTHING}
        <p>Representación impresa de la FACTURA ELECTRÓNICA. Puede consultarla en ${web}/cpe</p>
        <p>
          Garantía del servicio: 3 meses o 5,000 km, lo que ocurra primero. No cubre repuestos
          suministrados por el cliente.
        </p>
        <p>
          Pasadas 48 horas de comunicado el término del trabajo se cobrará guardianía por día. Los
          repuestos eléctricos no tienen cambio ni devolución.
        </p>
      </div>
    </div>
    ${signature}`;
}
