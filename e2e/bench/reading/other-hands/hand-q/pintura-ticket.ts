import { between, happens, pick, type Random } from '../../facts/chance';
import { html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, Cents } from '../../model';
import { amountText, DATE_STYLES } from '../../styles';
import {
  detraccionTruth,
  documentoTruth,
  infoTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import { PAINTS } from './paint-wares';
import { cuotasTruth, rowsTruth, withheldTruth } from './paid-later';
import { recast } from './recast';

const money = (cents: Cents): string => amountText(cents, 'bare');
const SIGN = { PEN: 'S/', USD: 'US$', EUR: '€' } as const;
const NAME = { PEN: 'Sol', USD: 'Dólar americano', EUR: 'Euro' } as const;

const CSS = (isNarrow: boolean): string => `
body { width: ${isNarrow ? '58mm' : '80mm'}; font: ${isNarrow ? '7.4pt' : '8.6pt'}/1.25 'Liberation Sans Narrow', 'Liberation Sans', sans-serif; color: #000; padding: 3mm ${isNarrow ? '2mm' : '3.5mm'} 5mm; }
.c { text-align: center; }
.logo { font-weight: bold; font-size: 1.35em; line-height: 1.1; }
.doc { font-weight: bold; font-size: 1.15em; margin: 1.6mm 0 .6mm; }
hr { border: 0; border-top: 1px dashed #000; margin: 1.3mm 0; }
table { width: 100%; }
td, th { vertical-align: top; padding: .15mm 0; text-align: left; font-weight: normal; }
th { border-bottom: 1px dashed #000; font-weight: bold; }
.r { text-align: right; white-space: nowrap; padding-left: 1.2mm; }
.d td { padding-top: .5mm; }
.t td { font-weight: bold; font-size: 1.2em; }
.data td:first-child { white-space: nowrap; padding-right: 1.5mm; font-weight: bold; width: 1%; }
`;

function head(facts: BenchFacts, random: Random): Markup {
  const { emisor } = facts;
  const shop =
    happens(random, 0.4) &&
    pick(random, [
      'Tienda 2: Av. Próceres 1180 - SJL',
      'Local: Cdra. 9 Jr. Paruro - Cercado',
      'Suc. Chorrillos: Av. Huaylas 1642',
    ]);
  const isFactura = facts.kind === 'factura';
  return html`<div class="c">
    <div class="logo">${emisor.nombre}</div>
    <div>RUC: ${emisor.documento}</div>
    <div>${emisor.direccion}</div>
    ${shop && html`<div>${shop}</div>`}
    <div>Cel/Telf: ${emisor.telefono}</div>
    ${happens(random, 0.5) ? html`<div>${emisor.email}</div>` : NOTHING}
    <div class="doc">${isFactura ? 'FACTURA' : 'BOLETA DE VENTA'} ELECTRÓNICA</div>
    <div class="doc" style="margin-top:0">${facts.serie}-${facts.correlativo}</div>
  </div>`;
}

const line = (label: string, value: string): Markup =>
  html`<tr>
    <td>${label}</td>
    <td>${value}</td>
  </tr>`;

function customer(facts: BenchFacts, random: Random): Markup {
  const { cliente } = facts;
  const idLabel = cliente.documento.length === 11 ? 'RUC:' : 'DNI:';
  const hour = `${String(between(random, 8, 19)).padStart(2, '0')}:${String(between(random, 0, 59)).padStart(2, '0')}`;
  return html`<table class="data">
    ${line('F. Emisión:', `${DATE_STYLES.slash(facts.emision)}  ${hour}`)}
    ${facts.vencimiento && line('F. Venc.:', DATE_STYLES.slash(facts.vencimiento))}
    ${line('Cliente:', cliente.nombre)} ${cliente.documento && line(idLabel, cliente.documento)}
    ${cliente.direccion && line('Dirección:', cliente.direccion)}
    ${line('Moneda:', NAME[facts.moneda])} ${facts.ordenCompra && line('O/C:', facts.ordenCompra)}
    ${facts.guiaRemision && line('Guía:', facts.guiaRemision)}
    ${line('Vendedor:', pick(random, ['Caja 1 - Lucía', 'ADMIN', 'Jesús M.', 'vendedor2']))}
  </table>`;
}

const quantity = (thousandths: number): string =>
  thousandths % 1000 === 0 ? String(thousandths / 1000) : (thousandths / 1000).toFixed(3);

function row(item: BenchLine): Markup {
  return html`<tr class="d whole">
      <td colspan="4">${item.descripcion}</td>
    </tr>
    <tr>
      <td>${quantity(item.cantidad)} ${item.unidad}</td>
      <td class="r">${money(item.unitario)}</td>
      <td class="r">${item.descuento > 0 && `-${money(item.descuento)}`}</td>
      <td class="r">${money(item.importe)}</td>
    </tr>`;
}

const LABELS = {
  descuentos: 'DESCUENTO TOTAL',
  gravada: 'OP. GRAVADA',
  exonerada: 'OP. EXONERADA',
  inafecta: 'OP. INAFECTA',
  gratuita: 'OP. GRATUITA',
  igv: 'IGV 18.00%',
  icbper: 'ICBPER',
  otrosCargos: 'OTROS CARGOS',
} as const;
const ORDER = [
  'descuentos',
  'gravada',
  'exonerada',
  'inafecta',
  'gratuita',
  'igv',
  'icbper',
  'otrosCargos',
] as const;
const ALWAYS = ['gravada', 'igv'] as const;

function sums(facts: BenchFacts): Markup {
  const sign = SIGN[facts.moneda];
  return html`<table class="whole">
    ${shownSums(facts, ORDER, ALWAYS).map(
      (key) =>
        html`<tr>
          <td>${LABELS[key]}</td>
          <td class="r">${sign} ${money(facts.sumas[key])}</td>
        </tr>`,
    )}
    <tr class="t">
      <td>TOTAL</td>
      <td class="r">${sign} ${money(facts.sumas.total)}</td>
    </tr>
  </table>`;
}

function taxNotes({ detraccion, retencion, percepcion }: BenchFacts): Markup {
  if (detraccion)
    return html`<div>
      Operación sujeta a detracción<br />Bien/Serv.: ${detraccion.codigo} -
      ${detraccion.porcentaje}%<br />Monto: S/ ${money(detraccion.monto)}<br />Cta. BN:
      ${detraccion.cuenta}
    </div>`;
  if (retencion)
    return html`<div>Retención (${retencion.porcentaje}%): S/ ${money(retencion.monto)}</div>`;
  if (percepcion)
    return html`<div>
      Percepción (${percepcion.porcentaje}%): S/ ${money(percepcion.monto)}<br />Total incl.
      percepción: S/ ${money(percepcion.totalConPercepcion)}
    </div>`;
  return NOTHING;
}

function payment(facts: BenchFacts): Markup {
  const { cuotas, formaPago, metodoPago } = facts;
  const sign = SIGN[facts.moneda];
  return html`<div>
    <b>Condición de pago:</b> ${formaPago}<br />
    ${formaPago === 'Contado' && html`<b>Pago:</b> ${metodoPago}<br />`}
    ${cuotas.map(
      ({ numero, fecha, monto }) =>
        html`Cuota ${numero} / ${DATE_STYLES.slash(fecha)} / ${sign} ${money(monto)}<br />`,
    )}
  </div>`;
}

function foot(facts: BenchFacts, random: Random): Markup {
  const site = pick(random, [
    'www.tupos.pe/consulta',
    'comprobantes.mitiendanube.pe',
    'app.vendefacil.pe/buscar',
  ]);
  return html`<hr />
    <div class="c whole">
      ${qrPlace(facts, '24mm')} ${facts.hash && html`<div>Hash: ${facts.hash}</div>`}
      <div>
        Representación impresa de la ${facts.kind === 'factura' ? 'FACTURA' : 'BOLETA DE VENTA'}
        ELECTRÓNICA. Consulta en ${site}
      </div>
      ${happens(random, 0.5) && html`<div>Bienes transferidos en garantía hasta 7 días con su comprobante.</div>`}
      <div>
        ${pick(random, ['¡Gracias por su compra!', 'Gracias por su preferencia', 'Pintamos contigo tu hogar'])}
      </div>
    </div>`;
}

/** Paint shop's ticket from a cloud till, on the wide or the narrow roll. */
export const pinturaTicket: BenchLayout = {
  id: 'pintura-ticket',
  role: 'construido',
  kinds: ['boleta', 'factura'],
  draw(given, _style, random) {
    const isNarrow = happens(random, 0.3);
    const { facts } = recast(given, PAINTS, random);
    const showsWords = happens(random, 0.8);
    const top = head(facts, random);
    const body = html`${top}
      <hr />
      ${customer(facts, random)}
      <hr />
      <table>
        <tr>
          <th>Cant. UM</th>
          <th class="r">P.Unit</th>
          <th class="r">Dscto</th>
          <th class="r">Importe</th>
        </tr>
        ${facts.lineas.map(row)}
      </table>
      <hr />
      ${sums(facts)} ${showsWords && html`<div>SON: ${facts.letras}</div>`}
      <hr />
      ${payment(facts)} ${taxNotes(facts)}
      ${facts.observaciones && html`<div><b>Obs.:</b> ${facts.observaciones}</div>`}
      ${foot(facts, random)}`;
    const isPaid = facts.formaPago === 'Contado';
    const cuotas = cuotasTruth(facts);
    const showsEmail = top.text.includes(facts.emisor.email);
    return {
      ...wholePage({
        css: CSS(isNarrow),
        body,
        paper: { width: isNarrow ? '58mm' : '80mm', height: 'auto' },
        margin: '0',
      }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
        proveedor: partyTruth(facts.emisor, [
          'direccion',
          'telefono',
          ...(showsEmail ? (['email'] as const) : []),
        ]),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, [...shownSums(facts, ORDER, ALWAYS), 'total']),
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        ...withheldTruth(facts),
        informacion_adicional: {
          ...infoTruth(facts, [
            'formaPago',
            'ordenCompra',
            'guiaRemision',
            'observaciones',
            ...(isPaid ? (['metodoPago'] as const) : []),
            ...(showsWords ? (['letras'] as const) : []),
          ]),
          ...(cuotas && { cuotas }),
        },
        productos: rowsTruth(facts, ['unidad', 'cantidad', 'unitario', 'descuento', 'importe']),
      },
    };
  },
};
