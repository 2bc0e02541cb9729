import { addDays } from '../../facts/civil-day';
import { between, digits, happens, pick, type Random } from '../../facts/chance';
import { A4, html, NOTHING, qrPlace, wholePage, type Markup } from '../../html';
import type { BenchFacts, BenchLayout, BenchLine, BenchStyle } from '../../model';
import {
  documentoTruth,
  infoTruth,
  linesTruth,
  partyTruth,
  shownSums,
  totalesTruth,
} from '../../truth';
import { GAS_WORDS } from './gas-goods';
import { inTrade } from './trade-words';

const REMARKS = [
  'SEGUN RECLAMO REGISTRADO EN SERVICIO AL CLIENTE',
  'AUTORIZADO POR JEFATURA DE CREDITOS Y COBRANZAS',
  'Cilindros devueltos en planta el día de la referencia',
  'DIFERENCIA SEGUN CONTRATO DE SUMINISTRO VIGENTE',
] as const;

const CSS = `
body { font: 7.6pt/1.25 'Liberation Sans', Arial, sans-serif; color: #000; padding: 0 1px; }
.head { display: flex; justify-content: space-between; }
.name { font: bold 13pt 'Liberation Sans Narrow'; }
.small { font-size: 6.8pt; }
.no { flex: none; border: 0.5mm solid #000; width: 70mm; text-align: center; font-weight: bold; font-size: 10pt; line-height: 1.55; padding: 1.5mm; }
table.g { width: 100%; margin-top: 2.5mm; border: 0.3mm solid #000; }
.g td { padding: 0.5mm 1.5mm; vertical-align: top; }
.g td.k { font-weight: bold; white-space: nowrap; width: 30mm; }
.g td.k::after { content: " :"; }
table.m { width: 100%; margin-top: 1.5mm; }
.m td, .m th { border: 0.3mm solid #000; padding: 0.6mm 1.5mm; text-align: center; }
.m th { font-weight: bold; font-size: 6.8pt; }
table.r { width: 100%; margin-top: 1.5mm; border: 0.3mm solid #000; }
.r th { border: 0.3mm solid #000; padding: 0.8mm 1mm; font-size: 6.8pt; }
.r td { border-left: 0.3mm solid #000; padding: 0.5mm 1mm; vertical-align: top; white-space: nowrap; }
.r td.w { white-space: normal; }
.r .n { text-align: right; }
.fill td { height: 18mm; }
table.s { width: 100%; margin-top: 1.5mm; }
.s td, .s th { border: 0.3mm solid #000; padding: 0.8mm; text-align: center; }
.s th { font-size: 6.6pt; }
.s td { font-size: 8.5pt; }
.son { border: 0.3mm solid #000; margin-top: 1.5mm; padding: 1mm 1.5mm; }
.bot { display: flex; gap: 4mm; margin-top: 2.5mm; }
`;

const SUM_LABELS = {
  gravada: 'VALOR VENTA GRAVADO',
  exonerada: 'VALOR VENTA EXONERADO',
  inafecta: 'VALOR VENTA INAFECTO',
  descuentos: 'DESCUENTO',
  igv: 'I.G.V. 18 %',
  total: 'IMPORTE TOTAL',
} as const;
type SumKey = keyof typeof SUM_LABELS;
const SUM_ORDER = Object.keys(SUM_LABELS) as SumKey[];
const ALWAYS: readonly SumKey[] = ['gravada', 'exonerada', 'inafecta', 'igv', 'total'];

const CREDIT_CODES: Readonly<Record<string, string>> = {
  'Anulación de la operación': '01',
  'Corrección por error en la descripción': '03',
  'Descuento por ítem': '05',
  'Devolución por ítem': '07',
  'Intereses por mora': '01',
  'Aumento en el valor': '02',
  Penalidades: '03',
};

interface Extra {
  customer: string;
  changed: string;
  order: string;
  seller: string;
  zone: string;
  batch: string;
  branch: string;
  withPhone: boolean;
  withMail: boolean;
  withHash: boolean;
  isUpper: boolean;
}

