import type { BenchFacts, BenchLayout, BenchParty, BenchStyle, DrawnPage } from '../../model';
import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { HOSPITALS, LAB_FREIGHT, LAB_GOODS, LAB_WORK, LAB_SELLERS } from './laboratory-goods';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
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
} from './trade-rows';
import type { TradeRow } from './trade-rows';

const ORIGINS = ['ALEMANIA', 'CHINA', 'EE.UU.', 'COREA', 'INDIA', 'ITALIA', 'ESPAÑA'];
const BRANDS = ['WIENER', 'MINDRAY', 'HUMAN', 'BD', 'GREINER', 'ABON', 'LABTEC', 'SD BIO'];

const CSS = `
body { font: 7.6pt 'Liberation Sans', Arial; color: #111; }
.head { display: grid; grid-template-columns: 30mm 1fr 62mm; gap: 3mm; align-items: start; }
.logo { border: 1.5px solid #0a5a6d; border-radius: 50%; height: 19mm; display: grid; place-items: center; font-weight: bold; color: #0a5a6d; font-size: 13pt; }
.head h1 { font-size: 11.5pt; margin: 0 0 1mm; color: #0a5a6d; }
.ruc { border: 1.2px solid #0a5a6d; text-align: center; padding: 2.4mm 1mm; font-size: 11pt; font-weight: bold; line-height: 1.5; }
.to { border: 0.8px solid #777; margin-top: 3mm; padding: 1.5mm 2mm; display: grid; grid-template-columns: 22mm 1fr 24mm 34mm; row-gap: 0.6mm; }
.to b { font-weight: bold; }
.ref { width: 100%; margin-top: 2mm; text-align: center; }
.ref th, .ref td { border: 0.8px solid #777; padding: 0.7mm; font-size: 7pt; }
.ref th { background: #dcecef; }
.rows { width: 100%; margin-top: 2mm; }
.rows th { background: #0a5a6d; color: #fff; font-size: 6.6pt; padding: 1mm 0.6mm; }
.rows td { border-bottom: 0.5px solid #bbb; padding: 0.8mm 0.7mm; font-size: 6.9pt; vertical-align: top; }
.r { text-align: right; white-space: nowrap; } .c { text-align: center; }
.end { display: grid; grid-template-columns: 1fr 66mm; gap: 4mm; margin-top: 3mm; break-inside: avoid; }
.sum { width: 100%; } .sum td { border: 0.6px solid #777; padding: 0.8mm 1.5mm; }
.words { border: 0.8px solid #777; padding: 1.2mm; margin-bottom: 2mm; }
.q { border-collapse: collapse; margin: 1mm 0 2mm; } .q td, .q th { border: 0.6px solid #999; padding: 0.5mm 2mm; }
.foot { display: flex; gap: 4mm; margin-top: 3mm; font-size: 6.6pt; break-inside: avoid; align-items: center; }`;

const amount = (cents: number): string => amountText(cents, 'point');
const day = DATE_STYLES.slash;

function terms({ formaPago, cuotas }: BenchFacts): string {
  return formaPago === 'Contado' ? 'CONTADO' : `CREDITO ${30 * cuotas.length} DIAS`;
}

function rowsOf(facts: BenchFacts, random: Random): TradeRow[] {
  const isWhole = (row: TradeRow): boolean => row.cantidad % 1000 === 0;
  return tradeRows(facts, withServices(facts, LAB_GOODS, LAB_WORK, LAB_FREIGHT), random).map(
    (row) =>
      isWhole(row) || row.importe === 0
        ? row
        : requantified(row, Math.max(1, Math.round(row.cantidad / 1000)) * 1000),
  );
}

function rowMarkup(row: TradeRow, at: number, withDiscount: boolean, random: Random): Markup {
  const expiry = `${String(between(random, 1, 12)).padStart(2, '0')}/${between(random, 2027, 2030)}`;
  const isWork = row.unidad === 'SRV';
  const lot = `${pick(random, ['L', '', 'B', '24'])}${digits(random, 5)}`;
  const register = `${pick(random, ['DM-DIV', 'DM', 'EE-'])}${digits(random, 4)}-${pick(random, ['E', 'N'])}`;
  return html`<tr>
    <td class="c">${at + 1}</td>
    <td>${row.codigo}</td>
    <td>${row.descripcion}</td>
    <td>${pick(random, BRANDS)}<br />${pick(random, ORIGINS)}</td>
    <td class="c">${isWork ? '' : lot}</td>
    <td class="c">${isWork ? '' : expiry}</td>
    <td class="c">${isWork ? '' : register}</td>
    <td class="r">${(row.cantidad / 1000).toFixed(0)}</td>
    <td class="c">${row.unidad}</td>
    <td class="r">${fourDecimals(row.precio)}</td>
    ${withDiscount && html`<td class="r">${amount(row.descuento)}</td>`}
    <td class="r">${amount(row.importe)}</td>
  </tr>`;
}

