import { addDays } from '../../facts/civil-day';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle, Cents } from '../../model';
import { DATE_STYLES } from '../../styles';
import { documentoTruth, infoTruth, linesTruth, partyTruth, totalesTruth } from '../../truth';
import { Draw } from './draw';

/** Bill of a company of subscribers: a greeting and the amount in large type, groups of charges, use on page two. */
const CSS = `
i[data-qr] { flex: none; }
body { font: 9.2pt 'Instrument Sans', 'Liberation Sans', sans-serif; color: #2b2b33; }
.top { display: flex; justify-content: space-between; align-items: flex-start; }
.brand { font-size: 15pt; font-weight: bold; color: #5b2a86; width: 112mm; line-height: 1.15; }
.id { font-size: 8pt; text-align: right; line-height: 1.5; }
.hero { display: flex; background: #5b2a86; color: #fff; border-radius: 3mm; margin: 4mm 0; padding: 4mm 5mm; justify-content: space-between; gap: 6mm; }
.hero .hi { width: 86mm; line-height: 1.45; font-size: 8.6pt; } .hero .hi b { font-size: 11pt; display: block; }
.hero .sum { text-align: right; } .hero .sum b { font-size: 20pt; display: block; line-height: 1.2; white-space: nowrap; }
.keys { display: grid; grid-template-columns: repeat(4, 1fr); gap: 3mm; margin-bottom: 5mm; font-size: 9pt; }
.keys span { display: block; color: #85808f; font-size: 7.4pt; }
.group { margin-bottom: 3.5mm; } .group h2 { font-size: 10pt; color: #5b2a86; margin: 0 0 1mm; border-bottom: 1.5px solid #d9cbe6; padding-bottom: 0.8mm; }
.group table, .money { width: 100%; } .group td { padding: 0.9mm 0; } .group td:last-child, .money td:last-child { text-align: right; white-space: nowrap; }
.group .sub td { font-weight: bold; border-top: 1px dotted #b7a8c6; }
.money { background: #f5f1f8; margin-top: 2mm; } .money td { padding: 1.1mm 3mm; } .money .t td { font-weight: bold; font-size: 11pt; border-top: 1.5px solid #5b2a86; }
.state { display: flex; gap: 3mm; margin-top: 4mm; font-size: 8pt; } .state div { flex: 1; border: 1px solid #d9cbe6; border-radius: 2mm; padding: 1.5mm 2.5mm; } .state b { display: block; font-size: 10pt; }
.small { font-size: 7.2pt; line-height: 1.45; color: #5d5966; margin-top: 4mm; display: flex; gap: 4mm; }
.use { break-before: page; } .use table { width: 100%; font-size: 8pt; } .use th { text-align: left; border-bottom: 1.5px solid #5b2a86; padding: 1mm; } .use td { padding: 0.8mm 1mm; border-bottom: 1px solid #eee8f3; }
`;

interface Use {
  date: string;
  hour: string;
  place: string;
  length: string;
}

interface Account {
  account: string;
  cycle: number;
  groups: readonly [string, string];
  dueLabel: string;
  totalLabel: string;
  before: Cents;
  hasState: boolean;
  isPaid: boolean;
  hasWords: boolean;
  hasHash: boolean;
  hasMail: boolean;
  hasAddress: boolean;
  uses: readonly Use[];
}

function accountOf({ emision }: BenchFacts, draw: Draw): Account {
  const withUses = draw.often(0.45);
  return {
    account: draw.figures(9),
    cycle: draw.between(1, 28),
    groups: [
      draw.one('Cargos del mes', 'Servicios contratados', 'Cargos recurrentes'),
      draw.one('Otros cargos', 'Consumos y adicionales'),
    ],
    dueLabel: draw.one('Págalo hasta el', 'Vence el', 'Fecha límite de pago'),
    totalLabel: draw.one('Total del recibo', 'Total facturado', 'Total de este periodo'),
    before: draw.between(4_000, 90_000),
    hasState: draw.often(0.6),
    isPaid: draw.often(0.5),
    hasWords: draw.often(0.5),
    hasHash: draw.often(0.5),
    hasMail: draw.often(0.5),
    hasAddress: draw.often(0.8),
    uses: Array.from({ length: withUses ? draw.between(8, 16) : 0 }, () => ({
      date: addDays(emision, -draw.between(1, 28)),
      hour: `${draw.between(8, 20)}:${draw.between(10, 59)}`,
      place: draw.one('Oficina principal', 'Sede norte', 'Almacén', 'Planta'),
      length: `${draw.between(1, 58)} min`,
    })),
  };
}

const pending = ({ before, hasState, isPaid }: Account): Cents =>
  hasState && !isPaid ? before : 0;

function hero(facts: BenchFacts, style: BenchStyle, account: Account): Markup {
  const { cliente, sumas } = facts;
  const isOwing = pending(account) > 0;
  return html`<div class="hero">
    <div class="hi">
      <b>${cliente.nombre}</b>RUC
      ${cliente.documento}${account.hasAddress && html`<br />${cliente.direccion}`}
    </div>
    <div class="sum">
      ${isOwing ? 'Deuda total' : 'Total a pagar'}<b
        >${style.currencySign} ${style.amount(sumas.total + pending(account))}</b
      >${account.dueLabel} ${style.date(facts.vencimiento ?? facts.emision)}
    </div>
  </div>`;
}

