import { A4, html, qrPlace, wholePage, type Markup } from '../../html';
import { DATE_STYLES } from '../../styles';
import { addDays } from '../../facts/civil-day';
import { between, digits, happens, pick, type Random } from '../../facts/chance';
import {
  compact,
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle, DrawnPage } from '../../model';
import type { ExtractedData } from '../../../../../backend/src/contracts/extracted-data';
import { inTrade } from './emitters';
import { cuotasTruth, inCurrency, remarked, styleIn, withSpot } from './sale-terms';
import { asWares, codeOf } from './wares';
import { TRIP_REMARKS, TRIPS, TICKETS } from './trip-wares';

const CSS = `
body { font: 9pt 'Liberation Serif'; color: #111; }
.head { display: grid; grid-template-columns: 1fr 68mm; gap: 5mm; }
.brand { font: italic bold 19pt 'Liberation Serif'; color: #7a1010; border-bottom: 2.5px solid #7a1010; line-height: 1.1; padding-bottom: 1mm; }
.slogan { font-style: italic; }
.id { border: 1.2px solid #7a1010; text-align: center; font-size: 12.5pt; line-height: 1.6; padding: 2mm; }
.id div { background: #7a1010; color: #fff; margin: 0 -2mm; }
.boxes { display: grid; grid-template-columns: 1.5fr 1fr; gap: 2mm; margin-top: 4mm; }
.boxes fieldset { margin: 0; border: .8px solid #7a1010; padding: 1mm 2mm 1.5mm; line-height: 1.45; }
legend { font-weight: bold; font-size: 8pt; color: #7a1010; }
.rows { width: 100%; margin-top: 4mm; border: .8px solid #7a1010; }
.rows th { color: #7a1010; border-bottom: .8px solid #7a1010; padding: 1.2mm; }
.rows td { padding: 1.1mm 1.2mm; vertical-align: top; border-left: .8px solid #d9b9b9; }
.c { text-align: center; white-space: nowrap; }
.n { text-align: right; white-space: nowrap; }
.low { display: grid; grid-template-columns: 1fr 72mm; gap: 4mm; margin-top: 3mm; }
.sums { width: 100%; align-self: start; }
.sums td { padding: .7mm 1mm; border-bottom: .5px solid #d9b9b9; }
.spot { border: .8px solid #111; padding: 1.2mm 2mm; line-height: 1.4; font-size: 8.5pt; }
.terms { margin-top: 2mm; width: 100%; font-size: 8.5pt; }
.terms td, .terms th { border: .5px solid #999; padding: .4mm 1.5mm; text-align: center; }
.foot { display: flex; gap: 4mm; align-items: center; margin-top: 4mm; font-size: 8pt; }
`;

interface Ride {
  line: BenchLine;
  plate: string;
  day: string;
}

interface Hire {
  facts: BenchFacts;
  style: BenchStyle;
  rides: Ride[];
  brand: string;
  contract: string;
  licence: string;
  conformity: string;
  isTravelAgency: boolean;
  hasDiscounts: boolean;
}

const plateOf = (random: Random): string =>
  `${pick(random, ['A', 'B', 'C', 'F', 'T', 'X'])}${pick(random, ['4', '7', '8', 'B', 'K'])}${pick(random, ['A', 'D', 'H', 'U', 'Z'])}-${between(random, 700, 986)}`;