function extraOf(facts: BenchFacts, random: Random): Extra {
  return {
    customer: `00${digits(random, 6)}`,
    changed: addDays(facts.emision, -between(random, 1, 60)),
    order: digits(random, 8),
    seller: pick(random, ['V017 RAMIREZ C.', 'V203 OFICINA', 'V088 TORRES M.', 'V001 TELEVENTAS']),
    zone: pick(random, ['LIMA SUR', 'CALLAO', 'SUR CHICO', 'NORTE', 'CENTRO']),
    batch: digits(random, 5),
    branch: pick(random, [
      'Suc. Arequipa: Av. Parra 378 Int. 2 - Arequipa',
      'Suc. Trujillo: Mz. B Lt. 6 Parque Industrial - La Esperanza',
      'Planta Callao: Av. Venezuela 2597 - Bellavista',
    ]),
    withPhone: happens(random, 0.7),
    withMail: happens(random, 0.5),
    withHash: happens(random, 0.6),
    isUpper: happens(random, 0.6),
  };
}

function unitOf({ descripcion, unidad }: BenchLine): string {
  if (unidad === 'KGM') return 'KG';
  if (descripcion.includes(' CIL ')) return 'CIL';
  return unidad === 'ZZ' ? 'SRV' : 'UND';
}

function head(facts: BenchFacts, style: BenchStyle, extra: Extra): Markup {
  const { emisor } = facts;
  const title = facts.kind === 'nota_credito' ? 'NOTA DE CREDITO' : 'NOTA DE DEBITO';
  return html`<div class="head">
    <div>
      <div class="name">${emisor.nombre}</div>
      <div>${emisor.direccion}</div>
      ${extra.withPhone && html`<div>Central Telefónica: ${emisor.telefono}</div>`}
      ${extra.withMail && html`<div>${emisor.email}</div>`}
      <div class="small">${extra.branch}</div>
    </div>
    <div class="no">
      RUC N° ${emisor.documento}<br />${title} ELECTRONICA<br />${style.number(
        facts.serie,
        facts.correlativo,
      )}
    </div>
  </div>`;
}

function customer({ cliente }: BenchFacts, extra: Extra): Markup {
  return html`<table class="g">
    <tr>
      <td class="k">SEÑOR(ES)</td>
      <td>${cliente.nombre}</td>
      <td class="k">COD. CLIENTE</td>
      <td>${extra.customer}</td>
    </tr>
    <tr>
      <td class="k">DIRECCION</td>
      <td>${cliente.direccion}</td>
      <td class="k">ZONA</td>
      <td>${extra.zone}</td>
    </tr>
    <tr>
      <td class="k">R.U.C.</td>
      <td>${cliente.documento}</td>
      <td class="k">VENDEDOR</td>
      <td>${extra.seller}</td>
    </tr>
  </table>`;
}

function reasons(facts: BenchFacts, style: BenchStyle, extra: Extra): Markup {
  const { afectado } = facts;
  const motive = afectado?.motivo ?? '';
  return html`<table class="m">
    <tr>
      <th>FECHA EMISION</th>
      <th>MONEDA</th>
      <th>DOC. QUE MODIFICA</th>
      <th>FECHA DOC. REF.</th>
      <th>TIPO</th>
      <th>MOTIVO O SUSTENTO</th>
      <th>N° TRX / LOTE</th>
    </tr>
    <tr>
      <td>${style.date(facts.emision)}</td>
      <td>${style.currencyName}</td>
      <td>01 ${afectado?.numero ?? ''}</td>
      <td>${style.date(extra.changed)}</td>
      <td>${CREDIT_CODES[motive] ?? '01'}</td>
      <td>${extra.isUpper ? motive.toUpperCase() : motive}</td>
      <td>${extra.order} / ${extra.batch}</td>
    </tr>
  </table>`;
}

const hasDiscounts = ({ lineas }: BenchFacts): boolean =>
  lineas.some(({ descuento }) => descuento > 0);

