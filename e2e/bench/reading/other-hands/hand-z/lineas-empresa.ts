import type { ExtractedData } from '../../../../../backend/src/contracts/extracted-data';
import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { addDays } from '../../facts/civil-day';
import { A4, html, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, Cents } from '../../model';
import { documentoTruth, infoTruth, linesTruth, partyTruth, totalesTruth } from '../../truth';
import { operatorCss } from './lineas-empresa.css';
import { operatorBill } from './mobile-lines';
import { day, detailPage, logo, money, numberOf, type Bill } from './operator-detail';

const COLOURS = [
  ['#0a6fb5', '#e3f0f9'],
  ['#5b2a86', '#efe6f6'],
  ['#d52b1e', '#fbe7e5'],
  ['#00857c', '#e0f3f1'],
  ['#e87511', '#fdeedd'],
] as const;

const MONTHS = ['Ene', 'Feb', 'Mar', 'Abr', 'May', 'Jun', 'Jul', 'Ago', 'Set', 'Oct', 'Nov', 'Dic'];

function top({ facts, brand, contacts, random }: Bill): Markup {
  const { emisor } = facts;
  return html`<div class="top">
      ${logo(brand, pick(random, ['empresas', 'negocios', 'soluciones corporativas']))}
      <div class="legal">
        <b>${emisor.nombre}</b><br />
        RUC ${emisor.documento}<br />
        ${emisor.direccion}<br />
        ${contacts.includes('telefono') && html`Central telefónica: ${emisor.telefono}<br />`}
        ${contacts.includes('email') && html`${emisor.email} | `}www.${brand}.com.pe
      </div>
    </div>
    <div class="number">
      <span>RECIBO ELECTRÓNICO - SERVICIOS PÚBLICOS DE TELECOMUNICACIONES</span>
      <span>N° ${numberOf(facts)}</span>
    </div>`;
}

function customer({ facts: { cliente }, account, random }: Bill): Markup {
  return html`<div>
    <div class="window">
      <b>${cliente.nombre}</b><br />
      ${cliente.direccion}<br />
      ${happens(random, 0.4) && html`Zona postal ${between(random, 1, 43)} - Ruta ${digits(random, 4)}`}
    </div>
    <table class="ids">
      <tr>
        <td>RUC</td>
        <td><b>${cliente.documento}</b></td>
      </tr>
      <tr>
        <td>Cuenta de facturación</td>
        <td>${account}</td>
      </tr>
      <tr>
        <td>Código de cliente</td>
        <td>1.${digits(random, 8)}</td>
      </tr>
      <tr>
        <td>Ejecutivo de cuenta</td>
        <td>${pick(random, ['Canal Pyme', 'Paola Ríos', 'Marco Tello', 'Grandes Cuentas 2'])}</td>
      </tr>
    </table>
  </div>`;
}

function panel({ facts, period, random }: Bill): Markup {
  const { vencimiento, emision } = facts;
  const cut = vencimiento && addDays(vencimiento, between(random, 6, 12));
  const line = (label: string, value: string): Markup =>
    html`<tr>
      <td>${label}</td>
      <td>${value}</td>
    </tr>`;
  return html`<div class="pay">
    <div class="due"><span>TOTAL A PAGAR</span><b>S/ ${money(facts.sumas.total)}</b></div>
    <table>
      ${line('Fecha de emisión', day(emision))}
      ${vencimiento && line('Fecha de vencimiento', day(vencimiento))}
      ${line('Periodo facturado', period)} ${cut && line('Fecha de corte', day(cut))}
      ${line('Moneda', 'Soles')}
    </table>
  </div>`;
}

/** What was owed and paid; a debt that is left is told apart and is not in the total. */
function state({ facts, past, random }: Bill): Markup {
  const before = past.at(-1) ?? 0;
  const isOwing = happens(random, 0.3);
  const { serie, correlativo, emision } = facts;
  const last = String(Math.max(1, Number(correlativo) - between(random, 200, 5_000)));
  return html`<h3>Estado de tu cuenta</h3>
    <table class="list">
      <tr>
        <td>Saldo del recibo anterior</td>
        <td class="n">S/ ${money(before)}</td>
      </tr>
      <tr>
        <td>
          Pagos recibidos ${!isOwing && `al ${day(addDays(emision, -between(random, 2, 12)))}`}
        </td>
        <td class="n">S/ ${isOwing ? '0.00' : `-${money(before)}`}</td>
      </tr>
      <tr>
        <td>Deuda pendiente</td>
        <td class="n">S/ ${isOwing ? money(before) : '0.00'}</td>
      </tr>
    </table>
    ${
      isOwing &&
      html`<div class="debt">
        <b>Tienes un recibo pendiente de pago:</b> ${serie}-${last.padStart(8, '0')}, vencido el
        ${day(addDays(emision, -between(random, 12, 18)))}, por S/ ${money(before)}. No está
        incluido en el total de este recibo. Si ya pagaste, omite este aviso.
      </div>`
    }`;
}

function history({ facts, past }: Bill): Markup {
  const month = Number(facts.emision.slice(5, 7)) - 1;
  const most = Math.max(...past);
  return html`<h3>Tus últimos recibos (S/)</h3>
    <div class="bars">
      ${past.map(
        (amount, at) =>
          html`<div>
            ${money(amount)}
            <i style="height:${Math.round((amount * 16) / most)}mm"></i
            >${MONTHS[(month + 7 + at) % 12]}
          </div>`,
      )}
    </div>`;
}

