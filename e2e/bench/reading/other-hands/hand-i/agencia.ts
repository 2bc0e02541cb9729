import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import {
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
  type SumPrinted,
} from '../../truth';
import { AGENCY_WARES } from './agency-wares';
import { bankAccounts, type BankAccount } from './bank-accounts';
import { renamed, reworded } from './rewording';
import { cuotasTruth, percepcionTruth, retencionTruth } from './withheld-truth';

const SUM_LABELS = {
  descuentos: 'DESCUENTO GLOBAL (-)',
  gravada: 'GRAVADA',
  exonerada: 'EXONERADA',
  inafecta: 'INAFECTA',
  gratuita: 'GRATUITA',
  igv: 'IGV 18.00 %',
  total: 'TOTAL',
} as const satisfies Partial<Record<SumPrinted, string>>;
type Sum = keyof typeof SUM_LABELS;
const SUM_ORDER: readonly Sum[] = [
  'descuentos',
  'gravada',
  'exonerada',
  'inafecta',
  'gratuita',
  'igv',
  'total',
];
const ALWAYS: readonly Sum[] = ['gravada', 'igv', 'total'];

const SPOT_NAMES: Readonly<Record<string, string>> = {
  '020': 'Mantenimiento y reparación de bienes muebles',
  '022': 'Otros servicios empresariales',
  '027': 'Servicio de transporte de carga',
};

interface Drawing {
  facts: BenchFacts;
  style: BenchStyle;
  colour: string;
  initials: string;
  tradeName: string;
  accounts: readonly BankAccount[];
  hasDiscount: boolean;
  hasCode: boolean;
  verifyCode: string;
}

const CSS = `
body { font: 8.5pt 'Liberation Sans', Arial, sans-serif; color: #222; padding: 0 .4mm; }
.top { display: grid; grid-template-columns: 34mm 1fr 64mm; gap: 4mm; align-items: center; margin-bottom: 4mm; }
.logo { height: 22mm; border-radius: 11mm; color: #fff; font: bold 24pt 'DejaVu Sans'; text-align: center; line-height: 22mm; }
.firm { text-align: center; font-size: 8pt; line-height: 1.35; } .firm b { font-size: 11pt; }
.ruc { border: 1px solid #444; border-radius: 3mm; text-align: center; padding: 4mm 2mm; font-weight: bold; font-size: 11.5pt; line-height: 1.5; }
.client { border: 1px solid #444; border-radius: 2mm; display: grid; grid-template-columns: 1fr 62mm; padding: 1.5mm 2mm; margin-bottom: 3mm; }
.client td { vertical-align: top; padding: .4mm 1mm; } .client td:first-child { font-weight: bold; white-space: nowrap; }
.rows { width: 100%; margin-bottom: 2mm; } .rows th { color: #fff; padding: 1.2mm 1.5mm; font-size: 8pt; }
.rows td { padding: 1.2mm 1.5mm; vertical-align: top; border-bottom: 1px solid #bbb; }
.d { white-space: pre-line; } .r { text-align: right; white-space: nowrap; } .c { text-align: center; }
.sums { margin-left: auto; } .sums td { padding: .5mm 1.5mm; text-align: right; font-weight: bold; }
.box { border: 1px solid #444; border-radius: 2mm; padding: 1.5mm 2mm; margin-top: 2mm; font-size: 8pt; }
.banks { width: 100%; margin-top: 2mm; font-size: 7.5pt; } .banks td, .banks th { border: 1px solid #888; padding: .6mm 1.5mm; text-align: left; }
.end { display: grid; grid-template-columns: 1fr auto; gap: 4mm; margin-top: 3mm; font-size: 7.5pt; line-height: 1.4; }
`;

function topOf({ facts, style, colour, initials, tradeName }: Drawing): Markup {
  const { emisor } = facts;
  return html`<div class="top whole">
    <div class="logo" style="background:${colour}">${initials}</div>
    <div class="firm">
      <b>${emisor.nombre}</b><br />${tradeName && html`${tradeName}<br />`}${emisor.direccion}<br />
      Telf.: ${emisor.telefono}<br />${emisor.email}
    </div>
    <div class="ruc">
      RUC ${emisor.documento}<br />FACTURA ELECTRÓNICA<br />${style.number(facts.serie, facts.correlativo)}
    </div>
  </div>`;
}

