import { addDays } from '../../facts/civil-day';
import { digits, pick } from '../../facts/chance';
import { A4, html, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchStyle } from '../../model';
import { documentoTruth, infoTruth, linesTruth, partyTruth, totalesTruth } from '../../truth';
import { CHARGES, MONTHS, supplyOf, WATER_COMPANIES, type Supply } from './water-supply';

const CSS = `
body { font: 8pt/1.3 'Liberation Sans', Arial, sans-serif; color: #10243e; padding: 0 1px; }
.band { background: #0a6ebd; color: #fff; display: flex; justify-content: space-between; padding: 2.5mm 4mm; border-radius: 2mm; }
.band b { font-size: 14pt; display: block; }
.cols { display: grid; grid-template-columns: 71mm 1fr; gap: 4mm; margin-top: 3mm; }
.sup { border: 1px solid #0a6ebd; border-radius: 2mm; overflow: hidden; margin-bottom: 3mm; }
.sup h4 { margin: 0; background: #d8ebfa; padding: 0.8mm 2mm; font-size: 8pt; color: #0a4f8a; text-transform: uppercase; }
.sup .in { padding: 1.5mm 2mm; }
.big { font-size: 14pt; font-weight: bold; text-align: center; letter-spacing: 1px; }
.f { display: flex; justify-content: space-between; gap: 2mm; padding: 0.3mm 0; }
.f span:last-child { text-align: right; font-weight: bold; }
table { width: 100%; }
.ch td, .ch th { padding: 0.9mm 2mm; text-align: left; }
.ch th { border-bottom: 1px solid #0a6ebd; }
.ch .n { text-align: right; white-space: nowrap; }
.ch tr.sub td { border-top: 1px solid #0a6ebd; }
.pay { background: #0a6ebd; color: #fff; border-radius: 2mm; display: flex; justify-content: space-between; padding: 2mm 3mm; font-size: 13pt; font-weight: bold; margin-bottom: 3mm; }
.bars { display: flex; align-items: flex-end; gap: 1.2mm; height: 22mm; }
.bars div { flex: 1; background: #5ba7dd; position: relative; }
.bars i { position: absolute; bottom: -4mm; left: 0; font: 5.5pt 'Liberation Sans'; }
.rate td { padding: 0.3mm 1mm; font-size: 7pt; text-align: center; border: 1px solid #b9d9ef; }
.legal { display: flex; gap: 3mm; align-items: center; }
.legal i { flex: none; }
.tiny { font-size: 6.8pt; }
.stub { border-top: 1px dashed #333; margin-top: 5mm; padding-top: 3mm; display: flex; justify-content: space-between; align-items: center; }
.code { height: 12mm; width: 72mm; background: repeating-linear-gradient(90deg, #000 0 1px, #fff 1px 3px, #000 3px 5px, #fff 5px 6px, #000 6px 7px, #fff 7px 10px); }
`;

const fact = (label: string, value: string): Markup =>
  html`<div class="f"><span>${label}</span><span>${value}</span></div>`;

const panel = (title: string, body: Markup): Markup =>
  html`<div class="sup">
    <h4>${title}</h4>
    <div class="in">${body}</div>
  </div>`;

function band({ emisor }: BenchFacts, supply: Supply): Markup {
  return html`<div class="band">
    <div>
      <b>${emisor.nombre}</b>RUC ${emisor.documento} &nbsp;|&nbsp; ${emisor.direccion}<br />Aquafono:
      ${emisor.telefono} ${supply.withMail && html`&nbsp;|&nbsp; ${emisor.email}`}
    </div>
  </div>`;
}

function left(facts: BenchFacts, style: BenchStyle, supply: Supply): Markup {
  const { cliente } = facts;
  const highest = Math.max(...supply.history);
  const bars = supply.history.map((value, at) => {
    const month = MONTHS[(supply.month + at + 1) % 12] ?? '';
    return html`<div style="height:${Math.round((value * 100) / highest)}%"><i>${month}</i></div>`;
  });
  return html`<div>
    ${panel('N° de suministro', html`<div class="big">${supply.supply}</div>`)}
    ${panel(
      'Titular de la conexión',
      html`<b>${cliente.nombre}</b><br />${cliente.direccion}<br />RUC: ${cliente.documento}`,
    )}
    ${panel(
      'Datos del servicio',
      html`${fact('Tarifa', supply.use)} ${fact('Ruta de lectura', supply.route)}
      ${fact('Unidades de uso', '001')}
      ${supply.withSector && fact('Horario de abastecimiento', '24 h')}
      ${fact('Frecuencia de facturación', 'MENSUAL')}`,
    )}
    ${panel(
      'Lecturas del medidor',
      html`${fact('Medidor', supply.meter)}
      ${fact('Lectura anterior', `${style.date(addDays(facts.emision, -35))} : ${supply.before}`)}
      ${fact('Lectura actual', `${style.date(addDays(facts.emision, -5))} : ${supply.before + supply.used}`)}
      ${fact('Consumo facturado', `${supply.used} m3`)}`,
    )}
    ${panel(
      'Consumos de los últimos 12 meses (m3)',
      html`<div class="bars">${bars}</div>
        <br />`,
    )}
  </div>`;
}