function keys(facts: BenchFacts, style: BenchStyle, account: Account): Markup {
  const { emision } = facts;
  const item = (label: string, value: string): Markup =>
    html`<div><span>${label}</span>${value}</div>`;
  return html`<div class="keys">
    ${item('Recibo N°', `${facts.serie}-${facts.correlativo}`)}
    ${item('Código de cliente', account.account)} ${item('Emisión', style.date(emision))}
    ${item('Periodo', `${DATE_STYLES.slashShort(addDays(emision, -30))} al ${DATE_STYLES.slashShort(emision)}`)}
  </div>`;
}

function group(
  title: string,
  lines: readonly BenchLine[],
  style: BenchStyle,
  code: string,
): Markup {
  if (lines.length === 0) return NOTHING;
  const sum = lines.reduce((all, { importe }) => all + importe, 0);
  return html`<div class="group whole">
    <h2>${title}</h2>
    <table>
      ${lines.map(
        (one) =>
          html`<tr>
            <td>${one.descripcion}</td>
            <td>${style.amount(one.importe)}</td>
          </tr>`,
      )}
      ${
        lines.length > 1 &&
        html`<tr class="sub">
          <td>Total ${title.toLowerCase()} ${code}</td>
          <td>${style.amount(sum)}</td>
        </tr>`
      }
    </table>
  </div>`;
}

function money(facts: BenchFacts, style: BenchStyle, account: Account): Markup {
  const { sumas } = facts;
  const row = (label: string, cents: Cents, look = ''): Markup =>
    html`<tr class="${look}">
      <td>${label}</td>
      <td>${style.currencySign} ${style.amount(cents)}</td>
    </tr>`;
  return html`<table class="money whole">
    ${row('Valor de venta (afecto al IGV)', sumas.gravada)}
    ${row('Impuesto General a las Ventas 18%', sumas.igv)}
    ${row(account.totalLabel, sumas.total, 't')}
  </table>`;
}

function state({ sumas }: BenchFacts, style: BenchStyle, account: Account): Markup {
  if (!account.hasState) return NOTHING;
  const box = (label: string, cents: Cents): Markup =>
    html`<div>${label}<b>${style.amount(cents)}</b></div>`;
  const paid = account.isPaid ? account.before : 0;
  return html`<div class="state whole">
    ${box('Recibo anterior', account.before)} ${box('Tus pagos', paid)}
    ${box('Este recibo', sumas.total)} ${box('Tu saldo', account.before - paid + sumas.total)}
  </div>`;
}

const uses = ({ uses: all }: Account, style: BenchStyle): Markup =>
  all.length === 0
    ? NOTHING
    : html`<div class="use">
        <h2>Visitas y uso registrado</h2>
        <table>
          <tr>
            <th>Fecha</th>
            <th>Hora</th>
            <th>Lugar</th>
            <th>Duración</th>
          </tr>
          ${all.map(
            (one) =>
              html`<tr>
                <td>${style.date(one.date)}</td>
                <td>${one.hour}</td>
                <td>${one.place}</td>
                <td>${one.length}</td>
              </tr>`,
          )}
        </table>
      </div>`;

export const telefonia: BenchLayout = {
  id: 'telefonia',
  role: 'construido',
  kinds: ['recibo_servicios'],
  draw(facts, style, random) {
    const account = accountOf(facts, new Draw(random));
    const { emisor, lineas } = facts;
    const half = Math.ceil(lineas.length / 2);
    const body = html`<div class="top">
        <div class="brand">${emisor.nombre}</div>
        <div class="id">
          RUC ${emisor.documento}<br />${emisor.direccion}${
            account.hasMail && html`<br />${emisor.email}`
          }
        </div>
      </div>
      ${hero(facts, style, account)}${keys(facts, style, account)}
      ${group(account.groups[0], lineas.slice(0, half), style, '(A)')}
      ${group(account.groups[1], lineas.slice(half), style, '(B)')}
      ${money(facts, style, account)}${state(facts, style, account)}
      <div class="small whole">
        ${qrPlace(facts, '22mm')}
        <div>
          ${account.hasWords && html`Son: ${facts.letras}<br />`}Representación impresa del recibo
          electrónico por servicios públicos. Importes en soles. Si pagas después de la fecha
          indicada se cobran intereses y la reconexión. Puedes pagar con tu código de cliente en
          BCP, BBVA, Interbank, Scotiabank, Yape y Plin. Ciclo de facturación
          ${account.cycle}.${account.hasHash && html`<br />Código de seguridad (hash): ${facts.hash}`}
        </div>
      </div>
      ${uses(account, style)}`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '12mm' }),
      truth: {
        documento: documentoTruth(
          facts,
          account.hasHash ? ['vencimiento', 'moneda', 'hash'] : ['vencimiento', 'moneda'],
        ),
        proveedor: partyTruth(emisor, account.hasMail ? ['direccion', 'email'] : ['direccion']),
        cliente: partyTruth(facts.cliente, account.hasAddress ? ['direccion'] : []),
        totales: totalesTruth(facts, ['gravada', 'igv', 'total']),
        informacion_adicional: infoTruth(facts, account.hasWords ? ['letras'] : []),
        productos: linesTruth(facts, ['importe']),
      },
    };
  },
};
