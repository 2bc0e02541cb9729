import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { html, NOTHING, qrPlace, wholePage, A4, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, Cents } from '../../model';
import { amountText, DATE_STYLES } from '../../styles';
import { detraccionTruth, documentoTruth, infoTruth, partyTruth, totalesTruth } from '../../truth';
import type { SumPrinted } from '../../truth';
import { cuotasTruth, orBlank, rowsTruth, withheldTruth } from './paid-later';
import { recast, upperParty } from './recast';
import { TYRES } from './tyre-wares';

const money = (cents: Cents): string => amountText(cents, 'point');
const day = DATE_STYLES.slash;
const SIGN = { PEN: 'S/', USD: 'US$', EUR: 'EUR' } as const;
const NAME = { PEN: 'SOLES', USD: 'DOLARES AMERICANOS', EUR: 'EUROS' } as const;

const CSS = `
body { font: 8.6pt/1.22 'Liberation Sans', Arial, sans-serif; color: #000; }
.b { border: 1px solid #000; }
.head { display: flex; gap: 4mm; margin-bottom: 2mm; }
.firm { flex: 1; text-align: center; }
.firm h1 { font: bold 14.5pt/1.1 'Liberation Serif', serif; margin: 0 0 1mm; }
.firm .giro { font: italic bold 8pt 'Liberation Serif', serif; }
.ruc { width: 68mm; border: 2px solid #000; outline: 1px solid #000; outline-offset: 1px; text-align: center; padding: 3mm 1mm; font: bold 12.5pt/1.55 'Liberation Sans'; }
.who { padding: 1.2mm 2mm; display: grid; grid-template-columns: 24mm 1fr 20mm 40mm; row-gap: .6mm; margin-bottom: 1.5mm; }
.who b, .pay b { font-weight: bold; }
.strip { display: grid; grid-auto-flow: column; grid-auto-columns: auto; margin-bottom: 1.5mm; text-align: center; }
.strip > div { border: 1px solid #000; border-left-width: 0; }
.strip > div:first-child { border-left-width: 1px; }
.strip b { display: block; border-bottom: 1px solid #000; font-size: 7pt; padding: .5mm 1mm; background: #e4e4e4; }
.strip span { display: block; padding: .7mm 1mm; min-height: 4.6mm; }
table.items { width: 100%; border: 1px solid #000; }
.items th { border: 1px solid #000; font-size: 7.4pt; background: #e4e4e4; padding: .7mm; }
.items td { border-left: 1px solid #000; border-right: 1px solid #000; padding: .35mm 1mm; vertical-align: top; font-size: 8.2pt; }
.items td.r { text-align: right; white-space: nowrap; }
.items td.c { text-align: center; }
.son { padding: 1mm 2mm; margin: 1.5mm 0; font-weight: bold; }
.foot { display: flex; gap: 3mm; align-items: flex-start; margin-top: 1.5mm; }
.pay { flex: 1; font-size: 7.8pt; }
.pay > div { padding: 1mm 1.5mm; margin-bottom: 1.2mm; }
.pay table td, .pay table th { border: 1px solid #000; padding: .3mm 2mm; font-size: 7.6pt; }
.legal { font-size: 7pt; text-align: center; margin-top: 2mm; }
`;

const BRANCHES = [
  'SUC. ATE: AV. NICOLAS AYLLON 3720 - ATE - LIMA',
  'SUC. LA VICTORIA: AV. MEXICO 1485 - LA VICTORIA - LIMA',
  'SUC. AREQUIPA: VARIANTE DE UCHUMAYO KM. 3.5 - CERRO COLORADO',
  'SUC. TRUJILLO: AV. AMERICA SUR 2240 - TRUJILLO',
] as const;

const box = (label: string, value: string): Markup =>
  html`<div><b>${label}</b><span>${value}</span></div>`;