function charges({ facts, period }: Bill): Markup {
  const { gravada, igv, total } = facts.sumas;
  return html`<h3>Resumen de cargos del mes</h3>
    <table class="list">
      <tr>
        <th>Concepto</th>
        <th>Periodo</th>
        <th class="n">Importe S/ (sin IGV)</th>
      </tr>
      ${facts.lineas.map(
        ({ descripcion, importe }) =>
          html`<tr>
            <td>${descripcion}</td>
            <td>${period}</td>
            <td class="n">${money(importe)}</td>
          </tr>`,
      )}
      <tr class="sub">
        <td colspan="2">Total cargos gravados</td>
        <td class="n">${money(gravada)}</td>
      </tr>
      <tr class="sub">
        <td colspan="2">IGV (18%)</td>
        <td class="n">${money(igv)}</td>
      </tr>
      <tr class="end">
        <td colspan="2">Total del recibo</td>
        <td class="n">S/ ${money(total)}</td>
      </tr>
    </table>
    <div class="words">Son: ${facts.letras}</div>`;
}

const NEWS = [
  'Desde enero puedes descargar el detalle de tus líneas en Mi Empresa Web, sin costo.',
  'Activa el débito automático y evita la suspensión del servicio por falta de pago.',
  'Actualiza los datos del representante legal de tu empresa con tu ejecutivo de cuenta.',
  'Recuerda que no debes compartir las claves SMS que recibes en tus líneas corporativas.',
  'Portabilidad: por cada línea nueva que traigas, 50 % de descuento en equipos seleccionados.',
] as const;

function news({ random }: Bill): Markup {
  const first = between(random, 0, NEWS.length - 2);
  return html`<h3>Información para tu empresa</h3>
    ${NEWS.slice(first, first + 2).map((text) => html`<div>&bull; ${text}</div>`)}`;
}

function sign({ facts, brand, account: code, random }: Bill): Markup {
  return html`<div class="sign">
    <div>${qrPlace(facts, '26mm')}</div>
    <div class="small">
      <b>¿Dónde pagar?</b> BCP, BBVA, Interbank, Scotiabank, BanBif, agentes y banca por internet
      con tu código de pago ${code}. También en www.${brand}.com.pe/pagos.<br />
      <b>Atención:</b> desde tu móvil marca ${pick(random, ['123', '135', '121'])}, desde fijos
      0800-1${digits(random, 4)} (línea gratuita). Los reclamos por facturación se presentan hasta
      dos meses después del vencimiento del recibo; la respuesta es apelable ante el TRASU de
      OSIPTEL (Res. N° 047-2015-CD/OSIPTEL). El pago fuera de fecha genera intereses y cargo por
      reconexión.<br />
      Representación impresa del Recibo Electrónico por Servicios Públicos, autorizado por SUNAT,
      R.S. N° 097-2012/SUNAT y modificatorias. Consúltalo en www.${brand}.com.pe/comprobantes.<br />
      Código hash: ${facts.hash}
    </div>
  </div>`;
}

function stub({ facts, account: code }: Bill): Markup {
  const { vencimiento, sumas, cliente } = facts;
  return html`<div class="stub">
    <div>
      Cliente<b>${cliente.nombre}</b>
      <div class="code"></div>
    </div>
    <div>Recibo<b>${numberOf(facts)}</b>Código de pago<b>${code}</b></div>
    <div>Vence<b>${vencimiento && day(vencimiento)}</b></div>
    <div>Importe<b>S/ ${money(sumas.total)}</b></div>
  </div>`;
}

function truthOf({ facts, contacts }: Bill): ExtractedData {
  return {
    documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
    proveedor: partyTruth(facts.emisor, ['direccion', ...contacts]),
    cliente: partyTruth(facts.cliente, ['direccion']),
    totales: totalesTruth(facts, ['gravada', 'igv', 'total']),
    informacion_adicional: infoTruth(facts, ['letras']),
    productos: linesTruth(facts, ['importe']),
  };
}

/** Totals of five months; none is that of the bill itself. */
const pastBills = ({ sumas }: BenchFacts, random: Random): Cents[] =>
  Array.from({ length: 5 }, () => {
    const share = between(random, 960, 1_390);
    return Math.round((sumas.gravada * (share === 1_180 ? 1_187 : share)) / 1_000);
  });

function billOf(given: BenchFacts, random: Random): Bill {
  const until = addDays(given.emision, -between(random, 1, 3));
  return {
    ...operatorBill(given, random),
    account: digits(random, 9),
    contacts: happens(random, 0.7) ? ['telefono', 'email'] : ['telefono'],
    period: `${day(addDays(until, -30))} al ${day(until)}`,
    past: pastBills(given, random),
    random,
  };
}

/** Monthly bill of a mobile and internet operator to a company: state of account, charges, and its lines on page 2. */
export const LINEAS_EMPRESA: BenchLayout = {
  id: 'lineas-empresa',
  role: 'construido',
  kinds: ['recibo_servicios'],
  draw(facts, _style, random) {
    const bill = billOf(facts, random);
    const [main, soft] = pick(random, COLOURS);
    const body = html`${top(bill)}
      <div class="cols">${customer(bill)}${panel(bill)}</div>
      ${charges(bill)}
      <div class="cols">
        <div>${state(bill)}</div>
        <div>${history(bill)}</div>
      </div>
      ${news(bill)} ${sign(bill)} ${happens(random, 0.5) && stub(bill)} ${detailPage(bill)}`;
    const css = operatorCss(main, soft);
    return {
      ...wholePage({ css, body, paper: A4, margin: '11mm 12mm 12mm' }),
      truth: truthOf(bill),
    };
  },
};
