import { A4, html, NOTHING, wholePage, type Markup } from '../../html';
import { netOf } from '../../facts/sums';
import type { BenchFacts, BenchLayout, BenchStyle, Cents } from '../../model';
import { documentoTruth, infoTruth, linesTruth, partyTruth, totalesTruth } from '../../truth';
import { chanceOf, type Chance } from './chance';

/** Fee receipt of a law office: a form of ruled cells with small captions, and a stub for the payer. */
const CSS = `
body { font: 10pt 'Liberation Serif', 'Times New Roman', serif; color: #1c1c1c; }
.top { display: flex; justify-content: space-between; align-items: flex-start; }
.name { text-align: center; width: 108mm; }
.name em { display: block; font-size: 17pt; font-style: normal; letter-spacing: 0.5mm; border-bottom: 1px solid #7b1f2b; padding-bottom: 1mm; color: #7b1f2b; }
.name span { font-size: 8.6pt; }
.folio { border: 1.5px solid #7b1f2b; width: 70mm; text-align: center; }
.folio div { padding: 1.4mm; } .folio div + div { border-top: 1px solid #7b1f2b; }
.folio .title { background: #7b1f2b; color: #fff; font-weight: bold; letter-spacing: 0.3mm; }
.grid { display: grid; grid-template-columns: repeat(12, 1fr); border-top: 1px solid #777; border-left: 1px solid #777; margin-top: 5mm; }
.grid div { border-right: 1px solid #777; border-bottom: 1px solid #777; padding: 0.8mm 1.5mm 1.2mm; min-height: 10mm; }
.grid small { display: block; font: 6.6pt 'Liberation Sans', sans-serif; color: #666; text-transform: uppercase; }
.days { display: flex; } .days u { text-decoration: none; border: 1px solid #777; text-align: center; min-width: 13mm; padding: 0.5mm 1mm; margin-right: -1px; }
.days u small { font-size: 5.8pt; }
.matter { width: 100%; margin-top: 4mm; } .matter th { border-bottom: 1.5px solid #7b1f2b; text-align: left; padding: 1mm; font-size: 9pt; }
.matter td { padding: 2mm 1mm 12mm; vertical-align: top; } .matter .r { text-align: right; width: 36mm; }
.sums { margin-left: auto; width: 92mm; } .sums td { padding: 1mm 1.5mm; border-bottom: 1px dotted #999; }
.sums td:last-child { text-align: right; } .sums .net td { font-weight: bold; border-bottom: 2px solid #7b1f2b; }
.words { font-style: italic; margin: 4mm 0; }
.pay { font-size: 8.6pt; line-height: 1.5; border: 1px solid #bbb; padding: 2mm 3mm; margin-top: 3mm; }
.sign { text-align: center; width: 70mm; border-top: 1px solid #333; margin: 22mm 0 0 auto; padding-top: 1mm; font-size: 9pt; }
.stub { border-top: 1px dashed #555; margin-top: 10mm; padding-top: 3mm; font-size: 8.6pt; display: flex; justify-content: space-between; }
`;

interface Choices {
  title: string;
  dayBoxes: boolean;
  grossLabel: string;
  withStub: boolean;
  withContact: boolean;
  withBank: boolean;
  withMethod: boolean;
  withCustomerAddress: boolean;
  account: string;
  expedient: string;
}

function choicesOf(chance: Chance): Choices {
  return {
    title: chance.pick([
      'RECIBO POR HONORARIOS ELECTRÓNICO',
      'RECIBO POR HONORARIOS PROFESIONALES',
    ]),
    dayBoxes: chance.is(0.5),
    grossLabel: chance.pick(['Honorarios', 'Monto bruto', 'Total honorarios']),
    withStub: chance.is(0.6),
    withContact: chance.is(0.7),
    withBank: chance.is(0.7),
    withMethod: chance.is(0.5),
    withCustomerAddress: chance.is(0.6),
    account: `193-${chance.digits(8)}-0-${chance.digits(2)}`,
    expedient: `${chance.digits(5)}-2026-0-1801-JR-LA-${chance.digits(2)}`,
  };
}

function dayMonthYear(date: string): Markup {
  const [year = '', month = '', day = ''] = date.split('-');
  const box = (label: string, value: string): Markup =>
    html`<u><small>${label}</small>${value}</u>`;
  return html`<span class="days">${box('Día', day)}${box('Mes', month)}${box('Año', year)}</span>`;
}

