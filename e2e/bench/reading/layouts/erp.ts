import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../html';
import type { BenchFacts, BenchLayout, BenchStyle } from '../model';
import {
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../truth';

/** A billing system's coloured sheet: rounded box on the right, striped table, sums on the right. */
const CSS = `
body { font: 8.6pt 'DejaVu Sans Condensed', 'DejaVu Sans', Verdana, sans-serif; color: #20262e; }
.head { display: flex; gap: 5mm; align-items: center; }
.logo { width: 26mm; height: 26mm; border-radius: 50%; color: #fff; font: bold 17pt 'Liberation Sans'; display: flex; align-items: center; justify-content: center; }
.who { flex: 1; line-height: 1.45; } .who b { font-size: 12pt; }
.box { border: 2px solid var(--ink); border-radius: 4mm; width: 64mm; text-align: center; padding: 3mm 0; font-size: 11.5pt; font-weight: bold; }
.box span { display: block; background: var(--ink); color: #fff; padding: 1.4mm 0; margin: 2mm 0; }
.pair { display: flex; gap: 4mm; margin: 5mm 0 4mm; }
.pair > div { border: 1px solid #9aa4b0; border-radius: 2mm; padding: 2mm 3mm; flex: 1.6; }
.pair > div:last-child { flex: 1; }
.pair p { margin: 0.6mm 0; } .pair b { font-weight: bold; }
.items { width: 100%; font-size: 8pt; }
.items th { background: var(--ink); color: #fff; padding: 1.4mm 1mm; text-align: left; }
.items td { padding: 1.1mm 1mm; vertical-align: top; border-bottom: 1px solid #d5dae0; }
.items tbody tr:nth-child(even) { background: #f1f4f7; }
.items .r { text-align: right; white-space: nowrap; }
.words { border: 1px solid #9aa4b0; border-radius: 2mm; padding: 1.5mm 3mm; margin: 3mm 0; }
.end { display: flex; gap: 5mm; } .end .left { flex: 1; font-size: 7.8pt; }
.sums { width: 76mm; } .sums td { padding: 0.9mm 2mm; border-bottom: 1px solid #d5dae0; }
.sums td:last-child { text-align: right; white-space: nowrap; }
.sums tr:last-child td { background: var(--ink); color: #fff; font-weight: bold; font-size: 10pt; }
.spot { border: 1px dashed #5a6570; padding: 2mm; margin-top: 2mm; }
.cuotas td, .cuotas th { border: 1px solid #9aa4b0; padding: 0.6mm 2mm; font-size: 7.6pt; }
.foot { display: flex; gap: 4mm; margin-top: 3mm; font-size: 7.2pt; color: #333; }
`;

const TITLES = {
  factura: 'FACTURA ELECTRÓNICA',
  boleta: 'BOLETA DE VENTA ELECTRÓNICA',
  nota_credito: 'NOTA DE CRÉDITO ELECTRÓNICA',
} as const;
type Titled = keyof typeof TITLES;

const SUM_LABELS = {
  gravada: 'OP. GRAVADAS',
  exonerada: 'OP. EXONERADAS',
  inafecta: 'OP. INAFECTAS',
  gratuita: 'OP. GRATUITAS',
  descuentos: 'DESCUENTO GLOBAL',
  igv: 'I.G.V. (18%)',
  icbper: 'ICBPER',
  total: 'IMPORTE TOTAL',
} as const;
const SUM_ORDER = Object.keys(SUM_LABELS) as (keyof typeof SUM_LABELS)[];

const field = (label: string, value: string): Markup | false =>
  value !== '' && html`<p><b>${label}:</b> ${value}</p>`;

function parties(facts: BenchFacts, style: BenchStyle): Markup {
  const { cliente } = facts;
  const id = cliente.documento.length === 8 ? 'DNI' : 'RUC';
  return html`<div class="pair">
    <div>
      ${field('Cliente', cliente.nombre)}${field(id, cliente.documento)}
      ${field('Dirección', cliente.direccion)}${field('O/C', facts.ordenCompra)}
      ${field('Guía de Remisión', facts.guiaRemision)}${field('Doc. que modifica', facts.afectado?.numero ?? '')}
      ${field('Motivo', facts.afectado?.motivo ?? '')}
    </div>
    <div>
      ${field('Fecha de emisión', style.date(facts.emision))}
      ${field('Fecha de vencimiento', facts.vencimiento ? style.date(facts.vencimiento) : '')}
      ${field('Moneda', style.currencyName)}${field('Forma de pago', facts.formaPago)}
      ${field('Medio de pago', facts.metodoPago)}
    </div>
  </div>`;
}

function items(facts: BenchFacts, style: BenchStyle): Markup {
  const withDiscount = hasDiscounts(facts);
  const [unit, value] = facts.precioConIgv ? ['P. Unit.', 'Importe'] : ['V. Unit.', 'V. Venta'];
  const rows = facts.lineas.map(
    (line, at) =>
      html`<tr>
        <td>${at + 1}</td>
        <td>${line.codigo}</td>
        <td>${line.descripcion}</td>
        <td>${line.unidad}</td>
        <td class="r">${style.quantity(line.cantidad)}</td>
        <td class="r">${style.amount(line.unitario)}</td>
        ${withDiscount && html`<td class="r">${style.amount(line.descuento)}</td>`}
        <td class="r">${style.amount(line.importe)}</td>
      </tr>`,
  );
  return html`<table class="items">
    <thead>
      <tr>
        <th>Ítem</th>
        <th>Código</th>
        <th style="width:80mm">Descripción</th>
        <th>U.M.</th>
        <th class="r">Cant.</th>
        <th class="r">${unit}</th>
        ${withDiscount && html`<th class="r">Dscto.</th>`}
        <th class="r">${value}</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

const hasDiscounts = ({ lineas }: BenchFacts): boolean => lineas.some((line) => line.descuento > 0);

function detraction({ detraccion }: BenchFacts, style: BenchStyle): Markup {
  if (!detraccion) return NOTHING;
  return html`<div class="spot">
    <b>Información de la detracción</b><br />
    Bien o Servicio: ${detraccion.codigo}<br />Porcentaje de detracción: ${detraccion.porcentaje}
    %<br />
    Monto detracción: S/ ${style.amount(detraccion.monto)}<br />
    Nro. Cta. Banco de la Nación: ${detraccion.cuenta}
  </div>`;
}

function instalments({ cuotas }: BenchFacts, style: BenchStyle): Markup {
  if (cuotas.length === 0) return NOTHING;
  return html`<table class="cuotas">
    <tr>
      <th>N° Cuota</th>
      <th>Fec. Venc.</th>
      <th>Monto</th>
    </tr>
    ${cuotas.map(
      (cuota) =>
        html`<tr>
          <td>Cuota00${cuota.numero}</td>
          <td>${style.date(cuota.fecha)}</td>
          <td>${style.amount(cuota.monto)}</td>
        </tr>`,
    )}
  </table>`;
}

function others({ percepcion, retencion }: BenchFacts, style: BenchStyle): Markup {
  const sign = style.currencySign;
  if (percepcion)
    return html`<p>
      Percepción ${percepcion.porcentaje} %: ${sign} ${style.amount(percepcion.monto)}<br />
      Total con percepción: ${sign} ${style.amount(percepcion.totalConPercepcion)}
    </p>`;
  if (!retencion) return NOTHING;
  return html`<p>
    Operación sujeta a retención del IGV (${retencion.porcentaje} %): ${sign}
    ${style.amount(retencion.monto)}
  </p>`;
}

function head(facts: BenchFacts, style: BenchStyle): Markup {
  const { emisor } = facts;
  const initials = emisor.nombre
    .replace(/[^A-ZÑÁ ]/gi, '')
    .split(' ')
    .slice(0, 2)
    .map((word) => word[0] ?? '');
  return html`<div class="head">
    <div class="logo" style="background:var(--ink)">${initials.join('')}</div>
    <div class="who">
      <b>${emisor.nombre}</b><br />${emisor.direccion}<br />Telf. ${emisor.telefono} &nbsp;
      ${emisor.email}
    </div>
    <div class="box">
      R.U.C. N°
      ${emisor.documento}<span>${TITLES[facts.kind as Titled]}</span>${style.number(facts.serie, facts.correlativo)}
    </div>
  </div>`;
}

function sums(facts: BenchFacts, style: BenchStyle): Markup {
  return html`<table class="sums">
    ${shown(facts).map(
      (key) =>
        html`<tr>
          <td>${SUM_LABELS[key]}</td>
          <td>${style.currencySign} ${style.amount(facts.sumas[key])}</td>
        </tr>`,
    )}
  </table>`;
}

const shown = (facts: BenchFacts) => shownSums(facts, SUM_ORDER, ['gravada', 'igv', 'total']);

export const erp: BenchLayout = {
  id: 'erp',
  role: 'construido',
  kinds: ['factura', 'boleta', 'nota_credito'],
  draw(facts, style, random) {
    const ink = ['#14486b', '#5d1f2e', '#1f4f3a', '#33373d'][Math.floor(random() * 4)] ?? '';
    const title = TITLES[facts.kind as Titled];
    const body = html`${head(facts, style)}${parties(facts, style)}${items(facts, style)}
      <div class="words">SON: ${facts.letras}</div>
      <div class="end whole">
        <div class="left">
          ${facts.observaciones !== '' && html`<p><b>Observaciones:</b> ${facts.observaciones}</p>`}
          ${detraction(facts, style)}${instalments(facts, style)}${others(facts, style)}
        </div>
        ${sums(facts, style)}
      </div>
      <div class="foot whole">
        ${qrPlace(facts, '25mm')}
        <div>
          ${facts.hash !== '' && html`Código Hash: ${facts.hash}<br />`} Representación impresa de
          la ${title}. Consulte su documento en www.facturador-andino.pe
        </div>
      </div>`;
    const lines = ['codigo', 'unidad', 'cantidad', 'unitario', 'importe'] as const;
    return {
      ...wholePage({ css: `:root{--ink:${ink}}${CSS}`, body, paper: A4, margin: '12mm 12mm 14mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash', 'afectado']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, shown(facts)),
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        informacion_adicional: infoTruth(facts, [
          'formaPago',
          'metodoPago',
          'ordenCompra',
          'guiaRemision',
          'observaciones',
          'letras',
        ]),
        productos: linesTruth(facts, hasDiscounts(facts) ? [...lines, 'descuento'] : lines),
      },
    };
  },
};
