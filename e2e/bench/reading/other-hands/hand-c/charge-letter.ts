import { diceOf } from '../../facts/dice';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchKind, BenchLayout, BenchStyle } from '../../model';
import { DATE_STYLES } from '../../styles';
import {
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
  type InfoPrinted,
} from '../../truth';

/** The collections office of an importer: a letter in serifs, a table without rules, sums at the left, bank data at the right. */
const CSS = `
body { font: 10pt 'Liberation Serif', 'Times New Roman', serif; color: #000; }
.head { text-align: center; line-height: 1.4; } .head b { font-size: 15pt; letter-spacing: 0.3mm; }
hr { border: none; border-top: 0.6mm double #000; margin: 3mm 0; }
.name { display: flex; justify-content: space-between; font-size: 12pt; font-weight: bold; margin-bottom: 4mm; }
.cols { display: flex; gap: 8mm; align-items: flex-start; } .cols table:first-child { flex: 1.5; } .cols table { flex: 1.1; }
.cols td { vertical-align: top; padding: 0.4mm 0; } .cols td:first-child { white-space: nowrap; width: 1px; } .cols td:nth-child(2) { padding: 0.4mm 2mm; width: 1px; }
.rows { width: 100%; margin-top: 7mm; } .rows th { font-style: italic; font-weight: normal; text-align: left; padding-bottom: 2mm; }
.rows td { padding: 0.8mm 2mm 0.8mm 0; vertical-align: top; } .rows .r { text-align: right; white-space: nowrap; padding-right: 0; padding-left: 3mm; } .rows .u { padding-left: 2.5mm; }
.end { display: flex; gap: 10mm; margin-top: 8mm; align-items: flex-start; } .end .left { width: 78mm; } .end .right { flex: 1; font-size: 9pt; line-height: 1.45; }
.sums td { padding: 0.5mm 0; } .sums td:last-child { text-align: right; padding-left: 6mm; white-space: nowrap; } .sums td:nth-child(2) { padding-left: 5mm; }
.sums tr:last-child td { font-weight: bold; font-size: 11.5pt; padding-top: 1.5mm; }
.foot { margin-top: 6mm; font-size: 8pt; }
`;

const TITLES: Partial<Record<BenchKind, string>> = {
  nota_debito: 'Nota de Débito Electrónica',
  factura: 'Factura Electrónica',
};

const SUM_LABELS = {
  gravada: 'Base imponible',
  exonerada: 'No gravado (exonerado)',
  inafecta: 'No gravado (inafecto)',
  gratuita: 'Entregado sin costo',
  descuentos: 'Rebaja',
  igv: 'Impuesto general a las ventas',
  total: 'Total',
} as const;
const SUM_ORDER = Object.keys(SUM_LABELS) as (keyof typeof SUM_LABELS)[];
const shown = (facts: BenchFacts) => shownSums(facts, SUM_ORDER, ['gravada', 'igv', 'total']);

const datum = (label: string, value: string): Markup | false =>
  value !== '' &&
  html`<tr>
    <td>${label}</td>
    <td>:</td>
    <td>${value}</td>
  </tr>`;

/** A place before the date of issue; the due date is always in figures. */
function data(facts: BenchFacts, style: BenchStyle, withMethod: boolean): Markup {
  const { cliente, afectado, vencimiento } = facts;
  return html`<div class="cols">
    <table>
      ${datum('Cliente', cliente.nombre)}${datum('Registro Único', cliente.documento)}
      ${datum('Domiciliado en', cliente.direccion)}
      ${datum('Documento de origen', afectado?.numero ?? '')}
      ${datum('Concepto', afectado?.motivo ?? '')}
    </table>
    <table>
      ${datum('Lugar y fecha', `Lima, ${DATE_STYLES.long(facts.emision)}`)}
      ${datum('Plazo hasta el', vencimiento ? DATE_STYLES.slash(vencimiento) : '')}
      ${datum('Expresado en', style.currencyName)}
      ${!afectado && datum('Venta al', facts.formaPago)}
      ${withMethod && datum('Pago mediante', facts.metodoPago)}
      ${datum('Su O/C', facts.ordenCompra)}${datum('Nuestra guía', facts.guiaRemision)}
    </table>
  </div>`;
}

