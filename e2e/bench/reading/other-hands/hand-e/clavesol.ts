import type { BenchFacts, BenchLayout, Cents } from '../../model';
import type { RetencionData } from '../../../../../backend/src/contracts/extracted-data';
import { A4, html, wholePage, type Markup } from '../../html';
import { netOf } from '../../facts/sums';
import { amountText, DATE_STYLES } from '../../styles';
import {
  decimal,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
} from '../../truth';
import { CURRENCY_WORDS } from './parts';

const amount = (cents: Cents): string => amountText(cents, 'point');

const CSS = `
body { font: 9.4pt/1.5 'Liberation Sans', sans-serif; color: #000; }
.sheet { border: 1pt solid #000; padding: 7mm 8mm; }
.top { display: flex; justify-content: space-between; gap: 8mm; padding-bottom: 8mm; }
.top .who { flex: 1; }
.top .who b { font-size: 11pt; }
.box { border: 1pt solid #000; text-align: center; font-weight: bold; padding: 3mm 5mm; align-self: flex-start; }
.row { padding: 1mm 0; }
.row b { padding-right: 1mm; }
.fees { margin: 6mm 0 0 auto; }
.fees td { padding: .6mm 2mm; }
.fees .n { text-align: right; white-space: nowrap; }
.fees tr.net td { border-top: .8pt solid #000; font-weight: bold; }
.foot { font-size: 7.4pt; padding-top: 9mm; }
`;

interface Extras {
  hasPhone: boolean;
  hasPayMeans: boolean;
}

const extrasOf = (random: () => number): Extras => ({
  hasPhone: random() < 0.6,
  hasPayMeans: random() < 0.5,
});

const ON_THE_SPOT = 'AL CONTADO';

const row = (label: string, value: Markup | string): Markup =>
  html`<div class="row"><b>${label}:</b> ${value}</div>`;

const top = ({ emisor, serie, correlativo }: BenchFacts, { hasPhone }: Extras): Markup =>
  html`<div class="top">
    <div class="who">
      <b>${emisor.nombre}</b>
      <div>${emisor.direccion}</div>
      ${hasPhone && html`<div>TELÉFONO: ${emisor.telefono}</div>`}
    </div>
    <div class="box">
      <div>R.U.C. ${emisor.documento}</div>
      <div>RECIBO POR HONORARIOS<br />ELECTRÓNICO</div>
      <div>Nro: ${serie} - ${Number(correlativo)}</div>
    </div>
  </div>`;

function text(facts: BenchFacts, { hasPayMeans }: Extras): Markup {
  const { cliente, lineas } = facts;
  const concept = lineas.map(({ descripcion }) => descripcion).join(', ');
  return html`${row('Recibí de', cliente.nombre)}
  ${row('Identificado con RUC número', cliente.documento)}
  ${row('Domiciliado en', cliente.direccion)} ${row('Forma de pago', ON_THE_SPOT)}
  ${hasPayMeans && row('Medio de pago', facts.metodoPago)} ${row('La suma de', facts.letras)}
  ${row('Por concepto de', concept)} ${row('Observación', facts.observaciones || '-')}
  ${row('Inciso', 'A DEL ARTÍCULO 33 DE LA LEY DEL IMPUESTO A LA RENTA')}
  ${row('Fecha de emisión', DATE_STYLES.longDel(facts.emision))}`;
}

/** The portal prints the withholding also where none is due. */
const fees = (facts: BenchFacts): Markup =>
  html`<table class="fees">
    <tr>
      <td>Total por honorarios</td>
      <td>:</td>
      <td class="n">${amount(facts.sumas.total)}</td>
      <td></td>
    </tr>
    <tr>
      <td>Retención (8 %) IR</td>
      <td>:</td>
      <td class="n">(${amount(facts.retencion?.monto ?? 0)})</td>
      <td></td>
    </tr>
    <tr class="net">
      <td>Total Neto Recibido</td>
      <td>:</td>
      <td class="n">${amount(netOf(facts))}</td>
      <td>${CURRENCY_WORDS[facts.moneda]}</td>
    </tr>
  </table>`;

const noneWithheld = (facts: BenchFacts): RetencionData => ({
  porcentaje: 8,
  monto: 0,
  neto: decimal(netOf(facts)),
});

/** SUNAT's portal for the self-employed: a text of sentences, without table and without QR. */
export const CLAVESOL: BenchLayout = {
  id: 'clavesol',
  role: 'construido',
  kinds: ['recibo_honorarios'],
  draw(facts, _style, random) {
    const extras = extrasOf(random);
    const body = html`<div class="sheet">
      ${top(facts, extras)} ${text(facts, extras)} ${fees(facts)}
      <div class="foot">
        Esta es una representación impresa del recibo por honorarios electrónico, generado en el
        Sistema de la SUNAT. El Emisor Electrónico puede verificarla utilizando su clave SOL, el
        Adquirente o Usuario puede consultar su validez en SUNAT Virtual: www.sunat.gob.pe, en
        Opciones sin Clave SOL / Consulta de Validez del CPE.
      </div>
    </div>`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '14mm 16mm' }),
      truth: {
        documento: documentoTruth(facts, ['moneda']),
        proveedor: partyTruth(
          facts.emisor,
          extras.hasPhone ? ['direccion', 'telefono'] : ['direccion'],
        ),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, ['total']),
        ...(!facts.retencion && { retencion: noneWithheld(facts) }),
        informacion_adicional: {
          ...infoTruth(
            facts,
            extras.hasPayMeans
              ? ['metodoPago', 'observaciones', 'letras']
              : ['observaciones', 'letras'],
          ),
          terminos_pago: ON_THE_SPOT,
        },
        productos: linesTruth(facts, []),
      },
    };
  },
};
