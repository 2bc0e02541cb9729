import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { addDays } from '../../facts/civil-day';
import { html, qrPlace, type Markup } from '../../html';
import type { BenchFacts, BenchStyle, Cents } from '../../model';
import { amountText, DATE_STYLES } from '../../styles';
import type { Shipment } from './courier-shipments';

export const day = DATE_STYLES.slash;
export const money = (cents: Cents): string => amountText(cents, 'point');

const AGENCIES = [
  'La Victoria: Av. 28 de Julio 1275',
  'Los Olivos: Av. Alfredo Mendiola 3811',
  'Surquillo: Jr. Dante 420',
  'Ate: Carretera Central Km 4.2',
  'Callao: Av. Elmer Faucett 2822',
] as const;

const EXECUTIVES = ['K. ROJAS', 'M. PALOMINO', 'J. CASTILLO V.', 'D. ESPINOZA', 'CORPORATIVO LIMA'];

/** One factura of the courier while it is drawn. */
export interface Sheet {
  facts: BenchFacts;
  style: BenchStyle;
  shipments: readonly Shipment[];
  hasReference: boolean;
  hasDiscount: boolean;
  hasContacts: boolean;
  random: Random;
}

/** Logo, the company, and the box of the RUC. */
export function head({ facts, hasContacts, random }: Sheet): Markup {
  const { emisor } = facts;
  const [, web = 'www.courier.com.pe'] = emisor.email.split('@');
  const brand = (web.split('.')[0] ?? '').replace('courier', '').slice(0, 9).toUpperCase();
  return html`<div class="head">
    <div class="logo"><b>${brand}</b><span>COURIER &amp; CARGA</span></div>
    <div class="who">
      <b class="name">${emisor.nombre}</b>
      Dom. Fiscal: ${emisor.direccion}<br />
      ${
        hasContacts &&
        html`Central: ${emisor.telefono} &nbsp; Atención a clientes: ${emisor.email}<br />`
      }
      Agencia emisora: ${pick(random, AGENCIES)}<br />
      www.${web} &nbsp;|&nbsp; Concesión Postal R.D. N° ${digits(random, 3)}-2019-MTC/27
      ${happens(random, 0.5) && html`<br />Registro MTC N° 15${digits(random, 5)}CNG`}
    </div>
    <div class="ruc">
      R.U.C. ${emisor.documento}
      <div class="kind">FACTURA ELECTRÓNICA</div>
      ${facts.serie}-${facts.correlativo}
    </div>
  </div>`;
}

const pair = (label: string, value: string | Markup): Markup =>
  html`<tr>
    <td>${label}</td>
    <td>: ${value}</td>
  </tr>`;

function operation({ detraccion }: BenchFacts): string {
  if (!detraccion) return '0101 - Venta interna';
  return detraccion.codigo === '027'
    ? '1004 - Op. sujeta a detracción - Serv. transporte de carga'
    : '1001 - Operación sujeta a detracción';
}

export function customerBoxes({ facts, style, random }: Sheet): Markup {
  const { cliente, emision, vencimiento } = facts;
  const until = addDays(emision, -between(random, 0, 1));
  return html`<div class="boxes">
    <div class="box">
      <table>
        ${pair('Señor(es)', cliente.nombre)} ${pair('R.U.C.', cliente.documento)}
        ${pair('Dirección', cliente.direccion)}
        ${pair('Cód. Cliente', `C${digits(random, 6)} / CTA. CORPORATIVA`)}
        ${pair('Tipo Operación', operation(facts))}
      </table>
    </div>
    <div class="box">
      <table>
        ${pair('Fecha Emisión', day(emision))}
        ${vencimiento && pair('Fecha Vencimiento', day(vencimiento))}
        ${pair('Moneda', style.currencyName)} ${pair('Forma de Pago', facts.formaPago)}
        ${pair('Periodo Servicio', `${day(addDays(until, -15))} al ${day(until)}`)}
      </table>
    </div>
  </div>`;
}

export function references({ facts, random }: Sheet): Markup {
  return html`<table class="strip">
    <tr>
      <th>ORDEN DE COMPRA / SERVICIO</th>
      <th>GUÍA REMISIÓN REMITENTE</th>
      <th>LIQUIDACIÓN</th>
      <th>EJECUTIVO</th>
      <th>HORA</th>
    </tr>
    <tr>
      <td>${facts.ordenCompra}</td>
      <td>${facts.guiaRemision}</td>
      <td>LQ-${digits(random, 6)}</td>
      <td>${pick(random, EXECUTIVES)}</td>
      <td>${between(random, 8, 19)}:${between(random, 10, 59)}</td>
    </tr>
  </table>`;
}

/** Bank accounts and small print beside the QR. */
export function foot({ facts, random }: Sheet): Markup {
  const [, web = ''] = facts.emisor.email.split('@');
  const bank = (name: string, kind: string, code: string, cci: string): Markup =>
    html`<tr>
      <td>${name}</td>
      <td>${kind}</td>
      <td>${code}-${digits(random, 7)}-0-${digits(random, 2)}</td>
      <td>${cci}-${code}-00${digits(random, 10)}-${digits(random, 2)}</td>
    </tr>`;
  return html`<div class="foot">
    <div>${qrPlace(facts, '27mm')}</div>
    <div>
      <table class="banks">
        <tr>
          <th>Banco</th>
          <th>Cuenta</th>
          <th>N° de cuenta</th>
          <th>CCI</th>
        </tr>
        ${bank('BCP', 'Cta. Cte. Soles', '193', '002')}
        ${bank('BCP', 'Cta. Cte. Dólares', '194', '002')}
        ${happens(random, 0.6) && bank('INTERBANK', 'Cta. Cte. Soles', '200', '003')}
      </table>
      <div>Valor Resumen: ${facts.hash}</div>
      <div class="fine">
        Representación impresa de la FACTURA ELECTRÓNICA, puede ser consultada en
        www.${web}/comprobantes. Autorizado mediante Resolución de Intendencia N°
        034-005-000${digits(random, 4)}/SUNAT. Los reclamos por pérdida, deterioro o demora se
        reciben en la agencia de destino dentro de las 48 horas de la entrega. Envíos sin valor
        declarado se indemnizan hasta el máximo previsto en el Reglamento de Servicios y Concesiones
        Postales (D.S. N° 032-93-TCC). Libro de Reclamaciones disponible en todas nuestras agencias.
        Vencida la factura se aplicará el interés legal vigente.
      </div>
    </div>
  </div>`;
}
