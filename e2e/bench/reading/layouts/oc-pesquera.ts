import { between, digits, happens, pick, type Random } from '../facts/chance';
import { addDays } from '../facts/civil-day';
import { html, wholePage, type Markup } from '../html';
import type { BenchFacts, BenchLayout, BenchStyle } from '../model';
import { DATE_STYLES } from '../styles';
import { compact, documentoTruth, infoTruth, linesTruth, partyTruth, totalesTruth } from '../truth';

const CSS = `
body { font: 8.2pt Arial, Helvetica, sans-serif; color: #111; }
.head { display: flex; border: 1.2px solid #123a63; }
.head .mark { width: 34mm; background: #123a63; color: #fff; font: bold 15pt Georgia, serif; display: flex; align-items: center; justify-content: center; }
.head .who { flex: 1; padding: 2mm 3mm; line-height: 1.35; }
.head .who b { font-size: 10.5pt; }
.head .no { width: 52mm; border-left: 1.2px solid #123a63; text-align: center; padding: 3mm 1mm; font-size: 10pt; line-height: 1.5; }
.grid { display: grid; grid-template-columns: 1fr 68mm; gap: 3mm; margin-top: 3mm; }
.box { border: .8px solid #789; padding: 1.5mm 2mm; line-height: 1.5; }
.box h3 { margin: -1.5mm -2mm 1mm; background: #dfe8f1; font-size: 8pt; padding: .8mm 2mm; }
.k { display: inline-block; width: 27mm; color: #333; }
.rows { width: 100%; margin-top: 3mm; }
.rows th { background: #123a63; color: #fff; font-weight: normal; padding: 1mm; font-size: 7.6pt; }
.rows td { padding: .9mm 1mm; border-bottom: .5px solid #bcc7d2; vertical-align: top; }
.n { text-align: right; white-space: nowrap; } .c { text-align: center; }
.sub { color: #555; font-size: 7pt; }
.end { display: flex; justify-content: space-between; margin-top: 2mm; gap: 4mm; }
.sums td { padding: .7mm 2mm; white-space: nowrap; } .sums .last td { border-top: 1px solid #123a63; font-weight: bold; }
.rules { font-size: 6.8pt; line-height: 1.3; margin-top: 3mm; }
.sign { display: flex; justify-content: space-around; margin-top: 14mm; text-align: center; font-size: 7.4pt; }
.sign div { border-top: .8px solid #333; width: 42mm; padding-top: 1mm; }
`;

const PLANTS = [
  ['PLANTA CHIMBOTE', 'Av. Los Pescadores 1210, Gran Trapecio, Chimbote'],
  ['PLANTA PISCO', 'Carretera Pisco - Paracas km 16.5, Paracas'],
  ['PLANTA MALABRIGO', 'Playa Norte s/n, Puerto Malabrigo, Rázuri'],
  ['ALMACÉN CENTRAL CALLAO', 'Av. Prolongación Centenario 1954, Callao'],
] as const;
const PEOPLE = ['Marlene Ugarte', 'Edwin Capuñay', 'Roxana Timaná', 'Iván Eneque', 'Paola Bances'];
const USES = [
  'Repuestos para caldera 3',
  'Parada de planta temporada II',
  'Reposición de stock',
  'Flota - E/P Carmencita',
];

interface Order {
  facts: BenchFacts;
  style: BenchStyle;
  plant: readonly [string, string];
  buyer: string;
  terms: string;
  need: string;
  use: string;
  hasContact: boolean;
  random: Random;
}

function head({ facts, style }: Order): Markup {
  const { cliente } = facts;
  return html`<div class="head">
    <div class="mark">${cliente.nombre.slice(0, 2).toUpperCase()}</div>
    <div class="who">
      <b>${cliente.nombre}</b><br />RUC: ${cliente.documento}<br />Domicilio fiscal:
      ${cliente.direccion}
    </div>
    <div class="no">
      <b>ORDEN DE COMPRA</b><br />N° ${facts.serie}-${facts.correlativo}<br />
      <span style="font-size:8pt">Emitida: ${style.date(facts.emision)}</span>
    </div>
  </div>`;
}

const pair = (label: string, value: string): Markup =>
  html`<div><span class="k">${label}</span>: ${value}</div>`;