const hasDiscounts = ({ lineas }: BenchFacts): boolean => lineas.some((line) => line.descuento > 0);

function rows(facts: BenchFacts, style: BenchStyle, withCode: boolean): Markup {
  const withDiscount = hasDiscounts(facts);
  return html`<table class="rows">
    <thead>
      <tr>
        <th style="width:${withCode ? 80 : 95}mm">Por lo siguiente</th>
        ${withCode && html`<th>Código</th>`}
        <th class="r">Precio</th>
        ${withDiscount && html`<th class="r">Rebaja</th>`}
        <th class="r">Cantidad</th>
        <th></th>
        <th class="r">Importe ${style.currencySign}</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map(
        (line) =>
          html`<tr>
            <td>${line.descripcion}</td>
            ${withCode && html`<td>${line.codigo}</td>`}
            <td class="r">${style.amount(line.unitario)}</td>
            ${withDiscount && html`<td class="r">${style.amount(line.descuento)}</td>`}
            <td class="r">${style.quantity(line.cantidad)}</td>
            <td class="u">${line.unidad}</td>
            <td class="r">${style.amount(line.importe)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

function left(facts: BenchFacts, style: BenchStyle): Markup {
  return html`<div class="left">
    <table class="sums">
      ${shown(facts).map(
        (key) =>
          html`<tr>
            <td>${SUM_LABELS[key]}</td>
            <td>${style.currencySign}</td>
            <td>${style.amount(facts.sumas[key])}</td>
          </tr>`,
      )}
    </table>
  </div>`;
}

function right(facts: BenchFacts, style: BenchStyle, account: string): Markup {
  const { detraccion, retencion, observaciones } = facts;
  return html`<div class="right">
    Sírvase abonar en nuestra cuenta corriente BBVA N.° ${account}.
    ${
      detraccion
        ? html`<br />Afecto a detracción código ${detraccion.codigo} por S/
            ${style.amount(detraccion.monto)} (${detraccion.porcentaje}%), cuenta de detracciones
            N.° ${detraccion.cuenta}.`
        : NOTHING
    }
    ${
      retencion
        ? html`<br />Monto de la retención del IGV (${retencion.porcentaje}%): S/
            ${style.amount(retencion.monto)}`
        : NOTHING
    }
    ${observaciones !== '' && html`<br />Observaciones: ${observaciones}`}
  </div>`;
}

export const chargeLetter: BenchLayout = {
  id: 'cargo',
  role: 'construido',
  kinds: ['nota_debito', 'factura'],
  draw(facts, style, random) {
    const dice = diceOf(String(random()));
    const withMethod = !facts.afectado && dice.chance(0.6);
    const withCode = dice.chance(0.6);
    const account = `0011-0${dice.digits(3)}-01000${dice.digits(5)}`;
    const { emisor } = facts;
    const body = html`<div class="head">
        <b>${emisor.nombre}</b><br />${emisor.direccion}<br />Teléfono ${emisor.telefono} -
        ${emisor.email}<br />RUC N.° ${emisor.documento}
      </div>
      <hr />
      <div class="name">
        <span>${TITLES[facts.kind]}</span>
        <span>${style.number(facts.serie, facts.correlativo)}</span>
      </div>
      ${data(facts, style, withMethod)}${rows(facts, style, withCode)}
      <p class="whole">Son: ${facts.letras}</p>
      <div class="end whole">${left(facts, style)}${right(facts, style, account)}</div>
      <div class="foot whole">
        ${qrPlace(facts, '25mm')}
        ${facts.hash !== '' && html`<br />Resumen del documento: ${facts.hash}`}
        <br />Comprobante emitido desde los sistemas del contribuyente.
      </div>`;
    const info: InfoPrinted[] = ['ordenCompra', 'guiaRemision', 'observaciones', 'letras'];
    if (!facts.afectado) info.push('formaPago');
    if (withMethod) info.push('metodoPago');
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '18mm 20mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash', 'afectado']),
        proveedor: partyTruth(emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, shown(facts)),
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        informacion_adicional: infoTruth(facts, info),
        productos: linesTruth(facts, [
          'unidad',
          'cantidad',
          'unitario',
          'importe',
          ...(withCode ? (['codigo'] as const) : []),
          ...(hasDiscounts(facts) ? (['descuento'] as const) : []),
        ]),
      },
    };
  },
};