function head(facts: BenchFacts, random: Random): Markup {
  const { emisor } = facts;
  const branch = happens(random, 0.45) && pick(random, BRANCHES);
  return html`<div class="head">
    <div class="firm">
      <h1>${emisor.nombre}</h1>
      <div class="giro">
        IMPORTACION Y VENTA DE LLANTAS, CAMARAS, AROS, BATERIAS Y REPUESTOS AUTOMOTRICES
      </div>
      <div>${emisor.direccion}</div>
      ${branch && html`<div>${branch}</div>`}
      <div>TELF.: ${emisor.telefono} &nbsp; E-MAIL: ${emisor.email}</div>
    </div>
    <div class="ruc">
      R.U.C. N° ${emisor.documento}<br />FACTURA ELECTRONICA<br />${facts.serie}-${facts.correlativo}
    </div>
  </div>`;
}

function customerBox({ cliente }: BenchFacts, random: Random): Markup {
  const code = `C${digits(random, 5)}`;
  return html`<div class="b who">
    <b>SEÑOR(ES)</b><span>: ${cliente.nombre}</span><b>R.U.C.</b><span>: ${cliente.documento}</span>
    <b>DIRECCION</b><span>: ${cliente.direccion}</span><b>COD.CLI.</b><span>: ${code}</span>
  </div>`;
}

function conditions(facts: BenchFacts, random: Random): Markup {
  const { formaPago, vencimiento, ordenCompra, guiaRemision } = facts;
  const seller = pick(random, ['VEND03', 'J. TICONA', 'OFICINA', 'R. SALAZAR', 'VEND11']);
  const plate = happens(random, 0.4) ? `${pick(random, ['B7K', 'AMX', 'V3C', 'D1T'])}-` : '';
  return html`<div class="strip">
    ${box('FECHA EMISION', day(facts.emision))}
    ${box('FECHA VCTO.', vencimiento ? day(vencimiento) : '')}
    ${box('COND. DE VENTA', formaPago.toUpperCase())} ${box('MONEDA', NAME[facts.moneda])}
    ${box('O/COMPRA', ordenCompra)} ${box('GUIA REM.', guiaRemision)} ${box('VENDEDOR', seller)}
    ${box('PLACA', plate && `${plate}${between(random, 701, 989)}`)}
  </div>`;
}

function row(line: BenchLine, at: number, brand: string): Markup {
  return html`<tr>
    <td class="c">${String(at + 1).padStart(2, '0')}</td>
    <td>${line.codigo}</td>
    <td>${line.descripcion}</td>
    <td>${brand}</td>
    <td class="c">${line.unidad}</td>
    <td class="r">${(line.cantidad / 1000).toFixed(2)}</td>
    <td class="r">${money(line.unitario)}</td>
    <td class="r">${orBlank(line.descuento, money)}</td>
    <td class="r">${money(line.importe)}</td>
  </tr>`;
}

function items(facts: BenchFacts, brands: readonly string[]): Markup {
  const filler = Math.max(0, 14 - facts.lineas.length) * 4.2;
  return html`<table class="items">
    <thead>
      <tr>
        <th>IT</th>
        <th>CODIGO</th>
        <th>D E S C R I P C I O N</th>
        <th>MARCA</th>
        <th>U.M.</th>
        <th>CANT.</th>
        <th>V.UNIT.</th>
        <th>DSCTO.</th>
        <th>V.VENTA</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map((line, at) => row(line, at, brands[at] ?? ''))}
      <tr style="height:${filler}mm">
        ${Array.from({ length: 9 }, () => html`<td></td>`)}
      </tr>
    </tbody>
  </table>`;
}

const LABELS = [
  ['gravada', 'OP. GRAVADA'],
  ['exonerada', 'OP. EXONERADA'],
  ['inafecta', 'OP. INAFECTA'],
  ['gratuita', 'OP. GRATUITA'],
  ['descuentos', 'DSCTO. GLOBAL'],
  ['igv', 'I.G.V. 18%'],
] as const;
const SUMS: readonly SumPrinted[] = [...LABELS.map(([key]) => key), 'total'];

function totals({ sumas, moneda }: BenchFacts): Markup {
  return html`<div class="strip whole">
    ${LABELS.map(([key, label]) => box(label, money(sumas[key])))}
    ${box(`IMPORTE TOTAL ${SIGN[moneda]}`, money(sumas.total))}
  </div>`;
}

