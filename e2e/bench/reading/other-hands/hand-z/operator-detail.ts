import type { Random } from '../../facts/chance';
import { html, NOTHING, type Markup } from '../../html';
import type { BenchFacts, Cents } from '../../model';
import { amountText, DATE_STYLES } from '../../styles';
import type { PartyPrinted } from '../../truth';
import type { OperatorBill } from './mobile-lines';

export const day = DATE_STYLES.slash;
export const money = (cents: Cents): string => amountText(cents, 'point');

/** One bill while it is drawn. */
export interface Bill extends OperatorBill {
  account: string;
  contacts: readonly PartyPrinted[];
  period: string;
  /** What the five bills before it came to. */
  past: readonly Cents[];
  random: Random;
}

export const numberOf = ({ serie, correlativo }: BenchFacts): string => `${serie}-${correlativo}`;

export const logo = (brand: string, below: string): Markup =>
  html`<div class="brand"><i></i>${brand}${below && html`<small>${below}</small>`}</div>`;

function again({ facts, brand, account: code }: Bill): Markup {
  return html`<div class="again">
    ${logo(brand, '')}
    <div>
      Recibo N° ${numberOf(facts)} &nbsp; Cuenta ${code}<br />
      ${facts.cliente.nombre}
    </div>
  </div>`;
}

function lineRows({ lines }: Bill): Markup {
  return html`<table class="list">
    <thead>
      <tr>
        <th>Línea</th>
        <th>Usuario</th>
        <th>Plan</th>
        <th class="n">Minutos</th>
        <th class="n">SMS</th>
        <th class="n">Datos (GB)</th>
        <th class="n">Cargo fijo S/</th>
      </tr>
    </thead>
    <tbody>
      ${lines.map(
        (line) =>
          html`<tr>
            <td>${line.number}</td>
            <td>${line.user}</td>
            <td>${line.plan}</td>
            <td class="n">${line.minutes}</td>
            <td class="n">${line.messages}</td>
            <td class="n">${line.gigabytes}</td>
            <td class="n">${money(line.charge)}</td>
          </tr>`,
      )}
      <tr>
        <td colspan="6"><b>Total cargo fijo ${lines.length} líneas</b></td>
        <td class="n">
          <b>${money(lines.reduce((sum, { charge }) => sum + charge, 0))}</b>
        </td>
      </tr>
    </tbody>
  </table>`;
}

function callRows({ calls }: Bill): Markup {
  if (calls.length === 0) return NOTHING;
  return html`<h3>Tráfico fuera del plan</h3>
    <table class="list">
      <thead>
        <tr>
          <th>Línea</th>
          <th>Fecha</th>
          <th>Hora</th>
          <th>Número llamado</th>
          <th>Destino</th>
          <th class="n">Duración (mm:ss)</th>
        </tr>
      </thead>
      <tbody>
        ${calls.map(
          (call) =>
            html`<tr>
              <td>${call.line}</td>
              <td>${day(call.date)}</td>
              <td>${call.time}</td>
              <td>${call.to}</td>
              <td>${call.where}</td>
              <td class="n">${call.length}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
}

/** Page 2: what each line used, and the calls outside the plan. */
export const detailPage = (bill: Bill): Markup =>
  html`<div class="detail">
    ${again(bill)}
    <h3>Detalle por línea</h3>
    ${lineRows(bill)} ${callRows(bill)}
  </div>`;
