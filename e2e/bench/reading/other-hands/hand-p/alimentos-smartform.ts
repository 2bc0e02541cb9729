import { addDays } from '../../facts/civil-day';
import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, Cents } from '../../model';
import { amountText, DATE_STYLES } from '../../styles';
import {
  compact,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import { foodLine } from './foods';
import { sellerNamed, withoutDetraccion } from './rows-of-trade';
import { cuotasText, withheldTruth } from './withheld';

const CSS = `
body { font: 8.2pt "Liberation Sans", Arial, sans-serif; color: #000; }
.top { display: flex; justify-content: space-between; align-items: flex-start; }
.house b { font-size: 12.5pt; }
.house { width: 112mm; line-height: 1.35; }
.box { border: 1.2pt solid #000; width: 70mm; text-align: center; padding: 3mm 0; font-size: 11.5pt; line-height: 1.7; font-weight: bold; }
.frames { display: flex; margin-top: 4mm; border: .6pt solid #000; }
.frames > div { padding: 1.5mm 2mm; }
.frames .who { width: 112mm; border-right: .6pt solid #000; }
.frames td { vertical-align: top; padding: .25mm 1mm .25mm 0; }
.frames td:first-child { white-space: nowrap; padding-right: 2mm; }
.rows { width: 100%; margin-top: 3mm; font-size: 7.6pt; }
.rows th { border-top: .8pt solid #000; border-bottom: .8pt solid #000; font-weight: bold; padding: 1mm .8mm; text-align: left; }
.rows td { padding: .9mm .8mm; vertical-align: top; }
.rows .n { text-align: right; white-space: nowrap; }
.end { border-top: .8pt solid #000; padding-top: 1.5mm; display: flex; justify-content: space-between; }
.sums td { padding: .35mm 0 .35mm 4mm; text-align: right; }
.sums td:first-child { text-align: left; }
.banks { margin-top: 2mm; font-size: 7pt; }
.banks td, .banks th { border: .4pt solid #555; padding: .5mm 1.5mm; text-align: left; }
.legal { font-size: 6.6pt; margin-top: 2mm; display: flex; gap: 4mm; align-items: center; }
`;

interface SapNumbers {
  deudor: string;
  pedido: string;
  entrega: string;
  factura: string;
  vendedor: string;
  pago: string;
}

function sapNumbers({ formaPago, cuotas }: BenchFacts, random: Random): SapNumbers {
  const days = cuotas.length > 0 ? cuotas.length * 30 : pick(random, [15, 30, 45]);
  return {
    deudor: `000${digits(random, 7)}`,
    pedido: `11${digits(random, 6)}`,
    entrega: `80${digits(random, 6)}`,
    factura: `90${digits(random, 6)}`,
    vendedor: pick(random, ['Z014 OFICINA LIMA', 'Z022 MAYORISTAS', 'Z031 INDUSTRIAL', 'Z107 SUR']),
    pago:
      formaPago === 'Contado' ? 'Z000 Contado contra entrega' : `Z0${days} Crédito ${days} días`,
  };
}

const money = (cents: Cents): string => amountText(cents, 'point');
const day = DATE_STYLES.dot;
const kilos = (thousandths: number): string => (thousandths / 1000).toFixed(3);

const labelled = (label: string, value: string): Markup =>
  value === ''
    ? NOTHING
    : html`<tr>
        <td>${label}</td>
        <td>: ${value}</td>
      </tr>`;

function frames(facts: BenchFacts, sap: SapNumbers): Markup {
  const { cliente } = facts;
  return html`<div class="frames whole">
    <div class="who">
      <table>
        ${labelled('Solicitante', sap.deudor)} ${labelled('Señor(es)', cliente.nombre)}
        ${labelled('R.U.C.', cliente.documento)} ${labelled('Dirección', cliente.direccion)}
        ${labelled('O/C cliente', facts.ordenCompra)}
        ${labelled('Guía de remisión', facts.guiaRemision)}
      </table>
    </div>
    <div>
      <table>
        ${labelled('Fecha de emisión', day(facts.emision))}
        ${labelled('Fecha vencim.', facts.vencimiento ? day(facts.vencimiento) : '')}
        ${labelled('Moneda', facts.moneda)} ${labelled('Cond. de pago', sap.pago)}
        ${labelled('Pedido', sap.pedido)} ${labelled('Entrega', sap.entrega)}
        ${labelled('Factura SAP', sap.factura)} ${labelled('Grupo vend.', sap.vendedor)}
      </table>
    </div>
  </div>`;
}

function rows({ lineas, emision }: BenchFacts, withDiscount: boolean, random: Random): Markup {
  const lot = (): string =>
    `${pick(random, ['L', 'PT', ''])}${addDays(emision, -between(random, 3, 60))
      .slice(2)
      .replaceAll('-', '')}${pick(random, ['A', 'B', '01', '02'])}`;
  return html`<table class="rows">
    <thead>
      <tr>
        <th>Pos.</th>
        <th>Material</th>
        <th>Denominación</th>
        <th>Lote</th>
        <th class="n">Cantidad</th>
        <th>UMV</th>
        <th class="n">Valor unit.</th>
        ${withDiscount && html`<th class="n">Descuento</th>`}
        <th class="n">Valor venta</th>
      </tr>
    </thead>
    <tbody>
      ${lineas.map(
        (line, at) =>
          html`<tr>
            <td>${String((at + 1) * 10).padStart(6, '0')}</td>
            <td>${line.codigo}</td>
            <td>${line.descripcion}</td>
            <td>${lot()}</td>
            <td class="n">${kilos(line.cantidad)}</td>
            <td>${line.unidad}</td>
            <td class="n">${money(line.unitario)}</td>
            ${withDiscount && html`<td class="n">${money(line.descuento)}</td>`}
            <td class="n">${money(line.importe)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

const SUM_ORDER = ['descuentos', 'gravada', 'exonerada', 'gratuita', 'igv', 'total'] as const;
const SUM_ALWAYS = ['gravada', 'igv', 'total'] as const;
const SUM_WORDS: Readonly<Record<(typeof SUM_ORDER)[number], string>> = {
  descuentos: 'Descuento global',
  gravada: 'Op. gravadas',
  exonerada: 'Op. exoneradas',
  gratuita: 'Op. gratuitas',
  igv: 'I.G.V. 18,00 %',
  total: 'IMPORTE TOTAL',
};

function sums(facts: BenchFacts): Markup {
  return html`<table class="sums">
    ${shownSums(facts, SUM_ORDER, SUM_ALWAYS).map(
      (key) =>
        html`<tr>
          <td>${SUM_WORDS[key]}</td>
          <td>${facts.moneda}</td>
          <td>${money(facts.sumas[key])}</td>
        </tr>`,
    )}
  </table>`;
}

function notes(facts: BenchFacts): Markup {
  const { retencion, percepcion, cuotas, observaciones } = facts;
  return html`<div style="width:118mm">
    <div>SON: ${facts.letras}</div>
    ${observaciones && html`<div>Texto: ${observaciones}</div>`}
    ${retencion && html`<div>Operación sujeta a retención del IGV ${retencion.porcentaje.toFixed(2)} % : S/ ${money(retencion.monto)}</div>`}
    ${percepcion && html`<div>Percepción ${percepcion.porcentaje.toFixed(2)} % : S/ ${money(percepcion.monto)} &nbsp; Total con percepción : S/ ${money(percepcion.totalConPercepcion)}</div>`}
    ${cuotas.map(({ numero, fecha, monto }) => html`<div>Cuota ${String(numero).padStart(3, '0')} &nbsp; Vcto. ${day(fecha)} &nbsp; Importe ${money(monto)}</div>`)}
  </div>`;
}

function banks(random: Random): Markup {
  const bcp = `194-${digits(random, 7)}-${pick(random, ['0', '1'])}-${digits(random, 2)}`;
  const bbva = `0011-0${digits(random, 3)}-01000${digits(random, 5)}`;
  return html`<table class="banks whole">
    <tr>
      <th>Banco</th>
      <th>Moneda</th>
      <th>Cuenta corriente</th>
      <th>CCI</th>
    </tr>
    <tr>
      <td>BCP</td>
      <td>PEN</td>
      <td>${bcp}</td>
      <td>002-194-00${digits(random, 10)}-9${digits(random, 1)}</td>
    </tr>
    ${
      happens(random, 0.6) &&
      html`<tr>
        <td>BBVA</td>
        <td>USD</td>
        <td>${bbva}</td>
        <td>011-${digits(random, 3)}-000${digits(random, 9)}-${digits(random, 2)}</td>
      </tr>`
    }
  </table>`;
}

function paper(facts: BenchFacts, sap: SapNumbers, random: Random, withDiscount: boolean): Markup {
  const { emisor } = facts;
  const plant = pick(random, [
    'Planta Callao: Av. Argentina 4793',
    'Planta Chorrillos: Av. Defensores del Morro 1277',
    'C.D. Villa El Salvador: Av. Pachacútec 6120',
    '',
  ]);
  return html`<div class="top">
      <div class="house">
        <b>${emisor.nombre}</b><br />${emisor.direccion}<br />
        Central telefónica ${emisor.telefono}${plant && html`<br />${plant}`}
      </div>
      <div class="box">
        R.U.C. ${emisor.documento}<br />FACTURA ELECTRÓNICA<br />${facts.serie}-${facts.correlativo}
      </div>
    </div>
    ${frames(facts, sap)}${rows(facts, withDiscount, random)}
    <div class="end whole">${notes(facts)}${sums(facts)}</div>
    ${banks(random)}
    <div class="legal whole">
      ${qrPlace(facts, '24mm')}
      <div>
        Representación impresa de la factura electrónica. Consulte su documento en el portal de
        SUNAT.<br />
        Reclamos por calidad o faltantes dentro de las 48 horas de recibida la mercadería. Vencido
        el plazo se cobrarán intereses moratorios.<br />
        Código hash: ${facts.hash}
      </div>
    </div>`;
}

/** SAP smartform of a maker of foods: positions in tens, lots, numbers of order and delivery. */
export const ALIMENTOS_SMARTFORM: BenchLayout = {
  id: 'alimentos-smartform',
  role: 'construido',
  kinds: ['factura'],
  draw(given, _style, random) {
    const facts: BenchFacts = {
      ...withoutDetraccion(given),
      emisor: sellerNamed(
        given.emisor,
        pick(random, ['Molinera', 'Alimentos', 'Industrias Alimentarias']),
      ),
      lineas: given.lineas.map((line, at) => foodLine(line, at, random)),
    };
    const withDiscount = facts.lineas.some(({ descuento }) => descuento > 0);
    const sap = sapNumbers(facts, random);
    const body = paper(facts, sap, random, withDiscount);
    const printed = ['codigo', 'unidad', 'cantidad', 'unitario', 'importe'] as const;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '11mm 12mm 12mm 14mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, shownSums(facts, SUM_ORDER, SUM_ALWAYS)),
        ...withheldTruth(facts),
        informacion_adicional: compact({
          ...infoTruth(facts, ['ordenCompra', 'guiaRemision', 'observaciones', 'letras']),
          terminos_pago: sap.pago,
          cuotas: cuotasText(facts.cuotas),
        }),
        productos: linesTruth(facts, withDiscount ? [...printed, 'descuento'] : printed),
      },
    };
  },
};
