import { html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchStyle } from '../../model';
import {
  compact,
  decimal,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
} from '../../truth';
import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { good, inBusiness, reworded, shelf, summedTotal } from './parts';

const GOODS = [
  good('GASEOSA COLA 500ML PET X 12', 'PQT', 19),
  good('GASEOSA LIMON 3L PET X 4', 'PQT', 31),
  good('AGUA S/GAS 625ML X 15', 'PQT', 16),
  good('CERVEZA RUBIA 620ML X 12 CJ', 'CJA', 62),
  good('CERVEZA NEGRA LATA 355ML X 24', 'CJA', 88),
  good('ACEITE VEGETAL 900ML X 12', 'CJA', 94),
  good('ACEITE VEGETAL 5L X 4', 'CJA', 128),
  good('LECHE EVAP ENTERA 390G X 24', 'CJA', 92),
  good('FIDEO SPAGHETTI 450G X 20', 'PLN', 51),
  good('ARROZ SUPERIOR 49KG', 'SAC', 168),
  good('AZUCAR RUBIA 50KG', 'SAC', 172),
  good('HARINA S/PREPARAR 50KG', 'SAC', 141),
  good('DETERGENTE FLORAL 800G X 15', 'CJA', 118),
  good('JABON LAVAR BLANCO 190G X 40', 'CJA', 77),
  good('GALLETA SODA 6PK X 20', 'CJA', 44),
  good('CAFE SOLUBLE 7G DISPLAY X 50', 'DSP', 23),
  good('SARDINA T/S TOMATE 425G', 'UND', 6),
  good('MARGARINA C/SAL 450G', 'UND', 7),
  good('CHOCOLATE TAZA 90G', 'UND', 3),
  good('CARAMELO SURTIDO 380G', 'BLS', 9),
  good('ENERGIZANTE 250ML X 6', 'PQT', 13),
  good('MAYONESA DOYPACK 475CC', 'UND', 10),
  good('PALLET EXHIBIDOR MIXTO CAMPAÑA', 'UND', 590),
  good('COMBO MAYORISTA ABARROTES 100', 'UND', 1150),
  good('COMBO APERTURA DE TIENDA', 'UND', 2800),
] as const;
const LOOSE = [
  good('QUESO FRESCO GRANEL', 'KGM', 14),
  good('MAIZ POP CORN GRANEL', 'KGM', 4),
  good('ACEITUNA NEGRA GRANEL', 'KGM', 9),
  good('MANTECA VEGETAL GRANEL', 'KGM', 7),
] as const;
const NO_TAX = ['PAPA BLANCA MALLA GRANEL', 'CEBOLLA ROJA GRANEL', 'ARVEJA VERDE GRANEL'] as const;
const SELLERS = ['MAMANI ROJAS E.', 'QUIROZ LEON J.', 'PAREDES S. KATHERINE'] as const;
const SIGN = { PEN: 'S/', USD: 'US$', EUR: 'EUR' } as const;

interface Bill {
  facts: BenchFacts;
  /** The instalments are of what is due without a detracción that this trade does not know. */
  withInstalments: boolean;
  days: number;
}

/** Beer, soft drinks and oil bear percepción in most of the trade's bills; the retention is the buyer's. */
function billed(given: BenchFacts, random: Random): Bill {
  const [loose, packed] = [shelf(LOOSE), shelf(GOODS)];
  const facts = reworded(given, (line, kind, at) => {
    const { name, unit } = (line.cantidad % 1000 ? loose : packed)(line);
    if (kind === 'exonerada') return { unidad: 'KGM', descripcion: NO_TAX[at % 3] ?? NO_TAX[0] };
    const codigo = digits(random, 6);
    return { codigo, unidad: unit, descripcion: kind === 'gratuita' ? `${name} *BONIF*` : name };
  });
  const total = summedTotal(facts);
  const mayCollect = facts.moneda === 'PEN' && total > 70_000 && !given.retencion;
  const monto = Math.round((total * 2) / 100);
  const added = { porcentaje: 2, monto, totalConPercepcion: total + monto };
  const isAdded = mayCollect && happens(random, 0.55);
  return {
    facts: {
      ...facts,
      emisor: inBusiness(facts.emisor, 'Distribuidora Mayorista'),
      detraccion: null,
      percepcion: given.percepcion ?? (isAdded ? added : null),
    },
    withInstalments: given.cuotas.length > 0 && !given.detraccion && !given.retencion,
    days: 30 * Math.max(1, given.cuotas.length),
  };
}

