import { digits, happens, pick, type Random } from '../../facts/chance';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchStyle } from '../../model';
import {
  compact,
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
} from '../../truth';
import { billed, contractOf, type Contract } from './cleaning-contract';
import { sellerNamed } from './rows-of-trade';
import { cuotasText, serviceDetraccion, withheldTruth } from './withheld';

const CSS = `
body { font: 8.4pt "DejaVu Sans Condensed", "DejaVu Sans", sans-serif; color: #111; padding: 0 .4mm; }
.top { display: grid; grid-template-columns: 24mm 1fr 64mm; column-gap: 4mm; align-items: center; }
.logo { width: 22mm; height: 22mm; border-radius: 50%; background: #1d6a8d; color: #fff; font: bold 22pt "DejaVu Serif"; display: flex; align-items: center; justify-content: center; }
.house { font-size: 7.4pt; line-height: 1.4; text-align: center; }
.house b { font-size: 11pt; }
.ruc { border: 1pt solid #1d6a8d; border-radius: 2.5mm; text-align: center; font-weight: bold; font-size: 10.5pt; line-height: 1.9; padding: 2mm; }
.who { width: 100%; margin-top: 5mm; border: .6pt solid #1d6a8d; }
.who td { padding: .7mm 2mm; vertical-align: top; }
.who td.k { width: 27mm; font-weight: bold; white-space: nowrap; }
.strip { width: 100%; margin-top: 2mm; text-align: center; }
.strip th { background: #d9e8ef; border: .6pt solid #1d6a8d; padding: .8mm; font-size: 7.2pt; }
.strip td { border: .6pt solid #1d6a8d; padding: 1mm; }
.rows { width: 100%; margin-top: 3mm; border: .6pt solid #1d6a8d; }
.rows th { background: #d9e8ef; border: .6pt solid #1d6a8d; padding: 1mm; font-size: 7.4pt; }
.rows td { border-left: .6pt solid #1d6a8d; border-right: .6pt solid #1d6a8d; padding: 1.8mm 1.5mm; vertical-align: top; }
.rows .n { text-align: right; white-space: nowrap; }
.rows .fill td { height: 55mm; }
.son { border: .6pt solid #1d6a8d; border-top: 0; padding: 1.2mm 2mm; }
.foot { display: flex; gap: 4mm; margin-top: 3mm; }
.left { flex: 1; font-size: 7.4pt; line-height: 1.45; }
.spot { border: .6pt solid #1d6a8d; padding: 1.2mm 2mm; margin-bottom: 2mm; }
.sums td { border: .6pt solid #1d6a8d; padding: .9mm 2mm; text-align: right; white-space: nowrap; }
.sums td:first-child { text-align: left; background: #d9e8ef; }
.legal { font-size: 6.6pt; margin-top: 4mm; border-top: .6pt solid #1d6a8d; padding-top: 1.5mm; display: flex; gap: 3mm; align-items: center; }
`;

const SUMS = [
  ['descuentos', 'DESCUENTO'],
  ['gravada', 'VALOR VENTA GRAVADO'],
  ['exonerada', 'VALOR VENTA EXONERADO'],
  ['igv', 'I.G.V. (18%)'],
  ['total', 'PRECIO DE VENTA'],
] as const;
const isShown = ({ sumas }: BenchFacts, key: (typeof SUMS)[number][0]): boolean =>
  sumas[key] !== 0 || key === 'gravada' || key === 'igv' || key === 'total';

function header(facts: BenchFacts, contract: Contract, style: BenchStyle): Markup {
  const { emisor, cliente } = facts;
  const due = facts.vencimiento ? style.date(facts.vencimiento) : '';
  return html`<div class="top">
      <div class="logo">${emisor.nombre.charAt(0)}</div>
      <div class="house">
        <b>${emisor.nombre}</b><br />${emisor.direccion}<br />Teléf.: ${emisor.telefono}<br />${emisor.email}
      </div>
      <div class="ruc">
        RUC: ${emisor.documento}<br />FACTURA ELECTRONICA<br />${style.number(facts.serie, facts.correlativo)}
      </div>
    </div>
    <table class="who">
      <tr>
        <td class="k">Cliente</td>
        <td>${cliente.nombre}</td>
      </tr>
      <tr>
        <td class="k">RUC</td>
        <td>${cliente.documento}</td>
      </tr>
      <tr>
        <td class="k">Domicilio Fiscal</td>
        <td>${cliente.direccion}</td>
      </tr>
    </table>
    <table class="strip">
      <tr>
        <th>F. EMISION</th>
        ${due && html`<th>F. VENCIMIENTO</th>`}
        <th>CONDICION DE PAGO</th>
        <th>MONEDA</th>
        ${facts.ordenCompra && html`<th>ORDEN DE SERVICIO</th>`}
        <th>CONTRATO</th>
      </tr>
      <tr>
        <td>${style.date(facts.emision)}</td>
        ${due && html`<td>${due}</td>`}
        <td>${facts.formaPago}</td>
        <td>${style.currencyName}</td>
        ${facts.ordenCompra && html`<td>${facts.ordenCompra}</td>`}
        <td>${contract.number}</td>
      </tr>
    </table>`;
}

