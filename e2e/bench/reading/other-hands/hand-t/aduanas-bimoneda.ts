import { between, digits, happens, pick } from '../../facts/chance';
import type { Random } from '../../facts/chance';
import { A4, html, NOTHING, qrPlace, wholePage } from '../../html';
import type { Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
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
import {
  honestTotal,
  inCurrency,
  instalments,
  isUntaxedRow,
  ofTrade,
  ware,
  webOf,
  withInstalmentsOf,
  withWares,
} from './dressing';

const STEMS = [
  'Agencia de Aduana',
  'Despachos Aduaneros',
  'Logística y Aduanas',
  'Agentes de Aduana',
];
const TAXED = [
  ware('COMISION DE AGENCIAMIENTO ADUANERO', 'SRV', 120),
  ware('GASTOS OPERATIVOS', 'SRV', 45),
  ware('TRAMITE DOCUMENTARIO', 'SRV', 25),
  ware('VISTO BUENO / GATE IN', 'SRV', 190),
  ware('TRANSPORTE LOCAL CALLAO - ALMACEN CLIENTE', 'SRV', 260),
  ware('CUADRILLA PARA DESCARGA', 'SRV', 70),
  ware('AFORO FISICO', 'SRV', 55),
  ware('HANDLING', 'SRV', 80),
  ware('DESCONSOLIDACION', 'SRV', 95),
  ware('RESGUARDO DE CONTENEDOR CON CUSTODIA', 'SRV', 110),
  ware('PRECINTO Y PESAJE', 'SRV', 14),
  ware('FORMATO Y TRANSMISION ELECTRONICA', 'SRV', 8),
  ware('FLETE INTERNACIONAL (PARTE AFECTA)', 'SRV', 1400),
  ware('FLETE TERRESTRE CAMA BAJA CALLAO - PLANTA', 'SRV', 3900),
  ware('MONTACARGA Y GRUA TELESCOPICA', 'SRV', 1150),
  ware('SOBRESTADIA DE CONTENEDOR (SEGUN LIQUIDACION)', 'SRV', 2100),
  ware('COORDINACION CARGA PROYECTO SOBREDIMENSIONADA', 'SRV', 6800),
  ware('ALMACENAJE SIMPLE', 'SRV', 620),
  ware('SERVICIO LOGISTICO INTEGRAL', 'SRV', 2800),
];
const WARES = {
  taxed: TAXED,
  untaxed: [
    ware('FLETE INTERNACIONAL PAGADO POR CUENTA DEL CLIENTE', 'SRV', 600),
    ware('DERECHOS DE ADUANA CANCELADOS POR SU CUENTA', 'SRV', 900),
    ware('THC / NAVIERA SEGUN FACTURA ADJUNTA', 'SRV', 150),
  ],
  most: 1,
};

const CSS = `
body { font: 8pt "DejaVu Sans Condensed", "DejaVu Sans", sans-serif; padding: 0 .4mm; }
.top { text-align: center; position: relative; min-height: 25mm; } .top div { text-align: left; width: 110mm; line-height: 1.4; } .top h1 { font-size: 13pt; margin: 0; letter-spacing: .3px; }
.nb { position: absolute; right: 0; top: 0; width: 62mm !important; border: 2px double #1f3a6e; text-align: center !important; font-weight: bold; font-size: 10.5pt; padding: 2mm 0; line-height: 1.6 !important; }
.r { width: 100%; border: 1px solid #1f3a6e; margin-top: 2mm; } .r td { border: 1px solid #b9c4da; padding: .8mm 1.2mm; vertical-align: top; } .r span { display: block; font-size: 6.2pt; color: #1f3a6e; }
.d { width: 100%; margin-top: 3mm; } .d th { background: #1f3a6e; color: #fff; padding: 1mm; text-align: left; } .d td { padding: .8mm 1.2mm; } .d .h td { font-weight: bold; border-bottom: 1px solid #1f3a6e; padding-top: 2mm; }
.n { text-align: right !important; white-space: nowrap; } .tot td { border-top: 1px solid #1f3a6e; } .big td { font-weight: bold; font-size: 9.4pt; border-top: 1.6px solid #1f3a6e; }
.low { display: flex; justify-content: space-between; gap: 5mm; margin-top: 3mm; line-height: 1.5; font-size: 7.4pt; }
`;

const LABELS = {
  gravada: 'VALOR DE VENTA AFECTO',
  inafecta: 'REEMBOLSABLES INAFECTOS',
  gratuita: 'SERVICIOS SIN COSTO (GRATUITO)',
  descuentos: 'DESCUENTO COMERCIAL',
  igv: 'I.G.V. 18%',
  total: 'TOTAL FACTURA',
} as const;
const ORDER = ['gravada', 'inafecta', 'gratuita', 'descuentos', 'igv', 'total'] as const;
const shown = (facts: BenchFacts) => shownSums(facts, ORDER, ['gravada', 'igv', 'total']);

interface Page {
  facts: BenchFacts;
  style: BenchStyle;
  random: Random;
  /** Soles of a dollar, in thousandths. */
  rate: number;
  weight: string;
  untaxed: readonly boolean[];
}

const inSoles = (cents: number, rate: number): number => Math.round((cents * rate) / 1000);

const cell = (label: string, value: string | Markup): Markup =>
  html`<td><span>${label}</span>${value}</td>`;

function shipmentOf({ facts, style, random, rate, weight }: Page): Markup {
  const isSea = happens(random, 0.75);
  const year = facts.emision.slice(0, 4);
  return html`<table class="r">
    <tr>
      ${cell('N/ORDEN', `${year.slice(2)}-${digits(random, 5)}`)}${cell('S/REFERENCIA', facts.ordenCompra || '-')}
      ${cell('DAM', `${isSea ? '118' : '235'}-${year}-10-${digits(random, 6)}`)}${cell('RÉGIMEN', '10 IMPORTACIÓN PARA EL CONSUMO')}${cell('CANAL', pick(random, ['VERDE', 'NARANJA', 'ROJO']))}
    </tr>
    <tr>
      ${cell(isSea ? 'B/L' : 'AWB', isSea ? `${pick(random, ['MEDU', 'HLCU', 'COSU', 'ONEY'])}${digits(random, 9)}` : `${digits(random, 3)}-${digits(random, 8)}`)}
      ${cell(isSea ? 'NAVE' : 'VUELO', isSea ? pick(random, ['MSC CARLOTTA', 'SEASPAN BELLWETHER', 'CMA CGM ARKANSAS']) : `LA 2${digits(random, 3)}`)}
      ${cell('BULTOS', `${between(random, 1, 640)} BULTOS`)}${cell('PESO BRUTO', weight)}${cell('VALOR CIF US$', style.amount(between(random, 300_000, 9_000_000)))}
    </tr>
    <tr>
      ${cell('FECHA EMISIÓN', style.date(facts.emision))}${cell('VENCIMIENTO', facts.vencimiento ? style.date(facts.vencimiento) : '-')}${cell('COND. PAGO', facts.formaPago)}
      ${cell('MERCANCÍA', pick(random, ['REPUESTOS Y ACCESORIOS', 'TEJIDOS DE PUNTO', 'EQUIPOS MÉDICOS', 'INSUMOS QUÍMICOS']))}${cell('T. CAMBIO', (rate / 1000).toFixed(3).replace('.', style.amount(0).charAt(1)))}
    </tr>
  </table>`;
}

function group(title: string, wanted: boolean, { facts, style, rate, untaxed }: Page): Markup {
  const lines = facts.lineas.filter((_, at) => untaxed[at] === wanted);
  if (lines.length === 0) return NOTHING;
  const row = (line: BenchLine): Markup =>
    html`<tr>
      <td>${line.descripcion}</td>
      <td class="n">${style.amount(line.importe)}</td>
      <td class="n">${style.amount(inSoles(line.importe, rate))}</td>
    </tr>`;
  return html`<tr class="h">
      <td colspan="3">${title}</td>
    </tr>
    ${lines.map(row)}`;
}

function sumsOf({ facts, style, rate }: Page): Markup[] {
  return shown(facts).map(
    (key) =>
      html`<tr class="${key === 'total' ? 'big' : 'tot'}">
        <td class="n">${LABELS[key]}</td>
        <td class="n">${style.amount(facts.sumas[key])}</td>
        <td class="n">${style.amount(inSoles(facts.sumas[key], rate))}</td>
      </tr>`,
  );
}

function heldOf({ facts, style }: Page): Markup {
  const { detraccion, cuotas } = facts;
  const parts = cuotas.map(
    ({ numero, fecha, monto }) =>
      html`<br />CUOTA ${numero}: ${style.date(fecha)} US$ ${style.amount(monto)}`,
  );
  if (!detraccion) return html`${parts}`;
  return html`<br /><b>OPERACIÓN SUJETA A DETRACCIÓN</b> ${detraccion.codigo} OTROS SERVICIOS
    EMPRESARIALES ${detraccion.porcentaje}% = S/ ${style.amount(detraccion.monto)} <br />CTA. BCO.
    NACIÓN N° ${detraccion.cuenta}${parts}`;
}

function bodyOf(page: Page): Markup {
  const { facts, style, random } = page;
  const { emisor, cliente } = facts;
  return html`<div class="top">
      <div>
        <h1>${emisor.nombre}</h1>
        ${emisor.direccion}<br />Central: ${emisor.telefono}<br />${emisor.email} /
        ${webOf(emisor)}<br />CÓDIGO DE AGENTE ${digits(random, 4)}
      </div>
      <div class="nb">
        RUC ${emisor.documento}<br />FACTURA ELECTRÓNICA<br />${style.number(facts.serie, facts.correlativo)}
      </div>
    </div>
    <table class="r">
      <tr>
        ${cell('CLIENTE / IMPORTADOR', cliente.nombre)}${cell('RUC', cliente.documento)}
      </tr>
      <tr>
        <td colspan="2"><span>DIRECCIÓN</span>${cliente.direccion}</td>
      </tr>
    </table>
    ${shipmentOf(page)}
    <table class="d">
      <thead>
        <tr>
          <th>CONCEPTO</th>
          <th class="n">US$</th>
          <th class="n">S/ (REF.)</th>
        </tr>
      </thead>
      <tbody>
        ${group('SERVICIOS AFECTOS AL IGV', false, page)}${group('GASTOS POR CUENTA DEL CLIENTE (INAFECTOS)', true, page)}
        ${sumsOf(page)}
      </tbody>
    </table>
    <div style="margin-top:2mm">SON: ${facts.letras}</div>
    <div class="low whole">
      <div>
        MONEDA: DÓLARES AMERICANOS. El importe en soles es referencial al tipo de cambio venta
        SBS.${heldOf(page)}
        ${facts.observaciones ? html`<br />OBS.: ${facts.observaciones}` : NOTHING}<br />BCP US$
        193-${digits(random, 7)}-1-${digits(random, 2)} &nbsp; SCOTIABANK US$
        000-${digits(random, 7)} <br />Los gastos de terceros se sustentan con los comprobantes
        adjuntos a nombre del cliente.<br />Representación impresa de la factura electrónica. Hash:
        ${facts.hash}
      </div>
      ${qrPlace(facts, '25mm')}
    </div>`;
}

/** The deposit is in soles, of what the agent's own services cost. */
function withDeposit(facts: BenchFacts, rate: number, random: Random): BenchFacts {
  const taxed = inSoles(Math.round((facts.sumas.gravada * 118) / 100), rate);
  if (taxed <= 70_000 || happens(random, 0.3)) return { ...facts, detraccion: null };
  const monto = Math.round((taxed * 12) / 10_000) * 100;
  const cuenta = `00-${digits(random, 3)}-${digits(random, 6)}`;
  const net = honestTotal(facts) - Math.round((monto * 1000) / rate);
  return withInstalmentsOf(
    { ...facts, detraccion: { codigo: '022', porcentaje: 12, monto, cuenta } },
    net,
  );
}

/** Invoice of a customs agent: the shipment in cells, services and expenses apart, each amount in dollars and in soles. */
export const ADUANAS_BIMONEDA: BenchLayout = {
  id: 'aduanas-bimoneda',
  role: 'construido',
  kinds: ['factura'],
  draw(original, style, random) {
    const rate = between(random, 3_380, 3_790);
    const dollars = ofTrade(inCurrency(original, 'USD'), STEMS, random);
    const { sumas } = dollars;
    const moved = { ...dollars, sumas: { ...sumas, inafecta: sumas.exonerada, exonerada: 0 } };
    const dressed = withDeposit(withWares(moved, WARES, random), rate, random);
    const untaxed = original.lineas.map(isUntaxedRow);
    const own = dressed.lineas.filter((_, at) => !untaxed[at]);
    const facts = {
      ...dressed,
      lineas: [...own, ...dressed.lineas.filter((_, at) => untaxed[at])],
    };
    const sorted = facts.lineas.map((_, at) => at >= own.length);
    const weight = `${style.amount(between(random, 8_000, 2_400_000))} KG`;
    const page = { facts, style, random, rate, weight, untaxed: sorted };
    return {
      ...wholePage({ css: CSS, body: bodyOf(page), paper: A4, margin: '10mm 13mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, shown(facts)),
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        informacion_adicional: compact({
          ...infoTruth(facts, ['formaPago', 'ordenCompra', 'observaciones', 'letras']),
          peso_total: weight,
          cuotas: instalments(facts),
        }),
        productos: linesTruth(facts, ['importe']),
      },
    };
  },
};