const CSS = `
body { font: 8.6pt 'Liberation Mono', monospace; line-height: 12pt; letter-spacing: -.15pt; }
.top { display: grid; grid-template-columns: 1fr 72mm; gap: 4mm; } .top b { font-size: 10.5pt; }
.doc { text-align: center; border: 1px solid #000; padding: 1.5mm; font-weight: bold; }
.strip { border-top: 1px dashed #000; margin-top: 1.5mm; padding-top: 1mm; }
.strip span { display: inline-block; vertical-align: top; }
table { width: 100%; } th { font-weight: normal; text-align: left; }
thead .cap th { border-top: 1px dashed #000; border-bottom: 1px dashed #000; padding: .6mm 0; }
td { padding: 0 1mm 0 0; vertical-align: top; } .n { text-align: right !important; white-space: nowrap; padding-right: 2mm; }
.end { border-top: 1px dashed #000; margin-top: 1mm; padding-top: 1mm; display: grid; grid-template-columns: 1fr 84mm; gap: 5mm; align-items: start; }
.end .sum td:first-child { width: 46mm; }
.small { font-size: 7.4pt; }`;

const entry = (label: string, value: string, width: string): Markup =>
  html`<span style="width:${width}">${label}: ${value}</span>`;

function heading({ facts, days }: Bill, style: BenchStyle, random: Random): Markup {
  const { emisor, cliente } = facts;
  const isCredit = facts.formaPago === 'Crédito';
  return html`<div class="top">
      <div>
        <b>${emisor.nombre}</b><br />${emisor.direccion}<br />TELEF. ${emisor.telefono}
        ${emisor.email}
      </div>
      <div class="doc">
        R.U.C. ${emisor.documento}<br />FACTURA ELECTRONICA<br />${style.number(facts.serie, facts.correlativo)}
      </div>
    </div>
    <div class="strip">
      ${entry('CLIENTE', `${cliente.nombre}`, '118mm')}${entry('COD.CLI', digits(random, 7), '50mm')}<br />${entry('RUC', cliente.documento, '118mm')}${entry('FEC.EMISION', style.date(facts.emision), '90mm')}<br />${entry('DIRECC', cliente.direccion, '118mm')}${isCredit && facts.vencimiento ? entry('FEC.VENCTO', style.date(facts.vencimiento), '90mm') : NOTHING}<br />${entry('COND.VENTA', isCredit ? `CREDITO ${days} DIAS` : 'CONTADO', '60mm')}${entry('VENDEDOR', `${digits(random, 3)} ${pick(random, SELLERS)}`, '58mm')}${entry('RUTA', `R${digits(random, 3)}`, '25mm')}${entry('MONEDA', facts.moneda === 'PEN' ? 'SOLES' : facts.moneda, '35mm')}<br />${facts.ordenCompra ? entry('O/COMPRA', facts.ordenCompra, '60mm') : NOTHING}${facts.guiaRemision ? entry('GUIA', facts.guiaRemision, '58mm') : NOTHING}${entry('PEDIDO', digits(random, 8), '35mm')}
    </div>`;
}

