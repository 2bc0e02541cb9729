import { between, digits, happens, pick } from '../../facts/chance';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine } from '../../model';
import {
  compact,
  decimal,
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
} from '../../truth';
import { chargedMonth, isService, maintenanceRows, quantityText } from './maintenance-rows';
import { BUILDINGS, MAINTENANCE_TRADES, SITE_REMARKS } from './maintenance-words';
import { renamedSeller } from './renamed-sellers';
import { STARSOFT_CSS } from './starsoft-css';
import {
  accountsBlock,
  day,
  detractionBlock,
  instalmentsBlock,
  money,
  starsoftSums,
  sumsTable,
  withheldBlock,
} from './starsoft-foot';
import { chunksOf, LAST_PAGE_ROWS, type Chunk } from './starsoft-pages';

type Random = () => number;

const CURRENCIES = { PEN: 'SOLES', USD: 'DOLARES AMERICANOS', EUR: 'EUROS' } as const;

type Pair = readonly [label: string, value: string];

/** Rows of label, colon and value; a label with nothing behind it stays. */
function pairs(rows: readonly Pair[]): Markup {
  const cells = rows.map(
    ([label, value]) =>
      html`<tr>
        <td class="k">${label}</td>
        <td class="c">:</td>
        <td>${value}</td>
      </tr>`,
  );
  return html`<table>
    ${cells}
  </table>`;
}

function letterhead({ emisor, serie, correlativo }: BenchFacts, colour: string, random: Random) {
  const branch =
    happens(random, 0.3) && html`<br />Oficina Trujillo: Av. España 1835 Of. 204 - Trujillo`;
  const agent =
    happens(random, 0.2) &&
    html`<br />Incorporado al Régimen de Agentes de Retención de IGV (R.S. 395-2014) a partir del
      01/02/2015`;
  const emergency = `9${digits(random, 2)}-${digits(random, 3)}-${digits(random, 3)}`;
  return html`<div class="head">
    <div class="mark" style="color:${colour}"></div>
    <div class="firm">
      <b style="color:${colour}">${emisor.nombre}</b>${emisor.direccion}<br />
      Central: ${emisor.telefono} &nbsp; Emergencias 24 h: ${emergency}<br />E-mail:
      ${emisor.email}${branch}${agent}
    </div>
    <div class="ruc">
      <span>R.U.C. ${emisor.documento}</span><span>FACTURA ELECTRONICA</span
      ><span>N° ${serie}-${correlativo}</span>
    </div>
  </div>`;
}

function customerBox(facts: BenchFacts, random: Random): Markup {
  const { cliente } = facts;
  const left: Pair[] = [
    ['SEÑOR(ES)', cliente.nombre],
    ['R.U.C.', cliente.documento],
    ['DIRECCION', cliente.direccion],
    ['VENDEDOR', pick(random, ['OFICINA', '007 - C. BARRIENTOS', '012 - M. LEYVA', 'CONTRATOS'])],
  ];
  const right: Pair[] = [
    ['FECHA EMISION', day(facts.emision)],
    ['FECHA VENCTO.', facts.vencimiento ? day(facts.vencimiento) : ''],
    ['MONEDA', CURRENCIES[facts.moneda]],
    ['FORMA DE PAGO', facts.formaPago.toUpperCase()],
    ['ORDEN COMPRA/SERV.', facts.ordenCompra],
  ];
  if (facts.guiaRemision) right.push(['GUIA REMISION', facts.guiaRemision]);
  return html`<div class="box">${pairs(left)}${pairs(right)}</div>`;
}

function contractBox(facts: BenchFacts, machines: readonly string[], random: Random): Markup {
  const site: Pair = ['EDIFICIO / OBRA', pick(random, BUILDINGS)];
  const order: Pair = ['ORDEN DE TRABAJO', `OT-${digits(random, 6)}`];
  if (!facts.lineas.some(isService)) {
    const quote: Pair = [
      'COTIZACION',
      `COT-${between(random, 1200, 9800)}-${facts.emision.slice(0, 4)}`,
    ];
    return html`<div class="box">
      ${pairs([site])}${pairs(happens(random, 0.5) ? [quote, order] : [quote])}
    </div>`;
  }
  const { from, to } = chargedMonth(facts.emision);
  const contract: Pair = [
    'CONTRATO N°',
    `MP-${between(random, 101, 998)}-20${between(random, 19, 25)}`,
  ];
  const period: Pair = ['PERIODO', `${day(from)} AL ${day(to)}`];
  const right = happens(random, 0.5) ? [contract, period, order] : [contract, period];
  return html`<div class="box">
    ${pairs([site, ['EQUIPOS', pick(random, machines)]])}${pairs(right)}
  </div>`;
}

function row(line: BenchLine, at: number): Markup {
  return html`<tr class="row">
    <td class="m">${at + 1}</td>
    <td>${line.codigo}</td>
    <td>${line.descripcion}</td>
    <td class="m">${line.unidad}</td>
    <td class="n">${quantityText(line)}</td>
    <td class="n">${money(line.unitario)}</td>
    <td class="n">${money(line.descuento)}</td>
    <td class="n">${money(line.importe)}</td>
  </tr>`;
}

const HEADS = [
  'ITEM',
  'CODIGO',
  'DESCRIPCION',
  'U.M.',
  'CANT.',
  'V. UNIT.',
  'DSCTO.',
  'VALOR VENTA',
];
const WIDTHS = ['9mm', '19mm', 'auto', '10mm', '17mm', '20mm', '17mm', '24mm'];