const pair = (label: string, value: string): Markup =>
  value
    ? html`<tr>
        <td>${label}:</td>
        <td>${value}</td>
      </tr>`
    : NOTHING;

function clientOf({ facts, style }: Drawing): Markup {
  const { cliente, vencimiento } = facts;
  return html`<div class="client whole">
    <table>
      ${pair('CLIENTE', cliente.nombre)}${pair('RUC', cliente.documento)}${pair('DIRECCIÓN', cliente.direccion)}
    </table>
    <table>
      ${pair('FECHA DE EMISIÓN', style.date(facts.emision))}
      ${pair('FECHA DE VENC.', vencimiento ? style.date(vencimiento) : '')}
      ${pair('MONEDA', style.currencyName)}${pair('CONDICIÓN DE PAGO', facts.formaPago)}
      ${pair('ORDEN DE COMPRA', facts.ordenCompra)}
    </table>
  </div>`;
}

function rowOf({ style, hasDiscount, hasCode }: Drawing, line: BenchLine): Markup {
  return html`<tr>
    <td class="c">${style.quantity(line.cantidad)}</td>
    <td class="c">${line.unidad}</td>
    ${hasCode && html`<td>${line.codigo}</td>`}
    <td class="d">${line.descripcion}</td>
    <td class="r">${style.amount(line.unitario)}</td>
    ${hasDiscount && html`<td class="r">${style.amount(line.descuento)}</td>`}
    <td class="r">${style.amount(line.importe)}</td>
  </tr>`;
}

function rowsOf(drawing: Drawing): Markup {
  const { facts, colour, hasDiscount, hasCode } = drawing;
  return html`<table class="rows">
    <thead>
      <tr style="background:${colour}">
        <th>CANT.</th>
        <th>UM</th>
        ${hasCode && html`<th>CÓD.</th>`}
        <th style="width:55%">DESCRIPCIÓN</th>
        <th>V/U</th>
        ${hasDiscount && html`<th>DSCTO.</th>`}
        <th>IMPORTE</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map((line) => rowOf(drawing, line))}
    </tbody>
  </table>`;
}

function sumsOf({ facts, style }: Drawing): Markup {
  return html`<table class="sums whole">
    ${shownSums(facts, SUM_ORDER, ALWAYS).map(
      (key) =>
        html`<tr>
          <td>${SUM_LABELS[key]}</td>
          <td>${style.currencySign}</td>
          <td>${style.amount(facts.sumas[key])}</td>
        </tr>`,
    )}
  </table>`;
}

function spotBox({ facts, style }: Drawing): Markup {
  const { detraccion } = facts;
  if (!detraccion) return NOTHING;
  return html`<div class="box whole">
    <b>OPERACIÓN SUJETA AL SISTEMA DE PAGO DE OBLIGACIONES TRIBUTARIAS (SPOT)</b><br />
    Bien o servicio: ${detraccion.codigo} - ${SPOT_NAMES[detraccion.codigo] ?? ''}<br />
    Medio de pago: 001 - Depósito en cuenta &nbsp;&nbsp; N° cuenta Banco de la Nación:
    ${detraccion.cuenta}<br />
    Porcentaje: ${detraccion.porcentaje.toFixed(2)} % &nbsp;&nbsp; Monto de la detracción: S/
    ${style.amount(detraccion.monto)}
  </div>`;
}

function withheldBoxes({ facts, style }: Drawing): Markup {
  const { retencion, percepcion } = facts;
  return html`${retencion && html`<div class="box whole"><b>INFORMACIÓN DE LA RETENCIÓN</b> &nbsp; Porcentaje: ${retencion.porcentaje.toFixed(2)} % &nbsp; Monto: S/ ${style.amount(retencion.monto)}</div>`}
  ${percepcion && html`<div class="box whole"><b>PERCEPCIÓN</b> &nbsp; Tasa: ${percepcion.porcentaje.toFixed(2)} % &nbsp; Monto: S/ ${style.amount(percepcion.monto)} &nbsp; Total incluida la percepción: S/ ${style.amount(percepcion.totalConPercepcion)}</div>`}`;
}

