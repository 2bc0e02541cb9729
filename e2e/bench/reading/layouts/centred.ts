import { A4, html, qrPlace, wholePage, type Markup } from '../html';
import type { BenchFacts, BenchLayout, BenchStyle } from '../model';
import {
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  totalesTruth,
} from '../truth';

/** Letterhead in the middle, box across the page, headings above cells, the sums as one sentence at the left. */
const CSS = `
body { font: 9.4pt 'Liberation Serif', Georgia, serif; color: #2a1a10; }
.top { text-align: center; line-height: 1.35; } .top b { font-size: 16pt; letter-spacing: 0.02em; }
.band { border: 1.5px solid #6b3e1f; margin: 3mm 0; padding: 2mm 4mm; display: flex; justify-content: space-between; font-size: 11pt; font-weight: bold; }
.cells { width: 100%; } .cells th { font-size: 7.6pt; font-weight: normal; text-align: left; color: #6b3e1f; padding: 1mm 2mm 0; border: 1px solid #6b3e1f; border-bottom: 0; }
.cells td { padding: 0 2mm 1mm; border: 1px solid #6b3e1f; border-top: 0; }
.items { width: 100%; margin: 4mm 0; } .items th { border-top: 2px solid #6b3e1f; border-bottom: 1px solid #6b3e1f; padding: 1.2mm; text-align: left; }
.items td { padding: 1.2mm; vertical-align: top; } .items .r { text-align: right; white-space: nowrap; }
.items tbody tr:last-child td { border-bottom: 2px solid #6b3e1f; }
.sentence { line-height: 1.7; width: 128mm; } .spot { border: 1px solid #6b3e1f; display: grid; grid-template-columns: repeat(4, 1fr); margin: 3mm 0; text-align: center; font-size: 8.4pt; }
.spot div { padding: 1mm; } .spot .k { background: #f1e6dc; }
.foot { display: flex; justify-content: space-between; align-items: flex-end; font-size: 8pt; margin-top: 4mm; }
`;

const TITLES = {
  factura: 'FACTURA ELECTRÓNICA',
  boleta: 'BOLETA ELECTRÓNICA',
  nota_debito: 'NOTA DE DÉBITO ELECTRÓNICA',
} as const;

function cells(facts: BenchFacts, style: BenchStyle): Markup {
  const { cliente } = facts;
  return html`<table class="cells">
    <tr>
      <th colspan="3">Nombre / Razón Social</th>
      <th>${cliente.documento.length === 8 ? 'DNI' : 'RUC'}</th>
    </tr>
    <tr>
      <td colspan="3">${cliente.nombre}</td>
      <td>${cliente.documento}</td>
    </tr>
    <tr>
      <th colspan="3">Domicilio</th>
      <th>Emitido el</th>
    </tr>
    <tr>
      <td colspan="3">${cliente.direccion}&nbsp;</td>
      <td>${style.date(facts.emision)}</td>
    </tr>
    <tr>
      <th>Vencimiento</th>
      <th>Forma de pago</th>
      <th>Orden de compra</th>
      <th>Documento que modifica</th>
    </tr>
    <tr>
      <td>${facts.vencimiento ? style.date(facts.vencimiento) : '-'}</td>
      <td>${facts.formaPago}</td>
      <td>${facts.ordenCompra || '-'}</td>
      <td>${facts.afectado?.numero ?? '-'}</td>
    </tr>
  </table>`;
}

function sentence({ sumas }: BenchFacts, style: BenchStyle): Markup {
  const money = (cents: number): Markup =>
    html`<b>${style.currencySign} ${style.amount(cents)}</b>`;
  return html`<div class="sentence">
    Valor de venta ${money(sumas.gravada + sumas.exonerada + sumas.inafecta)}
    ${sumas.descuentos > 0 && html` &nbsp;·&nbsp; Descuentos ${money(sumas.descuentos)}`}
    &nbsp;·&nbsp; IGV (18 %) ${money(sumas.igv)}
    ${sumas.icbper > 0 && html` &nbsp;·&nbsp; ICBPER ${money(sumas.icbper)}`} &nbsp;·&nbsp; Importe
    total ${money(sumas.total)}
  </div>`;
}

function spot({ detraccion }: BenchFacts, style: BenchStyle): Markup | false {
  if (!detraccion) return false;
  return html`<div class="spot whole">
    <div class="k">Cód. detracción</div>
    <div class="k">Tasa</div>
    <div class="k">Monto detracción</div>
    <div class="k">Cta. Bco. de la Nación</div>
    <div>${detraccion.codigo}</div>
    <div>${detraccion.porcentaje} %</div>
    <div>S/ ${style.amount(detraccion.monto)}</div>
    <div>${detraccion.cuenta}</div>
  </div>`;
}

function printedSums({ sumas }: BenchFacts) {
  const some = (['descuentos', 'icbper'] as const).filter((key) => sumas[key] > 0);
  return ['subtotal', ...some, 'igv', 'total'] as const;
}

export const centred: BenchLayout = {
  id: 'membrete-central',
  role: 'construido',
  kinds: ['factura', 'boleta', 'nota_debito'],
  draw(facts, style) {
    const { emisor } = facts;
    const body = html`<div class="top">
        <b>${emisor.nombre}</b><br />${emisor.direccion}<br />Teléfono ${emisor.telefono} ·
        ${emisor.email}
      </div>
      <div class="band">
        <span>R.U.C. ${emisor.documento}</span
        ><span>${TITLES[facts.kind as keyof typeof TITLES]}</span
        ><span>${style.number(facts.serie, facts.correlativo)}</span>
      </div>
      ${cells(facts, style)}
      <table class="items">
        <thead>
          <tr>
            <th>Descripción</th>
            <th class="r">Cantidad</th>
            <th>Und.</th>
            <th class="r">Precio</th>
            <th class="r">Importe</th>
          </tr>
        </thead>
        <tbody>
          ${facts.lineas.map(
            (line) =>
              html`<tr>
                <td>${line.descripcion}</td>
                <td class="r">${style.quantity(line.cantidad)}</td>
                <td>${line.unidad}</td>
                <td class="r">${style.amount(line.unitario)}</td>
                <td class="r">${style.amount(line.importe)}</td>
              </tr>`,
          )}
        </tbody>
      </table>
      ${sentence(facts, style)}
      <p>Son: ${facts.letras}</p>
      ${spot(facts, style)}
      <div class="foot whole">
        <div>
          ${facts.observaciones !== '' && html`Observaciones: ${facts.observaciones}<br />`}
          ${facts.hash !== '' && html`Valor resumen: ${facts.hash}`}
        </div>
        ${qrPlace(facts, '27mm')}
      </div>`;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '14mm 15mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash', 'afectado']),
        proveedor: partyTruth(emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, printedSums(facts)),
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        informacion_adicional: infoTruth(facts, [
          'formaPago',
          'ordenCompra',
          'observaciones',
          'letras',
        ]),
        productos: linesTruth(facts, ['unidad', 'cantidad', 'unitario', 'importe']),
      },
    };
  },
};
