import type { BenchFacts, BenchLayout, Cents } from '../../model';
import { A4, html, qrPlace, wholePage, type Markup } from '../../html';
import { addDays } from '../../facts/civil-day';
import { amountText, DATE_STYLES } from '../../styles';
import {
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import { digits, between, pick } from '../../facts/chance';
import { ALL_CELLS, CURRENCY_SIGNS, CURRENCY_WORDS } from './parts';
import { quantityOf } from './parts';

const date = DATE_STYLES.dash;
const amount = (cents: Cents): string => amountText(cents, 'point');

const CSS = `
@page { @bottom-center { content: 'PAGINA ' counter(page) ' DE ' counter(pages); font: 6.5pt 'Liberation Mono'; } }
body { font: 7.4pt/1.35 'Liberation Mono', monospace; color: #000; }
.top { width: 100%; margin-bottom: 3mm; }
.top td { border: .8pt solid #000; padding: 2mm; vertical-align: middle; }
.brand { font: bold 12pt/1.15 'Liberation Sans', sans-serif; }
.top .box { width: 62mm; text-align: center; font-weight: bold; font-size: 9.5pt; line-height: 1.8; }
.about { width: 100%; margin-bottom: 3mm; }
.about td { vertical-align: top; padding: .2mm 1mm; }
.about .label { width: 28mm; white-space: nowrap; }
.about .right { width: 25mm; white-space: nowrap; }
.ref { width: 100%; margin-bottom: 3mm; }
.ref th { border: .6pt solid #000; background: #d9d9d9; padding: .6mm; }
.ref td { border: .6pt solid #000; padding: .8mm; text-align: center; }
.rows { width: 100%; }
.rows th { border-top: .8pt solid #000; border-bottom: .8pt solid #000; text-align: left; padding: .8mm 1mm; white-space: nowrap; }
.rows td { padding: .4mm 1mm; vertical-align: top; }
.rows .n { text-align: right; white-space: nowrap; }
.close { break-inside: avoid; border-top: .8pt solid #000; margin-top: 1mm; padding-top: 2mm; }
.sums { display: grid; grid-template-columns: auto 1fr; gap: 6mm; align-items: start; }
.sums .l { display: flex; width: 88mm; }
.sums .l i { flex: 1; border-bottom: 1px dotted #000; margin: 0 1mm 1mm; }
.sums .l.total { font-weight: bold; font-size: 9pt; padding-top: 1mm; }
.qr { text-align: right; }
.bars { height: 9mm; width: 60mm; background: repeating-linear-gradient(90deg, #000 0 1px, #fff 1px 3px, #000 3px 5px, #fff 5px 6px, #000 6px 9px, #fff 9px 11px); }
.sign { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 8mm; padding-top: 14mm; text-align: center; }
.sign div { border-top: .6pt solid #000; }
.small { font-size: 6.2pt; padding-top: 2mm; }
`;

/** Catalogue 09 of the reasons, by their names. */
const REASON_CODES: Readonly<Record<string, string>> = {
  'Anulación de la operación': '01',
  'Corrección por error en la descripción': '03',
  'Descuento por ítem': '05',
  'Devolución por ítem': '07',
};

const STORES = [
  ['0114', 'AV. ANGAMOS ESTE 1803 - SURQUILLO - LIMA'],
  ['0027', 'AV. ALFREDO MENDIOLA 3698 - INDEPENDENCIA - LIMA'],
  ['0301', 'AV. EJERCITO 793 - CAYMA - AREQUIPA'],
  ['0218', 'AV. AMERICA OESTE 750 - TRUJILLO - LA LIBERTAD'],
] as const;

interface Extras {
  store: (typeof STORES)[number];
  trx: string;
  customerCode: string;
  affectedOn: string;
  barcodes: readonly string[];
}

const extrasOf = ({ emision, lineas }: BenchFacts, random: () => number): Extras => ({
  store: pick(random, STORES),
  trx: `${between(random, 1, 48)}/${digits(random, 6)}`,
  customerCode: `00${digits(random, 8)}`,
  affectedOn: addDays(emision, -between(random, 1, 28)),
  barcodes: lineas.map(() => `775${digits(random, 10)}`),
});

const top = ({ emisor, serie, correlativo }: BenchFacts, { store }: Extras): Markup =>
  html`<table class="top">
    <tr>
      <td>
        <div class="brand">${emisor.nombre}</div>
        <div>DOMICILIO FISCAL: ${emisor.direccion}</div>
        <div>ESTABLECIMIENTO EMISOR ${store[0]}: ${store[1]}</div>
        <div>SERVICIO AL CLIENTE: ${emisor.telefono} / ${emisor.email}</div>
      </td>
      <td class="box">
        <div>R.U.C. ${emisor.documento}</div>
        <div>NOTA DE CREDITO ELECTRONICA</div>
        <div>${serie} N° ${correlativo}</div>
      </td>
    </tr>
  </table>`;

function about(facts: BenchFacts, { trx, customerCode }: Extras): Markup {
  const { cliente, emision, moneda } = facts;
  const row = (label: string, value: string, other: string, text: string): Markup =>
    html`<tr>
      <td class="label">${label}</td>
      <td>: ${value}</td>
      <td class="right">${other}</td>
      <td class="right">: ${text}</td>
    </tr>`;
  return html`<table class="about">
    ${row('SEÑOR(ES)', cliente.nombre, 'FECHA EMISION', date(emision))}
    ${row('R.U.C.', cliente.documento, 'MONEDA', CURRENCY_WORDS[moneda])}
    ${row('DIRECCION', cliente.direccion, 'CAJA/TRX', trx)}
    ${row('COD. CLIENTE', customerCode, 'DIVISION', 'VENTA EMPRESA')}
  </table>`;
}

function reference({ afectado }: BenchFacts, { affectedOn }: Extras): Markup {
  const motivo = afectado?.motivo ?? '';
  return html`<table class="ref">
    <tr>
      <th colspan="3">DOCUMENTO QUE MODIFICA</th>
      <th rowspan="2">MOTIVO O SUSTENTO</th>
    </tr>
    <tr>
      <th>TIPO</th>
      <th>SERIE-NUMERO</th>
      <th>FECHA</th>
    </tr>
    <tr>
      <td>FACTURA ELECTRONICA</td>
      <td>${afectado?.numero}</td>
      <td>${date(affectedOn)}</td>
      <td>${REASON_CODES[motivo]} - ${motivo.toUpperCase()}</td>
    </tr>
  </table>`;
}

const rows = ({ lineas }: BenchFacts, { barcodes }: Extras): Markup =>
  html`<table class="rows">
    <thead>
      <tr>
        <th>LIN</th>
        <th>CODIGO</th>
        <th>EAN</th>
        <th>DESCRIPCION</th>
        <th>UM</th>
        <th class="n">CANT.</th>
        <th class="n">V.UNIT.</th>
        <th class="n">DSCTO.</th>
        <th class="n">V.VENTA</th>
      </tr>
    </thead>
    <tbody>
      ${lineas.map(
        (line, at) =>
          html`<tr>
            <td>${String(at + 1).padStart(3, '0')}</td>
            <td>${line.codigo}</td>
            <td>${barcodes[at]}</td>
            <td>${line.descripcion}</td>
            <td>${line.unidad}</td>
            <td class="n">${quantityOf(line.cantidad, 0)}</td>
            <td class="n">${amount(line.unitario)}</td>
            <td class="n">${amount(line.descuento)}</td>
            <td class="n">${amount(line.importe)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;

const ORDER = ['gravada', 'exonerada', 'inafecta', 'igv', 'total'] as const;

const LABELS: Readonly<Record<(typeof ORDER)[number], string>> = {
  gravada: 'VALOR VENTA OP. GRAVADAS',
  exonerada: 'VALOR VENTA OP. EXONERADAS',
  inafecta: 'VALOR VENTA OP. INAFECTAS',
  igv: 'I.G.V. 18 %',
  total: 'TOTAL NOTA DE CREDITO',
};

function close(facts: BenchFacts, { trx }: Extras): Markup {
  const sign = CURRENCY_SIGNS[facts.moneda];
  return html`<div class="close">
    <div class="sums">
      <div>
        ${shownSums(facts, ORDER, ORDER).map(
          (key) =>
            html`<div class="l ${key}">
              <span>${LABELS[key]}</span><i></i><span>${sign} ${amount(facts.sumas[key])}</span>
            </div>`,
        )}
      </div>
      <div class="qr">${qrPlace(facts, '26mm')}</div>
    </div>
    <div>SON: ${facts.letras}</div>
    ${facts.observaciones && html`<div>GLOSA: ${facts.observaciones}</div>`}
    <div>RESUMEN: ${facts.hash}</div>
    <div class="bars"></div>
    <div>*${facts.serie}${trx.replace('/', '')}*</div>
    <div class="sign">
      <div>NOMBRE Y APELLIDOS</div>
      <div>DOC. DE IDENTIDAD</div>
      <div>FIRMA DEL CLIENTE</div>
    </div>
    <div class="small">
      REPRESENTACION IMPRESA DE LA NOTA DE CREDITO ELECTRONICA. AUTORIZADO MEDIANTE RESOLUCION N°
      018-005-0002311/SUNAT. EL SALDO DE ESTA NOTA DE CREDITO SE APLICA A COMPRAS EN CUALQUIERA DE
      NUESTRAS TIENDAS HASTA DOCE MESES DESPUES DE SU EMISION; NO ES CANJEABLE POR DINERO CUANDO LA
      COMPRA SE PAGO CON TARJETA, EN CUYO CASO EL ABONO SE HACE A LA MISMA TARJETA.
    </div>
  </div>`;
}

/** A large retailer's own system: one type face, the changed document in a frame of its own. */
export const DEVUELTA: BenchLayout = {
  id: 'devuelta',
  role: 'construido',
  kinds: ['nota_credito'],
  draw(facts, _style, random) {
    const extras = extrasOf(facts, random);
    const body = html`${top(facts, extras)} ${about(facts, extras)} ${reference(facts, extras)}
    ${rows(facts, extras)} ${close(facts, extras)}`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '9mm 9mm 13mm' }),
      truth: {
        documento: documentoTruth(facts, ['moneda', 'hash', 'afectado']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, shownSums(facts, ORDER, ORDER)),
        informacion_adicional: infoTruth(facts, ['observaciones', 'letras']),
        productos: linesTruth(facts, ALL_CELLS),
      },
    };
  },
};
