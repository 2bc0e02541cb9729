import { html, wholePage, A4, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchStyle } from '../../model';
import { netOf } from '../../facts/sums';
import { documentoTruth, infoTruth, linesTruth, partyTruth, totalesTruth } from '../../truth';
import { between, digits, pick, type Random } from '../../facts/chance';
import { clockTime } from './parts';

const CSS = `
@page { @bottom-center { content: 'Página ' counter(page) ' de ' counter(pages); font: 8pt 'Liberation Serif'; } }
body { font: 11pt/1.6 'Liberation Serif', serif; color: #1b1b1b; } p { margin: 0; }
.who { text-align: center; border-bottom: .2mm solid #1b1b1b; padding-bottom: 4mm; line-height: 1.35; font-size: 9.6pt; } .who b { font-size: 16pt; letter-spacing: .06em; display: block; } .who i { font-size: 10.4pt; }
h1 { font-size: 12.4pt; letter-spacing: .12em; text-align: center; margin: 12mm 0 1mm; font-weight: bold; } .no { text-align: center; font-size: 12.4pt; margin-bottom: 10mm; }
.say { text-align: justify; margin-bottom: 5mm; } .say b { font-weight: bold; }
.sum { width: 108mm; margin: 3mm 0 8mm auto; font-size: 10.4pt; line-height: 1.4; } .sum td { padding: .9mm 0; } .sum td:last-child { text-align: right; white-space: nowrap; padding-left: 6mm; } .sum .net td { border-top: .25mm solid #1b1b1b; }
.sign { width: 70mm; margin: 24mm 0 0 auto; border-top: .25mm solid #1b1b1b; text-align: center; font-size: 9.4pt; line-height: 1.35; padding-top: 1.5mm; }
.law { margin-top: 16mm; font-size: 8pt; line-height: 1.4; color: #444; text-align: justify; }`;

const PROFESSIONS: readonly (readonly [RegExp, string, string])[] = [
  [/legal/i, 'Derecho laboral y previsional', 'Reg. C.A.L. N.°'],
  [/diseño/i, 'Diseño y comunicación visual', 'Registro municipal N.°'],
  [/seguridad/i, 'Seguridad y salud en el trabajo', 'Reg. C.I.P. N.°'],
  [/planos/i, 'Ingeniería sanitaria', 'Reg. C.I.P. N.°'],
];

function calling({ lineas }: BenchFacts, random: Random): Markup {
  const [, field, register] = PROFESSIONS.find(([word]) =>
    word.test(lineas[0]?.descripcion ?? ''),
  ) ?? [/./, 'Traducción e interpretación', 'Reg. C.T.P. N.°'];
  return html`<i>${field}</i><br />${register} ${digits(random, 5)}`;
}

function letterhead(facts: BenchFacts, random: Random): Markup {
  const { emisor } = facts;
  return html`<div class="who">
    <b>${emisor.nombre}</b
    >${calling(facts, random)}<br />${emisor.direccion}<br />${pick(random, ['Tel.', 'Celular', 'Cel. / WhatsApp'])}
    ${emisor.telefono} &nbsp;—&nbsp; ${emisor.email}
  </div>`;
}

/** The receipt is a sentence, as a notary would put it. */
function sentence(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const { emisor, cliente, lineas, letras, sumas, emision } = facts;
  const amount = html`<b>${style.currencySign} ${style.amount(sumas.total)}</b>`;
  const who = html`<b>${cliente.nombre}</b>, con R.U.C. N.° ${cliente.documento} y domicilio en
    ${cliente.direccion}`;
  const what = html`por concepto de: ${lineas[0]?.descripcion}.`;
  const me = html`quien suscribe, con R.U.C. N.° ${emisor.documento},`;
  const wordings = [
    html`Por el presente recibo, ${me} declara haber recibido de ${who}, la suma de ${letras}
    (${amount}), ${what}`,
    html`Recibí de ${who}, la suma de ${letras} (${amount}), ${what} Emite ${me} en calidad de
    perceptor de rentas de cuarta categoría.`,
    html`He recibido de ${who}, el importe de ${amount} (son: ${letras}), ${what} Firma ${me} como
    prestador del servicio.`,
  ] as const;
  return html`<p class="say">${pick(random, wordings)}</p>
    <p class="say">
      El pago se pacta al ${pick(random, ['término', 'cierre'])} del servicio.
      ${pick(random, ['Forma de pago', 'Condición'])}: ${facts.formaPago}.
      ${pick(random, ['Medio de pago', 'Modalidad de abono'])}: ${facts.metodoPago}, a la cuenta de
      ahorros BCP N.° 191-${digits(random, 8)}-0-${digits(random, 2)} (CCI
      002-191-1${digits(random, 11)}-5${between(random, 0, 9)}).
    </p>
    <p class="say">
      ${pick(random, ['Fecha de emisión:', 'Emitido en la fecha:', 'Lima,'])}
      ${style.date(emision)}. Expedido a las ${clockTime(random)} horas.
    </p>`;
}

function sums(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const { retencion, sumas } = facts;
  const money = (cents: number): string => `${style.currencySign} ${style.amount(cents)}`;
  if (!retencion)
    return html`<p class="say">
      ${pick(random, ['Honorario no sujeto a retención por no superar el mínimo de ley (S/ 1,500.00).', `Suspensión de retenciones de cuarta categoría: constancia con N.° de operación ${digits(random, 8)}.`])}
    </p>`;
  return html`<table class="sum whole">
    <tr>
      <td>
        ${pick(random, ['Total por honorarios', 'Honorario bruto', 'Monto de los honorarios'])}
      </td>
      <td>${money(sumas.total)}</td>
    </tr>
    <tr>
      <td>Retención (${retencion.porcentaje} %) Impuesto a la Renta</td>
      <td>(${money(retencion.monto)})</td>
    </tr>
    <tr class="net">
      <td>${pick(random, ['Total neto recibido', 'Importe neto por pagar', 'Neto a recibir'])}</td>
      <td>${money(netOf(facts))}</td>
    </tr>
  </table>`;
}

function close({ emisor }: BenchFacts, random: Random): Markup {
  return html`<div class="sign whole">${emisor.nombre}<br />Firma y sello</div>
    <p class="law whole">
      Comprobante emitido a través de SUNAT Operaciones en Línea conforme a la Resolución de
      Superintendencia N.° 182-2008/SUNAT. Renta de cuarta categoría, inciso a) del artículo 33 de
      la Ley del Impuesto a la Renta (D.S. 179-2004-EF). Puede verificarse en www.sunat.gob.pe con
      Clave SOL; código de verificación ${digits(random, 4)}-${digits(random, 4)}. Atención en
      oficina, previa cita, de lunes a viernes de 9:00 a 18:00 horas.
    </p>`;
}

/** A fee receipt that reads like a deed: no table of goods, the parties in a sentence. */
export const prose: BenchLayout = {
  id: 'prosa',
  role: 'construido',
  kinds: ['recibo_honorarios'],
  draw(facts, style, random) {
    const body = html`${letterhead(facts, random)}
      <h1>RECIBO POR HONORARIOS ELECTRÓNICO</h1>
      <p class="no">${style.number(facts.serie, facts.correlativo)}</p>
      ${sentence(facts, style, random)}${sums(facts, style, random)}${close(facts, random)}`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '20mm 26mm 18mm' }),
      truth: {
        documento: documentoTruth(facts, ['moneda']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, ['total']),
        informacion_adicional: infoTruth(facts, ['formaPago', 'metodoPago', 'letras']),
        productos: linesTruth(facts, []),
      },
    };
  },
};
