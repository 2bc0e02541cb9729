import { addDays } from '../../facts/civil-day';
import { A4, html, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import { documentoTruth, infoTruth, linesTruth, partyTruth, totalesTruth } from '../../truth';
import { happens, between, pick, type Random } from '../../facts/chance';
import { digits } from './chance';
import { rowsOf, tableOf, tr, type Piece } from './pieces';
import { premises, STAFF } from './surroundings';

const CSS = `
@page { @bottom-right { content: 'Pág. ' counter(page) ' de ' counter(pages); font: 6.5pt 'Liberation Sans'; } @bottom-left { content: 'F-LOG-014 Rev. 06 — Documento interno controlado'; font: 6.5pt 'Liberation Sans'; color: #666; } }
body { font: 7.8pt/1.3 'Liberation Sans', sans-serif; color: #222; }
.head { display: flex; justify-content: space-between; border-bottom: 1pt solid #8a1c1c; padding-bottom: 2mm; } .head b { font-size: 10.5pt; display: block; } .mono { width: 14mm; height: 14mm; background: #8a1c1c; color: #fff; font: bold 20pt/14mm 'Liberation Serif'; text-align: center; flex: none; margin-right: 4mm; }
h1 { font-size: 15pt; font-weight: normal; margin: 3mm 0 2mm; } h1 strong { margin-left: 4mm; } .info { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm; } .info h5, h5 { margin: 0 0 .8mm; font-size: 7.6pt; color: #8a1c1c; border-bottom: .5pt solid #8a1c1c; } .info td { padding: .15mm 2mm .15mm 0; vertical-align: top; } .info td:first-child { color: #666; white-space: nowrap; }
.items { width: 100%; margin-top: 4mm; } .items th { border-top: .8pt solid #222; border-bottom: .8pt solid #222; font-size: 7pt; text-align: right; padding: .8mm 1mm; } .items td { text-align: right; vertical-align: top; padding: .9mm 1mm; white-space: nowrap; } .items small { color: #666; font-size: 6.5pt; display: block; }
.items :is(td, th):is(:nth-child(1), :nth-child(2), :nth-child(3)) { text-align: left; } .items td:nth-child(3) { white-space: normal; } .items tr + tr td { border-top: .3pt solid #ccc; }
.sums { margin-left: auto; margin-top: 3mm; border-top: .8pt solid #222; min-width: 78mm; } .sums td { padding: .5mm 1mm; } .sums td:last-child { text-align: right; } .sums tr:last-child td { font-weight: bold; border-top: .5pt solid #222; font-size: 9pt; }
ol { margin: 0; padding-left: 4.5mm; font-size: 6.7pt; } .terms { margin-top: 4mm; } .approvals { display: flex; gap: 4mm; margin-top: 5mm; } .approvals div { flex: 1; border: .6pt solid #999; padding: 1.2mm; text-align: center; font-size: 6.9pt; min-height: 19mm; } .approvals b { display: block; margin-bottom: 4mm; }`;

/** The letterhead is of who buys. */
function heading({ cliente }: BenchFacts, random: Random): Markup {
  const area = pick(random, [
    'Gerencia de Abastecimiento',
    'Dirección de Compras y Contratos',
    'Logística Corporativa',
  ]);
  return html`<div class="head">
    <div style="display:flex">
      <div class="mono">${cliente.nombre.slice(0, 1).toUpperCase()}</div>
      <div><b>${cliente.nombre}</b>RUC ${cliente.documento}<br />${cliente.direccion}</div>
    </div>
    <div style="text-align:right">${area}<br />Portal de proveedores: proveedores.compras.pe</div>
  </div>`;
}

const termsOf = ({ formaPago }: BenchFacts, days: number): string =>
  formaPago === 'Contado' ? 'Contado' : `Crédito ${days} días`;

function info(facts: BenchFacts, style: BenchStyle, random: Random, days: number): Markup {
  const { emisor } = facts;
  const { street, district } = premises(random, between(random, 0, 6));
  const supplier: Piece[][] = [
    ['Código', `000${digits(random, 7)}`],
    [pick(random, ['Proveedor', 'Razón social']), emisor.nombre],
    ['RUC', emisor.documento],
    ['Dirección', emisor.direccion],
    ['Teléfono', emisor.telefono],
    ['Correo', emisor.email],
    ['Contacto', pick(random, ['Sr. Hugo Farfán', 'Srta. Noemí Arce', 'Sr. Iván Cornejo'])],
    ['Su cotización', `COT-${digits(random, 4)}`],
  ];
  const order: Piece[][] = [
    [
      pick(random, ['Fecha del pedido', 'Fecha de emisión', 'Fecha O/C']),
      style.date(facts.emision),
    ],
    ['Condición de pago', termsOf(facts, days)],
    ['Moneda', style.currencyName],
    ['Comprador', `${pick(random, STAFF)} - anexo ${digits(random, 4)}`],
    [
      'Solicitante',
      pick(random, ['Mantenimiento Planta 2', 'Operaciones', 'Almacén Central', 'Sistemas']),
    ],
    ['Centro de costo', `CC-${digits(random, 6)}`],
    ['Entregar en', `${street}, ${district}`],
    ['Horario recepción', 'Lun. a vie. 08:00 - 12:30 / 14:00 - 16:00'],
  ];
  return html`<div class="info">
    <div>
      <h5>PROVEEDOR</h5>
      ${rowsOf('', supplier)}
    </div>
    <div>
      <h5>DATOS DEL PEDIDO</h5>
      ${rowsOf('', order)}
    </div>
  </div>`;
}

function items(
  facts: BenchFacts,
  style: BenchStyle,
  random: Random,
  withDiscount: boolean,
): Markup {
  const heads = [
    'Pos.',
    'Material',
    'Texto breve',
    'Entrega',
    'Cantidad',
    'UM',
    withDiscount ? 'P. Unitario' : pick(random, ['Precio neto', 'P. Unitario']),
    withDiscount && 'Dscto.',
    'Valor neto',
  ];
  const delivery = style.date(addDays(facts.emision, between(random, 5, 25)));
  const row = (line: BenchLine, at: number): Markup =>
    tr(
      [
        String((at + 1) * 10).padStart(5, '0'),
        line.codigo,
        html`${line.descripcion}<small
            >Solped 10${digits(random, 6)} / Cta.
            ${pick(random, ['603201', '632101', '656101'])}</small
          >`,
        delivery,
        style.quantity(line.cantidad),
        line.unidad,
        style.amount(line.unitario),
        withDiscount && style.amount(line.descuento),
        style.amount(line.importe),
      ].filter((one) => one !== false),
    );
  return tableOf(
    'items',
    heads.filter((one) => one !== false),
    facts.lineas.map(row),
  );
}

const CLAUSES = [
  'Consignar el número de la orden en la guía de remisión y en el comprobante de pago; sin él no se recibirá la mercadería.',
  'El comprobante se registra en el portal hasta el día 25 de cada mes. El plazo de pago corre desde su conformidad.',
  'Por cada día de atraso se aplica una penalidad de 0.5% del valor pendiente, con un tope de 10%.',
  'El proveedor declara conocer el Código de Conducta y la Ley N° 30424 y sus modificatorias.',
  'Los bienes deben contar con garantía mínima de 12 meses y, de corresponder, hoja de seguridad (MSDS).',
] as const;

function approvals(facts: BenchFacts, style: BenchStyle, random: Random): Markup {
  const box = (title: string, days: number): Markup =>
    html`<div>
      <b>${title}</b>${pick(random, STAFF)}<br />Aprobado electrónicamente<br />${style.date(addDays(facts.emision, days))}
      ${String(between(random, 8, 18)).padStart(2, '0')}:${between(random, 10, 59)}
    </div>`;
  return html`<div class="approvals whole">
    ${box('Comprador', 0)}${box('Jefe de Compras', 0)}${box('Gerencia', 1)}
    <div><b>Aceptación del proveedor</b><br />Firma y sello</div>
  </div>`;
}

/** A company's order out of its resource planner: the buyer's letterhead, positions in tens, clauses, approvals. */
export const corporateOrder: BenchLayout = {
  id: 'pedido',
  role: 'construido',
  kinds: ['orden_compra'],
  draw(facts, style, random) {
    const days = pick(random, [15, 30, 45, 60]);
    const withDiscount = facts.lineas.some(({ descuento }) => descuento > 0);
    const { sumas } = facts;
    const sum = (label: string, cents: number): Piece[] => [
      label,
      style.currencySign,
      style.amount(cents),
    ];
    const base = sumas.gravada + sumas.exonerada + sumas.inafecta;
    const sums = rowsOf('sums whole', [
      sum(pick(random, ['Valor neto total', 'Subtotal', 'Total sin impuestos']), base),
      sum(pick(random, ['IGV', 'Impuesto (IGV 18%)']), sumas.igv),
      sum(pick(random, ['Total orden', 'Importe total']), sumas.total),
    ]);
    const isUrgent =
      happens(random, 0.3) &&
      html`<span style="font-size:8pt;color:#8a1c1c"> &nbsp; Prioridad: URGENTE</span>`;
    const body = html`${heading(facts, random)}
      <h1>
        Orden de compra <strong>${style.number(facts.serie, facts.correlativo)}</strong>${isUrgent}
      </h1>
      ${info(facts, style, random, days)}${items(facts, style, random, withDiscount)}${sums}
      ${facts.observaciones && html`<p><b>Observaciones:</b> ${facts.observaciones}</p>`}
      <div class="terms whole">
        <h5>CONDICIONES GENERALES</h5>
        <ol>
          ${CLAUSES.map((one) => html`<li>${one}</li>`)}
        </ol>
      </div>
      ${approvals(facts, style, random)}`;
    const columns = ['codigo', 'unidad', 'cantidad', 'unitario', 'importe'] as const;
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '12mm 13mm 15mm' }),
      truth: {
        documento: documentoTruth(facts, ['moneda']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono', 'email']),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, ['subtotal', 'igv', 'total']),
        informacion_adicional: {
          ...infoTruth(facts, ['observaciones']),
          terminos_pago: termsOf(facts, days),
        },
        productos: linesTruth(facts, withDiscount ? [...columns, 'descuento'] : columns),
      },
    };
  },
};