function hireOf(given: BenchFacts, style: BenchStyle, random: Random): Hire {
  const sold = inCurrency(given, given.moneda === 'EUR' ? 'USD' : given.moneda);
  const spot = { codigo: '026', porcentaje: 10 };
  const taxed = remarked(withSpot(sold, spot, random), TRIP_REMARKS, random);
  const lineas = asWares(taxed.lineas, {
    wares: TRIPS,
    exempt: TICKETS,
    code: ({ name }) => codeOf(name, 4),
  });
  const stem = pick(random, [
    'Empresa de Transportes y Turismo',
    'Turismo',
    'Transportes',
    'Buses',
  ]);
  const emisor = inTrade(taxed.emisor, stem, pick(random, ['reservas', 'operaciones']));
  const fleet = Array.from({ length: 4 }, () => plateOf(random));
  const last = -between(random, 1, 4);
  const rides = lineas.map((line) => ({
    line,
    plate: line.unidad === 'UND' ? '' : pick(random, fleet),
    day: addDays(taxed.emision, last - between(random, 0, 12)),
  }));
  return {
    facts: { ...taxed, lineas, emisor },
    style: styleIn(style, given, sold),
    rides,
    brand: emisor.nombre.replace(
      / (S\.A\.C\.|SAC|S\.A\.|S\.R\.L\.|E\.I\.R\.L\.|S\.A\.A\.|SOCIEDAD.*)$/i,
      '',
    ),
    contract: happens(random, 0.5) ? `${digits(random, 3)}-${taxed.emision.slice(0, 4)}-OPE` : '',
    licence: `15${pick(random, ['M', 'P', 'T'])}${digits(random, 8)}E`,
    conformity: happens(random, 0.35) ? `HES ${digits(random, 10)}` : '',
    isTravelAgency: happens(random, 0.3),
    hasDiscounts: lineas.some(({ descuento }) => descuento > 0),
  };
}

function head({ facts, brand, licence, isTravelAgency }: Hire): Markup {
  const { emisor } = facts;
  return html`<div class="head">
    <div>
      <div class="brand">${brand}</div>
      <div class="slogan">
        ${isTravelAgency ? 'Turismo nacional y receptivo - Traslados - Excursiones' : 'Transporte de personal, turismo y alquiler de buses'}
      </div>
      <b>${emisor.nombre}</b><br />${emisor.direccion}<br />Telf. ${emisor.telefono} -
      ${emisor.email}<br />
      Autorización MTC N° ${licence}
    </div>
    <div class="id">
      R.U.C. ${emisor.documento}
      <div>FACTURA ELECTRÓNICA</div>
      ${facts.serie} - ${facts.correlativo}
    </div>
  </div>`;
}

function boxes({ facts, style, contract, conformity }: Hire): Markup {
  const { cliente } = facts;
  const row = (label: string, value: string): Markup | string =>
    value ? html`<br />${label}: ${value}` : '';
  return html`<div class="boxes">
    <fieldset>
      <legend>DATOS DEL CLIENTE</legend>
      Razón Social: <b>${cliente.nombre}</b><br />RUC: ${cliente.documento}<br />Dirección:
      ${cliente.direccion}
    </fieldset>
    <fieldset>
      <legend>DATOS DEL COMPROBANTE</legend>
      Fecha de emisión: ${style.date(facts.emision)}<br />Tipo de moneda: ${style.currencyName}<br />Forma
      de pago:
      ${facts.formaPago}${row('Fecha de vencimiento', facts.vencimiento ? style.date(facts.vencimiento) : '')}
      ${row('O/S del cliente', facts.ordenCompra)}${row('Contrato', contract)}${row('Conformidad', conformity)}
    </fieldset>
  </div>`;
}

function rows({ rides, style, hasDiscounts }: Hire): Markup {
  const one = ({ line, plate, day }: Ride): Markup =>
    html`<tr>
      <td class="c">${DATE_STYLES.slashShort(day)}</td>
      <td>${line.descripcion}</td>
      <td class="c">${plate}</td>
      <td class="n">${style.quantity(line.cantidad)}</td>
      <td class="c">${line.unidad}</td>
      <td class="n">${style.amount(line.unitario)}</td>
      ${hasDiscounts ? html`<td class="n">${style.amount(line.descuento)}</td>` : ''}
      <td class="n">${style.amount(line.importe)}</td>
    </tr>`;
  return html`<table class="rows">
    <thead>
      <tr>
        <th>F. Servicio</th>
        <th>Descripción del servicio</th>
        <th>Placa</th>
        <th>Cant.</th>
        <th>Und.</th>
        <th>Tarifa</th>
        ${hasDiscounts ? html`<th>Dscto.</th>` : ''}
        <th>Importe</th>
      </tr>
    </thead>
    <tbody>
      ${rides.map(one)}
    </tbody>
  </table>`;
}