function sumRows(facts: BenchFacts, sign: string): Markup {
  const { sumas } = facts;
  const row = (label: string, cents: number): Markup =>
    html`<tr>
      <td>${label}</td>
      <td class="c">${sign}</td>
      <td class="r">${amount(cents)}</td>
    </tr>`;
  return html`<table class="sum">
    ${sumas.descuentos > 0 && row('DSCTO. GLOBAL', sumas.descuentos)}
    ${row('OP. GRAVADA', sumas.gravada)} ${row('OP. EXONERADA', sumas.exonerada)}
    ${row('OP. INAFECTA', sumas.inafecta)}
    ${sumas.gratuita > 0 && row('OP. GRATUITA', sumas.gratuita)} ${row('I.G.V. 18%', sumas.igv)}
    <tr style="font-weight:bold">
      <td>IMPORTE TOTAL</td>
      <td class="c">${sign}</td>
      <td class="r">${amount(sumas.total)}</td>
    </tr>
  </table>`;
}

function creditMarkup({ cuotas, moneda }: BenchFacts): Markup {
  if (cuotas.length === 0) return NOTHING;
  return html`<table class="q">
    <tr>
      <th>N° Cuota</th>
      <th>Fec. Venc.</th>
      <th>Monto ${moneda}</th>
    </tr>
    ${cuotas.map(
      (one) =>
        html`<tr>
          <td class="c">${one.numero}</td>
          <td>${day(one.fecha)}</td>
          <td class="r">${amount(one.monto)}</td>
        </tr>`,
    )}
  </table>`;
}

function spotMarkup({ detraccion, retencion }: BenchFacts): Markup {
  if (detraccion)
    return html`<div>
      OPERACION SUJETA AL SPOT - COD. BIEN/SERV. ${detraccion.codigo} - ${detraccion.porcentaje}% -
      MONTO DETRACCION S/ ${amount(detraccion.monto)} - CTA. CTE. BANCO DE LA NACION
      ${detraccion.cuenta}
    </div>`;
  if (!retencion) return NOTHING;
  return html`<div>
    Sujeto a retención del IGV (${retencion.porcentaje}%): S/ ${amount(retencion.monto)}
  </div>`;
}

/** A hospital buys by process; other customers by plain purchase order. */
function buyer(facts: BenchFacts, random: Random): { party: BenchParty; isPublic: boolean } {
  const isPublic = facts.cliente.documento !== '20999999043' && happens(random, 0.75);
  const party = isPublic ? { ...facts.cliente, nombre: pick(random, HOSPITALS) } : facts.cliente;
  return { party, isPublic };
}

function refTable(facts: BenchFacts, isPublic: boolean, random: Random): Markup {
  const siaf = `000000${digits(random, 4)}`;
  const process = `${pick(random, ['AS-SM', 'SIE-SIE', 'CP-ABR', 'CM'])}-${between(random, 1, 60)}-2026-${pick(random, ['HRDLM', 'HB', 'UE404'])}-1`;
  return html`<table class="ref">
    <tr>
      <th>O/COMPRA</th>
      ${
        isPublic &&
        html`<th>EXP. SIAF</th>
          <th>PROCESO DE SELECCION</th>`
      }
      <th>GUIA REMISION</th>
      <th>COND. DE PAGO</th>
      <th>VENDEDOR</th>
      <th>F. VENCIMIENTO</th>
    </tr>
    <tr>
      <td>${facts.ordenCompra || ' '}</td>
      ${
        isPublic &&
        html`<td>${siaf}</td>
          <td>${process}</td>`
      }
      <td>${facts.guiaRemision}</td>
      <td>${terms(facts)}</td>
      <td>${pick(random, ['V04 - L. RIOS', 'V11 - M. SOTO', 'INSTITUCIONAL'])}</td>
      <td>${facts.vencimiento ? day(facts.vencimiento) : ''}</td>
    </tr>
  </table>`;
}

function head(facts: BenchFacts, random: Random): Markup {
  const { emisor } = facts;
  const branch = html`<div>
    Suc. Arequipa: Calle Ugarte 214 Of. 3 Cercado - Telf. (054) 28-${digits(random, 4)}
  </div>`;
  return html`<div class="head">
    <div class="logo">${emisor.nombre.slice(0, 3)}</div>
    <div>
      <h1>${emisor.nombre}</h1>
      <div>${emisor.direccion}</div>
      <div>Central: ${emisor.telefono} &nbsp; ${emisor.email}</div>
      ${happens(random, 0.35) && branch}
      <div>Venta de equipos, reactivos y material de laboratorio - Servicio técnico</div>
    </div>
    <div class="ruc">
      R.U.C. N° ${emisor.documento}<br />FACTURA ELECTRÓNICA<br />${facts.serie} -
      ${facts.correlativo}
    </div>
  </div>`;
}

