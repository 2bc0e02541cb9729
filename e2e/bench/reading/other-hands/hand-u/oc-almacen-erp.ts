import type { BenchFacts, BenchLayout, BenchStyle, Cents, DrawnPage } from '../../model';
import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { addDays } from '../../facts/civil-day';
import { A4, html, wholePage, type Markup } from '../../html';
import { amountText, DATE_STYLES } from '../../styles';
import { documentoTruth, infoTruth, linesTruth, partyTruth, totalesTruth } from '../../truth';

const CSS = `
body { font: 8pt 'Liberation Sans'; color: #000; }
.t { width: 100%; } .t td { vertical-align: middle; padding: 1.5mm; border: 1px solid #000; } .t .m { text-align: center; font-size: 13pt; font-weight: bold; }
.k td { font-size: 7pt; padding: 0.6mm 1.5mm; border: none; }
fieldset { border: 1px solid #000; margin: 2.5mm 0 0; padding: 1mm 2mm 1.5mm; } legend { font-weight: bold; font-size: 7.4pt; }
.g { display: grid; grid-template-columns: 24mm 1fr 26mm 46mm; row-gap: 0.5mm; } .g b { font-weight: normal; color: #333; }
.d { width: 100%; margin-top: 2.5mm; } .d th, .d td { border: 1px solid #000; padding: 0.8mm 1mm; } .d th { background: #d9d9d9; font-size: 7.2pt; } .d td { font-size: 7.6pt; vertical-align: top; } .r { text-align: right; white-space: nowrap; } .c { text-align: center; }
.d tfoot td { border: none; } .d .v { border: 1px solid #000; }
ol { margin: 1mm 0; padding-left: 5mm; font-size: 7pt; } .sg { display: grid; grid-template-columns: 1fr 1fr 1fr; gap: 10mm; margin-top: 18mm; text-align: center; font-size: 7.2pt; } .sg div { border-top: 1px solid #000; padding-top: 1mm; }`;

const amount = (cents: Cents): string => amountText(cents, 'point');
const day = DATE_STYLES.slash;

const TERMS = [
  'El presente documento debe adjuntarse a la factura y guía de remisión con sello de recepción del almacén.',
  'Facturas se reciben los días martes y jueves de 9:00 a 12:00 hrs. en mesa de partes o al correo de recepción de comprobantes.',
  'El incumplimiento de la fecha de entrega genera una penalidad de 1% por día de atraso.',
  'La empresa se reserva el derecho de devolver la mercadería que no cumpla las especificaciones.',
  'El proveedor declara conocer el código de conducta y la política anticorrupción.',
];

function termText({ formaPago }: BenchFacts, random: Random): string {
  if (formaPago === 'Contado') return pick(random, ['CONTADO CONTRA ENTREGA', 'Contado']);
  return pick(random, ['CREDITO 30 DIAS', 'FACTURA A 45 DIAS', 'Crédito 60 días']);
}

function supplierBox(facts: BenchFacts, terms: string, style: BenchStyle, random: Random): Markup {
  const { emisor } = facts;
  return html`<fieldset>
    <legend>DATOS DEL PROVEEDOR</legend>
    <div class="g">
      <b>Proveedor</b><span>: ${emisor.nombre}</span><b>RUC</b><span>: ${emisor.documento}</span>
      <b>Dirección</b><span>: ${emisor.direccion}</span><b>Teléfono</b
      ><span>: ${emisor.telefono}</span> <b>Contacto</b
      ><span
        >:
        ${pick(random, ['Sr. Hugo Paredes', 'Srta. Karina Solís', 'Área de ventas', 'Ing. Omar Villa'])}</span
      ><b>E-mail</b><span>: ${emisor.email}</span> <b>Cotización</b
      ><span>: ${pick(random, ['COT-', 'N° ', 'PROF. '])}${digits(random, 5)}</span><b>Moneda</b
      ><span>: ${style.currencyName}</span> <b>Cond. de pago</b><span>: ${terms}</span
      ><b>Medio de pago</b><span>: ${facts.metodoPago}</span>
    </div>
  </fieldset>`;
}

function deliveryBox(facts: BenchFacts, random: Random): Markup {
  const place = pick(random, [
    'Almacén Central - puerta 2',
    'Obra / planta según coordinación',
    'Almacén de materiales, 8:00 a 16:30',
  ]);
  return html`<fieldset>
    <legend>ENTREGA</legend>
    <div class="g">
      <b>Lugar</b><span>: ${place}</span><b>Fecha entrega</b
      ><span>: ${day(addDays(facts.emision, between(random, 2, 20)))}</span> <b>Solicitante</b
      ><span
        >:
        ${pick(random, ['C. Aguirre - Mantenimiento', 'Logística', 'P. Tello - Producción', 'Administración'])}</span
      ><b>Req. N°</b><span>: ${digits(random, 6)}</span>
    </div>
  </fieldset>`;
}

