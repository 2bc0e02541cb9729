import type { BenchFacts, BenchLayout, BenchStyle, Cents, DrawnPage } from '../../model';
import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import { amountText, DATE_STYLES } from '../../styles';
import { detraccionTruth, documentoTruth, infoTruth, partyTruth, totalesTruth } from '../../truth';
import {
  cuotasTruth,
  fourDecimals,
  renamed,
  requantified,
  rowsTruth,
  tradeRows,
  withServices,
  type TradeGood,
  type TradeRow,
} from './trade-rows';

const NAMES = [
  'AVICOLA LOS HUARANGOS S.A.C.',
  'CARNES Y AVES DEL SUR E.I.R.L.',
  'DISTRIBUIDORA AVINORTE S.R.L.',
  'FRIGORIFICO SAN HILARION S.A.C.',
];
const MEAT: readonly TradeGood[] = [
  ['POLLO BENEFICIADO C/MENUDENCIA', 'KG'],
  ['HUEVO ROSADO JABA X 360', 'KG'],
  ['POLLO VIVO CARNE MACHO', 'KG'],
  ['PIERNA CON ENCUENTRO POLLO', 'KG'],
  ['CARCASA DE CERDO S/CABEZA', 'KG'],
  ['GALLINA COLORADA BENEF.', 'KG'],
  ['CHULETA DE CERDO CORTE ESPECIAL PARA PARRILLA EMPACADA AL VACIO', 'KG'],
  ['PECHUGA ESPECIAL C/ALA', 'KG'],
  ['RES BRAZUELO S/HUESO', 'KG'],
];
const GOODS = {
  cheap: MEAT,
  dear: MEAT,
  untaxed: [
    ['PESCADO FRESCO JUREL', 'KG'],
    ['PLATANO BELLACO', 'KG'],
  ] as const,
};

const WORK: readonly TradeGood[] = [
  ['SERV. BENEFICIO Y PELADO DE AVES', 'KG'],
  ['SERV. CAMARA FRIGORIFICA', 'KG'],
  ['SERV. CORTE Y EMPACADO AL VACIO', 'KG'],
];
const FREIGHT: readonly TradeGood[] = [
  ['FLETE AVES VIVAS GRANJA - CAMAL', 'KG'],
  ['FLETE REFRIGERADO', 'KG'],
];

const CSS = `
body { font: 7.8pt 'Liberation Sans'; color: #000; padding-right: 1mm; }
.h { display: flex; justify-content: space-between; gap: 4mm; } .h .l { flex: 1; } .n { font-size: 12.5pt; font-weight: bold; font-style: italic; }
.ruc { border: 2px solid #000; border-radius: 3mm; padding: 2mm 5mm; text-align: center; font-weight: bold; font-size: 10pt; line-height: 1.45; align-self: flex-start; }
.cl { width: 100%; margin: 2mm 0; } .cl td { border: 0.6px solid #000; padding: 0.6mm 1mm; } .cl i { font-style: normal; font-size: 6pt; display: block; }
.it { width: 100%; } .it th { border: 1px solid #000; font-size: 6.8pt; padding: 0.6mm; } .it td { border-left: 0.6px solid #000; border-right: 0.6px solid #000; padding: 0.45mm 1mm; vertical-align: top; }
.it tbody tr:last-child td { border-bottom: 1px solid #000; } .r { text-align: right; white-space: nowrap; }
.bt { display: flex; gap: 3mm; break-inside: avoid; margin-top: 1.5mm; } .bt .w { flex: 1; } .s td { padding: 0.4mm 1mm; border-bottom: 0.5px dotted #000; } .f { font-size: 6.2pt; margin-top: 1mm; }`;

const amount = (cents: Cents): string => amountText(cents, 'point');
const day = DATE_STYLES.slash;
const kilos = (thousandths: number): string => (thousandths / 1000).toFixed(3);

interface Weighed {
  row: TradeRow;
  crates: number;
  tare: number;
}