function rows(facts: BenchFacts, style: BenchStyle): Markup {
  return html`<table class="rows">
      <thead>
        <tr>
          <th>IT</th>
          <th>CODIGO</th>
          <th style="width:88mm">DESCRIPCION DEL SERVICIO</th>
          <th>UND</th>
          <th>CANT.</th>
          <th>V. UNITARIO</th>
          <th>V. VENTA</th>
        </tr>
      </thead>
      ${facts.lineas.map(
        (line, at) =>
          html`<tr>
            <td>${at + 1}</td>
            <td>${line.codigo}</td>
            <td>${line.descripcion}</td>
            <td>${line.unidad}</td>
            <td class="n">${style.quantity(line.cantidad)}</td>
            <td class="n">${style.amount(line.unitario)}</td>
            <td class="n">${style.amount(line.importe)}</td>
          </tr>`,
      )}
      <tr class="fill">
        ${Array.from({ length: 7 }, () => html`<td></td>`)}
      </tr>
    </table>
    <div class="son">SON: ${facts.letras}</div>`;
}

function withheld({ detraccion, retencion, percepcion }: BenchFacts, style: BenchStyle): Markup {
  if (detraccion)
    return html`<div class="spot">
      <b>OPERACION SUJETA AL SISTEMA DE PAGO DE OBLIGACIONES TRIBUTARIAS (SPOT)</b><br />
      Bien o servicio: ${detraccion.codigo} -
      ${detraccion.codigo === '012' ? 'Intermediación laboral y tercerización' : 'Otros servicios empresariales'}<br />
      Detracción: ${detraccion.porcentaje}% &nbsp; Monto: S/ ${style.amount(detraccion.monto)}<br />
      Cta. Cte. Banco de la Nación N° ${detraccion.cuenta}
    </div>`;
  if (retencion)
    return html`<div class="spot">
      Retención IGV ${retencion.porcentaje}%: S/ ${style.amount(retencion.monto)}
    </div>`;
  if (percepcion)
    return html`<div class="spot">
      Percepción ${percepcion.porcentaje}%: S/ ${style.amount(percepcion.monto)} &nbsp; Total a
      cobrar: S/ ${style.amount(percepcion.totalConPercepcion)}
    </div>`;
  return NOTHING;
}

function foot(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const account = pick(random, [
    'BCP Soles 193-',
    'Scotiabank Soles 000-',
    'Interbank Soles 200-300',
  ]);
  return html`<div class="foot whole">
      <div class="left">
        ${withheld(facts, style)}
        ${facts.cuotas.map(({ numero, fecha, monto }) => html`<div>Cuota ${numero}: ${style.date(fecha)} - ${style.currencySign} ${style.amount(monto)}</div>`)}
        ${facts.observaciones && html`<div><b>Obs.:</b> ${facts.observaciones}</div>`}
        <div>Abonar en: ${account}${digits(random, 7)}-0-${digits(random, 2)}</div>
        ${happens(random, 0.5) && html`<div>Empresa inscrita en el RENEEIL - Registro N° ${digits(random, 4)}-2024-GRTPE-LIMA</div>`}
      </div>
      <table class="sums">
        ${SUMS.filter(([key]) => isShown(facts, key)).map(
          ([key, label]) =>
            html`<tr>
              <td>${label}</td>
              <td>${style.currencySign} ${style.amount(facts.sumas[key])}</td>
            </tr>`,
        )}
      </table>
    </div>
    <div class="legal whole">
      ${qrPlace(facts, '22mm')}
      <div>
        Autorizado mediante Resolución de Intendencia N° 034-005-000${digits(random, 4)}/SUNAT<br />
        Representación impresa de la Factura Electrónica.<br />Resumen: ${facts.hash}
      </div>
    </div>`;
}

function serviceFacts(given: BenchFacts, contract: Contract, random: Random): BenchFacts {
  const code = pick(random, ['012', '022', '022']);
  const cuenta = given.detraccion?.cuenta ?? `00-${digits(random, 3)}-${digits(random, 6)}`;
  const detraccion = serviceDetraccion(given, code, 12, cuenta);
  const nothingElse = { retencion: null, percepcion: null, cuotas: [] };
  return {
    ...given,
    ...(detraccion && nothingElse),
    detraccion,
    emisor: sellerNamed(
      given.emisor,
      pick(random, ['Servicios de Limpieza', 'Limpieza y Mantenimiento', 'Facilities']),
    ),
    lineas: billed(given.lineas, contract, random),
  };
}

/** A cleaning contractor's monthly factura from a local ERP: few rows with a long gloss, detracción of 12 %. */
export const LIMPIEZA_CONTRATO: BenchLayout = {
  id: 'limpieza-contrato',
  role: 'construido',
  kinds: ['factura'],
  draw(given, style, random) {
    const contract = contractOf(given, random);
    const facts = serviceFacts(given, contract, random);
    const body = html`${header(facts, contract, style)}${rows(facts, style)}${foot(facts, style, random)}`;
    const sums = SUMS.map(([key]) => key).filter((key) => isShown(facts, key));
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '12mm 13mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, sums),
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        ...withheldTruth(facts),
        informacion_adicional: compact({
          ...infoTruth(facts, ['formaPago', 'ordenCompra', 'observaciones', 'letras']),
          cuotas: cuotasText(facts.cuotas),
        }),
        productos: linesTruth(facts, ['codigo', 'unidad', 'cantidad', 'unitario', 'importe']),
      },
    };
  },
};