function draw(given: BenchFacts, style: BenchStyle, random: () => number): DrawnPage {
  const { party, isPublic } = buyer(given, random);
  const facts = { ...given, emisor: renamed(given.emisor, LAB_SELLERS, random), cliente: party };
  const rows = rowsOf(facts, random);
  const withDiscount = rows.some(({ descuento }) => descuento > 0);
  const { cliente } = facts;
  const body = html`${head(facts, random)}
    <div class="to">
      <b>SEÑOR(ES)</b><span>: ${cliente.nombre}</span><b>FECHA EMISIÓN</b
      ><span>: ${day(facts.emision)}</span> <b>R.U.C.</b><span>: ${cliente.documento}</span
      ><b>MONEDA</b><span>: ${style.currencyName}</span> <b>DIRECCIÓN</b
      ><span>: ${cliente.direccion}</span><b>LUGAR ENTREGA</b
      ><span>: ${isPublic ? 'ALM. ESPECIALIZADO' : 'SU ALMACEN'}</span>
    </div>
    ${refTable(facts, isPublic, random)}
    <table class="rows">
      <thead>
        <tr>
          <th>IT</th>
          <th>CÓDIGO</th>
          <th>DESCRIPCIÓN</th>
          <th>MARCA / PROC.</th>
          <th>LOTE</th>
          <th>F. EXP.</th>
          <th>REG. SANIT.</th>
          <th>CANT.</th>
          <th>U.M.</th>
          <th>P. UNIT.</th>
          ${withDiscount && html`<th>DSCTO.</th>`}
          <th>TOTAL</th>
        </tr>
      </thead>
      <tbody>
        ${rows.map((row, at) => rowMarkup(row, at, withDiscount, random))}
      </tbody>
    </table>
    <div class="end">
      <div>
        <div class="words">SON: ${facts.letras}</div>
        ${creditMarkup(facts)} ${spotMarkup(facts)}
        ${facts.observaciones !== '' && html`<div>OBS.: ${facts.observaciones}</div>`}
        <div style="margin-top:2mm">
          BCP CTA. CTE. SOLES 193-${digits(random, 7)}-0-${digits(random, 2)} &nbsp; CCI
          002-193-00${digits(random, 10)}-${digits(random, 2)}
        </div>
        <div>BBVA CTA. CTE. US$ 0011-0${digits(random, 3)}-01000${digits(random, 5)}</div>
      </div>
      ${sumRows(facts, style.currencySign)}
    </div>
    <div class="foot">
      ${qrPlace(facts, '23mm')}
      <div>
        Autorizado mediante Resolución de Intendencia N° 034-005-000${digits(random, 4)}/SUNAT<br />
        Representación impresa de la Factura Electrónica. Valor Resumen: ${facts.hash}<br />
        Toda devolución se acepta dentro de las 48 horas de recibida la mercadería, en su empaque
        original y cadena de frío conservada.
      </div>
    </div>`;
  return {
    ...wholePage({ css: CSS, body, paper: A4, margin: '10mm 9mm' }),
    truth: {
      documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
      proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
      cliente: partyTruth(cliente, ['direccion']),
      totales: totalesTruth(facts, [
        'gravada',
        'exonerada',
        'inafecta',
        'igv',
        'total',
        ...(facts.sumas.descuentos > 0 ? (['descuentos'] as const) : []),
        ...(facts.sumas.gratuita > 0 ? (['gratuita'] as const) : []),
      ]),
      ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
      ...(facts.retencion && !facts.detraccion
        ? {
            retencion: {
              porcentaje: facts.retencion.porcentaje,
              monto: facts.retencion.monto / 100,
            },
          }
        : {}),
      informacion_adicional: {
        ...infoTruth(facts, ['ordenCompra', 'guiaRemision', 'observaciones', 'letras']),
        terminos_pago: terms(facts),
        ...cuotasTruth(facts),
      },
      productos: rowsTruth(rows, [
        'codigo',
        'unidad',
        'cantidad',
        'precio',
        'importe',
        ...(withDiscount ? (['descuento'] as const) : []),
      ]),
    },
  };
}

/** An importer of laboratory supplies that sells to hospitals. */
export const biomedicaHospital: BenchLayout = {
  id: 'biomedica-hospital',
  role: 'construido',
  kinds: ['factura'],
  draw,
};