function table({ first, lines, used }: Chunk, room: number): Markup {
  const blank = Math.max(2, room - used);
  return html`<table class="page">
    <colgroup>
      ${WIDTHS.map((width) => html`<col style="width:${width}" />`)}
    </colgroup>
    <thead>
      <tr class="cols">
        ${HEADS.map((head) => html`<th>${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${lines.map((line, at) => row(line, first + at))}
      <tr class="fill" style="height:${blank}mm">
        ${HEADS.map(() => html`<td></td>`)}
      </tr>
      <tr class="end">
        <td colspan="8"></td>
      </tr>
    </tbody>
  </table>`;
}

/** Each page has the whole head, as the program's report repeats it. */
function sheets(facts: BenchFacts, top: Markup, foot: Markup): Markup {
  const chunks = chunksOf(facts.lineas);
  const pages = chunks.map((chunk, at) => {
    const isLast = at === chunks.length - 1;
    const count =
      chunks.length > 1 &&
      html`<div class="on">
        ${isLast ? '' : 'VAN...'} &nbsp; Página ${at + 1} de ${chunks.length}
      </div>`;
    return html`<section>
      ${top}${table(chunk, isLast ? LAST_PAGE_ROWS - 26 : 0)}${isLast && foot}${count}
    </section>`;
  });
  return html`${pages}`;
}

function footer(facts: BenchFacts, random: Random): Markup {
  const remark =
    facts.observaciones && html`<div><b>OBSERVACIONES:</b> ${facts.observaciones}</div>`;
  const clause =
    facts.lineas.some(isService) && happens(random, 0.6)
      ? html`<div class="small">
          El incumplimiento de pago de dos facturas consecutivas faculta a la empresa a suspender el
          servicio. Vencido el plazo se aplicarán los intereses de ley.
        </div>`
      : NOTHING;
  const signed =
    happens(random, 0.4) &&
    html`<div class="ok">
      RECIBI CONFORME<br />Nombre:<br />D.N.I.:<br />Fecha: &nbsp; &nbsp; / &nbsp; &nbsp; /
    </div>`;
  return html`<div class="words">SON: ${facts.letras}</div>
    <div class="foot">
      <div class="left">
        ${remark}${detractionBlock(facts)}${withheldBlock(facts)}${instalmentsBlock(facts)}${accountsBlock(random)}${clause}
      </div>
      ${sumsTable(facts)}
    </div>
    <div class="legal whole">
      ${qrPlace(facts, '24mm')}
      <div style="flex:1">
        Representación impresa de la FACTURA ELECTRONICA. Autorizado mediante Resolución de
        Intendencia N° 034-005-00${digits(random, 5)}/SUNAT.<br />
        Puede verificarla en https://comprobantes.starsoftweb.com/consulta o en www.sunat.gob.pe<br />Valor
        resumen: ${facts.hash}
      </div>
      ${signed}
    </div>`;
}

/** The company's own words for what the facts name in general. */
function inTrade(facts: BenchFacts, random: Random) {
  const trade = pick(random, MAINTENANCE_TRADES);
  const { detraccion } = facts;
  const drawn: BenchFacts = {
    ...facts,
    emisor: renamedSeller(facts.emisor, pick(random, trade.stems)),
    observaciones: facts.observaciones && pick(random, SITE_REMARKS),
    detraccion: detraccion?.codigo === '027' ? { ...detraccion, codigo: '030' } : detraccion,
  };
  return { trade, drawn, lineas: maintenanceRows(facts, trade, random) };
}

function truthOf(facts: BenchFacts) {
  const { retencion, percepcion, cuotas } = facts;
  const net = decimal(cuotas.reduce((sum, { monto }) => sum + monto, 0));
  const dues = cuotas.map((one) => `Cuota ${one.numero}: ${one.fecha} ${money(one.monto)}`);
  return {
    documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
    proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
    cliente: partyTruth(facts.cliente, ['direccion']),
    totales: totalesTruth(facts, starsoftSums(facts)),
    ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
    ...(retencion && {
      retencion: compact({
        porcentaje: retencion.porcentaje,
        monto: decimal(retencion.monto),
        neto: net || null,
      }),
    }),
    ...(percepcion && {
      percepcion: {
        porcentaje: percepcion.porcentaje,
        monto: decimal(percepcion.monto),
        total: decimal(percepcion.totalConPercepcion),
      },
    }),
    informacion_adicional: compact({
      ...infoTruth(facts, ['formaPago', 'ordenCompra', 'guiaRemision', 'observaciones', 'letras']),
      cuotas: dues.join('; '),
    }),
    productos: linesTruth(facts, [
      'codigo',
      'unidad',
      'cantidad',
      'unitario',
      'descuento',
      'importe',
    ]).map(({ descuento, ...product }) => (descuento ? { ...product, descuento } : product)),
  };
}

/** A maintenance company's factura (lifts, cooling, alarms) from StarSoft's report. */
export const ascensoresStarsoft: BenchLayout = {
  id: 'ascensores-starsoft',
  role: 'comprobado',
  kinds: ['factura'],
  draw(facts, _style, random) {
    const { trade, drawn, lineas } = inTrade(facts, random);
    const top = html`${letterhead(drawn, trade.colour, random)}${customerBox(drawn, random)}${contractBox(drawn, trade.machines, random)}`;
    const printed = { ...drawn, lineas };
    const foot = footer({ ...drawn, lineas: facts.lineas }, random);
    const body = sheets(printed, top, foot);
    return {
      ...wholePage({ css: STARSOFT_CSS, body, paper: A4, margin: '10mm 11mm' }),
      truth: truthOf(printed),
    };
  },
};
