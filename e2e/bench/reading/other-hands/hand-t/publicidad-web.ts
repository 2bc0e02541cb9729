import { digits, happens, pick } from '../../facts/chance';
import type { Random } from '../../facts/chance';
import { A4, html, NOTHING, qrPlace, wholePage } from '../../html';
import type { Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import {
  compact,
  detraccionTruth,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import {
  honestTotal,
  inCurrency,
  instalments,
  isUntaxedRow,
  ofTrade,
  signOf,
  webOf,
  withInstalmentsOf,
  withWares,
} from './dressing';
import { WARES } from './print-jobs';

const STEMS = ['Imprenta', 'Agencia Creativa', 'Gráfica', 'Publicidad y Medios'];

const CSS = `
body { font: 9.4pt "Liberation Sans", sans-serif; color: #212529; }
.head { display: flex; justify-content: space-between; align-items: flex-start; border-bottom: 1px solid #adb5bd; padding-bottom: 4mm; }
.logo { font-size: 17pt; font-weight: bold; color: #714b67; max-width: 80mm; }
.who { font-size: 8.6pt; line-height: 1.4; max-width: 105mm; }
h2 { font-weight: normal; font-size: 17pt; color: #714b67; margin: 5mm 0 3mm; }
.two { display: flex; justify-content: flex-end; margin-top: 5mm; } .two div { width: 88mm; line-height: 1.45; }
.meta { display: flex; gap: 9mm; margin-bottom: 5mm; } .meta b { display: block; color: #495057; }
table.rows { width: 100%; } .rows th { text-align: left; border-bottom: 1.5px solid #212529; padding: 1.4mm 1mm; font-size: 8.8pt; }
.rows td { padding: 1.5mm 1mm; border-bottom: 1px solid #dee2e6; vertical-align: top; white-space: pre-line; }
.rows .r, .sum .r { text-align: right; white-space: nowrap; }
.sum { margin: 4mm 0 0 auto; width: 82mm; } .sum td { padding: 1.2mm 1mm; border-bottom: 1px solid #dee2e6; }
.sum .t td { font-weight: bold; border-top: 1.5px solid #212529; color: #714b67; }
.end { margin-top: 5mm; line-height: 1.5; } .foot { margin-top: 7mm; border-top: 1px solid #adb5bd; padding-top: 2mm; text-align: center; font-size: 8pt; color: #495057; }
`;

interface Page {
  facts: BenchFacts;
  style: BenchStyle;
  random: Random;
  money(cents: number): string;
}

function percentOf({ descuento, importe }: BenchLine, style: BenchStyle): string {
  return descuento ? style.amount(Math.round((descuento * 100) / (descuento + importe)) * 100) : '';
}

function rowOf(
  line: BenchLine,
  isUntaxed: boolean,
  hasDiscount: boolean,
  { style, money }: Page,
): Markup {
  const tax = line.importe === 0 ? 'GRA' : isUntaxed ? 'EXO' : 'IGV 18%';
  return html`<tr>
    <td>${line.descripcion}</td>
    <td class="r">${style.quantity(line.cantidad)} ${line.unidad}</td>
    <td class="r">${style.amount(line.unitario)}</td>
    ${hasDiscount ? html`<td class="r">${percentOf(line, style)}</td>` : NOTHING}
    <td>${tax}</td>
    <td class="r">${money(line.importe)}</td>
  </tr>`;
}

const LABELS = {
  gravada: 'Importe sin impuestos',
  exonerada: 'Op. exoneradas',
  descuentos: 'Descuento global',
  gratuita: 'Op. gratuitas',
  igv: 'IGV 18%',
  total: 'Total',
} as const;
const ORDER = ['descuentos', 'gravada', 'exonerada', 'gratuita', 'igv', 'total'] as const;

function sumsOf({ facts, money }: Page): Markup {
  const rows = shownSums(facts, ORDER, ['gravada', 'igv', 'total']).map(
    (key) =>
      html`<tr class="${key === 'total' ? 't' : ''}">
        <td>${key === 'gravada' && facts.sumas.exonerada ? 'Op. gravadas' : LABELS[key]}</td>
        <td class="r">${key === 'descuentos' ? '-' : ''}${money(facts.sumas[key])}</td>
      </tr>`,
  );
  return html`<table class="sum whole">
    ${rows}
  </table>`;
}

function endOf(page: Page): Markup {
  const { facts, style, random, money } = page;
  const bank = pick(random, ['BCP', 'Interbank', 'BBVA']);
  const parts = facts.cuotas.map(
    ({ numero, fecha, monto }) =>
      html`<br />Cuota ${numero}: ${style.date(fecha)} &mdash; ${money(monto)}`,
  );
  const withheld =
    facts.retencion &&
    html`<p>
      Operación sujeta a retención del IGV (${facts.retencion.porcentaje}%):
      ${money(facts.retencion.monto)}
    </p>`;
  return html`<div class="end whole">
    <p>Comunicación de pago: <b>${facts.serie} ${facts.correlativo}</b></p>
    <p>Términos de pago: ${facts.formaPago}${parts}</p>
    ${withheld}${depositOf(page)}
    <p>SON: ${facts.letras}</p>
    ${facts.observaciones ? html`<p>${facts.observaciones}</p>` : NOTHING}
    <p>${qrPlace(facts, '25mm')}</p>
    <p>
      Cuenta ${bank} ${facts.moneda}:
      ${digits(random, 3)}-${digits(random, 8)}-0-${digits(random, 2)} / CCI:
      00${digits(random, 18)}
    </p>
    <p style="font-size:8pt">
      Representación impresa de la FACTURA ELECTRÓNICA. Consulte su comprobante en
      ${webOf(facts.emisor)}/cpe
    </p>
  </div>`;
}

function metaOf({ facts, style }: Page, showsSeller: string): Markup {
  return html`<div class="meta">
    <div><b>Fecha de factura:</b>${style.date(facts.emision)}</div>
    ${facts.vencimiento ? html`<div><b>Fecha de vencimiento:</b>${style.date(facts.vencimiento)}</div>` : NOTHING}
    ${facts.ordenCompra ? html`<div><b>Referencia:</b>${facts.ordenCompra}</div>` : NOTHING}
    ${showsSeller ? html`<div><b>Vendedor:</b>${showsSeller}</div>` : NOTHING}
    <div><b>Moneda:</b>${facts.moneda}</div>
  </div>`;
}

function bodyOf(page: Page, untaxed: readonly boolean[]): Markup {
  const { facts, style, random } = page;
  const { emisor, cliente } = facts;
  const hasDiscount = facts.lineas.some(({ descuento }) => descuento > 0);
  const seller = happens(random, 0.6)
    ? pick(random, ['Lucía Cárdenas', 'Renzo Salazar', 'Administrador'])
    : '';
  const rows = facts.lineas.map((line, at) => rowOf(line, untaxed[at] ?? false, hasDiscount, page));
  return html`<div class="head">
      <div class="logo">${emisor.nombre.replace(/ (S\.|E\.I|SAC|SOCIEDAD).*$/, '')}</div>
      <div class="who">
        <b>${emisor.nombre}</b><br />${emisor.direccion}<br />Perú<br />RUC: ${emisor.documento}
      </div>
    </div>
    <div class="two">
      <div>
        <b>${cliente.nombre}</b><br />${cliente.direccion}<br />Perú<br />RUC: ${cliente.documento}
      </div>
    </div>
    <h2>Factura electrónica ${style.number(facts.serie, facts.correlativo)}</h2>
    ${metaOf(page, seller)}
    <table class="rows">
      <thead>
        <tr>
          <th>Descripción</th>
          <th class="r">Cantidad</th>
          <th class="r">Precio unitario</th>
          ${hasDiscount ? html`<th class="r">Desc.%</th>` : NOTHING}
          <th>Impuestos</th>
          <th class="r">Importe</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
    ${sumsOf(page)}${endOf(page)}
    <div class="foot">
      ${emisor.telefono} &nbsp; ${emisor.email} &nbsp; https://${webOf(emisor)}
    </div>`;
}

/** Only the services of 12 % are of this trade. */
function withOwnDeposit(facts: BenchFacts): BenchFacts {
  const { detraccion } = facts;
  if (detraccion?.porcentaje === 12)
    return { ...facts, detraccion: { ...detraccion, codigo: '037' } };
  return detraccion ? withInstalmentsOf({ ...facts, detraccion: null }, honestTotal(facts)) : facts;
}

function depositOf({ facts, money }: Page): Markup {
  const { detraccion } = facts;
  if (!detraccion) return NOTHING;
  return html`<p>
    Operación sujeta a detracción: ${detraccion.codigo} Demás servicios gravados con el IGV,
    ${detraccion.porcentaje}%. Monto: ${money(detraccion.monto)}. Banco de la Nación:
    ${detraccion.cuenta}
  </p>`;
}

/** Invoice of a printing house or an agency from the web ERP whose report it left as it came. */
export const PUBLICIDAD_WEB: BenchLayout = {
  id: 'publicidad-web',
  role: 'construido',
  kinds: ['factura'],
  draw(original, style, random) {
    const kept = withOwnDeposit(original.moneda === 'EUR' ? inCurrency(original, 'PEN') : original);
    const untaxed = original.lineas.map(isUntaxedRow);
    const facts = withWares(ofTrade(kept, STEMS, random), WARES, random);
    const sign = signOf(original, facts, style);
    const money = (cents: number): string => `${sign} ${style.amount(cents)}`;
    const body = bodyOf({ facts, style, random, money }, untaxed);
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '13mm 14mm' }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, shownSums(facts, ORDER, ['gravada', 'igv', 'total'])),
        ...(facts.retencion && {
          retencion: { porcentaje: facts.retencion.porcentaje, monto: facts.retencion.monto / 100 },
        }),
        ...detraccionTruth(facts, ['codigo', 'porcentaje', 'monto', 'cuenta']),
        informacion_adicional: compact({
          ...infoTruth(facts, ['formaPago', 'ordenCompra', 'observaciones', 'letras']),
          cuotas: instalments(facts),
        }),
        productos: linesTruth(facts, ['unidad', 'cantidad', 'unitario', 'importe']).map(coded),
      },
    };
  },
};

/** The report prints the code in brackets before the name. */
function coded<T extends { descripcion?: string | null }>(row: T): T & { codigo?: string } {
  const [, codigo, rest] = /^\[(.+?)\] (.*)$/s.exec(row.descripcion ?? '') ?? [];
  return codigo && rest ? { ...row, codigo, descripcion: rest.replace(/\n/g, ' ') } : row;
}
