import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchStyle } from '../../model';
import {
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
  type DocumentoPrinted,
  type InfoPrinted,
  type LinePrinted,
} from '../../truth';
import { AGENT_CSS } from './agente-carga-css';
import { Draw } from './draw';
import { voyageOf, type Voyage } from './voyage';

const TITLES = {
  factura: ['FACTURA ELECTRÓNICA', 'Commercial invoice'],
  nota_debito: ['NOTA DE DÉBITO ELECTRÓNICA', 'Debit note'],
} as const;
type Kind = keyof typeof TITLES;
const KINDS = Object.keys(TITLES) as Kind[];

function head(facts: BenchFacts, style: BenchStyle, { hasContact }: Voyage): Markup {
  const { emisor } = facts;
  const [title, english] = TITLES[facts.kind as Kind];
  return html`<div class="top">
    <div class="doc">
      <em>${english}</em><br />${title}<br /><b>${style.number(facts.serie, facts.correlativo)}</b>
    </div>
    <div class="firm">
      <b>${emisor.nombre}</b>RUC / Tax ID ${emisor.documento}<br />${emisor.direccion}${
        hasContact && html`<br />Phone ${emisor.telefono} &nbsp; ${emisor.email}`
      }
    </div>
  </div>`;
}

function columns(facts: BenchFacts, style: BenchStyle): Markup {
  const { cliente, afectado } = facts;
  const row = (label: string, value: string): Markup | false =>
    value !== '' &&
    html`<tr>
      <td>${label}</td>
      <td>${value}</td>
    </tr>`;
  return html`<div class="cols">
    <div class="to">
      <h5>FACTURADO A / BILL TO</h5>
      <p>
        <b>${cliente.nombre}</b><br />RUC / Tax ID: ${cliente.documento}<br />${cliente.direccion}
      </p>
    </div>
    <div class="facts">
      <h5>DATOS / DETAILS</h5>
      <table>
        ${row('Fecha / Issue date', style.date(facts.emision))}
        ${facts.vencimiento !== null && row('Vencimiento / Due date', style.date(facts.vencimiento))}
        ${row('Moneda / Currency', style.currencyName)}
        ${facts.kind === 'factura' && row('Pago / Terms', facts.formaPago)}
        ${row('O/C cliente / PO No.', facts.ordenCompra)}
        ${row('Modifica a / Refers to', afectado?.numero ?? '')}
        ${row('Motivo / Reason', afectado?.motivo ?? '')}
      </table>
    </div>
  </div>`;
}

function references(voyage: Voyage, style: BenchStyle): Markup {
  if (!voyage.hasReferences) return NOTHING;
  const cell = (label: string, value: string): Markup =>
    html`<td><small>${label}</small>${value}</td>`;
  return html`<table class="refs whole">
    <tr>
      ${cell('Ref. / Our file', voyage.file)} ${cell('MBL', voyage.master)}
      ${cell('HBL', voyage.house)} ${cell('Nave y viaje / Vessel', voyage.vessel)}
    </tr>
    <tr>
      ${cell('Origen y destino / Route', `${voyage.from} - ${voyage.to}`)}
      ${cell('Llegada / ETA', style.date(voyage.arrival))}
      ${cell('Peso bruto / Gross weight', voyage.weight)}
      ${cell('Volumen / Measurement', voyage.volume)}
    </tr>
  </table>`;
}

const hasDiscounts = ({ lineas }: BenchFacts): boolean =>
  lineas.some(({ descuento }) => descuento !== 0);

