import { between, pick, type Random } from '../../facts/chance';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchStyle, DrawnPage } from '../../model';
import {
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import { bankAccounts } from './bank-notes';
import { references } from './cargo-references';
import { cuotasTruth } from './instalments';
import { STORAGE_BY_WEIGHT, STORAGE_SERVICES } from './storage-services';
import { inTrade, webName } from './trade-names';
import { prefixed, stocked, ware, withNetPrices, withoutGifts } from './wares';
import { withDeposit } from './withheld';

const SUMS = ['gravada', 'exonerada', 'inafecta', 'descuentos', 'igv', 'total'] as const;
const ALWAYS = ['gravada', 'inafecta', 'igv', 'total'] as const;
const STEMS = ['Almacenes y Depósitos', 'Operadores Logísticos', 'Depósito Temporal', 'Terminales'];
const DEPOSITS = {
  '021': { porcentaje: 10, words: 'Movimiento de carga' },
  '037': { porcentaje: 12, words: 'Demás servicios gravados con el IGV' },
} as const;
type DepositCode = keyof typeof DEPOSITS;

interface Month {
  code: DepositCode;
  /** Thousandths of a sol. */
  rate: number;
}

function prepared(given: BenchFacts, { code, rate }: Month, random: Random): BenchFacts {
  const facts = stocked(
    withNetPrices(withoutGifts(given)),
    {
      wares: STORAGE_SERVICES,
      loose: STORAGE_BY_WEIGHT,
      untaxed: ware('KG', 0, 99, 'Reembolso gastos de terceros por kilo (exonerado)'),
      code: prefixed(pick(random, ['S', 'LOG', '70', 'ALM-']), 4),
      write: (name) => name.toUpperCase(),
    },
    random,
  );
  const emisor = inTrade(facts.emisor, STEMS, ['facturacion', 'cobranzas', 'atencion'], random);
  const { porcentaje } = DEPOSITS[code];
  return withDeposit({ ...facts, emisor }, { codigo: code, porcentaje, rate }, random);
}

function head(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const { emisor } = facts;
  const sites = pick(random, [
    'Almacén: Av. Néstor Gambetta Km 14.5, Ventanilla - Callao',
    'CD Lurín: Antigua Panamericana Sur Km 35.7 - Callao: Av. Argentina 2085',
    '',
  ]);
  return html`<div class="letter">
      <b>${emisor.nombre}</b><br />${emisor.direccion}<br />
      Central Telefónica ${emisor.telefono} / ${emisor.email}${sites && html`<br />${sites}`}
    </div>
    <div class="title">
      <span>FACTURA ELECTRÓNICA</span><span>RUC ${emisor.documento}</span>
      <span>${style.number(facts.serie, facts.correlativo)}</span>
    </div>`;
}

function parties(facts: BenchFacts, style: BenchStyle, month: Month): Markup {
  const { cliente, vencimiento, moneda } = facts;
  return html`<table class="parties">
    <tr>
      <th>Razón Social</th>
      <td>${cliente.nombre}</td>
      <th>F. Emisión</th>
      <td>${style.date(facts.emision)}</td>
    </tr>
    <tr>
      <th>R.U.C.</th>
      <td>${cliente.documento}</td>
      <th>F. Vencimiento</th>
      <td>${vencimiento ? style.date(vencimiento) : ''}</td>
    </tr>
    <tr>
      <th>Domicilio</th>
      <td>${cliente.direccion}</td>
      <th>Cond. Pago</th>
      <td>${facts.formaPago}</td>
    </tr>
    <tr>
      <th>Moneda</th>
      <td>${style.currencyName}</td>
      ${
        moneda === 'PEN'
          ? html`<th></th>
              <td></td>`
          : html`<th>T. Cambio</th>
              <td>${(month.rate / 1000).toFixed(3)}</td>`
      }
    </tr>
  </table>`;
}

function services(facts: BenchFacts, style: BenchStyle): Markup {
  return html`<table class="rows">
    <thead>
      <tr>
        <th>Serv.</th>
        <th class="l">Concepto</th>
        <th class="r">Tarifa</th>
        <th class="r">Cant.</th>
        <th>Und</th>
        <th class="r">Valor Venta</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map(
        (line) =>
          html`<tr>
            <td>${line.codigo}</td>
            <td class="wide">${line.descripcion}</td>
            <td class="r">${style.amount(line.unitario)}</td>
            <td class="r">${style.quantity(line.cantidad)}</td>
            <td class="c">${line.unidad}</td>
            <td class="r">${style.amount(line.importe)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

const LABELS: Readonly<Record<(typeof SUMS)[number], string>> = {
  gravada: 'Vta. Gravada',
  exonerada: 'Vta. Exonerada',
  inafecta: 'Vta. Inafecta',
  descuentos: 'Descuento',
  igv: 'IGV 18%',
  total: 'Total Factura',
};

const shown = (facts: BenchFacts) => shownSums(facts, SUMS, ALWAYS);

function totals(facts: BenchFacts, style: BenchStyle): Markup {
  const keys = shown(facts);
  return html`<div class="whole">
    <p>Son: ${facts.letras}</p>
    <table class="totals">
      <tr>
        ${keys.map((key) => html`<th>${LABELS[key]} ${key === 'total' && style.currencySign}</th>`)}
      </tr>
      <tr>
        ${keys.map((key) => html`<td>${style.amount(facts.sumas[key])}</td>`)}
      </tr>
    </table>
  </div>`;
}

function deposit(facts: BenchFacts, style: BenchStyle, { code }: Month): Markup {
  const { detraccion } = facts;
  if (!detraccion) return NOTHING;
  return html`<div class="box whole">
    <b>OPERACIÓN SUJETA AL SISTEMA DE PAGO DE OBLIGACIONES TRIBUTARIAS (D. Leg. 940)</b>
    <table>
      <tr>
        <td>Bien o servicio: ${detraccion.codigo} ${DEPOSITS[code].words}</td>
        <td>Cta. Bco. de la Nación: ${detraccion.cuenta}</td>
      </tr>
      <tr>
        <td>Tasa de detracción: ${detraccion.porcentaje}%</td>
        <td>Monto detracción S/: ${style.amount(detraccion.monto)}</td>
      </tr>
    </table>
  </div>`;
}

function instalments(facts: BenchFacts, style: BenchStyle): Markup {
  if (facts.cuotas.length === 0) return NOTHING;
  const written = facts.cuotas.map(
    ({ numero, fecha, monto }) =>
      html`<span
        >Cuota ${numero}: ${style.date(fecha)} &nbsp; ${style.currencySign}
        ${style.amount(monto)}</span
      >`,
  );
  return html`<p class="cuotas">
    Crédito - Neto pendiente de pago en ${facts.cuotas.length} cuota(s): ${written}
  </p>`;
}

function foot(facts: BenchFacts, random: Random): Markup {
  const accounts = bankAccounts(random);
  return html`<div class="foot">
    <b>CUENTAS PARA ABONO</b> a nombre de ${facts.emisor.nombre}
    ${accounts.map(({ bank, currency, number, cci }) => html`<br />${bank} Cta. Cte. ${currency} ${number} CCI ${cci}`)}
    <br />Enviar constancia de depósito a pagos@${webName(facts.emisor.nombre)}.com.pe. Vencida la
    fecha de pago se aplicará la tasa de interés legal.
  </div>`;
}

function ending(facts: BenchFacts): Markup {
  return html`<table class="ending whole">
    <tr>
      <td>${qrPlace(facts, '21mm')}</td>
      <td>
        ${facts.observaciones && html`Observaciones: ${facts.observaciones}<br />`} Representación
        impresa de la Factura Electrónica. Autorizado mediante Resolución N° 0180050001138/SUNAT.<br />
        ${facts.hash && html`Resumen: ${facts.hash}<br />`} Consulte en
        www.${webName(facts.emisor.nombre)}.com.pe/comprobantes
      </td>
    </tr>
  </table>`;
}

const CSS = `
body { font: 8pt 'Liberation Sans Narrow', 'Liberation Sans'; color: #111; }
.sheet { width: 100%; } .room { height: 27mm; } p { margin: 2mm 0; } .c { text-align: center; } .r { text-align: right; } .l { text-align: left; }
.letter { font-size: 7pt; line-height: 1.3; } .letter b { font-size: 9pt; }
.title { display: flex; justify-content: space-between; border-top: 1px solid #000; border-bottom: 1px solid #000; margin: 3mm 0; padding: 1.2mm 0; font: bold 11pt 'Liberation Sans'; }
.parties { width: 100%; } .parties th { text-align: left; font-weight: normal; color: #444; width: 22mm; padding: .5mm 0; } .parties td { font-weight: bold; padding-right: 4mm; } .parties td:last-child { width: 34mm; }
.refs { width: 100%; margin: 3mm 0; } .refs th, .refs td { border: .6px solid #777; padding: .7mm 1mm; text-align: center; } .refs th { font-weight: normal; background: #eee; }
.rows { width: 100%; } .rows th { border-bottom: 1px solid #000; border-top: 1px solid #000; padding: 1mm; } .rows td { padding: .9mm 1mm; vertical-align: top; } .wide { width: 52%; }
.totals { width: 100%; margin-top: 1mm; } .totals th { font-weight: normal; border-top: 1px solid #000; padding-top: 1mm; text-align: right; } .totals td { text-align: right; font-weight: bold; font-size: 9.5pt; border-bottom: 1px solid #000; padding-bottom: 1mm; }
.box { border: 1px solid #000; padding: 1.5mm 2mm; margin-top: 3mm; width: 135mm; } .box table { width: 100%; }
.cuotas span { margin-left: 4mm; } .ending { margin-top: 3mm; } .ending td { vertical-align: top; padding-right: 3mm; }
.foot { position: fixed; bottom: 0; left: 0; right: 0; font-size: 6.8pt; line-height: 1.3; border-top: .6px solid #777; padding-top: 1mm; }`;

/** A warehouse that bills its services of a month, with the deposit in a box. */
export const DEPOSITO_TEMPORAL: BenchLayout = {
  id: 'deposito-temporal',
  role: 'construido',
  kinds: ['factura'],
  draw(given, style, random): DrawnPage {
    const base = given.moneda === 'PEN' ? 1000 : given.moneda === 'USD' ? 3_420 : 3_950;
    const code = pick(random, ['021', '037', '037'] as const);
    const month = { code, rate: base === 1000 ? base : base + between(random, 0, 300) };
    const facts = prepared(given, month, random);
    const body = html`<table class="sheet">
        <tfoot>
          <tr>
            <td class="room"></td>
          </tr>
        </tfoot>
        <tbody>
          <tr style="break-inside:auto">
            <td>
              ${head(facts, style, random)} ${parties(facts, style, month)}
              ${references(facts, random)} ${services(facts, style)} ${totals(facts, style)}
              ${deposit(facts, style, month)} ${instalments(facts, style)} ${ending(facts)}
            </td>
          </tr>
        </tbody>
      </table>
      ${foot(facts, random)}`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '9mm 12mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, shown(facts)),
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        informacion_adicional: {
          ...infoTruth(facts, [
            'formaPago',
            'ordenCompra',
            'guiaRemision',
            'observaciones',
            'letras',
          ]),
          ...cuotasTruth(facts),
        },
        productos: linesTruth(facts, ['codigo', 'unidad', 'cantidad', 'unitario', 'importe']),
      },
    };
  },
};