/** Everything is sold by weight: what the facts count is weighed at a usual price. */
function weighed(facts: BenchFacts, random: Random): Weighed[] {
  return tradeRows(facts, withServices(facts, GOODS, WORK, FREIGHT), random).map((row) => {
    const price = between(random, 620, 1_850);
    const gross = row.importe + row.descuento;
    const isCounted = facts.lineas.some(
      (line) => line.codigo === row.codigo && line.unidad !== 'KGM',
    );
    const weight = Math.max(50, Math.round((gross * 100) / price) * 10);
    const sold = isCounted && row.importe > 0 ? requantified(row, weight) : row;
    const crates = Math.max(1, Math.ceil(sold.cantidad / 24_000));
    return { row: sold, crates, tare: crates * between(random, 17, 21) * 100 };
  });
}

function rowMarkup({ row, crates, tare }: Weighed): Markup {
  return html`<tr>
    <td>${row.codigo}</td>
    <td>${row.descripcion}</td>
    <td class="r">${crates}</td>
    <td class="r">${kilos(row.cantidad + tare)}</td>
    <td class="r">${kilos(tare)}</td>
    <td class="r">${kilos(row.cantidad)}</td>
    <td>${row.unidad}</td>
    <td class="r">${fourDecimals(row.precio)}</td>
    <td class="r">${row.descuento > 0 ? amount(row.descuento) : ''}</td>
    <td class="r">${amount(row.importe)}</td>
  </tr>`;
}

function sums(facts: BenchFacts, sign: string): Markup {
  const { sumas, percepcion } = facts;
  const row = (label: string, cents: Cents): Markup =>
    html`<tr>
      <td>${label}</td>
      <td class="r">${sign} ${amount(cents)}</td>
    </tr>`;
  return html`<table class="s">
    ${sumas.descuentos > 0 && row('Descuentos', sumas.descuentos)}${row('Op. Gravada', sumas.gravada)}${row('Op. Exonerada', sumas.exonerada)}
    ${sumas.gratuita > 0 && row('Op. Gratuita', sumas.gratuita)}${row('IGV 18%', sumas.igv)}
    <tr style="font-weight:bold">
      <td>TOTAL VENTA</td>
      <td class="r">${sign} ${amount(sumas.total)}</td>
    </tr>
    ${
      percepcion &&
      html`<tr>
          <td>Percepción ${percepcion.porcentaje}%</td>
          <td class="r">S/ ${amount(percepcion.monto)}</td>
        </tr>
        <tr>
          <td>Total a cobrar</td>
          <td class="r">S/ ${amount(percepcion.totalConPercepcion)}</td>
        </tr>`
    }
  </table>`;
}

function credit(facts: BenchFacts): Markup {
  const { cuotas, detraccion, retencion } = facts;
  return html`${cuotas.map((one) => html`<div>CUOTA ${one.numero}: ${day(one.fecha)} IMPORTE ${amount(one.monto)}</div>`)}
  ${detraccion && html`<div>DETRACCION COD. ${detraccion.codigo} ${detraccion.porcentaje}% S/ ${amount(detraccion.monto)} BN ${detraccion.cuenta}</div>`}
  ${retencion && html`<div>AGENTE DE RETENCION ${retencion.porcentaje}% S/ ${amount(retencion.monto)}</div>`}`;
}

function clientTable(facts: BenchFacts, route: string, random: Random): Markup {
  const { cliente } = facts;
  const cell = (label: string, value: string): Markup =>
    html`<td><i>${label}</i>${value}&nbsp;</td>`;
  return html`<table class="cl">
    <tr>
      <td colspan="3"><i>CLIENTE</i>${cliente.nombre}</td>
      ${cell('RUC', cliente.documento)}${cell('FECHA EMISION', day(facts.emision))}
    </tr>
    <tr>
      <td colspan="3"><i>DIRECCION</i>${cliente.direccion}</td>
      ${cell('COND. VENTA', facts.formaPago.toUpperCase())}${cell('VENCE', facts.vencimiento ? day(facts.vencimiento) : '')}
    </tr>
    <tr>
      ${cell('ZONA / RUTA', route)}${cell('CHOFER - PLACA', `${pick(random, ['J. CHAVEZ', 'R. POMA', 'E. LLANOS'])} - ${pick(random, ['B8C', 'ATZ', 'F3K'])}-${digits(random, 3)}`)}${cell('TICKET BALANZA', digits(random, 6))}${cell('GUIA REMISION', facts.guiaRemision)}${cell('ORDEN COMPRA', facts.ordenCompra)}
    </tr>
  </table>`;
}

