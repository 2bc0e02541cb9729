import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchLayout } from '../../model';
import { documentoTruth, infoTruth, linesTruth, partyTruth, totalesTruth } from '../../truth';
import { back } from './gas-domiciliario-back';
import { gasBillOf, type GasBill } from './gas-domiciliario-data';
import { channels, consumption, stub } from './gas-domiciliario-parts';
import { CSS } from './gas-domiciliario.css';

function head({ facts, brand, web, shows }: GasBill): Markup {
  const { emisor } = facts;
  return html`<div class="head">
    <div class="logo"><i></i>${brand}</div>
    <div class="who">
      <p><b>${emisor.nombre}</b></p>
      <p>${emisor.direccion}</p>
      <p>Servicio al Cliente: ${emisor.telefono}</p>
      <p>${shows.email && html`${emisor.email} | `}${web}</p>
    </div>
    <div class="paper">
      R.U.C. ${emisor.documento}
      <b>RECIBO POR SERVICIO PÚBLICO DE GAS NATURAL</b>
      N° ${facts.serie}-${facts.correlativo}
    </div>
  </div>`;
}

const pair = (label: string, value: string): Markup =>
  html`<div class="pair"><b>${label}</b><span>${value}</span></div>`;

function top({ facts, style, date, client, reading }: GasBill): Markup {
  const { cliente, vencimiento, sumas } = facts;
  return html`<div class="top">
    <div class="client">
      <h1>${cliente.nombre}</h1>
      ${pair('RUC', cliente.documento)} ${pair('Dirección del predio', cliente.direccion)}
      ${pair('Actividad', client.activity)} ${pair('Ruta de lectura', client.route)}
      ${pair('Periodo facturado', `${date(reading.previous.date)} al ${date(reading.current.date)}`)}
    </div>
    <div class="pay">
      <div><small>N° DE CLIENTE</small>${client.number}</div>
      <div><small>FECHA DE EMISIÓN</small>${date(facts.emision)}</div>
      <div class="due">
        <small>TOTAL A PAGAR</small>${style.currencySign} ${style.amount(sumas.total)}
      </div>
      <div><small>FECHA DE VENCIMIENTO</small>${vencimiento && date(vencimiento)}</div>
      <div><small>CORTE A PARTIR DE</small>${date(reading.cut)}</div>
    </div>
  </div>`;
}

const sumRow = (label: string, value: string, kind: string): Markup =>
  html`<tr class="${kind}">
    <td>${label}</td>
    <td>${value}</td>
  </tr>`;

function charges({ facts, style, lastPaid, shows }: GasBill): Markup {
  const { sumas } = facts;
  return html`<h2>DETALLE DE TU FACTURACIÓN</h2>
    <table class="bill">
      <tr>
        <th>Concepto</th>
        <th>Importe (${style.currencySign})</th>
      </tr>
      ${facts.lineas.map(({ descripcion, importe }) => sumRow(descripcion, style.amount(importe), ''))}
      ${sumRow('Valor de venta - Op. gravada', style.amount(sumas.gravada), 'sub')}
      ${sumRow('Op. inafecta', style.amount(sumas.inafecta), 'sub')}
      ${sumRow('I.G.V. (18%)', style.amount(sumas.igv), 'sub')}
      ${sumRow(`TOTAL A PAGAR ${style.currencySign}`, style.amount(sumas.total), 'total')}
    </table>
    ${shows.words ? html`<p class="words">SON: ${facts.letras}</p>` : NOTHING}
    <h2>ESTADO DE CUENTA</h2>
    <table class="bill">
      ${sumRow('Recibo anterior', lastPaid, '')} ${sumRow('Pago recibido', `-${lastPaid}`, '')}
      ${sumRow('Meses de deuda', '0', '')}
    </table>`;
}

function legal({ facts, web, shows }: GasBill): Markup {
  return html`<div class="legal">
    ${qrPlace(facts, '23mm')}
    <div>
      <p>
        <b>EMERGENCIAS 24 HORAS: 1808 opción 2.</b> Si percibes olor a gas, llama de inmediato. No
        enciendas ni apagues artefactos eléctricos.
      </p>
      <p>
        Representación impresa del recibo electrónico por servicios públicos. Consúltalo en
        ${web}/recibos.
      </p>
      ${shows.hash && html`<p>Código Hash: ${facts.hash}</p>`}
      <p>
        Tarifas vigentes según pliego publicado por Osinergmin (R.C.D. N° 079-2022-OS/CD). Incluye
        aportes de la Ley N° 29852 (FISE) cuando corresponda.
      </p>
    </div>
  </div>`;
}

const banner = ({ web }: GasBill): Markup =>
  html`<div class="banner">
    <b>¡Pásate al recibo digital!</b>
    <span>
      Regístrate en ${web} con tu número de cliente. Recibe avisos de vencimiento, revisa tu consumo
      y participa en el sorteo mensual de una cocina a gas natural de 4 hornillas.
    </span>
  </div>`;

function front(bill: GasBill): Markup {
  const { message, shows } = bill;
  return html`<div class="front">
    ${head(bill)} ${top(bill)}
    <div class="middle">
      <div>
        ${charges(bill)}
        ${shows.message && html`<div class="note"><b>¡IMPORTANTE!</b> ${message}</div>`}
      </div>
      <div>${consumption(bill)}</div>
    </div>
    <div>${channels(bill)}</div>
    ${legal(bill)} ${shows.banner && banner(bill)} ${stub(bill)}
  </div>`;
}

/** The monthly bill of a natural-gas company: meter, a year's consumption, ways to pay and a stub to tear off. */
export const GAS_DOMICILIARIO: BenchLayout = {
  id: 'gas-domiciliario',
  role: 'construido',
  kinds: ['recibo_servicios'],
  draw(given, style, random) {
    const bill = gasBillOf(given, style, random);
    const { facts, shows } = bill;
    const body = html`${front(bill)}${shows.back && back(bill)}`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '9mm 11mm 10mm' }),
      truth: {
        documento: documentoTruth(facts, [
          'vencimiento',
          'moneda',
          ...(shows.hash ? ['hash' as const] : []),
        ]),
        proveedor: partyTruth(facts.emisor, [
          'direccion',
          'telefono',
          ...(shows.email ? ['email' as const] : []),
        ]),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, ['gravada', 'inafecta', 'igv', 'total']),
        informacion_adicional: infoTruth(facts, shows.words ? ['letras'] : []),
        productos: linesTruth(facts, ['importe']),
      },
    };
  },
};