function lines(facts: BenchFacts, style: BenchStyle, { hasUnits }: Voyage): Markup {
  const withDiscounts = hasDiscounts(facts);
  return html`<table class="lines">
    <thead>
      <tr>
        <th>Concepto<i>Description of charges</i></th>
        <th class="r">Cantidad<i>Quantity</i></th>
        ${hasUnits && html`<th>Unidad<i>Unit</i></th>`}
        <th class="r">Tarifa<i>Unit rate</i></th>
        ${withDiscounts && html`<th class="r">Descuento<i>Discount</i></th>`}
        <th class="r">Importe<i>Amount</i></th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map(
        (one) =>
          html`<tr>
            <td>${one.descripcion}</td>
            <td class="r">${style.quantity(one.cantidad)}</td>
            ${hasUnits && html`<td>${one.unidad}</td>`}
            <td class="r">${style.amount(one.unitario)}</td>
            ${withDiscounts && html`<td class="r">${style.amount(one.descuento)}</td>`}
            <td class="r">${style.amount(one.importe)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

const SUM_LABELS = {
  gravada: 'Op. gravada / Taxable',
  exonerada: 'Op. exonerada / Exempt',
  inafecta: 'Op. inafecta / Not subject',
  gratuita: 'Op. gratuita / Free of charge',
  descuentos: 'Descuento / Discount',
  igv: 'IGV / VAT 18%',
  total: 'TOTAL',
} as const;
type Shown = keyof typeof SUM_LABELS;
const SUM_ORDER = Object.keys(SUM_LABELS) as Shown[];

function side(facts: BenchFacts, style: BenchStyle, voyage: Voyage): Markup {
  const { cuotas, detraccion, moneda, sumas } = facts;
  const soles = Math.round(sumas.total * Number(voyage.rate));
  return html`<div class="l">
    ${facts.letras}<br />
    ${
      voyage.hasRate &&
      moneda === 'USD' &&
      html`Tipo de cambio / Exchange rate ${voyage.rate} &nbsp; Equivale a / Equals S/
        ${style.amount(soles)}<br />`
    }
    ${
      voyage.hasCuotas &&
      cuotas.map(
        ({ numero, fecha, monto }) =>
          html`Cuota / Instalment ${numero}: ${style.date(fecha)} &nbsp; ${style.amount(monto)}<br />`,
      )
    }
    ${
      detraccion &&
      html`Sujeto a detracción: servicio ${detraccion.codigo}, tasa ${detraccion.porcentaje}%, S/
        ${style.amount(detraccion.monto)}, cuenta BN ${detraccion.cuenta}<br />`
    }
    ${voyage.hasRemark && facts.observaciones !== '' && html`Obs. / Remarks: ${facts.observaciones}`}
  </div>`;
}

const after = (
  facts: BenchFacts,
  style: BenchStyle,
  shown: readonly Shown[],
  voyage: Voyage,
): Markup =>
  html`<div class="after whole">
    ${side(facts, style, voyage)}
    <table class="sums">
      ${shown.map(
        (key) =>
          html`<tr class="${key}">
            <td>${SUM_LABELS[key]}</td>
            <td>${style.currencySign} ${style.amount(facts.sumas[key])}</td>
          </tr>`,
      )}
    </table>
  </div>`;

function foot(facts: BenchFacts, { accounts, hasBanks, hasHash }: Voyage): Markup {
  return html`${
      hasBanks &&
      html`<table class="banks whole">
        <tr>
          <th>Banco / Bank</th>
          <th>Cuenta / Account</th>
          <th>SWIFT</th>
        </tr>
        <tr>
          <td>Banco de Crédito del Perú</td>
          <td>${accounts[0]}</td>
          <td>BCPLPEPL</td>
        </tr>
        <tr>
          <td>BBVA Perú</td>
          <td>${accounts[1]}</td>
          <td>BCONPEPL</td>
        </tr>
      </table>`
    }
    <div class="end whole">
      ${qrPlace(facts, '22mm')}
      <div>
        Los gastos bancarios son por cuenta del cliente / All bank charges for the account of the
        payer. Reclamos dentro de los ocho días calendario / Claims within eight calendar days.
        Representación impresa de la ${TITLES[facts.kind as Kind][0].toLowerCase()}.
        ${hasHash && html`<br />Hash: ${facts.hash}`}
      </div>
    </div>`;
}

function truthOf(facts: BenchFacts, shown: readonly Shown[], voyage: Voyage) {
  const documento: DocumentoPrinted[] = ['vencimiento', 'moneda', 'afectado'];
  const info: InfoPrinted[] = ['letras', 'ordenCompra'];
  const cells: LinePrinted[] = ['cantidad', 'unitario', 'importe'];
  if (voyage.hasHash) documento.push('hash');
  if (facts.kind === 'factura') info.push('formaPago');
  if (voyage.hasRemark) info.push('observaciones');
  if (voyage.hasUnits) cells.push('unidad');
  if (hasDiscounts(facts)) cells.push('descuento');
  return {
    documento: documentoTruth(facts, documento),
    proveedor: partyTruth(
      facts.emisor,
      voyage.hasContact ? ['direccion', 'telefono', 'email'] : ['direccion'],
    ),
    cliente: partyTruth(facts.cliente, ['direccion']),
    totales: totalesTruth(facts, shown),
    ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
    informacion_adicional: {
      ...infoTruth(facts, info),
      ...(voyage.hasReferences && { peso_total: voyage.weight, volumen_total: voyage.volume }),
    },
    productos: linesTruth(facts, cells),
  };
}

export const agenteCarga: BenchLayout = {
  id: 'agente-carga',
  role: 'construido',
  kinds: KINDS,
  draw(facts, style, random) {
    const voyage = voyageOf(facts, new Draw(random));
    const shown = shownSums(facts, SUM_ORDER, ['gravada', 'igv', 'total']);
    const body = html`${head(facts, style, voyage)}${columns(facts, style)}
    ${references(voyage, style)}${lines(facts, style, voyage)}
    ${after(facts, style, shown, voyage)}${foot(facts, voyage)}`;
    return {
      ...wholePage({ css: AGENT_CSS, body, paper: A4, margin: '11mm 12mm' }),
      truth: truthOf(facts, shown, voyage),
    };
  },
};
