import { between, happens, type Random } from '../../facts/chance';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchStyle, Cents, DrawnPage } from '../../model';
import {
  decimal,
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import { BUILDING_WORKS, LOOSE_WORKS } from './building-works';
import { cuotasTruth, withNet } from './instalments';
import { contractOf, described, type Contract } from './subcontract';
import { inTrade, webName } from './trade-names';
import { stocked, ware, withNetPrices, withoutGifts } from './wares';
import { withDeposit } from './withheld';

const SUMS = ['gravada', 'exonerada', 'descuentos', 'igv', 'total'] as const;
const ALWAYS = ['gravada', 'igv', 'total'] as const;
function prepared(given: BenchFacts, contract: Contract, rate: number, random: Random): BenchFacts {
  const isUpper = happens(random, 0.4);
  const stock = {
    wares: BUILDING_WORKS,
    loose: LOOSE_WORKS,
    untaxed: ware('M3', 0, 99, 'Agua para construcción (exonerado)'),
    code: (throws: Random) =>
      `${String(between(throws, 1, 9)).padStart(2, '0')}.${String(between(throws, 1, 24)).padStart(2, '0')}`,
    write: (name: string) => (isUpper ? name.toUpperCase() : name),
  };
  const facts = stocked(withNetPrices(withoutGifts(given)), stock, random);
  const stems = ['Contratistas Generales', 'Construcciones y Acabados', 'Ingeniería y Montajes'];
  const emisor = inTrade(facts.emisor, stems, ['administracion', 'obras', 'proyectos'], random);
  const deposited = withDeposit(
    { ...facts, emisor },
    { codigo: '030', porcentaje: 4, rate },
    random,
  );
  const net = deposited.cuotas.reduce((sum, { monto }) => sum + monto, 0) - contract.guarantee;
  return described(withNet(deposited, net), contract);
}

function head(facts: BenchFacts, style: BenchStyle): Markup {
  const { emisor } = facts;
  return html`<table class="head">
    <tr>
      <td class="who">
        <div class="name">${emisor.nombre}</div>
        <div>${emisor.direccion}</div>
        <div>Cel/Telf: ${emisor.telefono}&nbsp; Correo: ${emisor.email}</div>
      </td>
      <td class="ruc">
        RUC N° ${emisor.documento}<br />FACTURA ELECTRÓNICA<br />${style.number(facts.serie, facts.correlativo)}
      </td>
    </tr>
  </table>`;
}

function customer(facts: BenchFacts, style: BenchStyle, contract: Contract): Markup {
  const { cliente, vencimiento, ordenCompra, guiaRemision } = facts;
  const line = (label: string, value: string): Markup | null =>
    value === ''
      ? null
      : html`<tr>
          <th>${label}</th>
          <td>${value}</td>
        </tr>`;
  return html`<div class="pair">
    <table>
      ${line('CLIENTE', cliente.nombre)} ${line('RUC', cliente.documento)}
      ${line('DIRECCIÓN', cliente.direccion)} ${line('CONTRATO', contract.number)}
      ${line('VALORIZACIÓN', `N° ${contract.valorization}`)}
    </table>
    <table>
      ${line('FECHA EMISIÓN', style.date(facts.emision))}
      ${line('FECHA VCTO.', vencimiento ? style.date(vencimiento) : '')}
      ${line('MONEDA', style.currencyName)} ${line('FORMA DE PAGO', facts.formaPago)}
      ${line('ORDEN DE SERVICIO', ordenCompra)} ${line('GUÍA', guiaRemision)}
    </table>
  </div>`;
}

function rows(facts: BenchFacts, style: BenchStyle): Markup {
  return html`<table class="rows">
    <thead>
      <tr>
        <th>ÍTEM</th>
        <th>DESCRIPCIÓN</th>
        <th>UND.</th>
        <th>METRADO</th>
        <th>P.U.</th>
        <th>PARCIAL</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map(
        (line) =>
          html`<tr>
            <td>${line.codigo}</td>
            <td class="wide">${line.descripcion}</td>
            <td class="c">${line.unidad}</td>
            <td class="r">${style.quantity(line.cantidad)}</td>
            <td class="r">${style.amount(line.unitario)}</td>
            <td class="r">${style.amount(line.importe)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function totals(facts: BenchFacts, style: BenchStyle, contract: Contract): Markup {
  const { sumas } = facts;
  const line = (label: string, cents: Cents, css = ''): Markup =>
    html`<tr class="${css}">
      <th>${label}</th>
      <td class="r">${style.currencySign} ${style.amount(cents)}</td>
    </tr>`;
  return html`<table class="sums">
    ${contract.advance > 0 && line(`(-) AMORTIZ. ADELANTO ${contract.advancePercent}%`, contract.advance)}
    ${sumas.descuentos > 0 && line('(-) DESCUENTO', sumas.descuentos)}
    ${line('OP. GRAVADA', sumas.gravada)}
    ${sumas.exonerada > 0 && line('OP. EXONERADA', sumas.exonerada)} ${line('IGV 18%', sumas.igv)}
    ${line('TOTAL FACTURA', sumas.total, 'big')}
  </table>`;
}

function payable(
  facts: BenchFacts,
  style: BenchStyle,
  { guarantee, guaranteePercent }: Contract,
): Markup {
  const { detraccion, sumas, moneda } = facts;
  if (!detraccion && guarantee === 0) return NOTHING;
  const net = sumas.total - (detraccion?.monto ?? 0) - guarantee;
  return html`<table class="box">
    ${
      detraccion &&
      html`<tr>
          <td>
            Detracción ${detraccion.porcentaje} % (cód. ${detraccion.codigo} - Contratos de
            construcción)
          </td>
          <td class="r">S/ ${style.amount(detraccion.monto)}</td>
        </tr>
        <tr>
          <td>Cta. de detracciones Banco de la Nación</td>
          <td class="r">${detraccion.cuenta}</td>
        </tr>`
    }
    ${
      guarantee > 0 &&
      html`<tr>
        <td>Fondo de garantía ${guaranteePercent} %</td>
        <td class="r">${style.currencySign} ${style.amount(guarantee)}</td>
      </tr>`
    }
    ${
      moneda === 'PEN' &&
      html`<tr>
        <td><b>Neto a depositar</b></td>
        <td class="r"><b>${style.currencySign} ${style.amount(net)}</b></td>
      </tr>`
    }
  </table>`;
}

function instalments(facts: BenchFacts, style: BenchStyle): Markup {
  if (facts.cuotas.length === 0) return NOTHING;
  return html`<table class="box">
    <tr>
      <td><b>Cuota</b></td>
      <td><b>Vence</b></td>
      <td class="r"><b>Importe</b></td>
    </tr>
    ${facts.cuotas.map(
      ({ numero, fecha, monto }) =>
        html`<tr>
          <td>Cuota ${String(numero).padStart(3, '0')}</td>
          <td>${style.date(fecha)}</td>
          <td class="r">${style.amount(monto)}</td>
        </tr>`,
    )}
  </table>`;
}

function ending(facts: BenchFacts): Markup {
  return html`<table class="last whole">
    <tr>
      <td>${qrPlace(facts, '24mm')}</td>
      <td>
        ${facts.observaciones && html`<div>OBSERVACIONES: ${facts.observaciones}</div>`}
        ${facts.hash && html`<div>Código Hash: ${facts.hash}</div>`}
        <div>
          Representación impresa de la Factura Electrónica. Podrá ser consultada en
          www.${webName(facts.emisor.nombre)}.pe o en el portal de SUNAT.
        </div>
        <div>
          Operación sujeta al Sistema de Pago de Obligaciones Tributarias con el Gobierno Central.
        </div>
      </td>
    </tr>
  </table>`;
}

const CSS = `
body { padding-right: .5mm; font: 8.2pt 'DejaVu Sans Condensed', 'DejaVu Sans'; } table { width: 100%; } .r { text-align: right; white-space: nowrap; } .c { text-align: center; }
.head .who { text-align: center; vertical-align: middle; padding-right: 6mm; line-height: 1.5; } .name { font: bold 16pt 'Liberation Serif'; letter-spacing: .3px; }
.ruc { width: 60mm; border: 2px solid #000; border-radius: 3mm; text-align: center; font-weight: bold; font-size: 11.5pt; line-height: 1.55; padding: 1.5mm; } .head { border-collapse: separate; }
.pair { display: flex; gap: 3mm; margin: 4mm 0; } .pair table { border: 1px solid #000; flex: 3; align-self: stretch; } .pair table:last-child { flex: 2; } .pair th { text-align: left; vertical-align: top; width: 1%; white-space: nowrap; padding: .7mm 2mm; font-size: 7.4pt; } .pair td { padding: .7mm 1mm; }
.rows th { border: 1px solid #000; background: #ddd; padding: 1mm; font-size: 7.4pt; } .rows td { border: 1px solid #000; padding: 1mm 1.4mm; vertical-align: top; } .wide { width: 55%; line-height: 1.35; }
.under { display: flex; gap: 4mm; align-items: flex-start; margin-top: 2mm; } .under > div { flex: 1; } .sums { width: 80mm; } .sums th { text-align: left; font-weight: normal; } .sums th, .sums td { border: 1px solid #000; padding: .8mm 1.5mm; } .big { font-weight: bold; font-size: 10pt; } .big th { font-weight: bold; }
.words { margin-top: 2mm; border: 1px solid #000; padding: 1mm 2mm; } .box { border: 1px dashed #000; margin-bottom: 2mm; } .box td { padding: .6mm 1.5mm; }
.last { margin-top: 4mm; font-size: 7.4pt; line-height: 1.5; } .last td { vertical-align: top; padding-right: 3mm; } .last td:first-child { width: 1%; }`;

/** A building subcontractor: works valued by contract, an advance paid off, a guarantee fund, detracción of 4 %. */
export const VALORIZACION: BenchLayout = {
  id: 'valorizacion',
  role: 'construido',
  kinds: ['factura'],
  draw(given, style, random): DrawnPage {
    const rate = given.moneda === 'PEN' ? 1000 : between(random, 3_380, 3_790);
    const contract = contractOf(given, random);
    const facts = prepared(given, contract, rate, random);
    const body = html`${head(facts, style)} ${customer(facts, style, contract)}
      ${rows(facts, style)}
      <div class="whole">
        <div class="words">SON: ${facts.letras}</div>
        <div class="under">
          <div>${payable(facts, style, contract)} ${instalments(facts, style)}</div>
          ${totals(facts, style, contract)}
        </div>
      </div>
      ${ending(facts)}`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '11mm 13mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: {
          ...totalesTruth(facts, shownSums(facts, SUMS, ALWAYS)),
          ...(contract.advance > 0 && { anticipos: decimal(contract.advance) }),
        },
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
