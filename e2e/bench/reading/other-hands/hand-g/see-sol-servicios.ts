import { pick, happens, type Random } from '../../facts/chance';
import { A4, html, NOTHING, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout } from '../../model';
import { DATE_STYLES } from '../../styles';
import {
  baseOf,
  decimal,
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
} from '../../truth';
import { cuotasText, money } from './amounts';
import { tradingAs, withWares, type Wares } from './goods';

const SERVICES = [
  'SERVICIO DE MANTENIMIENTO PREVENTIVO Y CORRECTIVO DE EQUIPOS DE AIRE ACONDICIONADO TIPO SPLIT, INCLUYE LIMPIEZA DE SERPENTINES, RECARGA DE GAS R-410A Y CAMBIO DE FILTROS SEGUN COTIZACION APROBADA',
  'SERVICIO DE INSTALACION DE TABLEROS ELECTRICOS TRIFASICOS EN PLANTA',
  'SERVICIO DE PINTADO DE FACHADA E INTERIORES DEL LOCAL, DOS MANOS DE LATEX SATINADO, INCLUYE RESANE DE MUROS, MATERIALES Y ANDAMIOS',
  'SERVICIO DE FUMIGACION, DESRATIZACION Y LIMPIEZA DE RESERVORIOS CON CERTIFICADO VIGENTE POR SEIS MESES',
  'CONFECCION E INSTALACION DE MAMPARA DE VIDRIO TEMPLADO 8MM',
  'SERVICIO DE CAPACITACION EN PRIMEROS AUXILIOS Y USO DE EXTINTORES AL PERSONAL DE LA EMPRESA (DOS TURNOS)',
  'DESARROLLO DE MODULO WEB DE CONTROL DE ASISTENCIA, SEGUNDA ENTREGA, INCLUYE MANUAL DE USUARIO',
  'ALQUILER DE TOLDO, SILLAS Y EQUIPO DE SONIDO POR EVENTO INSTITUCIONAL',
  'SERVICIO DE TRANSPORTE DE PERSONAL RUTA OFICINA - PLANTA - OFICINA, UNIDAD DE 20 PASAJEROS, SEGUN RELACION DE VALES ADJUNTA',
];
const WARES: Wares = {
  whole: SERVICES.map((name) => ({ name, unit: 'UNIDAD' })),
  weighed: SERVICES.map((name) => ({ name, unit: 'UNIDAD' })),
  code: () => '',
};

const CSS = `body { font: 8pt 'Liberation Sans', Arial; }
.top { display: flex; justify-content: space-between; align-items: flex-start; } .who { width: 120mm; line-height: 1.35; }
.who b { font-size: 10.5pt; } .box { border: 1pt solid #000; width: 62mm; text-align: center; font-weight: bold; font-size: 11pt; padding: 3mm 0; line-height: 1.5; }
.data { margin: 4mm 0 3mm; width: 100%; } .data td { padding: .4mm 0; vertical-align: top; } .data td:first-child { width: 42mm; }
.rows { width: 100%; border: .8pt solid #000; } .rows th { border: .8pt solid #000; font-size: 7.6pt; padding: .8mm; font-weight: bold; }
.rows td { padding: .8mm 1mm; vertical-align: top; border-left: .8pt solid #000; } .n { text-align: right; white-space: nowrap; }
.end { display: flex; justify-content: space-between; margin-top: 2mm; } .sum td { padding: .5mm 1mm; text-align: right; } .sum td:last-child { border: .8pt solid #000; width: 30mm; }
.cuotas { width: 100%; margin-top: 1mm; } .cuotas td, .cuotas th { border: .8pt solid #000; padding: .5mm 1mm; text-align: center; font-weight: normal; }
.box2 { border: .8pt solid #000; padding: 1.5mm; margin-top: 3mm; } .law { border: .8pt solid #000; margin-top: 4mm; padding: 1.5mm; text-align: center; font-size: 7.5pt; }`;

/** The portal's own words for a currency. */
const CURRENCY = { PEN: 'SOLES', USD: 'DOLAR AMERICANO', EUR: 'EURO' } as const;
const SIGN = { PEN: 'S/', USD: '$', EUR: '€' } as const;
const date = DATE_STYLES.slash;