function creditBox({ facts, style }: Drawing): Markup {
  if (facts.cuotas.length === 0) return NOTHING;
  return html`<div class="box whole">
    <b>INFORMACIÓN DEL CRÉDITO</b><br />
    ${facts.cuotas.map(({ numero, fecha, monto }) => html`Cuota ${numero}: &nbsp; F. venc.: ${style.date(fecha)} &nbsp; Monto: ${style.currencySign} ${style.amount(monto)}<br />`)}
  </div>`;
}

function endOf({ facts, accounts, verifyCode }: Drawing): Markup {
  return html`<table class="banks whole">
      <tr>
        <th>BANCO</th>
        <th>CUENTA CORRIENTE</th>
        <th>CCI</th>
      </tr>
      ${accounts.map(
        ({ bank, account, cci }) =>
          html`<tr>
            <td>${bank}</td>
            <td>${account}</td>
            <td>${cci}</td>
          </tr>`,
      )}
    </table>
    <div class="end whole">
      <div>
        Representación impresa de la FACTURA ELECTRÓNICA, para ver el documento visita
        <b>https://www.efacturaonline.pe/${facts.emisor.documento}</b><br />
        Emitido mediante un PROVEEDOR Autorizado por la SUNAT mediante Resolución de Intendencia
        No.034-005-0005315<br />
        ${facts.hash && html`Resumen: ${facts.hash}<br />`}Código de verificación: ${verifyCode}
      </div>
      ${qrPlace(facts, '27mm')}
    </div>`;
}

function bodyOf(drawing: Drawing): Markup {
  const { facts } = drawing;
  return html`${topOf(drawing)}${clientOf(drawing)}${rowsOf(drawing)}${sumsOf(drawing)}
    <div class="box whole"><b>IMPORTE EN LETRAS:</b> ${facts.letras}</div>
    ${facts.observaciones && html`<div class="box whole"><b>OBSERVACIONES:</b> ${facts.observaciones}</div>`}
    ${spotBox(drawing)}${withheldBoxes(drawing)}${creditBox(drawing)}${endOf(drawing)}`;
}

const TRADE_NAMES = ['', '', 'PUBLICIDAD Y EVENTOS', 'BTL · EVENTOS · PRODUCCIÓN AUDIOVISUAL'];

function drawingOf(given: BenchFacts, style: BenchStyle, random: Random): Drawing {
  const stem = pick(random, ['Agencia', 'Grupo Publicitario', 'Producciones y Eventos', 'Medios']);
  const facts = { ...reworded(given, AGENCY_WARES, random), emisor: renamed(given.emisor, stem) };
  return {
    facts,
    style,
    colour: pick(random, ['#333', '#0b5c8f', '#a3122f', '#4a2b7c']),
    initials:
      facts.emisor.nombre.slice(0, 1) + (facts.emisor.nombre.split(' ')[1] ?? '').slice(0, 1),
    tradeName: pick(random, TRADE_NAMES),
    accounts: bankAccounts(random, between(random, 1, 2)),
    hasDiscount: facts.lineas.some(({ descuento }) => descuento > 0),
    hasCode: happens(random, 0.5),
    verifyCode: digits(random, 12),
  };
}

function productosOf({ facts, hasDiscount, hasCode }: Drawing) {
  const lineas = facts.lineas.map((line) => ({
    ...line,
    descripcion: line.descripcion.replaceAll('\n', ' '),
  }));
  return linesTruth({ ...facts, lineas }, [
    ...(hasCode ? (['codigo'] as const) : []),
    ...(hasDiscount ? (['descuento'] as const) : []),
    'unidad',
    'cantidad',
    'unitario',
    'importe',
  ]);
}

/** An advertising and events agency's factura from an online biller: few rows of many lines each. */
export const agencia: BenchLayout = {
  id: 'agencia',
  role: 'construido',
  kinds: ['factura'],
  draw(given, style, random) {
    const drawing = drawingOf(given, style, random);
    const { facts } = drawing;
    return {
      ...wholePage({ css: CSS, body: bodyOf(drawing), paper: A4, margin: '11mm 12mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, shownSums(facts, SUM_ORDER, ALWAYS)),
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        ...retencionTruth(facts),
        ...percepcionTruth(facts),
        informacion_adicional: {
          ...infoTruth(facts, ['formaPago', 'ordenCompra', 'observaciones', 'letras']),
          ...cuotasTruth(facts),
        },
        productos: productosOf(drawing),
      },
    };
  },
};
