import { A4, html, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchLayout } from '../../model';
import { amountText } from '../../styles';
import { documentoTruth, infoTruth, linesTruth, partyTruth } from '../../truth';
import type { DrinkRow } from './drink-goods';
import { dispatchOf, type Dispatch } from './embotelladora-reparto-data';
import { CSS } from './embotelladora-reparto.css';

function top({ facts, house, depots, shows }: Dispatch): Markup {
  return html`<div class="top">
    <div class="drop">${house.brand.slice(0, 1)}</div>
    <div class="who">
      <h1>${house.nombre}</h1>
      <p>Domicilio Fiscal: ${house.direccion}</p>
      <p>
        Central: ${house.telefono} ${shows.email && html`&nbsp;|&nbsp; ${house.email}`}
        &nbsp;|&nbsp; ${house.web}
      </p>
      <p>${depots}</p>
    </div>
    <div class="number">
      R.U.C. N° ${house.documento}<br />GUÍA DE REMISIÓN REMITENTE<br />ELECTRÓNICA<br />
      <big>${facts.serie} - ${facts.correlativo}</big>
    </div>
  </div>`;
}

const field = ([label, value]: readonly [string, string]): Markup =>
  html`<p class="f"><b>${label}</b><span>: ${value}</span></p>`;

function parties({ facts, shipment, start, arrival }: Dispatch): Markup {
  const { cliente } = facts;
  return html`<div class="block">
      <div class="bar">DATOS DEL TRASLADO</div>
      <div class="in three">${shipment.map(field)}</div>
    </div>
    <div class="block">
      <div class="bar">DESTINATARIO</div>
      <div class="in">
        ${field(['Razón Social', cliente.nombre])} ${field(['RUC', cliente.documento])}
        <div class="wide">${field(['Dirección', cliente.direccion])}</div>
      </div>
    </div>
    <div class="ends">
      <div class="block">
        <div class="bar">PUNTO DE PARTIDA</div>
        <div class="in">${start}</div>
      </div>
      <div class="block">
        <div class="bar">PUNTO DE LLEGADA</div>
        <div class="in">${arrival}</div>
      </div>
    </div>`;
}

function transport({ vehicle }: Dispatch): Markup {
  return html`<div class="block">
    <div class="bar">UNIDAD DE TRANSPORTE Y CONDUCTOR</div>
    <div class="in three">${vehicle.map(field)}</div>
  </div>`;
}

function row({ style, date, shows }: Dispatch, line: DrinkRow, at: number): Markup {
  return html`<tr>
    <td class="c">${(at + 1) * 10}</td>
    <td class="l">${line.codigo}</td>
    <td class="name">${line.descripcion}</td>
    ${
      shows.lots &&
      html`<td class="c">${line.lot}</td>
        <td class="c">${date(line.best)}</td>`
    }
    <td>${style.quantity(line.cantidad)}</td>
    <td class="c">${line.unidad}</td>
    <td>${amountText(line.weight, 'point')}</td>
  </tr>`;
}

function goods(dispatch: Dispatch): Markup {
  const { shows, rows } = dispatch;
  return html`<table class="goods">
    <thead>
      <tr>
        <th class="c">Pos.</th>
        <th class="l">Material</th>
        <th class="l" style="width:100%">Descripción</th>
        ${
          shows.lots &&
          html`<th class="c">Lote</th>
            <th class="c">F. Cons. Pref.</th>`
        }
        <th>Cant.</th>
        <th class="c">UMV</th>
        <th>Peso Kg.</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map((line, at) => row(dispatch, line, at))}
    </tbody>
  </table>`;
}

function close({ facts, house, weight, packs, rows, shows, shipment }: Dispatch): Markup {
  const seal = shipment.find(([label]) => label === 'N° Transporte')?.[1].slice(-6) ?? '';
  return html`<div class="whole">
    <div class="block">
      <div class="in">
        ${field(['Peso Bruto Total (KGM)', weight])} ${field(['N° de Ítems', String(rows.length)])}
        <div class="wide">
          ${field(['Envases / Retorno', packs])} ${shows.seals && field(['Precinto', `PL-${seal}`])}
          ${field(['Observaciones', facts.observaciones || '-'])}
        </div>
      </div>
    </div>
    ${qrPlace(facts, '24mm')}
    <div class="signs">
      <div>DESPACHO<br />V°B° Almacén PT</div>
      <div>CONTROL DE SALIDA<br />Vigilancia</div>
      <div>TRANSPORTISTA<br />Firma y DNI</div>
      <div>RECIBÍ CONFORME<br />Nombre, DNI, sello y hora</div>
    </div>
    <div class="small">
      Verifique su producto y envases en presencia del repartidor; no se aceptan reclamos
      posteriores. Los envases, cajas plásticas y paletas son de propiedad de la empresa y se
      entregan en comodato; la diferencia no devuelta será facturada.<br />
      Representación impresa de la Guía de Remisión Remitente Electrónica. Consulte en
      ${house.web}/gre o en www.sunat.gob.pe. Ejemplares: DESTINATARIO - TRANSPORTISTA - ARCHIVO.
    </div>
  </div>`;
}

/** A bottler's own dispatch system: shipment, lorry and driver, materials with lot and gross weight. */
export const EMBOTELLADORA_REPARTO: BenchLayout = {
  id: 'embotelladora-reparto',
  role: 'comprobado',
  kinds: ['guia_remision'],
  draw(given, style, random) {
    const dispatch = dispatchOf(given, style, random);
    const { facts, shows, weight } = dispatch;
    const body = html`${top(dispatch)}${parties(dispatch)}${transport(dispatch)}${goods(dispatch)}${close(dispatch)}`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '10mm 10mm 12mm' }),
      truth: {
        documento: documentoTruth(facts, []),
        proveedor: partyTruth(facts.emisor, [
          'direccion',
          'telefono',
          ...(shows.email ? ['email' as const] : []),
        ]),
        cliente: partyTruth(facts.cliente, ['direccion']),
        informacion_adicional: { ...infoTruth(facts, ['observaciones']), peso_total: weight },
        productos: linesTruth(facts, ['codigo', 'unidad', 'cantidad']),
      },
    };
  },
};
