import { html, type Markup } from '../../html';
import type { GasBill } from './gas-domiciliario-data';

const whole = (value: number): string => String(value);

/** A bar's height in millimetres; above it stands its figure. */
const TALLEST = 28;

function chart({ reading: { history } }: GasBill): Markup {
  const most = Math.max(...history.map(({ cubicMetres }) => cubicMetres));
  return html`<div class="chart">
      ${history.map(
        ({ cubicMetres }) =>
          html`<div>
            ${cubicMetres}<i style="height:${((cubicMetres / most) * TALLEST).toFixed(1)}mm"></i>
          </div>`,
      )}
    </div>
    <div class="axis">
      ${history.map(({ month, year }) => html`<span>${month}<br />${year}</span>`)}
    </div>`;
}

/** Meter, readings and the consumption of a year. */
export function consumption(bill: GasBill): Markup {
  const { reading, date, style, client } = bill;
  const rows: readonly (readonly [string, string])[] = [
    ['N° de medidor', reading.meter],
    ['Categoría tarifaria', reading.category],
    ['Presión de suministro', client.pressure],
    [`Lectura anterior (${date(reading.previous.date)})`, `${whole(reading.previous.value)} m³`],
    [`Lectura actual (${date(reading.current.date)})`, `${whole(reading.current.value)} m³`],
    ['Diferencia de lecturas', `${whole(reading.current.value - reading.previous.value)} m³`],
    ['Factor de corrección', (reading.factor / 10_000).toFixed(4)],
    ['Consumo facturado', `${style.amount(reading.standard)} Sm³`],
    ['Días facturados', whole(reading.days)],
    ['Próxima lectura', date(reading.next)],
  ];
  return html`<h2>DATOS DE TU CONSUMO</h2>
    <table class="meter">
      ${rows.map(
        ([label, value]) =>
          html`<tr>
            <td>${label}</td>
            <td>${value}</td>
          </tr>`,
      )}
    </table>
    <h2>HISTORIAL DE CONSUMO (m³)</h2>
    ${chart(bill)}`;
}

const CHANNELS = [
  ['Bancos', 'BCP, BBVA, Interbank, Scotiabank, BanBif, Banco de la Nación, Caja Huancayo'],
  ['Agentes', 'Agente BCP, BBVA, Kasnet, Interbank, Niubiz, Western Union'],
  ['Apps y billeteras', 'Yape, Plin, banca móvil: opción Pago de servicios, con tu N° de cliente'],
  ['Establecimientos', 'Tambo+, Mass, Plaza Vea, Wong, Metro, Tottus, boticas Inkafarma'],
] as const;

/** Where a bill is paid. */
export const channels = ({ client, web }: GasBill): Markup =>
  html`<h2>CANALES DE PAGO</h2>
    <div class="where">
      ${CHANNELS.map(([name, places]) => html`<div><b>${name}</b>${places}</div>`)}
    </div>
    <p>
      Paga en línea en ${web}/pagos indicando tu número de cliente ${client.number}. El pago con
      cheque no libera la deuda hasta su conformidad.
    </p>`;

/** The part to tear off for the cashier. */
export function stub({ facts, style, date, client, brand, barcode }: GasBill): Markup {
  const due = facts.vencimiento;
  return html`<div class="stub whole">
    <p class="cut">✂ Desprender por esta línea - TALÓN PARA LA ENTIDAD RECAUDADORA</p>
    <div class="cells">
      <div><small>Empresa</small>${brand}</div>
      <div><small>N° de cliente</small>${client.number}</div>
      <div><small>N° de recibo</small>${facts.serie}-${facts.correlativo}</div>
      <div><small>Vencimiento</small>${due && date(due)}</div>
      <div>
        <small>Total a pagar</small>${style.currencySign} ${style.amount(facts.sumas.total)}
      </div>
    </div>
    <div class="foot">
      <span>${facts.cliente.nombre}</span>
      <div>
        <div class="bars">
          ${barcode.widths.map((width) => html`<i style="width:${width * 0.28}mm"></i>`)}
        </div>
        <div class="code">${barcode.text}</div>
      </div>
    </div>
  </div>`;
}
