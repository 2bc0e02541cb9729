import { A4, html, qrPlace, wholePage, type Markup } from '../html';
import type { BenchFacts, BenchKind, BenchLayout, BenchStyle } from '../model';
import { DATE_STYLES } from '../styles';
import { documentoTruth, infoTruth, linesTruth, partyTruth, totalesTruth } from '../truth';

/** Looks like what the tax office's own portal prints: labels, a colon, values; no colours. */
const CSS = `
body { font: 9.2pt 'Liberation Sans', Arial, sans-serif; color: #000; }
.frame { border: 1px solid #000; padding: 4mm; margin: 0 1px; }
.head { display: flex; justify-content: space-between; }
.head .who { width: 105mm; }
.head .who b { font-size: 11pt; }
.box { border: 1px solid #000; width: 66mm; text-align: center; font-weight: bold; font-size: 11pt; padding: 3mm 1mm; line-height: 1.5; }
.data { margin: 4mm 0 3mm; width: 100%; }
.data td { padding: 0.5mm 0; vertical-align: top; }
.data td:first-child { width: 42mm; }
.data td:nth-child(2) { width: 4mm; }
.items { width: 100%; font-size: 8.6pt; }
.items th { border: 1px solid #000; font-weight: bold; padding: 1mm; }
.items td { border-left: 1px solid #000; border-right: 1px solid #000; padding: 0.8mm 1.5mm; vertical-align: top; }
.items tr:last-child td { border-bottom: 1px solid #000; }
.r { text-align: right; } .c { text-align: center; }
.end { display: flex; justify-content: space-between; margin-top: 4mm; }
.end .left { width: 96mm; }
.sums td { padding: 0.45mm 0; text-align: right; }
.sums td:nth-child(2) { width: 4mm; text-align: center; }
.sums td:last-child { border: 1px solid #000; width: 34mm; padding-right: 1mm; }
.obs { border: 1px solid #000; min-height: 9mm; padding: 1mm 2mm; margin-top: 3mm; }
.foot { border-top: 1px solid #000; margin-top: 5mm; padding-top: 2mm; font-size: 8pt; text-align: center; }
`;

const TITLES: Partial<Record<BenchKind, string>> = {
  factura: 'FACTURA ELECTRONICA',
  boleta: 'BOLETA DE VENTA ELECTRONICA',
  nota_credito: 'NOTA DE CREDITO ELECTRONICA',
  nota_debito: 'NOTA DE DEBITO ELECTRONICA',
};

const row = (label: string, value: string | Markup): Markup | false =>
  value !== '' &&
  html`<tr>
    <td>${label}</td>
    <td>:</td>
    <td><b>${value}</b></td>
  </tr>`;

function data(facts: BenchFacts, style: BenchStyle): Markup {
  const { cliente } = facts;
  const idLabel = cliente.documento.length === 11 ? 'RUC' : 'DNI';
  return html`<table class="data">
    ${row('Fecha de Vencimiento', facts.vencimiento ? DATE_STYLES.slash(facts.vencimiento) : '')}
    ${row('Fecha de Emisión', DATE_STYLES.slash(facts.emision))} ${row('Señor(es)', cliente.nombre)}
    ${row(idLabel, cliente.documento)} ${row('Dirección del Cliente', cliente.direccion)}
    ${row('Tipo de Moneda', style.currencyName.toUpperCase())}
    ${row('Forma de pago', facts.kind === 'factura' ? facts.formaPago : '')}
    ${row('Documento que modifica', facts.afectado?.numero ?? '')}
    ${row('Motivo o Sustento', facts.afectado?.motivo ?? '')}
    ${row('Observación', facts.observaciones)}
  </table>`;
}

function items(facts: BenchFacts, style: BenchStyle): Markup {
  const price = facts.precioConIgv ? 'Precio Unitario' : 'Valor Unitario';
  return html`<table class="items">
    <thead>
      <tr>
        <th>Cantidad</th>
        <th>Unidad Medida</th>
        <th style="width:88mm">Descripción</th>
        <th>${price}</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map(
        (line) =>
          html`<tr>
            <td class="r">${style.quantity(line.cantidad)}</td>
            <td class="c">${line.unidad}</td>
            <td>${line.descripcion}</td>
            <td class="r">${style.amount(line.unitario)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function sums(facts: BenchFacts, style: BenchStyle): Markup {
  const { sumas } = facts;
  const money = (label: string, cents: number) =>
    html`<tr>
      <td>${label}</td>
      <td>:</td>
      <td>${style.currencySign} ${style.amount(cents)}</td>
    </tr>`;
  return html`<table class="sums">
    ${money('Descuentos', sumas.descuentos)}
    ${money('Valor Venta', sumas.gravada + sumas.exonerada + sumas.inafecta)}
    ${money('IGV', sumas.igv)} ${money('ICBPER', sumas.icbper)}
    ${money('Otros Cargos', sumas.otrosCargos)} ${money('Importe Total', sumas.total)}
  </table>`;
}

export const portal: BenchLayout = {
  id: 'portal',
  role: 'construido',
  kinds: ['factura', 'boleta', 'nota_credito', 'nota_debito'],
  draw(facts, style) {
    const { emisor, sumas } = facts;
    const title = TITLES[facts.kind] ?? '';
    const body = html`<div class="frame">
      <div class="head">
        <div class="who">
          <b>${emisor.nombre}</b><br />
          ${emisor.direccion}
        </div>
        <div class="box">
          ${title}<br />RUC: ${emisor.documento}<br />
          ${facts.serie}-${Number(facts.correlativo)}
        </div>
      </div>
      ${data(facts, style)}${items(facts, style)}
      <div class="end whole">
        <div class="left">
          Valor de Venta de Operaciones Gratuitas : ${style.currencySign}
          ${style.amount(sumas.gratuita)}
          <p><b>SON: ${facts.letras}</b></p>
          ${qrPlace(facts, '24mm')}
        </div>
        ${sums(facts, style)}
      </div>
      <div class="foot">
        Esta es una representación impresa de la ${title.toLowerCase()}, generada en el Sistema de
        SUNAT. Puede verificarla utilizando su clave SOL.
      </div>
    </div>`;
    const printed = [
      'descuentos',
      'subtotal',
      'igv',
      'icbper',
      'otrosCargos',
      'total',
      'gratuita',
    ] as const;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '10mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'afectado']),
        proveedor: partyTruth(emisor, ['direccion']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, printed),
        informacion_adicional: infoTruth(facts, [
          ...(facts.kind === 'factura' ? (['formaPago'] as const) : []),
          'observaciones',
          'letras',
        ]),
        productos: linesTruth(facts, ['cantidad', 'unidad', 'unitario']),
      },
    };
  },
};