function head(facts: BenchFacts): Markup {
  const { emisor } = facts;
  return html`<div class="top">
    <div class="who"><b>${emisor.nombre}</b><br />${emisor.direccion}</div>
    <div class="box">
      FACTURA ELECTRONICA<br />RUC: ${emisor.documento}<br />${facts.serie}-${Number(facts.correlativo)}
    </div>
  </div>`;
}

function data(facts: BenchFacts, local: string): Markup {
  const { cliente } = facts;
  const line = (label: string, value: string) =>
    html`<tr>
      <td>${label}</td>
      <td>: <b>${value}</b></td>
    </tr>`;
  return html`<table class="data">
    <tr>
      <td></td>
      <td style="text-align:right">Forma de pago: ${facts.formaPago}</td>
    </tr>
    ${facts.vencimiento && facts.cuotas.length === 0 ? line('Fecha de Vencimiento', date(facts.vencimiento)) : NOTHING}
    ${line('Fecha de Emisión', date(facts.emision))}${line('Señor(es)', cliente.nombre)}${line('RUC', cliente.documento)}
    ${local ? line('Establecimiento del Emisor', local) : NOTHING}${line('Dirección del Cliente', cliente.direccion)}
    ${line('Tipo de Moneda', CURRENCY[facts.moneda])}${line('Observación', facts.observaciones)}
    ${facts.ordenCompra ? line('Orden de Compra', facts.ordenCompra) : NOTHING}
    ${facts.guiaRemision ? line('Guía de Remisión Remitente', facts.guiaRemision) : NOTHING}
  </table>`;
}

const rows = ({ lineas, sumas }: BenchFacts): Markup =>
  html`<table class="rows">
      <thead>
        <tr>
          <th>Cantidad</th>
          <th>Unidad Medida</th>
          <th>Descripción</th>
          <th>Valor Unitario</th>
          <th>Descuento(*)</th>
          <th>Valor de Venta(*)</th>
          ${sumas.icbper > 0 && html`<th>ICBPER</th>`}
        </tr>
      </thead>
      ${lineas.map(
        (line) =>
          html`<tr>
            <td class="n">${(line.cantidad / 1000).toFixed(line.cantidad % 10 === 0 ? 2 : 3)}</td>
            <td>${line.unidad}</td>
            <td>${line.descripcion}</td>
            <td class="n">${money(line.unitario)}</td>
            <td class="n">${money(line.descuento)}</td>
            <td class="n">${money(line.importe)}</td>
            ${sumas.icbper > 0 && html`<td class="n">0.00</td>`}
          </tr>`,
      )}
    </table>
    <div style="font-size:6.5pt">(*) Sin impuestos.</div>`;

function sums(facts: BenchFacts): Markup {
  const { sumas: s, moneda } = facts;
  const line = (label: string, cents: number) =>
    html`<tr>
      <td>${label} :</td>
      <td>${SIGN[moneda]} ${money(cents)}</td>
    </tr>`;
  return html`<table class="sum">
    ${line('Sub Total Ventas', baseOf(facts) + s.descuentos)}${line('Anticipos', 0)}
    ${line('Descuentos', s.descuentos)}${line('Valor Venta', baseOf(facts))}${line('ISC', 0)}${line('IGV', s.igv)}${line('ICBPER', s.icbper)}
    ${line('Otros Cargos', s.otrosCargos)}${line('Otros Tributos', 0)}${line('Monto de redondeo', 0)}${line('Importe Total', s.total)}
  </table>`;
}

function detraccion({ detraccion: d }: BenchFacts): Markup {
  if (!d) return NOTHING;
  return html`<div class="box2 whole">
    <b>Información de la detracción</b><br />Leyenda: Operación sujeta al Sistema de Pago de
    Obligaciones Tributarias con el Gobierno Central<br />Bien o Servicio: ${d.codigo}<br />Medio de
    pago: 001 Depósito en cuenta<br />Nro. Cta. Banco de la Nación: ${d.cuenta}<br />Porcentaje de
    detracción: ${money(d.porcentaje * 100)}<br />Monto detracción: S/ ${money(d.monto)}
  </div>`;
}