function truthOf(facts: BenchFacts, rows: readonly TradeRow[], weight: string): DrawnPage['truth'] {
  const { sumas, percepcion, retencion } = facts;
  return {
    documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
    proveedor: partyTruth(facts.emisor, ['direccion', 'telefono']),
    cliente: partyTruth(facts.cliente, ['direccion']),
    totales: totalesTruth(facts, [
      'gravada',
      'exonerada',
      'igv',
      'total',
      ...(sumas.descuentos > 0 ? (['descuentos'] as const) : []),
      ...(sumas.gratuita > 0 ? (['gratuita'] as const) : []),
    ]),
    ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
    ...(percepcion
      ? {
          percepcion: {
            porcentaje: percepcion.porcentaje,
            monto: percepcion.monto / 100,
            total: percepcion.totalConPercepcion / 100,
          },
        }
      : {}),
    ...(retencion
      ? { retencion: { porcentaje: retencion.porcentaje, monto: retencion.monto / 100 } }
      : {}),
    informacion_adicional: {
      ...infoTruth(facts, ['formaPago', 'ordenCompra', 'guiaRemision', 'letras']),
      ...cuotasTruth(facts),
      peso_total: weight,
    },
    productos: rowsTruth(rows, ['codigo', 'unidad', 'cantidad', 'precio', 'importe']).map(
      (one, at) => {
        const cents = rows[at]?.descuento ?? 0;
        return cents > 0 ? { ...one, descuento: cents / 100 } : one;
      },
    ),
  };
}

function draw(given: BenchFacts, style: BenchStyle, random: Random): DrawnPage {
  const facts = { ...given, emisor: renamed(given.emisor, NAMES, random) };
  const all = weighed(facts, random);
  const rows = all.map(({ row }) => row);
  const weight = `${kilos(rows.reduce((sum, row) => sum + row.cantidad, 0))} KG`;
  const { emisor } = facts;
  const camal = html`<div>Camal: Parcela 12 Fundo San Agustín, Huaral</div>`;
  const body = html`<div class="h">
      <div class="l">
        <div class="n">${emisor.nombre}</div>
        <div>${emisor.direccion}</div>
        ${happens(random, 0.4) ? camal : NOTHING}
        <div>Cel. ${emisor.telefono} - Venta de aves, huevos y carnes por mayor</div>
      </div>
      <div class="ruc">
        RUC ${emisor.documento}<br />FACTURA ELECTRÓNICA<br />${facts.serie}-${facts.correlativo}
      </div>
    </div>
    ${clientTable(facts, pick(random, ['03 - MERCADO UNICACHI', '11 - CONO ESTE', '07 - MAYORISTA', '01 - PLANTA']), random)}
    <table class="it">
      <thead>
        <tr>
          <th>CÓD.</th>
          <th>PRODUCTO</th>
          <th>JABAS</th>
          <th>P. BRUTO</th>
          <th>TARA</th>
          <th>P. NETO</th>
          <th>UM</th>
          <th>PRECIO</th>
          <th>DSCTO</th>
          <th>IMPORTE</th>
        </tr>
      </thead>
      <tbody>
        ${all.map(rowMarkup)}
      </tbody>
    </table>
    <div class="bt">
      <div class="w">
        <div>
          TOTAL JABAS: ${all.reduce((sum, one) => sum + one.crates, 0)} &nbsp;&nbsp; PESO NETO
          TOTAL: ${weight}
        </div>
        <div>SON: ${facts.letras}</div>
        ${credit(facts)}
        <div>MONEDA: ${style.currencyName}</div>
        <div class="f">
          Revise su peso al momento de la entrega; no se aceptan reclamos posteriores. Jabas en
          préstamo: devolver en 48 horas.<br />Representación impresa de la Factura Electrónica.
          Hash ${facts.hash}
        </div>
      </div>
      ${qrPlace(facts, '21mm')}${sums(facts, style.currencySign)}
    </div>`;
  return {
    ...wholePage({ css: CSS, body, paper: { width: '210mm', height: '148mm' }, margin: '6mm 8mm' }),
    truth: truthOf(facts, rows, weight),
  };
}

/** A wholesaler of poultry, eggs and meat that bills by weighed crates, on half a sheet. */
export const avicolaKilos: BenchLayout = {
  id: 'avicola-kilos',
  role: 'construido',
  kinds: ['factura'],
  draw,
};