function boxes({
  facts,
  style,
  plant,
  buyer,
  terms,
  need,
  use,
  hasContact,
  random,
}: Order): Markup {
  const { emisor } = facts;
  return html`<div class="grid">
    <div class="box">
      <h3>PROVEEDOR</h3>
      ${pair('Razón social', emisor.nombre)} ${pair('RUC', emisor.documento)}
      ${pair('Dirección', emisor.direccion)}
      ${hasContact && html`${pair('Teléfono', emisor.telefono)}${pair('Correo', emisor.email)}`}
      ${pair('Cód. acreedor', `1${digits(random, 6)}`)}
    </div>
    <div class="box">
      <h3>DATOS DE LA ORDEN</h3>
      ${pair('Comprador', buyer)} ${pair('Condición de pago', terms)}
      ${pair('Moneda', style.currencyName)} ${pair('Fecha de entrega', style.date(need))}
      ${pair('Solicitud', `SP-${digits(random, 6)}`)} ${pair('Uso', use)}
    </div>
    <div class="box" style="grid-column: 1 / 3">
      <h3>LUGAR DE ENTREGA</h3>
      ${plant[0]} - ${plant[1]} &nbsp; Recepción: lunes a viernes 08:00 a 12:00 y 13:00 a 15:30
    </div>
  </div>`;
}

function rows({ facts, style, plant }: Order): Markup {
  return html`<table class="rows">
    <thead>
      <tr>
        <th>Pos.</th>
        <th>Material</th>
        <th style="text-align:left">Descripción</th>
        <th>Cantidad</th>
        <th>UM</th>
        <th>Precio unit.</th>
        <th>Dscto.</th>
        <th>Valor neto</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map(
        (line, at) =>
          html`<tr>
            <td class="c">${(at + 1) * 10}</td>
            <td>${line.codigo}</td>
            <td>
              ${line.descripcion}
              <div class="sub">Centro: ${plant[0]}</div>
            </td>
            <td class="n">${style.quantity(line.cantidad)}</td>
            <td class="c">${line.unidad}</td>
            <td class="n">${style.amount(line.unitario)}</td>
            <td class="n">${style.amount(line.descuento)}</td>
            <td class="n">${style.amount(line.importe)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function foot(order: Order): Markup {
  const { facts, style, buyer } = order;
  const { sumas } = facts;
  const sum = (label: string, cents: number): Markup =>
    html`<tr>
      <td>${label}</td>
      <td>${style.currencySign}</td>
      <td class="n">${style.amount(cents)}</td>
    </tr>`;
  return html`<div class="whole">
    <div class="end">
      <div style="flex:1">
        ${facts.observaciones && html`<b>Observaciones:</b> ${facts.observaciones}`}
      </div>
      <table class="sums">
        ${sum('Subtotal', sumas.gravada + sumas.exonerada + sumas.inafecta)}
        ${sum('IGV 18%', sumas.igv)}
        <tr class="last">
          <td>Total orden</td>
          <td>${style.currencySign}</td>
          <td class="n">${style.amount(sumas.total)}</td>
        </tr>
      </table>
    </div>
    <div class="rules">
      <b>CONDICIONES GENERALES.</b> 1. Indicar el número de esta orden en la guía de remisión y en
      la factura; sin él no se recibirá la mercadería. 2. La factura se presenta en el portal de
      proveedores hasta el día 25 de cada mes, con la guía sellada por almacén. 3. Por cada día de
      atraso se aplicará una penalidad de 0.5 % del valor de la posición, hasta un máximo de 10 %.
      4. Los materiales no conformes se devuelven por cuenta del proveedor. 5. El proveedor declara
      conocer el código de conducta y el reglamento de seguridad de planta (uso de EPP y SCTR
      vigente).
    </div>
    <div class="sign">
      <div>${buyer}<br />Compras</div>
      <div>Jefe de Logística</div>
      <div>Gerente de Operaciones</div>
    </div>
  </div>`;
}

/** Order of a fishing company from its ERP: positions in tens, plant under each material, approvals at the foot. */
export const ocPesquera: BenchLayout = {
  id: 'oc-pesquera',
  role: 'construido',
  kinds: ['orden_compra'],
  draw(facts, style, random) {
    const days = pick(random, [30, 45, 60]);
    const order: Order = {
      facts,
      style: { ...style, date: pick(random, [DATE_STYLES.dot, DATE_STYLES.slash]) },
      plant: pick(random, PLANTS),
      buyer: pick(random, PEOPLE),
      terms: facts.formaPago === 'Contado' ? 'Contado contra entrega' : `Factura a ${days} días`,
      need: addDays(facts.emision, between(random, 3, 25)),
      use: pick(random, USES),
      hasContact: happens(random, 0.6),
      random,
    };
    const contacts = order.hasContact ? (['telefono', 'email'] as const) : [];
    return {
      ...wholePage({
        css: CSS,
        body: html`${head(order)}${boxes(order)}${rows(order)}${foot(order)}`,
        paper: { width: '210mm', height: '297mm' },
        margin: '10mm 11mm',
      }),
      truth: {
        documento: documentoTruth(facts, ['moneda']),
        proveedor: partyTruth(facts.emisor, ['direccion', ...contacts]),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, ['subtotal', 'igv', 'total']),
        informacion_adicional: compact({
          ...infoTruth(facts, ['observaciones']),
          terminos_pago: order.terms,
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