function charges(facts: BenchFacts, style: BenchStyle): Markup {
  const row = (label: string, cents: number, name: string) =>
    html`<tr class="${name}">
      <td>${label}</td>
      <td class="n">${style.amount(cents)}</td>
    </tr>`;
  return html`<table class="ch">
    <thead>
      <tr>
        <th>Concepto</th>
        <th class="n">Importe ${style.currencySign}</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map(({ descripcion, importe }) => row(descripcion, importe, ''))}
      ${row('SUB TOTAL', facts.sumas.gravada, 'sub')} ${row('I.G.V. (18 %)', facts.sumas.igv, '')}
      ${row('TOTAL DEL MES', facts.sumas.total, 'sub')}
    </tbody>
  </table>`;
}

function arrears(style: BenchStyle, cents: number): Markup {
  if (cents === 0) return fact('Deuda anterior', 'NO REGISTRA');
  return html`${fact('Meses de deuda', '1')}
    ${fact('Deuda anterior (no incluida en este recibo)', style.amount(cents))}
    <div class="tiny">
      Su servicio se encuentra sujeto a cierre. Si ya canceló, no considere este aviso.
    </div>`;
}

function right(facts: BenchFacts, style: BenchStyle, supply: Supply): Markup {
  const due = facts.vencimiento ? style.date(facts.vencimiento) : '';
  return html`<div>
    ${panel(
      'Recibo',
      html`${fact('Recibo N°', style.number(facts.serie, facts.correlativo))}
      ${fact('Mes facturado', supply.period)} ${fact('Fecha de emisión', style.date(facts.emision))}
      ${fact('Fecha de vencimiento', due)}`,
    )}
    ${panel('Detalle de la facturación', charges(facts, style))}
    <div class="pay">
      <span>TOTAL A PAGAR</span
      ><span>${style.currencySign} ${style.amount(facts.sumas.total)}</span>
    </div>
    ${supply.withWords && html`<p class="tiny">SON: ${facts.letras}</p>`}
    ${panel('Estado de cuenta', arrears(style, supply.arrears))}
    ${panel(
      'Estructura tarifaria (S/ por m3)',
      html`<table class="rate">
        <tr>
          <td>Rango m3</td>
          <td>Agua</td>
          <td>Alcantarillado</td>
        </tr>
        <tr>
          <td>0 a 1000</td>
          <td>7.386</td>
          <td>3.412</td>
        </tr>
        <tr>
          <td>1000 a más</td>
          <td>7.923</td>
          <td>3.660</td>
        </tr>
      </table>`,
    )}
    <div class="legal">
      ${qrPlace(facts, '24mm')}
      <div class="tiny">
        ${supply.centre}. Horario: lunes a viernes de 8:00 a 16:30.<br />Representación impresa del
        recibo electrónico. Reclamos: Res. 066-2006-SUNASS-CD. Interés moratorio TAMN fijado por la
        SBS.
      </div>
    </div>
  </div>`;
}

function stub(facts: BenchFacts, style: BenchStyle, supply: Supply): Markup {
  const due = facts.vencimiento ? style.date(facts.vencimiento) : '';
  return html`<div class="stub whole">
    <div>
      <div>
        Código de pago: <b>${supply.supply}</b> &nbsp; Referencia: <b>${supply.reference}</b>
      </div>
      <div>
        Vence: ${due} &nbsp; Importe: ${style.currencySign} ${style.amount(facts.sumas.total)}
      </div>
    </div>
    <div class="code"></div>
  </div>`;
}

/** The bill of the water company of the capital, with its payment stub. */
export const aguaCapital: BenchLayout = {
  id: 'agua-capital',
  role: 'construido',
  kinds: ['recibo_servicios'],
  draw(given, style, random) {
    const names = CHARGES[given.lineas.length] ?? [];
    const lineas = given.lineas.map((line, at) => ({
      ...line,
      descripcion: names[at] ?? line.descripcion,
    }));
    const telefono = `(01) 3${digits(random, 2)}-${digits(random, 4)}`;
    const emisor = { ...given.emisor, ...pick(random, WATER_COMPANIES), telefono };
    const facts = { ...given, emisor, lineas };
    const supply = supplyOf(facts, random);
    const body = html`${band(facts, supply)}
      <div class="cols">${left(facts, style, supply)} ${right(facts, style, supply)}</div>
      ${stub(facts, style, supply)}`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '9mm 11mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda']),
        proveedor: partyTruth(emisor, [
          'direccion',
          'telefono',
          ...(supply.withMail ? ['email' as const] : []),
        ]),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, ['subtotal', 'igv', 'total']),
        informacion_adicional: infoTruth(facts, supply.withWords ? ['letras'] : []),
        productos: linesTruth(facts, ['importe']),
      },
    };
  },
};