function withheld({ detraccion, retencion, percepcion }: BenchFacts): Markup {
  if (detraccion)
    return html`<div class="b">
      <b>OPERACION SUJETA AL SPOT</b> - CTA. BCO. NACION: ${detraccion.cuenta}<br />COD.
      ${detraccion.codigo} &nbsp; PORC.: ${detraccion.porcentaje}% &nbsp; MONTO DETRACCION: S/
      ${money(detraccion.monto)}
    </div>`;
  if (retencion)
    return html`<div class="b">
      RETENCION DEL IGV ${retencion.porcentaje}% : S/ ${money(retencion.monto)}
    </div>`;
  if (percepcion)
    return html`<div class="b">
      PERCEPCION ${percepcion.porcentaje}% : S/ ${money(percepcion.monto)}<br />TOTAL A COBRAR
      INCLUIDA PERCEPCION : S/ ${money(percepcion.totalConPercepcion)}
    </div>`;
  return NOTHING;
}

function instalments({ cuotas, moneda }: BenchFacts): Markup {
  if (cuotas.length === 0) return NOTHING;
  return html`<div style="padding:0">
    <table>
      <tr>
        <th>CUOTA</th>
        <th>F. VENCIM.</th>
        <th>MONTO ${SIGN[moneda]}</th>
      </tr>
      ${cuotas.map(
        ({ numero, fecha, monto }) =>
          html`<tr>
            <td>${String(numero).padStart(3, '0')}</td>
            <td>${day(fecha)}</td>
            <td style="text-align:right">${money(monto)}</td>
          </tr>`,
      )}
    </table>
  </div>`;
}

function foot(facts: BenchFacts, random: Random): Markup {
  const bank = pick(random, ['BCP', 'BBVA', 'INTERBANK', 'SCOTIABANK']);
  const soles = `${pick(random, ['191', '193', '194'])}-${digits(random, 7)}-0-${digits(random, 2)}`;
  const dollars = `${pick(random, ['191', '193', '194'])}-${digits(random, 7)}-1-${digits(random, 2)}`;
  return html`<div class="foot whole">
      <div class="pay">
        ${instalments(facts)} ${withheld(facts)}
        ${facts.observaciones && html`<div class="b"><b>OBS.:</b> ${facts.observaciones}</div>`}
        <div class="b">CTAS. CTES. ${bank} &nbsp; SOLES: ${soles} &nbsp; DOLARES: ${dollars}</div>
        ${happens(random, 0.5) && html`<div>SALIDA LA MERCADERIA NO SE ACEPTAN CAMBIOS NI DEVOLUCIONES</div>`}
      </div>
      ${qrPlace(facts, '27mm')}
    </div>
    <div class="legal">
      REPRESENTACION IMPRESA DE LA FACTURA ELECTRONICA. PUEDE SER CONSULTADA EN WWW.SUNAT.GOB.PE<br />
      ${facts.hash && html`RESUMEN: ${facts.hash}`}
    </div>`;
}

/** Tyre and battery dealer's desktop program: bordered boxes, all capitals. */
export const llantasEscritorio: BenchLayout = {
  id: 'llantas-escritorio',
  role: 'construido',
  kinds: ['factura'],
  draw(given, _style, random) {
    const { facts: cast, brands } = recast(given, TYRES, random);
    const facts: BenchFacts = {
      ...cast,
      emisor: upperParty(cast.emisor),
      cliente: upperParty(cast.cliente),
      lineas: cast.lineas.map((line) => ({ ...line, descripcion: line.descripcion.toUpperCase() })),
    };
    const body = html`${head(facts, random)} ${customerBox(facts, random)}
      ${conditions(facts, random)} ${items(facts, brands)}
      <div class="b son">SON: ${facts.letras}</div>
      ${totals(facts)} ${foot(facts, random)}`;
    const info = ['formaPago', 'ordenCompra', 'guiaRemision', 'observaciones', 'letras'] as const;
    const cuotas = cuotasTruth(facts);
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '9mm 9mm 10mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, SUMS),
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        ...withheldTruth(facts),
        informacion_adicional: { ...infoTruth(facts, info), ...(cuotas && { cuotas }) },
        productos: rowsTruth(facts, [
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
