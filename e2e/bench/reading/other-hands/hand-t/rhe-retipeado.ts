import { between, digits, happens, pick } from '../../facts/chance';
import type { Random } from '../../facts/chance';
import { netOf } from '../../facts/sums';
import { html, NOTHING, wholePage } from '../../html';
import type { Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchStyle } from '../../model';
import {
  compact,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
} from '../../truth';

const HALF_SHEET = { width: '210mm', height: '148mm' } as const;

/** What a professional writes under the name, by what the fee is for. */
const PROFESSIONS: readonly (readonly [RegExp, string, string])[] = [
  [/legal/i, 'ABOGADO', 'Reg. C.A.L.'],
  [/gráfico/i, 'DISEÑO GRÁFICO Y COMUNICACIÓN VISUAL', ''],
  [/taller/i, 'ING. DE HIGIENE Y SEGURIDAD INDUSTRIAL', 'Reg. CIP'],
  [/planos/i, 'INGENIERÍA SANITARIA', 'Reg. CIP'],
  [/traducción/i, 'TRADUCCIÓN TÉCNICA E INTERPRETACIÓN', 'Reg. CTP'],
];

const CSS = `
body { font: 9.6pt "Liberation Serif", serif; line-height: 1.35; padding: 0 .4mm; }
.h { display: flex; justify-content: space-between; border-bottom: 3px double #000; padding-bottom: 2mm; } .h h1 { font-size: 14.5pt; margin: 0; } .h p { margin: 0; font-size: 8.4pt; }
.x { border: 1px solid #000; padding: 1.5mm 4mm; text-align: center; font-weight: bold; white-space: nowrap; align-self: flex-start; }
p { margin: 1.6mm 0; } u { text-decoration: none; border-bottom: 1px dotted #000; }
table { width: 100%; margin-top: 2mm; } td, th { border: 1px solid #000; padding: .9mm 2mm; text-align: left; } .n { text-align: right; white-space: nowrap; width: 42mm; } .e { border: 0; text-align: right; }
.f { display: flex; justify-content: space-between; margin-top: 4mm; font-size: 8.4pt; } .sg { border-top: 1px solid #000; width: 62mm; text-align: center; margin-top: 9mm; }
`;

interface Page {
  facts: BenchFacts;
  style: BenchStyle;
  random: Random;
}

function headOf({ facts, style, random }: Page): Markup {
  const { emisor, lineas } = facts;
  const known = PROFESSIONS.find(([words]) => words.test(lineas[0]?.descripcion ?? ''));
  const register = known?.[2] ? html` - ${known[2]} N° ${digits(random, 5)}` : NOTHING;
  return html`<div class="h">
    <div>
      <h1>${emisor.nombre}</h1>
      <p><b>${known?.[1] ?? 'SERVICIOS PROFESIONALES'}</b>${register}</p>
      <p>${emisor.direccion}</p>
      <p>Cel./Telf.: ${emisor.telefono} &nbsp; ${emisor.email}</p>
    </div>
    <div class="x">
      R.U.C. ${emisor.documento}<br />RECIBO POR HONORARIOS<br />ELECTRÓNICO<br />${style.number(facts.serie, facts.correlativo)}
    </div>
  </div>`;
}

function amountsOf({ facts, style }: Page): Markup {
  const { retencion, sumas } = facts;
  const rows = facts.lineas.map(
    (line) =>
      html`<tr>
        <td>${line.descripcion}</td>
        <td class="n">${style.amount(line.importe)}</td>
      </tr>`,
  );
  const held = retencion
    ? html`<tr>
          <td class="e">Retención (${retencion.porcentaje} %) I.R.</td>
          <td class="n">(${style.amount(retencion.monto)})</td>
        </tr>
        <tr>
          <td class="e"><b>Total neto recibido</b></td>
          <td class="n"><b>${style.currencySign} ${style.amount(netOf(facts))}</b></td>
        </tr>`
    : NOTHING;
  return html`<table>
    <tr>
      <th>Por concepto de</th>
      <th class="n">Importe</th>
    </tr>
    ${rows}
    <tr>
      <td class="e">Total por honorarios</td>
      <td class="n">${style.currencySign} ${style.amount(sumas.total)}</td>
    </tr>
    ${held}
  </table>`;
}

function bodyOf(page: Page): Markup {
  const { facts, style, random } = page;
  const { cliente } = facts;
  const account = happens(random, 0.6)
    ? html`Abono en ${pick(random, ['BCP', 'Interbank', 'BBVA'])} Ahorros N°
        ${digits(random, 3)}-${digits(random, 8)}-0-${digits(random, 2)}<br />`
    : NOTHING;
  return html`${headOf(page)}
    <p>
      Recibí de: <u>${cliente.nombre}</u> &nbsp; identificado con RUC N° <u>${cliente.documento}</u>
    </p>
    <p>Domiciliado en: <u>${cliente.direccion}</u></p>
    <p>La suma de: <u>${facts.letras}</u></p>
    ${amountsOf(page)}
    <p>
      Forma de pago: ${facts.formaPago.toUpperCase()} &nbsp;&nbsp; Medio: ${facts.metodoPago}
      &nbsp;&nbsp; Fecha de emisión: ${style.date(facts.emision)}
    </p>
    ${facts.observaciones ? html`<p>Observación: ${facts.observaciones}</p>` : NOTHING}
    <div class="f whole">
      <div>
        ${account}Renta de cuarta categoría, inciso "A" del artículo 33 de la Ley del Impuesto a la
        Renta.<br />
        ${facts.retencion ? NOTHING : html`No afecto a retención: importe menor a S/ 1,500.<br />`}Hora
        de registro ${between(random, 8, 21)}:${between(random, 10, 59)} - SUNAT Operaciones en
        Línea
      </div>
      <div class="sg">${facts.emisor.nombre}</div>
    </div>`;
}

function heldTruth(facts: BenchFacts) {
  const { retencion } = facts;
  if (!retencion) return {};
  const { porcentaje, monto } = retencion;
  return { retencion: { porcentaje, monto: monto / 100, neto: netOf(facts) / 100 } };
}

/** Fee receipt on half a sheet that a professional typed anew under a letterhead of their own. */
export const RHE_RETIPEADO: BenchLayout = {
  id: 'rhe-retipeado',
  role: 'construido',
  kinds: ['recibo_honorarios'],
  draw(facts, style, random) {
    return {
      ...wholePage({
        css: CSS,
        body: bodyOf({ facts, style, random }),
        paper: HALF_SHEET,
        margin: '9mm 13mm',
      }),
      truth: {
        documento: documentoTruth(facts, ['moneda']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, ['total']),
        ...heldTruth(facts),
        informacion_adicional: compact(
          infoTruth(facts, ['formaPago', 'metodoPago', 'observaciones', 'letras']),
        ),
        productos: linesTruth(facts, ['importe']),
      },
    };
  },
};