function grid(facts: BenchFacts, style: BenchStyle, choices: Choices): Markup {
  const { cliente } = facts;
  const cell = (span: number, label: string, value: string | Markup): Markup =>
    html`<div style="grid-column: span ${span}"><small>${label}</small>${value}</div>`;
  const rest = choices.withCustomerAddress && cliente.direccion !== '';
  return html`<div class="grid">
    ${cell(8, 'Nombre o razón social del usuario del servicio', html`<b>${cliente.nombre}</b>`)}
    ${cell(
      4,
      'Fecha de emisión',
      choices.dayBoxes ? dayMonthYear(facts.emision) : style.date(facts.emision),
    )}
    ${cell(4, 'RUC del usuario', cliente.documento)}
    ${cell(4, 'Tipo de moneda', style.currencyName)}
    ${cell(4, 'Expediente o referencia', choices.expedient)}
    ${rest ? cell(12, 'Con domicilio en', cliente.direccion) : NOTHING}
  </div>`;
}

function sums(facts: BenchFacts, style: BenchStyle, choices: Choices): Markup {
  const { retencion, sumas } = facts;
  const row = (label: string, cents: Cents, look = ''): Markup =>
    html`<tr class="${look}">
      <td>${label}</td>
      <td>${style.currencySign} ${style.amount(cents)}</td>
    </tr>`;
  return html`<table class="sums">
    ${row(choices.grossLabel, sumas.total)}
    ${row('(-) Retención Impuesto a la Renta 8%', retencion?.monto ?? 0)}
    ${row('Importe neto a recibir', netOf(facts), 'net')}
  </table>`;
}

const stub = (facts: BenchFacts, style: BenchStyle): Markup =>
  html`<div class="stub whole">
    <span>Control del pagador<br /><b>${style.number(facts.serie, facts.correlativo)}</b></span>
    <span>Profesional<br />${facts.emisor.nombre}</span>
    <span>Por pagar<br /><b>${style.currencySign} ${style.amount(netOf(facts))}</b></span>
  </div>`;

export const estudioLegal: BenchLayout = {
  id: 'estudio-legal',
  role: 'construido',
  kinds: ['recibo_honorarios'],
  draw(facts, style, random) {
    const choices = choicesOf(chanceOf(random));
    const { emisor, cliente } = facts;
    const body = html`<div class="top">
        <div class="name">
          <em>${emisor.nombre}</em>
          <span
            >Estudio y asesoría<br />${emisor.direccion}${
              choices.withContact &&
              html`<br />Cel. ${emisor.telefono} &nbsp;|&nbsp; ${emisor.email}`
            }</span
          >
        </div>
        <div class="folio">
          <div>R.U.C. ${emisor.documento}</div>
          <div class="title">${choices.title}</div>
          <div>${style.number(facts.serie, facts.correlativo)}</div>
        </div>
      </div>
      ${grid(facts, style, choices)}
      <table class="matter">
        <tr>
          <th>Por el servicio de</th>
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
      ${sums(facts, style, choices)}
      <div class="words">Son: ${facts.letras}</div>
      ${
        (choices.withBank || choices.withMethod) &&
        html`<div class="pay">
          ${choices.withMethod && html`Medio de pago: ${facts.metodoPago}<br />`}
          ${
            choices.withBank &&
            html`Abonar en cuenta de ahorros BCP ${choices.account}, CCI
              00219311${choices.account.replace(/\D/g, '').slice(3)}<br />Enviar la constancia del
              abono al correo del estudio.`
          }
        </div>`
      }
      <div class="sign">${emisor.nombre}<br />Reg. profesional ${choices.account.slice(4, 9)}</div>
      ${choices.withStub && stub(facts, style)}`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '14mm' }),
      truth: {
        documento: documentoTruth(facts, ['moneda']),
        proveedor: partyTruth(
          emisor,
          choices.withContact ? ['direccion', 'telefono', 'email'] : ['direccion'],
        ),
        cliente: partyTruth(cliente, choices.withCustomerAddress ? ['direccion'] : []),
        totales: totalesTruth(facts, ['total']),
        informacion_adicional: infoTruth(
          facts,
          choices.withMethod ? ['letras', 'metodoPago'] : ['letras'],
        ),
        productos: linesTruth(facts, ['importe']),
      },
    };
  },
};