function credit({ cuotas, moneda }: BenchFacts): Markup {
  if (cuotas.length === 0) return NOTHING;
  const pending = cuotas.reduce((sum, { monto }) => sum + monto, 0);
  return html`<div class="box2 whole">
    <b>Información del crédito</b><br />Monto neto pendiente de pago : ${SIGN[moneda]}
    ${money(pending)}<br />
    Total de Cuotas : ${cuotas.length}
    <table class="cuotas">
      <tr>
        <th>N° Cuota</th>
        <th>Fec. Venc.</th>
        <th>Monto</th>
      </tr>
      ${cuotas.map(
        (one) =>
          html`<tr>
            <td>${one.numero}</td>
            <td>${date(one.fecha)}</td>
            <td>${money(one.monto)}</td>
          </tr>`,
      )}
    </table>
  </div>`;
}

function body(facts: BenchFacts, local: string): Markup {
  const { retencion, moneda, sumas } = facts;
  return html`${head(facts)}${data(facts, local)}${rows(facts)}
    <div class="end whole">
      <div style="width:105mm">
        <p>Valor de Venta de Operaciones Gratuitas : ${SIGN[moneda]} ${money(sumas.gratuita)}</p>
        <p><b>SON: ${facts.letras}</b></p>
      </div>
      ${sums(facts)}
    </div>
    ${detraccion(facts)}
    ${retencion && html`<div class="box2 whole"><b>Información de la retención</b><br />Porcentaje de retención: ${money(retencion.porcentaje * 100)} %<br />Monto de la retención: S/ ${money(retencion.monto)}</div>`}
    ${credit(facts)}
    <div class="law whole">
      Esta es una representación impresa de la factura electrónica, generada en el Sistema de SUNAT.
      Puede verificarla utilizando su clave SOL.
    </div>`;
}

/** The portal has series of its own, no row codes, and no percepción. */
function portalFacts(given: BenchFacts, random: Random): BenchFacts {
  const emisor = tradingAs(
    given.emisor,
    pick(random, ['Servicios Multiples', 'Soluciones Integrales', 'Corporacion']),
  );
  const facts = withWares({ ...given, emisor }, WARES, random);
  return { ...facts, serie: 'E001', percepcion: null };
}

/** A small company's invoice for services, made on SUNAT's portal. */
export const SEE_SOL_SERVICIOS: BenchLayout = {
  id: 'see-sol-servicios',
  role: 'construido',
  kinds: ['factura'],
  draw(given, _style, random) {
    const facts = portalFacts(given, random);
    const { retencion: r } = facts;
    const local = happens(random, 0.35) ? facts.emisor.direccion : '';
    const cuotas = cuotasText(facts);
    const printed = (['ordenCompra', 'guiaRemision', 'observaciones'] as const).filter(
      (key) => facts[key],
    );
    const due = facts.vencimiento && facts.cuotas.length === 0;
    return {
      ...wholePage({ css: CSS, paper: A4, margin: '12mm 12mm', body: body(facts, local) }),
      truth: {
        documento: documentoTruth(facts, due ? ['vencimiento', 'moneda'] : ['moneda']),
        proveedor: partyTruth(facts.emisor, ['direccion']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: {
          ...totalesTruth(facts, [
            'subtotal',
            'gratuita',
            'descuentos',
            'igv',
            'icbper',
            'otrosCargos',
            'total',
          ]),
          anticipos: 0,
          isc: 0,
          otros_impuestos: 0,
          redondeo: 0,
        },
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        ...(r && { retencion: { porcentaje: r.porcentaje, monto: decimal(r.monto) } }),
        informacion_adicional: {
          ...infoTruth(facts, ['formaPago', 'letras', ...printed]),
          ...(cuotas && { cuotas }),
        },
        productos: linesTruth(facts, ['unidad', 'cantidad', 'unitario', 'descuento', 'importe']),
      },
    };
  },
};
