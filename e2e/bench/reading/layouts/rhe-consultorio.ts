import { digits, happens, pick, type Random } from '../facts/chance';
import { A4, html, wholePage, type Markup } from '../html';
import type { BenchFacts, BenchLayout, BenchStyle } from '../model';
import { netOf } from '../facts/sums';
import { compact, documentoTruth, infoTruth, linesTruth, partyTruth, totalesTruth } from '../truth';

const CSS = `
body { font: 9.4pt 'Instrument Sans', Arial, sans-serif; color: #222; }
.bar { background: #0f766e; height: 3mm; }
.top { display: flex; justify-content: space-between; margin: 6mm 0 5mm; }
.top h1 { font-size: 15pt; margin: 0 0 1mm; font-weight: 600; }
.top .job { color: #0f766e; margin-bottom: 2mm; }
.top .doc { text-align: right; line-height: 1.5; }
.top .doc b { font-size: 11.5pt; }
.card { background: #f3f6f6; padding: 3mm 4mm; margin-bottom: 4mm; line-height: 1.6; }
.card .t { font-size: 7.6pt; color: #666; text-transform: uppercase; letter-spacing: .04em; }
.two { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 2mm 6mm; }
.fee { width: 100%; margin: 2mm 0 4mm; }
.fee th { text-align: left; border-bottom: 1.4px solid #0f766e; padding: 1.5mm 1mm; font-size: 8.4pt; }
.fee td { padding: 2.2mm 1mm; border-bottom: .6px solid #ccd; }
.r { text-align: right !important; white-space: nowrap; }
.sum { margin-left: auto; width: 88mm; }
.sum td { padding: 1.1mm 2mm; } .sum .net td { background: #0f766e; color: #fff; font-weight: 600; }
.small { font-size: 7.6pt; color: #555; margin-top: 5mm; line-height: 1.45; }
`;

const JOBS = [
  'Asesoría y consultoría',
  'Servicios profesionales independientes',
  'Consultora senior',
  'Profesional independiente',
];
const BANKS = ['BCP soles 191-2', 'Interbank soles 200-3', 'BBVA soles 0011-0'] as const;

function top({ emisor, serie, correlativo }: BenchFacts, job: string): Markup {
  return html`<div class="bar"></div>
    <div class="top">
      <div>
        <h1>${emisor.nombre}</h1>
        <div class="job">${job}</div>
        ${emisor.direccion}<br />${emisor.telefono} &nbsp;|&nbsp; ${emisor.email}
      </div>
      <div class="doc">
        <b>RECIBO POR HONORARIOS<br />ELECTRÓNICO</b><br />${serie} -
        ${String(Number(correlativo))}<br />RUC ${emisor.documento}
      </div>
    </div>`;
}

const entry = (label: string, value: string): Markup =>
  html`<div>
    <div class="t">${label}</div>
    ${value}
  </div>`;

function cards({ cliente, emision, formaPago, metodoPago }: BenchFacts, style: BenchStyle): Markup {
  return html`<div class="card">
      <div class="t">Recibí de</div>
      <b>${cliente.nombre}</b><br />RUC ${cliente.documento} - ${cliente.direccion}
    </div>
    <div class="card two">
      ${entry('Fecha de emisión', style.date(emision))} ${entry('Moneda', style.currencyName)}
      ${entry('Forma de pago', formaPago)} ${entry('Medio de pago', metodoPago)}
    </div>`;
}

function fee(facts: BenchFacts, style: BenchStyle): Markup {
  const { retencion, sumas } = facts;
  const money = (cents: number): string => `${style.currencySign} ${style.amount(cents)}`;
  return html`<table class="fee">
      <tr>
        <th>Descripción del servicio</th>
        <th class="r">Importe</th>
      </tr>
      ${facts.lineas.map(
        (line) =>
          html`<tr>
            <td>${line.descripcion}</td>
            <td class="r">${style.amount(line.importe)}</td>
          </tr>`,
      )}
    </table>
    <table class="sum">
      <tr>
        <td>Total por honorarios</td>
        <td class="r">${money(sumas.total)}</td>
      </tr>
      ${
        retencion &&
        html`<tr>
            <td>Retención (8 %) Impuesto a la Renta</td>
            <td class="r">${money(retencion.monto)}</td>
          </tr>
          <tr class="net">
            <td>Total neto recibido</td>
            <td class="r">${money(netOf({ sumas, retencion }))}</td>
          </tr>`
      }
    </table>`;
}

function foot(facts: BenchFacts, bank: string, random: Random): Markup {
  return html`<p>La suma de: <b>${facts.letras}</b></p>
    ${facts.observaciones && html`<p>Observación: ${facts.observaciones}</p>`}
    <div class="small">
      Abono en cuenta: ${bank}${digits(random, 7)}-0-${digits(random, 2)}. CCI
      ${digits(random, 20)}.<br />
      Representación impresa del recibo por honorarios electrónico. Inciso "A" del artículo 33 de la
      Ley del Impuesto a la Renta. Generado con un sistema de terceros; verifíquelo en SUNAT
      Operaciones en Línea.
    </div>`;
}

/** Fee receipt from a professional's web program: cards with small titles over their values. */
export const rheConsultorio: BenchLayout = {
  id: 'rhe-consultorio',
  role: 'construido',
  kinds: ['recibo_honorarios'],
  draw(facts, style, random) {
    const job = pick(random, JOBS);
    const bank = pick(random, BANKS);
    const body = html`${top(facts, job)}${cards(facts, style)}${fee(facts, style)}${foot(facts, bank, random)}`;
    return {
      ...wholePage({
        css: CSS,
        body,
        paper: A4,
        margin: happens(random, 0.5) ? '14mm 16mm' : '11mm 14mm',
      }),
      truth: {
        documento: documentoTruth(facts, ['moneda']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, ['total']),
        informacion_adicional: compact(
          infoTruth(facts, ['formaPago', 'metodoPago', 'observaciones', 'letras']),
        ),
        productos: linesTruth(facts, ['importe']),
      },
    };
  },
};
