import { between, digits, happens, pick } from '../../facts/chance';
import type { Random } from '../../facts/chance';
import { html, NOTHING, qrPlace, wholePage } from '../../html';
import type { Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import {
  compact,
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import { inCurrency, instalments, ofTrade, signOf, withWares } from './dressing';
import { WARES } from './farm-goods';
import { withheldTruth } from './withheld-truth';

const LETTER = { width: '216mm', height: '279mm' } as const;
/** Characters that the report's field has for an address. */
const FIELD = 62;
const STEMS = [
  'Agroveterinaria',
  'Semillas y Agroquímicos',
  'Distribuidora Agropecuaria',
  'Agrovet',
];

const CSS = `
body { font: 8.2pt "Liberation Sans", sans-serif; padding: 0 .4mm; }
.p { width: 100%; } .p > thead > tr > td, .p > tbody > tr > td { padding: 0; }
.h { display: flex; justify-content: space-between; } .h h1 { font: italic bold 14pt "Liberation Serif", serif; margin: 0; } .h .q { text-align: right; font-weight: bold; font-size: 11pt; line-height: 1.4; }
.c { display: grid; grid-template-columns: 21mm 1fr 25mm 38mm; row-gap: .4mm; margin: 3mm 0; } .c div:nth-child(odd) { font-weight: bold; }
.row { display: grid; grid-template-columns: 15mm 1fr 33mm 11mm 19mm 20mm 17mm 24mm; column-gap: 1mm; padding: .6mm 0; break-inside: avoid; }
.row.nd { grid-template-columns: 15mm 1fr 33mm 11mm 19mm 20mm 24mm; }
.th { border-top: 1px solid #000; border-bottom: 1px solid #000; font-weight: bold; }
.lot { font-size: 7.2pt; padding-left: 22mm; font-style: italic; } .n { text-align: right; } .it { break-inside: avoid; }
.end { border-top: 1px solid #000; margin-top: 2mm; padding-top: 1.5mm; display: flex; justify-content: space-between; gap: 6mm; } .s td { padding: .4mm 0 .4mm 3mm; } .s b { font-size: 10pt; }
.pie { font-size: 7pt; margin-top: 4mm; display: flex; justify-content: space-between; gap: 6mm; line-height: 1.4; }
`;

const LABELS = {
  gravada: 'Valor de Venta Gravado',
  exonerada: 'Valor de Venta Exonerado',
  gratuita: 'Transf. Gratuita',
  descuentos: 'Descuento',
  igv: 'I.G.V. (18%)',
  total: 'Precio de Venta',
} as const;
const ORDER = ['descuentos', 'gravada', 'exonerada', 'gratuita', 'igv', 'total'] as const;
const ALWAYS = ['gravada', 'exonerada', 'igv', 'total'] as const;
const shown = (facts: BenchFacts) => shownSums(facts, ORDER, ALWAYS);

interface Page {
  facts: BenchFacts;
  style: BenchStyle;
  random: Random;
  sign: string;
  hasDiscount: boolean;
}

const cut = (text: string): string => text.slice(0, FIELD).trim();

const expiryOf = (random: Random, emision: string): string =>
  `${String(between(random, 1, 12)).padStart(2, '0')}/${Number(emision.slice(0, 4)) + between(random, 1, 4)}`;

/** One or two batches; with two, the pieces of the row are shared out. */
function lotsOf(line: BenchLine, { facts, style, random }: Page): Markup {
  if (/JERINGA|ARETE|MOCHILA|MOTOFUM|MANGUERA/.test(line.descripcion)) return NOTHING;
  const pieces = line.cantidad / 1000;
  const first = pieces > 3 && happens(random, 0.35) ? between(random, 1, pieces - 1) : pieces;
  const shares = [first, pieces - first].filter((share) => share > 0);
  return html`${shares.map(
    (share) =>
      html`<div class="lot">
        Lote: ${pick(random, ['L', 'A', '24', '25', 'VX'])}${digits(random, 5)} &nbsp; F.Vcto:
        ${expiryOf(random, facts.emision)} &nbsp; Cant: ${style.quantity(share * 1000)}
      </div>`,
  )}`;
}

function rowOf(line: BenchLine, page: Page): Markup {
  const { style, hasDiscount } = page;
  const [name, active] = line.descripcion.split('|');
  return html`<div class="it">
    <div class="row ${hasDiscount ? '' : 'nd'}">
      <span>${line.codigo}</span><span>${name}</span><span>${active}</span
      ><span>${line.unidad}</span><span class="n">${style.quantity(line.cantidad)}</span>
      <span class="n">${style.amount(line.unitario)}</span
      >${hasDiscount ? html`<span class="n">${style.amount(line.descuento)}</span>` : NOTHING}<span
        class="n"
        >${style.amount(line.importe)}</span
      >
    </div>
    ${lotsOf(line, page)}
  </div>`;
}

function headOf({ facts, style, random, hasDiscount }: Page): Markup {
  const { emisor, cliente } = facts;
  return html`<div class="h">
      <div>
        <h1>${emisor.nombre}</h1>
        ${emisor.direccion}<br />Telef. ${emisor.telefono}<br />${happens(random, 0.5) ? html`SUCURSAL: ${pick(random, ['CHICLAYO - CAR. PIMENTEL KM 3.5', 'ICA - AV. CUTERVO 920', 'HUARAL - CA. DERECHA 415'])}` : NOTHING}
      </div>
      <div class="q">
        R.U.C. ${emisor.documento}<br />FACTURA ELECTRONICA<br />${style.number(facts.serie, facts.correlativo)}
      </div>
    </div>
    <div class="c">
      <div>Señor(es)</div>
      <div>${cliente.nombre}</div>
      <div>Fecha Emisión</div>
      <div>${style.date(facts.emision)}</div>
      <div>Dirección</div>
      <div>${cut(cliente.direccion)}</div>
      <div>Fecha Venc.</div>
      <div>${facts.vencimiento ? style.date(facts.vencimiento) : ''}</div>
      <div>R.U.C.</div>
      <div>${cliente.documento}</div>
      <div>Condición</div>
      <div>${facts.formaPago}</div>
      <div>Zona/Vend.</div>
      <div>
        ${pick(random, ['04 COSTA NORTE / AYQUIPA R.', '02 SUR CHICO / SALAZAR V.', '01 LIMA / TICONA L.'])}
      </div>
      <div>Moneda</div>
      <div>${facts.moneda === 'USD' ? 'Dólares' : 'Soles'}</div>
      <div>O/C Cliente</div>
      <div>${facts.ordenCompra}</div>
      <div>Guía Remisión</div>
      <div>${facts.guiaRemision}</div>
    </div>
    <div class="row th ${hasDiscount ? '' : 'nd'}">
      <span>Código</span><span>Descripción</span><span>Ingrediente activo</span><span>U.M.</span
      ><span class="n">Cantidad</span
      ><span class="n">V.Unitario</span
      >${hasDiscount ? html`<span class="n">Dscto</span>` : NOTHING}<span class="n"
        >Valor Venta</span
      >
    </div>`;
}

function withheldOf({ facts, style, sign }: Page): Markup {
  const { retencion, percepcion } = facts;
  return html`${retencion ? html`<br />Retención I.G.V. ${retencion.porcentaje}% : ${sign} ${style.amount(retencion.monto)}` : NOTHING}
  ${percepcion ? html`<br />Percepción ${percepcion.porcentaje}% : ${sign} ${style.amount(percepcion.monto)} &nbsp; Total a cobrar: ${sign} ${style.amount(percepcion.totalConPercepcion)}` : NOTHING}`;
}

function endOf(page: Page): Markup {
  const { facts, style, random, sign } = page;
  const parts = facts.cuotas.map(
    ({ numero, fecha, monto }) =>
      html`<br />Letra/Cuota ${numero} : ${style.date(fecha)} ${sign} ${style.amount(monto)}`,
  );
  const sums = shown(facts).map(
    (key) =>
      html`<tr>
        <td>${key === 'total' ? html`<b>${LABELS[key]}</b>` : LABELS[key]}</td>
        <td>${sign}</td>
        <td class="n">
          ${key === 'total' ? html`<b>${style.amount(facts.sumas[key])}</b>` : style.amount(facts.sumas[key])}
        </td>
      </tr>`,
  );
  return html`<div class="end whole">
      <div>
        Son: ${facts.letras}${parts}${withheldOf(page)}
        ${facts.observaciones ? html`<br />Glosa: ${facts.observaciones}` : NOTHING}
      </div>
      <table class="s">
        ${sums}
      </table>
    </div>
    <div class="pie whole">
      <div>
        Valor Resumen: ${facts.hash}<br />Conserve los productos en lugar fresco y seco. Lea la
        etiqueta antes de usar; venta bajo asesoría profesional (SENASA).<br />
        Devolver los envases vacíos con triple lavado. No se aceptan devoluciones de semilla abierta
        ni de biológicos.<br />
        BCP ${facts.moneda === 'PEN' ? 'M.N.' : 'M.E.'}
        305-${digits(random, 7)}-0-${digits(random, 2)} &nbsp; Cta. recaudadora
        ${digits(random, 5)}<br />Representación impresa del comprobante electrónico. &nbsp;
        Usuario: ${pick(random, ['LTICONA', 'FACT02', 'RAYQUIPA'])}
      </div>
      ${qrPlace(facts, '23mm')}
    </div>`;
}

function bodyOf(page: Page): Markup {
  const rows = page.facts.lineas.map((line) => rowOf(line, page));
  return html`<table class="p">
      <thead>
        <tr>
          <td>${headOf(page)}</td>
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              <td>${row}</td>
            </tr>`,
        )}
      </tbody>
    </table>
    ${endOf(page)}`;
}

/** Print of a reporting tool on letter paper: the head on each page, batches under their row, fields that cut. */
export const SEMILLAS_CRYSTAL: BenchLayout = {
  id: 'semillas-crystal',
  role: 'construido',
  kinds: ['factura'],
  draw(original, style, random) {
    const kept = inCurrency(
      { ...original, detraccion: null },
      original.moneda === 'USD' ? 'USD' : 'PEN',
    );
    const cuotas = original.detraccion ? [] : kept.cuotas;
    const facts = withWares(ofTrade({ ...kept, cuotas }, STEMS, random), WARES, random);
    const sign = signOf(original, facts, style);
    const hasDiscount = facts.lineas.some(({ descuento }) => descuento > 0);
    const off = hasDiscount ? (['descuento'] as const) : [];
    const printed = facts.lineas.map((line) => ({
      ...line,
      descripcion: line.descripcion.split('|')[0] ?? '',
    }));
    const cliente = { ...facts.cliente, direccion: cut(facts.cliente.direccion) };
    return {
      ...wholePage({
        css: CSS,
        body: bodyOf({ facts, style, random, sign, hasDiscount }),
        paper: LETTER,
        margin: '11mm 12mm',
      }),
      truth: {
        documento: documentoTruth(facts, ['vencimiento', 'moneda', 'hash']),
        proveedor: partyTruth(facts.emisor, ['direccion', 'telefono']),
        cliente: partyTruth(cliente, ['direccion']),
        totales: totalesTruth(facts, shown(facts)),
        ...withheldTruth(facts),
        informacion_adicional: compact({
          ...infoTruth(facts, [
            'formaPago',
            'ordenCompra',
            'guiaRemision',
            'observaciones',
            'letras',
          ]),
          cuotas: instalments(facts),
        }),
        productos: linesTruth({ ...facts, lineas: printed }, [
          'codigo',
          'unidad',
          'cantidad',
          'unitario',
          ...off,
          'importe',
        ]),
      },
    };
  },
};