function rows({ facts }: Bill, head: Markup, style: BenchStyle): Markup {
  return html`<table>
    <thead>
      <tr>
        <th colspan="8">${head}</th>
      </tr>
      <tr class="cap">
        <th>CODIGO</th>
        <th>DESCRIPCION</th>
        <th>U.M</th>
        <th class="n">CANT</th>
        <th class="n">V.UNIT</th>
        <th class="n">DSCTO</th>
        <th class="n">V.VENTA</th>
        <th></th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map(
        (line) =>
          html`<tr>
            <td>${line.codigo}</td>
            <td>${line.descripcion}</td>
            <td>${line.unidad}</td>
            <td class="n">${style.quantity(line.cantidad)}</td>
            <td class="n">${style.amount(line.unitario)}</td>
            <td class="n">${style.amount(line.descuento)}</td>
            <td class="n">${style.amount(line.importe)}</td>
            <td></td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function sums({ moneda, sumas, percepcion }: BenchFacts, style: BenchStyle): Markup {
  const sign = SIGN[moneda];
  const line = (label: string, cents: number): Markup =>
    html`<tr>
      <td>${label}</td>
      <td>${sign}</td>
      <td class="n">${style.amount(cents)}</td>
    </tr>`;
  return html`<table class="sum">
    ${sumas.descuentos !== 0 && line('DSCTO. GLOBAL', sumas.descuentos)}
    ${line('OP. GRAVADA', sumas.gravada)}${sumas.exonerada !== 0 && line('OP. EXONERADA', sumas.exonerada)}
    ${sumas.gratuita !== 0 && line('OP. GRATUITA', sumas.gratuita)}${line('IGV 18%', sumas.igv)}${line('IMPORTE TOTAL', sumas.total)}
    ${percepcion && html`${line(`PERCEPCION ${percepcion.porcentaje}.00%`, percepcion.monto)}${line('TOTAL A COBRAR', percepcion.totalConPercepcion)}`}
  </table>`;
}

function left({ facts, withInstalments }: Bill, style: BenchStyle, random: Random): Markup {
  const { percepcion, retencion } = facts;
  const cuotas = facts.cuotas.map(
    ({ numero, fecha, monto }) =>
      html`<br />CUOTA ${String(numero).padStart(3, '0')} ${style.date(fecha)} ${SIGN[facts.moneda]}
        ${style.amount(monto)}`,
  );
  return html`SON: ${facts.letras}<br />ITEMS: ${facts.lineas.length} BULTOS:
    ${between(random, 2, 90)} CHOFER: ${digits(random, 4)} ${withInstalments && cuotas}
    ${retencion && html`<br />CLIENTE AGENTE DE RETENCION DEL IGV ${retencion.porcentaje}%: ${SIGN[facts.moneda]} ${style.amount(retencion.monto)}`}
    ${facts.observaciones && html`<br />OBS: ${facts.observaciones}`}
    ${percepcion && html`<br /><span class="small">OPERACION SUJETA A PERCEPCION DEL IGV. COMPROBANTE DE PERCEPCION - VENTA INTERNA. AGENTE DE PERCEPCION D.S. 091-2013-EF</span>`}`;
}

function body(bill: Bill, style: BenchStyle, random: Random): Markup {
  const { facts } = bill;
  const head = heading(bill, style, random);
  return html`${rows(bill, head, style)}
    <div class="whole">
      <div class="end">
        <div>${left(bill, style, random)}</div>
        ${sums(facts, style)}
      </div>
      <p class="small">
        ${qrPlace(facts, '21mm')}<br />HASH: ${facts.hash}<br />REPRESENTACION IMPRESA DE LA FACTURA
        ELECTRONICA. NO SE ACEPTAN CAMBIOS NI DEVOLUCIONES PASADAS 24 HORAS.<br />
        VERIFIQUE SU MERCADERIA ANTES DE FIRMAR. EL CANJE DE ENVASES ES RESPONSABILIDAD DEL
        CLIENTE.<br /><br />RECIBI CONFORME: ______________________ DNI: ______________ HORA:
        ________
      </p>
    </div>`;
}

export const formaContinua: BenchLayout = {
  id: 'forma-continua',
  role: 'construido',
  kinds: ['factura'],
  draw(given, style, random) {
    const bill = billed(given, random);
    const { facts, days } = bill;
    const { percepcion, sumas } = facts;
    const isCredit = facts.formaPago === 'Crédito';
    const height = pick(random, ['279mm', '203mm']);
    const page = wholePage({
      css: `${CSS} @page { @bottom-right { content: 'PAG. ' counter(page) ' DE ' counter(pages); font: 8pt 'Liberation Mono'; } }`,
      body: body(bill, style, random),
      paper: { width: '241mm', height },
      margin: '9mm 16mm 13mm',
    });
    return {
      ...page,
      truth: {
        documento: documentoTruth(facts, [
          'moneda',
          'hash',
          ...(isCredit ? ['vencimiento' as const] : []),
        ]),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, [
          'gravada',
          'igv',
          'total',
          ...(sumas.exonerada ? ['exonerada' as const] : []),
          ...(sumas.descuentos ? ['descuentos' as const] : []),
          ...(sumas.gratuita ? ['gratuita' as const] : []),
        ]),
        ...(percepcion && {
          percepcion: {
            porcentaje: percepcion.porcentaje,
            monto: decimal(percepcion.monto),
            total: decimal(percepcion.totalConPercepcion),
          },
        }),
        informacion_adicional: compact({
          ...infoTruth(facts, ['ordenCompra', 'guiaRemision', 'letras', 'observaciones']),
          terminos_pago: isCredit ? `CREDITO ${days} DIAS` : 'CONTADO',
        }),
        productos: linesTruth(facts, [
          'codigo',
          'unidad',
          'cantidad',
          'unitario',
          'descuento',
          'importe',
        ]),
      },
    };
  },
};