function detail(facts: BenchFacts, style: BenchStyle, withCode: boolean, cost: string): Markup {
  const { sumas, lineas } = facts;
  const span = withCode ? 6 : 5;
  const withDiscount = lineas.some(({ descuento }) => descuento > 0);
  const sum = (label: string, cents: Cents): Markup =>
    html`<tr>
      <td colspan="${span + (withDiscount ? 1 : 0)}"></td>
      <td class="v">${label}</td>
      <td class="v r">${style.currencySign} ${amount(cents)}</td>
    </tr>`;
  return html`<table class="d">
    <thead>
      <tr>
        <th>Ítem</th>
        ${withCode && html`<th>Código</th>`}
        <th>Descripción</th>
        <th>C. Costo</th>
        <th>Und.</th>
        <th>Cantidad</th>
        ${withDiscount && html`<th>Dscto.</th>`}
        <th>P. Unit. s/IGV</th>
        <th>Valor Total</th>
      </tr>
    </thead>
    <tbody>
      ${lineas.map(
        (line, at) =>
          html`<tr>
            <td class="c">${String(at + 1).padStart(3, '0')}</td>
            ${withCode && html`<td>${line.codigo}</td>`}
            <td>${line.descripcion}</td>
            <td class="c">${cost}</td>
            <td class="c">${line.unidad}</td>
            <td class="r">${(line.cantidad / 1000).toFixed(line.cantidad % 10 === 0 ? 2 : 3)}</td>
            ${withDiscount && html`<td class="r">${amount(line.descuento)}</td>`}
            <td class="r">${amount(line.unitario)}</td>
            <td class="r">${amount(line.importe)}</td>
          </tr>`,
      )}
      ${sum('Sub Total', sumas.gravada + sumas.exonerada)}${sumas.exonerada > 0 && sum('No gravado', sumas.exonerada)}${sum('I.G.V. 18%', sumas.igv)}${sum('TOTAL', sumas.total)}
    </tbody>
  </table>`;
}

function draw(facts: BenchFacts, style: BenchStyle, random: Random): DrawnPage {
  const { cliente } = facts;
  const withCode = happens(random, 0.7);
  const withDiscount = facts.lineas.some(({ descuento }) => descuento > 0);
  const terms = termText(facts, random);
  const body = html`<table class="t">
      <tr>
        <td style="width:70mm">
          <b>${cliente.nombre}</b><br />RUC: ${cliente.documento}<br />${cliente.direccion}
        </td>
        <td class="m">ORDEN DE COMPRA</td>
        <td style="width:52mm;padding:0">
          <table class="k">
            <tr>
              <td>N°</td>
              <td><b>${facts.serie}-${facts.correlativo}</b></td>
            </tr>
            <tr>
              <td>Fecha</td>
              <td>${day(facts.emision)}</td>
            </tr>
            <tr>
              <td>Código</td>
              <td>F-LOG-0${between(random, 1, 9)} Rev. 0${between(random, 1, 5)}</td>
            </tr>
            <tr>
              <td>Estado</td>
              <td>${pick(random, ['APROBADO', 'Aprobada', 'EMITIDA'])}</td>
            </tr>
          </table>
        </td>
      </tr>
    </table>
    ${supplierBox(facts, terms, style, random)}${deliveryBox(facts, random)}
    ${detail(facts, style, withCode, `${between(random, 1, 9)}0${between(random, 1, 9)}.${digits(random, 2)}`)}
    <div class="whole">
      <p>SON: ${facts.letras}</p>
      ${
        facts.observaciones !== '' &&
        html`<fieldset>
          <legend>OBSERVACIONES</legend>
          ${facts.observaciones}
        </fieldset>`
      }
      <ol>
        ${TERMS.slice(0, between(random, 3, 5)).map((text) => html`<li>${text}</li>`)}
      </ol>
      <div class="sg">
        <div>Elaborado por<br />${pick(random, ['Asistente de Compras', 'A. Medina'])}</div>
        <div>V°B° Jefe de Logística</div>
        <div>Gerencia ${pick(random, ['General', 'de Administración y Finanzas'])}</div>
      </div>
    </div>`;
  return {
    ...wholePage({ css: CSS, body, paper: A4, margin: '11mm 12mm' }),
    truth: {
      documento: documentoTruth(facts, ['moneda']),
      proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
      cliente: partyTruth(cliente, ['direccion']),
      totales: totalesTruth(facts, [
        'subtotal',
        'igv',
        'total',
        ...(facts.sumas.exonerada > 0 ? (['exonerada'] as const) : []),
      ]),
      informacion_adicional: {
        ...infoTruth(facts, ['metodoPago', 'observaciones', 'letras']),
        terminos_pago: terms,
      },
      productos: linesTruth(facts, [
        'unidad',
        'cantidad',
        'unitario',
        'importe',
        ...(withCode ? (['codigo'] as const) : []),
        ...(withDiscount ? (['descuento'] as const) : []),
      ]),
    },
  };
}

/** A purchase order of a company's small ERP; the letterhead is the buyer's. */
export const ocAlmacenErp: BenchLayout = {
  id: 'oc-almacen-erp',
  role: 'construido',
  kinds: ['orden_compra'],
  draw,
};