function rows(facts: BenchFacts, style: BenchStyle): Markup {
  const discounts = hasDiscounts(facts);
  return html`<table class="r">
    <thead>
      <tr>
        <th>LIN</th>
        <th>CODIGO</th>
        <th>CANTIDAD</th>
        <th>U.M.</th>
        <th>DESCRIPCION</th>
        <th>VALOR UNIT.</th>
        ${discounts && html`<th>DSCTO.</th>`}
        <th>VALOR VENTA</th>
      </tr>
    </thead>
    <tbody>
      ${facts.lineas.map(
        (line, at) =>
          html`<tr>
            <td class="n">${at + 1}</td>
            <td>${line.codigo}</td>
            <td class="n">${style.quantity(line.cantidad)}</td>
            <td>${line.unidad}</td>
            <td class="w">${line.descripcion}</td>
            <td class="n">${style.amount(line.unitario)}</td>
            ${discounts && html`<td class="n">${style.amount(line.descuento)}</td>`}
            <td class="n">${style.amount(line.importe)}</td>
          </tr>`,
      )}
      <tr class="fill">
        ${Array.from({ length: discounts ? 8 : 7 }, () => html`<td></td>`)}
      </tr>
    </tbody>
  </table>`;
}

const shown = (facts: BenchFacts): SumKey[] => shownSums(facts, SUM_ORDER, ALWAYS);

function strip(facts: BenchFacts, style: BenchStyle): Markup {
  const keys = shown(facts);
  return html`<table class="s">
    <tr>
      ${keys.map((key) => html`<th>${SUM_LABELS[key]}</th>`)}
    </tr>
    <tr>
      ${keys.map((key) => html`<td>${style.currencySign} ${style.amount(facts.sumas[key])}</td>`)}
    </tr>
  </table>`;
}

function bottom(facts: BenchFacts, style: BenchStyle, extra: Extra): Markup {
  const name = facts.kind === 'nota_credito' ? 'Nota de Crédito' : 'Nota de Débito';
  const remark = facts.observaciones
    ? html`<div class="son">OBSERVACIONES: ${facts.observaciones}</div>`
    : NOTHING;
  return html`<div class="whole">
    ${remark}
    <div class="son">SON: ${facts.letras}</div>
    ${strip(facts, style)}
    <div class="bot">
      ${qrPlace(facts, '25mm')}
      <div class="small">
        Representación impresa de la ${name} Electrónica, generada en el sistema del emisor
        electrónico.<br />Autorizado mediante Resolución de Intendencia N°
        ${`0340050${extra.batch}`}/SUNAT. Incorporado al régimen de agentes de retención del IGV
        (R.S. 037-2002).<br />${extra.withHash && html`Valor Resumen: ${facts.hash}<br />`}Los
        cilindros son propiedad de ${facts.emisor.nombre} y deberán ser devueltos en buen estado.
      </div>
    </div>
  </div>`;
}

/** Credit and debit notes of a maker of industrial gases, from an Oracle E-Business report. */
export const notaOracle: BenchLayout = {
  id: 'nota-oracle',
  role: 'construido',
  kinds: ['nota_credito', 'nota_debito'],
  draw(given, style, random) {
    const told = inTrade(given, GAS_WORDS, random);
    const emisor = { ...told.emisor, nombre: told.emisor.nombre.toUpperCase() };
    const lineas = told.lineas.map((line) => ({ ...line, unidad: unitOf(line) }));
    const observaciones = told.observaciones && pick(random, REMARKS);
    const facts = { ...told, emisor, lineas, observaciones };
    const extra = extraOf(facts, random);
    const body = html`${head(facts, style, extra)} ${customer(facts, extra)}
    ${reasons(facts, style, extra)} ${rows(facts, style)} ${bottom(facts, style, extra)}`;
    const contact = [
      ...(extra.withPhone ? ['telefono' as const] : []),
      ...(extra.withMail ? ['email' as const] : []),
    ];
    const discount = hasDiscounts(facts) ? ['descuento' as const] : [];
    return {
      ...wholePage({ css: CSS, body, paper: A4, margin: '9mm 10mm' }),
      truth: {
        documento: documentoTruth(facts, [
          'moneda',
          'afectado',
          ...(extra.withHash ? ['hash' as const] : []),
        ]),
        proveedor: partyTruth(facts.emisor, ['direccion', ...contact]),
        cliente: partyTruth(facts.cliente, ['direccion']),
        totales: totalesTruth(facts, shown(facts)),
        informacion_adicional: infoTruth(facts, ['observaciones', 'letras']),
        productos: linesTruth(facts, [
          'codigo',
          'unidad',
          'cantidad',
          'unitario',
          'importe',
          ...discount,
        ]),
      },
    };
  },
};