const ORDER = ['descuentos', 'gravada', 'exonerada', 'gratuita', 'igv', 'total'] as const;
const LABELS = {
  descuentos: 'Descuento',
  gravada: 'Operaciones gravadas',
  exonerada: 'Operaciones exoneradas',
  gratuita: 'Operaciones gratuitas',
  igv: 'I.G.V. (18%)',
  total: 'IMPORTE TOTAL',
} as const;

const shown = (facts: BenchFacts) => shownSums(facts, ORDER, ['gravada', 'igv', 'total']);

const sums = ({ facts, style }: Hire): Markup =>
  html`<table class="sums">
    ${shown(facts).map(
      (key) =>
        html`<tr>
          <td>${key === 'total' ? html`<b>${LABELS[key]}</b>` : LABELS[key]}</td>
          <td>${style.currencySign}</td>
          <td class="n">${style.amount(facts.sumas[key])}</td>
        </tr>`,
    )}
  </table>`;

function spot({ facts, style }: Hire): Markup | string {
  const { detraccion } = facts;
  if (!detraccion) return '';
  return html`<div class="spot">
    <b>OPERACIÓN SUJETA AL SISTEMA DE PAGO DE OBLIGACIONES TRIBUTARIAS CON EL GOBIERNO CENTRAL</b
    ><br />
    Bien o servicio: ${detraccion.codigo} Servicio de transporte de personas<br />
    Cta. Cte. Banco de la Nación: ${detraccion.cuenta}<br />
    Porcentaje de detracción: ${detraccion.porcentaje.toFixed(2)}% &nbsp; Monto de detracción: S/
    ${style.amount(detraccion.monto)}
  </div>`;
}

function terms({ facts, style }: Hire): Markup | string {
  if (facts.cuotas.length === 0) return '';
  return html`<table class="terms">
    <tr>
      <th>N° Cuota</th>
      <th>Fecha Venc.</th>
      <th>Monto</th>
    </tr>
    ${facts.cuotas.map(
      ({ numero, fecha, monto }) =>
        html`<tr>
          <td>${String(numero).padStart(3, '0')}</td>
          <td>${style.date(fecha)}</td>
          <td>${style.amount(monto)}</td>
        </tr>`,
    )}
  </table>`;
}

const low = (hire: Hire): Markup =>
  html`<div class="low whole">
    <div>
      Son: ${hire.facts.letras}<br /><br />${spot(hire)} ${terms(hire)}
      ${hire.facts.observaciones ? html`<p>Obs.: ${hire.facts.observaciones}</p>` : ''}
    </div>
    ${sums(hire)}
  </div>`;

const foot = ({ facts }: Hire): Markup =>
  html`<div class="foot whole">
    ${qrPlace(facts, '23mm')}
    <div>
      Representación impresa de la Factura Electrónica. Consulte su validez en www.sunat.gob.pe o en
      www.efacturacion.pe con su clave de consulta.<br />Valor resumen: ${facts.hash}<br />
      El pago fuera de fecha genera intereses según tarifa vigente. Los servicios cancelados con
      menos de 24 horas se facturan al 50%.
    </div>
  </div>`;

function truthOf({ facts, hasDiscounts }: Hire): ExtractedData {
  const columns = ['unidad', 'cantidad', 'unitario', 'importe'] as const;
  return {
    documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
    proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
    cliente: partyTruth(facts.cliente, ['direccion']),
    totales: totalesTruth(facts, shown(facts)),
    ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
    informacion_adicional: compact({
      ...infoTruth(facts, ['formaPago', 'ordenCompra', 'observaciones', 'letras']),
      ...cuotasTruth(facts),
    }),
    productos: linesTruth(facts, hasDiscounts ? [...columns, 'descuento'] : columns),
  };
}

function draw(given: BenchFacts, style: BenchStyle, random: Random): DrawnPage {
  const hire = hireOf(given, style, random);
  const body = html`${head(hire)} ${boxes(hire)} ${rows(hire)} ${low(hire)} ${foot(hire)}`;
  return { ...wholePage({ css: CSS, body, paper: A4, margin: '12mm 11mm' }), truth: truthOf(hire) };
}

/** Hire of buses with driver, with the detracción of passenger transport. */
export const BUSES_CONTRATO: BenchLayout = {
  id: 'buses-contrato',
  role: 'construido',
  kinds: ['factura'],
  draw,
};
